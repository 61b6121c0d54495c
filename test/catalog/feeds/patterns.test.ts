import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { checkPattern } from '../../support/check-pattern.ts';

const folder = path.join(import.meta.dirname, '../../../src/catalog');
const files = [
  ...readdirSync(path.join(folder, 'feeds'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `feeds/${name}`),
  'html-text.ts',
  'parse-product.ts',
  'parse-price.ts',
  'field-reader.ts',
];

/** Every regular expression literal of a file, found by the compiler's own parser. */
function literalsOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(path.join(folder, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const literals: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) literals.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return literals;
}

test('every pattern that reads a feed takes time in line with its text', () => {
  const literals = files.flatMap(literalsOf);
  expect(literals.length).toBeGreaterThan(50);
  const slow = [...new Set(literals)].flatMap((literal) => {
    const end = literal.lastIndexOf('/');
    const status = checkPattern(literal.slice(1, end), literal.slice(end + 1));
    return status === 'safe' ? [] : [`${literal} is ${status}`];
  });
  expect(slow).toEqual([]);
});
