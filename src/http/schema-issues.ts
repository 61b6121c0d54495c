import type { Issue } from '../lib/refusal.ts';
import { maxIssues } from './errors.ts';
import {
  asCheckedSchema,
  chooseAlternative,
  codePointLength,
  compilePattern,
  hasJsonType,
  type JsonSchema,
  stringFormats,
} from './schema-keywords.ts';

type Path = (string | number)[];

/**
 * What is wrong with a value, field by field in the order of the document (the missing members of an object after
 * those that it has), at most `maxIssues`. Empty exactly when `compileCheck` of the same schema accepts the value.
 */
export function findIssues(schema: unknown, value: unknown): Issue[] {
  const issues: Issue[] = [];
  visit(asCheckedSchema(schema), value, [], issues);
  return issues.slice(0, maxIssues);
}

function visit(schema: JsonSchema, value: unknown, path: Path, issues: Issue[]): void {
  if (issues.length >= maxIssues) return;
  const add = (code: string, message: string) => issues.push({ code, path, message });
  if (schema.const !== undefined && value !== schema.const) {
    add('not_allowed', `must be ${JSON.stringify(schema.const)}`);
    return;
  }
  if (schema.enum !== undefined && !schema.enum.includes(value)) {
    add('not_allowed', `must be one of ${schema.enum.map((entry) => JSON.stringify(entry)).join(', ')}`);
    return;
  }
  if (schema.anyOf !== undefined) {
    visitUnion(schema.anyOf, value, path, issues);
    return;
  }
  if (!hasJsonType(schema.type, value)) {
    add('wrong_type', `must be ${typeNames[schema.type ?? ''] ?? schema.type}, not ${describe(value)}`);
    return;
  }
  if (schema.type === 'string' && typeof value === 'string') visitString(schema, value, add);
  else if (typeof value === 'number') visitNumber(schema, value, add);
  else if (schema.type === 'array' && Array.isArray(value)) visitArray(schema, value, path, issues);
  else if (schema.type === 'object') visitObject(schema, value as Record<string, unknown>, path, issues);
}

function visitUnion(alternatives: readonly JsonSchema[], value: unknown, path: Path, issues: Issue[]): void {
  const found = alternatives.map((alternative) => {
    const own: Issue[] = [];
    visit(alternative, value, path, own);
    return own;
  });
  if (found.some((own) => own.length === 0)) return;
  const meant = chooseAlternative(alternatives, value);
  if (meant !== undefined) {
    issues.push(...(found[alternatives.indexOf(meant)] ?? []));
    return;
  }
  if (alternatives.every((alternative) => alternative.const !== undefined)) {
    const allowed = alternatives.map((alternative) => JSON.stringify(alternative.const)).join(', ');
    issues.push({ code: 'not_allowed', path, message: `must be one of ${allowed}` });
    return;
  }
  const wanted = alternatives.map(({ type }) => typeNames[type ?? ''] ?? 'one of the documented forms');
  const message = `must be ${[...new Set(wanted)].join(' or ')}, not ${describe(value)}`;
  issues.push({ code: 'wrong_type', path, message });
}

type Add = (code: string, message: string) => void;

function visitString(schema: JsonSchema, value: string, add: Add): void {
  const { minLength, maxLength } = schema;
  const length = codePointLength(value);
  if (minLength !== undefined && length < minLength) {
    add('too_short', minLength === 1 ? 'must not be empty' : `must have at least ${minLength} characters`);
  }
  if (maxLength !== undefined && length > maxLength) {
    add('too_long', `must have at most ${maxLength} characters, not ${length}`);
  }
  if (schema.pattern !== undefined && !compilePattern(schema.pattern).test(value)) {
    add('wrong_format', schema.title === undefined ? `must match ${schema.pattern}` : `must be ${schema.title}`);
  }
  if (schema.format !== undefined && stringFormats[schema.format]?.(value) === false) {
    add('wrong_format', formatNames[schema.format] ?? `must be of the format ${schema.format}`);
  }
}

function visitNumber(schema: JsonSchema, value: number, add: Add): void {
  const { minimum, maximum, exclusiveMinimum } = schema;
  if (minimum !== undefined && value < minimum) add('too_small', `must be at least ${minimum}`);
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum) add('too_small', `must be over ${exclusiveMinimum}`);
  if (maximum !== undefined && value > maximum) add('too_big', `must be at most ${maximum}`);
}

function visitArray(schema: JsonSchema, value: readonly unknown[], path: Path, issues: Issue[]): void {
  const { minItems, maxItems, items } = schema;
  if (minItems !== undefined && value.length < minItems) {
    issues.push({ code: 'too_few', path, message: `must have at least ${minItems} entries` });
  }
  if (maxItems !== undefined && value.length > maxItems) {
    issues.push({ code: 'too_many', path, message: `must have at most ${maxItems} entries, not ${value.length}` });
  }
  if (items === undefined) return;
  for (const [index, entry] of value.entries()) {
    if (issues.length >= maxIssues) return;
    visit(items, entry, [...path, index], issues);
  }
}

function visitObject(schema: JsonSchema, value: Record<string, unknown>, path: Path, issues: Issue[]): void {
  const { properties = {}, additionalProperties, required = [], minProperties } = schema;
  for (const key of Object.keys(value)) {
    if (issues.length >= maxIssues) return;
    const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (property !== undefined) visit(property, value[key], [...path, key], issues);
    else if (additionalProperties === false) {
      const known = Object.keys(properties).join(', ');
      const message = known === '' ? 'is not a known property' : `is not a known property; known are ${known}`;
      issues.push({ code: 'unknown_property', path: [...path, key], message });
    } else if (typeof additionalProperties === 'object') {
      visit(additionalProperties, value[key], [...path, key], issues);
    }
  }
  for (const key of required) {
    if (!Object.hasOwn(value, key)) issues.push({ code: 'required', path: [...path, key], message: 'is required' });
  }
  if (minProperties !== undefined && Object.keys(value).length < minProperties) {
    issues.push({ code: 'too_few', path, message: `must have at least ${minProperties} members` });
  }
}

const typeNames: Record<string, string> = {
  string: 'a string',
  integer: 'an integer',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
  array: 'an array',
  object: 'an object',
};

const formatNames: Record<string, string> = {
  uri: 'must be an absolute URI with a scheme, in ASCII, such as https://example.com/a',
  'date-time': 'must be a date and time of RFC 3339',
};

function describe(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'a number' : 'a fraction';
  return typeNames[typeof value] ?? typeof value;
}
