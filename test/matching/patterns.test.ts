import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { checkPattern } from '../support/check-pattern.ts';

const folder = path.join(import.meta.dirname, '../../src/matching');

interface Pattern {
  place: string;
  source: string;
  flags: string;
}

/** Every regular expression literal of a source text, found by the compiler's own parser. */
function patternsOf(file: string, text: string): Pattern[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
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

/** Methods of a text that make a regular expression of what they are given, unless it is one. */
const makers = new Set(['match', 'matchAll', 'search']);

/** Places where a regular expression is made at run time: `RegExp` by any road, and texts given to `match` and its like. */
function builtPatternsOf(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const places: string[] = [];
  const visit = (node: ts.Node): void => {
    const isNamed = ts.isIdentifier(node) && node.text === 'RegExp' && !ts.isTypeReferenceNode(node.parent);
    const isMade =
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      makers.has(node.expression.name.text) &&
      node.arguments.some((argument) => !ts.isRegularExpressionLiteral(argument));
    if (isNamed || isMade) places.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return places;
}

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
const sources = files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const);
const patterns = sources.flatMap(([file, text]) => patternsOf(file, text));

describe('the regular expressions of matching', () => {
  it('are found wherever they stand, and the checker knows bad ones', () => {
    expect(patterns.length).toBeGreaterThan(0);
    const planted = patternsOf(
      'planted.ts',
      'const f = (a = /(a+)+b$/u) => ({ b: [1, "x".replace(/^\\s+|\\s+$/g, ""), a] });',
    );
    expect(planted.map(({ source, flags }) => `${source} ${flags}`)).toEqual(['(a+)+b$ u', '^\\s+|\\s+$ g']);
    expect(planted.map(({ source, flags }) => checkPattern(source, flags))).toEqual(['vulnerable', 'vulnerable']);
    expect(checkPattern('(a|aa)+$', '')).toBe('vulnerable');
  });

  it.each(patterns.map((pattern) => [`${pattern.place} /${pattern.source}/${pattern.flags}`, pattern] as const))(
    '%s takes time in line with its text',
    (_, pattern) => {
      expect(checkPattern(pattern.source, pattern.flags)).toBe('safe');
    },
  );

  it('are all literals, so that none escapes the check', () => {
    expect(sources.flatMap(([file, text]) => builtPatternsOf(file, text))).toEqual([]);
    const built = [
      'new RegExp("a+")',
      'RegExp(source)',
      'const R = RegExp; new R("a")',
      'globalThis.RegExp("a")',
      'text.match("(a+)+")',
      'text.search(source)',
      'text.matchAll(pattern)',
    ];
    expect(built.filter((code) => builtPatternsOf('built.ts', code).length === 0)).toEqual([]);
    expect(builtPatternsOf('literal.ts', 'text.match(/a/u); const made: RegExp = /a/u;')).toEqual([]);
  });
});
