import type { Issue } from '../lib/refusal.ts';
import { jsonTokens } from './json-tokens.ts';

/** What is wrong with a value or a key; where it stands is added on the way out. */
type Fault = Pick<Issue, 'code' | 'message'>;

/** The first text of a parsed value that no body may hold: half a surrogate pair, U+0000, the key `__proto__`. */
export function findForbiddenText(value: unknown): Issue | undefined {
  return findFault(value, forbiddenText, (key) =>
    key === '__proto__' ? { code: 'forbidden_key', message: 'the key "__proto__" is not allowed' } : forbiddenText(key),
  );
}

function forbiddenText(text: unknown): Fault | undefined {
  if (typeof text !== 'string') return undefined;
  if (!text.isWellFormed()) return { code: 'lone_surrogate', message: 'a \\u escape is half of a surrogate pair' };
  if (text.includes('\u0000')) return { code: 'null_character', message: 'the character U+0000 is not allowed' };
  return undefined;
}

/** The first number of a parsed value that was beyond the range of a double. */
export function findInfinity(value: unknown): Issue | undefined {
  return findFault(
    value,
    (found) =>
      typeof found === 'number' && !Number.isFinite(found)
        ? { code: 'number_out_of_range', message: 'the number is beyond the range of a double (1.8e308)' }
        : undefined,
    () => undefined,
  );
}

/** The first fault of a value or a key, in the order of the document. */
function findFault(
  value: unknown,
  ofValue: (value: unknown) => Fault | undefined,
  ofKey: (key: string) => Fault | undefined,
): Issue | undefined {
  if (typeof value !== 'object' || value === null) {
    const fault = ofValue(value);
    return fault && { ...fault, path: [] };
  }
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at += 1) {
      const issue = findFault(value[at], ofValue, ofKey);
      if (issue !== undefined) return { ...issue, path: [at, ...issue.path] };
    }
    return undefined;
  }
  for (const key of Object.keys(value)) {
    const fault = ofKey(key);
    if (fault !== undefined) return { ...fault, path: [key] };
    const issue = findFault((value as Record<string, unknown>)[key], ofValue, ofKey);
    if (issue !== undefined) return { ...issue, path: [key, ...issue.path] };
  }
  return undefined;
}

/** Tokens that are read between two pauses: some ten milliseconds. */
const tokensAtOnce = 50_000;

/** The first key that its object already has, found in steps. The text must be valid JSON. */
export function* findDuplicateKey(text: string): Generator<void, Issue | undefined> {
  // One frame per open container: the keys seen so far (undefined for an array) and the step from it to its child.
  const frames: { keys: Set<string> | undefined; step: string | number }[] = [];
  let expectsKey = false;
  let read = 0;
  for (const token of jsonTokens(text)) {
    read += 1;
    if (read % tokensAtOnce === 0) yield;
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
