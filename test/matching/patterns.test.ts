import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const folder = path.join(import.meta.dirname, '../../src/matching');

interface Pattern {
  place: string;
  source: string;
  flags: string;
}

/** Every regular expression literal of a file, found by the compiler's own parser. */
function patternsOf(file: string): Pattern[] {
  const source = ts.createSourceFile(file, readFileSync(path.join(folder, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const patterns: Pattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      patterns.push({ place: `${file}:${line}`, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return patterns;
}

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
const patterns = files.flatMap(patternsOf);
const checked = (source: string, flags: string) => checkSync(source, flags, { timeout: 5000 });

describe('the regular expressions of matching', () => {
  it('are found, and the checker knows a bad one', () => {
    expect(patterns.length).toBeGreaterThan(0);
    expect(checked('(a+)+b$', '').status).toBe('vulnerable');
  });

  it.each(patterns.map((pattern) => [`${pattern.place} /${pattern.source}/${pattern.flags}`, pattern] as const))(
    '%s takes time in line with its text',
    (_, pattern) => {
      expect(checked(pattern.source, pattern.flags).status).toBe('safe');
    },
  );

  it('are all literals, so that none escapes the check', () => {
    const built = files.filter((file) => /new RegExp\(|RegExp\(/.test(readFileSync(path.join(folder, file), 'utf8')));
    expect(built).toEqual([]);
  });
});
