import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { compileCheck } from '../../src/http/schema-check.ts';
import { findIssues } from '../../src/http/schema-issues.ts';
import { isUri } from '../../src/http/uri.ts';

const schema = Type.Object(
  {
    text: Type.String({ minLength: 2, maxLength: 4 }),
    code: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
    count: Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: 3 }), Type.Null()])),
    share: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1 })),
    kind: Type.Optional(Type.Union([Type.Literal('a'), Type.Literal('b')])),
    list: Type.Optional(
      Type.Array(
        Type.Union([
          Type.Object({ id: Type.Integer(), name: Type.Optional(Type.String()) }, { additionalProperties: false }),
          Type.Object({ name: Type.String() }, { additionalProperties: false }),
        ]),
        { minItems: 1, maxItems: 2 },
      ),
    ),
    rates: Type.Optional(Type.Object({}, { additionalProperties: Type.Number() })),
    open: Type.Optional(Type.Object({ known: Type.Optional(Type.Boolean()) })),
    any: Type.Optional(Type.Unknown()),
  },
  { additionalProperties: false },
);

const scalar = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    '',
    'a',
    'b',
    'AB',
    '😀😀',
    '😀😀😀😀',
    '😀😀😀😀😀',
    'abcd',
    'abcde',
    0,
    1,
    3,
    4,
    0.5,
    1.5,
    -1,
  ),
  fc.string({ maxLength: 6 }),
);
const entry = fc.record({ id: scalar, name: scalar, more: scalar }, { requiredKeys: [] });
const value = fc.record(
  {
    text: fc.oneof(scalar, fc.constant('abc')),
    code: scalar,
    count: scalar,
    share: scalar,
    kind: scalar,
    list: fc.oneof(scalar, fc.array(fc.oneof(entry, scalar), { maxLength: 3 })),
    rates: fc.oneof(scalar, fc.dictionary(fc.constantFrom('EUR', 'CNY'), scalar)),
    open: fc.oneof(scalar, fc.dictionary(fc.constantFrom('known', 'other'), scalar)),
    any: scalar,
    more: scalar,
  },
  { requiredKeys: ['text'] },
);

test('the compiled check, the list of issues and an independent validator agree on every value', () => {
  const check = compileCheck(schema);
  const ajv = new Ajv2020({ strict: false, unicodeRegExp: true }).compile(schema);
  let accepted = 0;
  fc.assert(
    fc.property(
      fc.oneof(
        value,
        value.map(({ text, any }) => ({ text: 'abc', any: any ?? text })),
        scalar,
      ),
      (candidate) => {
        const expected = ajv(candidate);
        if (expected) accepted += 1;
        expect([check(candidate), findIssues(schema, candidate).length === 0]).toEqual([expected, expected]);
      },
    ),
    { numRuns: 3000 },
  );
  expect(accepted).toBeGreaterThan(100);
});

test('issues come in the order of the document, unions by what the value was meant to be, and at most 100', () => {
  const body = { more: 1, list: [{ id: 'x' }, { nam: 1 }], text: '', count: 9 };
  expect(findIssues(schema, body).map(({ code, path }) => [code, path.join('.')])).toEqual([
    ['unknown_property', 'more'],
    ['wrong_type', 'list.0.id'],
    ['unknown_property', 'list.1.nam'],
    ['required', 'list.1.name'],
    ['too_short', 'text'],
    ['too_big', 'count'],
  ]);
  const many = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`k${index}`, 1]));
  expect(findIssues(schema, many)).toHaveLength(100);
});

test('a value that is none of a list of constants is told the list, whatever its type', () => {
  const verdict = Type.Union([Type.Literal('match'), Type.Literal('unknown')]);
  for (const value of ['maybe', 7, null]) {
    expect(findIssues(verdict, value)).toEqual([
      { code: 'not_allowed', path: [], message: 'must be one of "match", "unknown"' },
    ]);
  }
});

test('a keyword that would be published and not checked stops the program', () => {
  expect(() => compileCheck({ type: 'array', uniqueItems: true })).toThrow('uniqueItems');
  expect(() => compileCheck({ type: 'string', format: 'email' })).toThrow('email');
  expect(() => compileCheck({ type: 'object', properties: { constructor: {} } })).toThrow('constructor');
});

test('a URI is what RFC 3986 says, in linear time', () => {
  for (const text of [
    'a:',
    'a:b',
    'ftp://ftp.is.co.za/rfc/rfc1808.txt',
    'ldap://[2001:db8::7]/c=GB?objectClass?one',
    'tel:+1-816-555-1212',
    'urn:oasis:names:specification:docbook:dtd:xml:4.1.2',
    'x://@:/',
  ]) {
    expect(isUri(text), text).toBe(true);
  }
  for (const text of [
    'a',
    ':',
    'a://b c',
    'http://[1::2::3]/',
    'a://[',
    'a:%',
    'a:%4',
    'a:\u00e9',
    'a:<',
    'a:^',
    'a#b:c',
    'a://b:c',
  ]) {
    expect(isUri(text), text).toBe(false);
  }
  for (const text of [
    `a://${'a@'.repeat(2000)}`,
    `a:${'/'.repeat(4000)}"`,
    `a://${'a:'.repeat(2000)}"`,
    `a:${'%aa'.repeat(1333)}%`,
  ]) {
    expect(isUri(text)).toBe(text.endsWith('/'));
  }
});
