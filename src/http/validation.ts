import type { FastifySchemaCompiler } from 'fastify';
import { type Issue, Refusal } from '../lib/refusal.ts';
import { compileCheck } from './schema-check.ts';
import { findIssues } from './schema-issues.ts';
import { asCheckedSchema, type JsonSchema } from './schema-keywords.ts';

const subjects: Record<string, string> = {
  body: 'The body breaks the field rules.',
  params: 'The path is not valid.',
  querystring: 'The query is not valid.',
  headers: 'The headers are not valid.',
};

/**
 * Validates every part of a request against the schema that its route publishes. Nothing is coerced, stripped or
 * defaulted in a body. Paths and queries are text by nature: where their schema says integer, plain decimal digits
 * are read as one.
 */
export const compileValidator: FastifySchemaCompiler<unknown> = ({ schema, httpPart }) => {
  const check = compileCheck(schema);
  const subject = subjects[httpPart ?? ''] ?? 'The request is not valid.';
  const isText = httpPart === 'params' || httpPart === 'querystring';
  const integerNames = isText ? integerProperties(asCheckedSchema(schema)) : [];
  return (received: unknown) => {
    const value = integerNames.length > 0 ? readIntegers(received, integerNames) : received;
    if (check(value)) return { value };
    const issues = findIssues(schema, value).map((issue) => integerIssue(issue, value, integerNames));
    return { error: new Refusal('invalid', subject, { issues }) };
  };
};

const plainDigits = /^-?(?:0|[1-9][0-9]*)$/;

function integerProperties(schema: JsonSchema): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, { type }]) => (type === 'integer' ? [name] : []));
}

/** In a path or a query everything is a string: it is more helpful to state which digits are valid than that it is not a number. */
function integerIssue(issue: Issue, received: unknown, names: readonly string[]): Issue {
  const [name] = issue.path;
  if (issue.code !== 'wrong_type' || typeof name !== 'string' || !names.includes(name)) return issue;
  const sent = (received as Record<string, unknown>)[name];
  if (typeof sent === 'string' && plainDigits.test(sent))
    return { ...issue, message: 'must be an integer of at most 16 digits' };
  const fault = typeof sent === 'string' ? `not ${JSON.stringify(sent)}` : 'and be given once';
  return { ...issue, message: `must be an integer in plain digits, such as 20, ${fault}` };
}

function readIntegers(received: unknown, names: readonly string[]): unknown {
  if (typeof received !== 'object' || received === null) return received;
  const values: Record<string, unknown> = { ...received };
  for (const name of names) {
    const text = values[name];
    if (typeof text === 'string' && text.length <= 17 && plainDigits.test(text)) values[name] = Number(text);
  }
  return values;
}
