import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const source = path.join(import.meta.dirname, '..', '..', 'src');

interface Said {
  place: string;
  text: string;
}

/** The text of a literal, with `?` for holes; of a name, that of the constant of the same file and function. */
function textOf(node: ts.Expression, scope: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('?');
  }
  if (ts.isBinaryExpression(node)) return `${textOf(node.left, scope) ?? '?'}${textOf(node.right, scope) ?? '?'}`;
  if (!ts.isIdentifier(node)) return undefined;
  for (let around: ts.Node = scope; around !== undefined; around = around.parent) {
    let found: ts.Expression | undefined;
    const look = (at: ts.Node): void => {
      if (ts.isVariableDeclaration(at) && at.name.getText() === node.text) found = at.initializer;
      if (!ts.isFunctionLike(at) || at === around) ts.forEachChild(at, look);
    };
    look(around);
    if (found !== undefined) return ts.isIdentifier(found) ? undefined : textOf(found, scope);
  }
  return undefined;
}

/** What refusals say as a whole, and what their issues say. */
function readMessages(): { errors: Said[]; issues: Said[] } {
  const errors: Said[] = [];
  const issues: Said[] = [];
  for (const name of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts')) continue;
    const text = readFileSync(path.join(source, name), 'utf8');
    const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
    const add = (list: Said[], node: ts.Expression | undefined, scope: ts.Node) => {
      const said = node === undefined ? undefined : textOf(node, scope);
      if (said === undefined) return;
      const { line } = file.getLineAndCharacterOfPosition(scope.getStart());
      list.push({ place: `${name.split(path.sep).join('/')}:${line + 1}`, text: said });
    };
    const visit = (node: ts.Node): void => {
      if (ts.isNewExpression(node) && /^(?:Http)?Refusal$/.test(node.expression.getText())) {
        add(errors, node.arguments?.[1], node);
      }
      if (ts.isObjectLiteralExpression(node)) {
        const members = new Map(node.properties.map((member) => [member.name?.getText(), member]));
        const message = members.get('message');
        const error = members.get('error');
        if (error !== undefined && ts.isPropertyAssignment(error) && /^http/.test(name)) {
          add(errors, error.initializer, node);
        }
        if (members.has('code') && members.has('path') && message !== undefined) {
          if (ts.isPropertyAssignment(message)) add(issues, message.initializer, node);
          if (ts.isShorthandPropertyAssignment(message)) add(issues, message.name, node);
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return { errors, issues };
}

describe('what a caller is told', () => {
  const { errors, issues } = readMessages();
  const show = ({ place, text }: Said) => `${place} ${text}`;

  test('as a whole is a sentence', () => {
    // What commands and the database say has lines of its own around it; the text of a 500 is promised word for word.
    const toCallers = errors
      .filter(({ place }) => /^(?:http|sourcing|browsing|drafting|access)\//.test(place))
      .filter(({ text }) => text !== 'Internal error');
    expect(toCallers.length).toBeGreaterThan(50);
    expect(toCallers.filter(({ text }) => !/^[A-Z?"-].*[.?]$/s.test(text)).map(show)).toEqual([]);
  });

  test('of one value goes on where the path to it ends, without a full stop', () => {
    expect(issues.length).toBeGreaterThan(20);
    expect(issues.filter(({ text }) => !/^[a-z?"].*[^.]$/s.test(text)).map(show)).toEqual([]);
  });
});
