import { isUtf8 } from 'node:buffer';
import { type Issue, Refusal } from '../lib/refusal.ts';
import { jsonTokens } from './json-tokens.ts';

/** Objects and arrays may stand at most this deep inside each other. */
const maxJsonDepth = 32;
/**
 * Keys and values in one body, at whatever depth. The largest legal request has some 75,000, the longest
 * sourcing_context 131,000; millions of empty objects in ten megabytes would hold up all others for seconds.
 */
export const maxJsonValues = 250_000;
/**
 * Keys of one object: the longest sourcing_context has some 40,000. An object of 124,000 takes a fifth of a second to parse,
 * check and refuse.
 */
export const maxJsonKeys = 50_000;

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
  const steps = strictJsonSteps(bytes);
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}

/** `parseStrictJson` in steps, each of which holds the thread for some 40 ms at most at ten megabytes. */
export function* strictJsonSteps(bytes: Buffer): Generator<void, unknown> {
  if (bytes.length === 0) throw refuse('empty_body', [], 'the body is empty; a JSON object is expected');
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    throw refuse('byte_order_mark', [], 'the body must not begin with a byte order mark');
  }
  if (!isUtf8(bytes)) throw refuse('invalid_utf8', [], 'the body must be valid UTF-8');
  const scan = scanStructure(bytes);
  yield;
  if (scan.tooDeep) throw refuse('too_deep', [], `the body must not be nested deeper than ${maxJsonDepth} levels`);
  if (scan.tooMany)
    throw refuse('too_many_values', [], `the body must not hold more than ${maxJsonValues} keys and values`);
  if (scan.tooWide)
    throw refuse('too_many_keys', [], `an object of the body must not hold more than ${maxJsonKeys} keys`);
  const text = bytes.toString('utf8');
  yield;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw refuse('invalid_json', [], `the body is not valid JSON${positionIn(error)}`);
  }
  yield;
  // Without \u escapes, valid UTF-8 holds no surrogate, and JSON.parse has refused a raw U+0000.
  if (scan.unicodeEscapes || bytes.includes('__proto__')) {
    const fault = findForbiddenText(value, []);
    if (fault !== undefined) throw refuse(fault.code, fault.path, fault.message);
  }
  if ((yield* countMembers(value)) !== scan.members) {
    yield;
    const fault = findDuplicateKey(text) ?? findInfinity(value, []);
    if (fault === undefined) throw new Error('The count of members differs without a duplicate key');
    throw refuse(fault.code, fault.path, fault.message);
  }
  return value;
}

function refuse(code: string, path: (string | number)[], message: string): Refusal {
  return new Refusal('invalid', 'The body is not acceptable JSON', { issues: [{ code, path, message }] });
}

function positionIn(error: unknown): string {
  const position = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : undefined;
  return position === undefined ? '' : ` (at character ${position})`;
}

interface Structure {
  /** Colons outside strings: in valid JSON, the members of all objects. */
  members: number;
  tooDeep: boolean;
  tooWide: boolean;
  tooMany: boolean;
  unicodeEscapes: boolean;
}

function scanStructure(bytes: Uint8Array): Structure {
  const end = bytes.length;
  let members = 0;
  let depth = 0;
  let values = 1;
  let unicodeEscapes = false;
  /** Of the open objects, by depth. */
  const keys = new Int32Array(maxJsonDepth + 1);
  let mostKeys = 0;
  let at = 0;
  while (at < end && values <= maxJsonValues && mostKeys <= maxJsonKeys) {
    const byte = bytes[at++];
    if (byte === 0x22) {
      for (;;) {
        const inside = bytes[at++];
        if (inside === 0x22 || inside === undefined) break;
        if (inside === 0x5c && bytes[at++] === 0x75) unicodeEscapes = true;
      }
    } else if (byte === 0x3a) {
      members += 1;
      values += 1;
      // A negative depth is of invalid JSON, which is refused by the parser.
      const keysHere = (keys[depth] ?? 0) + 1;
      keys[depth] = keysHere;
      if (keysHere > mostKeys) mostKeys = keysHere;
    } else if (byte === 0x7b || byte === 0x5b) {
      depth += 1;
      values += 1;
      if (depth > maxJsonDepth) return { members, tooDeep: true, tooWide: false, tooMany: false, unicodeEscapes };
      keys[depth] = 0;
    } else if (byte === 0x2c) {
      values += 1;
    } else if (byte === 0x7d || byte === 0x5d) {
      depth -= 1;
    }
  }
  const [tooWide, tooMany] = [mostKeys > maxJsonKeys, values > maxJsonValues];
  return { members, tooDeep: false, tooWide, tooMany, unicodeEscapes };
}

/** Members and entries that are counted between two pauses: some ten milliseconds. */
const countedAtOnce = 25_000;

/** The members of all objects in a parsed value; NaN when a number overflowed to infinity. */
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

function findForbiddenText(value: unknown, path: (string | number)[]): Issue | undefined {
  if (typeof value === 'string') return forbiddenTextIssue(value, path);
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, member] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    const place = [...path, key];
    if (key === '__proto__') {
      return { code: 'forbidden_key', path: place, message: 'the key "__proto__" is not allowed' };
    }
    const fault = (typeof key === 'string' && forbiddenTextIssue(key, path)) || findForbiddenText(member, place);
    if (fault) return fault;
  }
  return undefined;
}

function forbiddenTextIssue(text: string, path: (string | number)[]): Issue | undefined {
  if (!text.isWellFormed()) {
    return { code: 'lone_surrogate', path, message: 'a \\u escape is half of a surrogate pair' };
  }
  if (text.includes('\u0000')) return { code: 'null_character', path, message: 'the character U+0000 is not allowed' };
  return undefined;
}

function findInfinity(value: unknown, path: (string | number)[]): Issue | undefined {
  if (typeof value === 'number' && !Number.isFinite(value)) {
    return { code: 'number_out_of_range', path, message: 'the number is beyond the range of a double (1.8e308)' };
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, member] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    const fault = findInfinity(member, [...path, key]);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** The first key that its object already has. The text must be valid JSON. */
function findDuplicateKey(text: string): Issue | undefined {
  // One frame per open container: the keys seen so far (undefined for an array) and the step from it to its child.
  const frames: { keys: Set<string> | undefined; step: string | number }[] = [];
  let expectsKey = false;
  for (const token of jsonTokens(text)) {
    const frame = frames.at(-1);
    if (token === '{') {
      frames.push({ keys: new Set(), step: '' });
      expectsKey = true;
    } else if (token === '[') {
      frames.push({ keys: undefined, step: 0 });
      expectsKey = false;
    } else if (token === '}' || token === ']') {
      frames.pop();
      expectsKey = false;
    } else if (token === ',') {
      expectsKey = frame?.keys !== undefined;
      if (typeof frame?.step === 'number') frame.step += 1;
    } else if (expectsKey && frame?.keys !== undefined) {
      const key = String(JSON.parse(token));
      frame.step = key;
      if (frame.keys.has(key)) {
        const path = frames.map(({ step }) => step);
        return { code: 'duplicate_key', path, message: `the key ${JSON.stringify(key)} occurs twice in one object` };
      }
      frame.keys.add(key);
      expectsKey = false;
    }
  }
  return undefined;
}
