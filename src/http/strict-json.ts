import { isUtf8 } from 'node:buffer';
import { Refusal } from '../lib/refusal.ts';
import { findDuplicateKey, findForbiddenText, findInfinity } from './json-faults.ts';
import {
  type JsonOutline,
  JsonStructure,
  jsonPieceBytes,
  maxJsonDepth,
  maxJsonKeys,
  maxJsonValues,
  outlineShortJson,
  shortJsonBytes,
} from './json-structure.ts';
import { parseLongJson } from './parse-long-json.ts';

/**
 * Parses a body as JSON that means one thing only: RFC 8259 plus no byte order mark, no invalid UTF-8, no duplicate
 * keys, no lone surrogates, no U+0000, no `__proto__` key, no number beyond the range of a double, at most
 * `maxJsonDepth` levels, `maxJsonKeys` keys in one object and `maxJsonValues` values.
 *
 * The speed comes from what is not done: JSON.parse does the parsing, one pass over the bytes measures depth and
 * counts members, and an object with a duplicate key shows itself by the parsed value having fewer members than the
 * text. Where a fault is, is only searched once it is known that there is one.
 * @throws Refusal of kind `invalid` whose issue leads to the fault.
 */
export function parseStrictJson(bytes: Buffer): unknown {
  if (isShortJson(bytes)) return parseShortJson(bytes);
  const steps = longJsonSteps(bytes, jsonPieceBytes);
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}

/**
 * `parseStrictJson` in steps of some milliseconds; one string of ten megabytes takes some 40. A piece of the text has some `pieceBytes`.
 */
export function* strictJsonSteps(bytes: Buffer, pieceBytes = jsonPieceBytes): Generator<void, unknown> {
  return isShortJson(bytes, pieceBytes) ? parseShortJson(bytes) : yield* longJsonSteps(bytes, pieceBytes);
}

/** True for a text that is parsed in one step, and that can exceed no limit but that of levels. */
function isShortJson(bytes: Buffer, pieceBytes = jsonPieceBytes): boolean {
  return bytes.length < Math.min(shortJsonBytes, pieceBytes);
}

/** `parseStrictJson` of a text that `isShortJson`. */
function parseShortJson(bytes: Buffer): unknown {
  refuseUnreadable(bytes);
  const outline = outlineShortJson(bytes);
  if (outline.tooDeep) throw tooDeep();
  const text = bytes.toString('utf8');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw invalidJson(error);
  }
  refuseForbiddenText(bytes, outline, value);
  if (countMembersAtOnce(value) !== outline.members) {
    for (const _step of refuseMiscounted(text, value));
  }
  return value;
}

function* longJsonSteps(bytes: Buffer, pieceBytes: number): Generator<void, unknown> {
  refuseUnreadable(bytes);
  const scan = new JsonStructure(bytes, pieceBytes);
  while (scan.advance()) yield;
  if (scan.tooDeep) throw tooDeep();
  if (scan.tooMany)
    throw refuse('too_many_values', [], `the body must not hold more than ${maxJsonValues} keys and values`);
  if (scan.tooWide)
    throw refuse('too_many_keys', [], `an object of the body must not hold more than ${maxJsonKeys} keys`);
  let value: unknown;
  try {
    value = scan.whole === undefined ? JSON.parse(bytes.toString('utf8')) : yield* parseLongJson(bytes, scan.whole);
  } catch (error) {
    throw invalidJson(error);
  }
  yield;
  refuseForbiddenText(bytes, scan, value);
  if ((yield* countMembers(value)) !== scan.members) {
    yield;
    yield* refuseMiscounted(bytes.toString('utf8'), value);
  }
  return value;
}

function refuseUnreadable(bytes: Buffer): void {
  if (bytes.length === 0) throw refuse('empty_body', [], 'the body is empty; a JSON object is expected');
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    throw refuse('byte_order_mark', [], 'the body must not begin with a byte order mark');
  }
  if (!isUtf8(bytes)) throw refuse('invalid_utf8', [], 'the body must be valid UTF-8');
}

function refuseForbiddenText(bytes: Buffer, { unicodeEscapes }: JsonOutline, value: unknown): void {
  // Without \u escapes, valid UTF-8 holds no surrogate, and JSON.parse has refused a raw U+0000.
  if (!unicodeEscapes && !bytes.includes('__proto__')) return;
  const fault = findForbiddenText(value);
  if (fault !== undefined) throw refuse(fault.code, fault.path, fault.message);
}

/** Finds out why a value has other members than its text. */
function* refuseMiscounted(text: string, value: unknown): Generator<void, never> {
  const fault = (yield* findDuplicateKey(text)) ?? findInfinity(value);
  if (fault === undefined) throw new Error('The count of members differs without a duplicate key');
  throw refuse(fault.code, fault.path, fault.message);
}

function tooDeep(): Refusal {
  return refuse('too_deep', [], `the body must not be nested deeper than ${maxJsonDepth} levels`);
}

function invalidJson(error: unknown): Refusal {
  return refuse('invalid_json', [], `the body is not valid JSON${positionIn(error)}`);
}

function refuse(code: string, path: (string | number)[], message: string): Refusal {
  return new Refusal('invalid', 'The body is not acceptable JSON.', { issues: [{ code, path, message }] });
}

/** Where the engine found the fault: it names the place, or the words around it. */
function positionIn(error: unknown): string {
  const { position, token } =
    /position (?<position>\d+)|^Unexpected (?<token>token .*) is not valid JSON$/su.exec(
      error instanceof Error ? error.message : '',
    )?.groups ?? {};
  if (position !== undefined) return ` (at character ${position})`;
  return token === undefined ? ': it ends early' : `: there is an unexpected ${token}`;
}

/** Members and entries that are counted between two pauses: some ten milliseconds. */
const countedAtOnce = 25_000;

/** The members of all objects in a parsed value of at most `maxJsonDepth` levels; NaN when a number overflowed to infinity. */
function countMembersAtOnce(value: unknown): number {
  if (typeof value === 'number') return Number.isFinite(value) ? 0 : Number.NaN;
  if (typeof value !== 'object' || value === null) return 0;
  let members = 0;
  if (Array.isArray(value)) {
    for (const entry of value) if (typeof entry !== 'string') members += countMembersAtOnce(entry);
    return members;
  }
  const object = value as Record<string, unknown>;
  for (const key in object) {
    members += 1;
    const member = object[key];
    if (typeof member !== 'string') members += countMembersAtOnce(member);
  }
  return members;
}

/** `countMembersAtOnce` of a large value, in steps. */
function* countMembers(whole: unknown): Generator<void, number> {
  let members = 0;
  let seen = 0;
  const left: object[] = [];
  const take = (value: unknown) => {
    if (typeof value === 'number' && !Number.isFinite(value)) members = Number.NaN;
    else if (typeof value === 'object' && value !== null) left.push(value);
  };
  take(whole);
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (Array.isArray(next)) {
      for (const entry of next) take(entry);
      seen += next.length;
    } else {
      const object = next as Record<string, unknown>;
      const keys = Object.keys(object);
      for (const key of keys) take(object[key]);
      members += keys.length;
      seen += keys.length;
    }
    if (seen < countedAtOnce) continue;
    seen = 0;
    yield;
  }
  return members;
}
