import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxJsonKeys, maxJsonValues } from '../../src/http/json-structure.ts';
import { jsonTokens } from '../../src/http/json-tokens.ts';
import { parseStrictJson, strictJsonSteps } from '../../src/http/strict-json.ts';
import type { Refusal } from '../../src/lib/refusal.ts';

function codeOf(json: string): string | undefined {
  try {
    parseStrictJson(Buffer.from(json));
    return undefined;
  } catch (error) {
    return (error as Refusal).issues[0]?.code;
  }
}

test('what is not JSON is refused with the place of the fault, or the words around it', () => {
  const said = (json: string) => {
    try {
      return parseStrictJson(Buffer.from(json));
    } catch (error) {
      return (error as Refusal).issues[0]?.message;
    }
  };
  expect(said('{"a":1,}')).toBe('the body is not valid JSON (at character 7)');
  expect(said('{"a":')).toBe('the body is not valid JSON: it ends early');
  expect(said('{"merchant":{"id":x"m-1","name":\n"Shop"}}')).toBe(
    'the body is not valid JSON: there is an unexpected token \'x\', ..."nt":{"id":x"m-1","na"...',
  );
});

test('millions of escapes in one string keep nobody from finding the key that stands twice', () => {
  expect(codeOf(`{"notes":"${'\\n'.repeat(5_000_000)}","a":1,"a":2}`)).toBe('duplicate_key');
  expect(codeOf(`{"notes":"${'\\\\'.repeat(5_000_000)}","a":1,"b":2}`)).toBeUndefined();
});

test('a body holds so many keys and values and no more, however they are nested', () => {
  expect(codeOf(`[${Array(maxJsonValues - 1).fill(1)}]`)).toBeUndefined();
  expect(codeOf(`[${Array(maxJsonValues).fill(1)}]`)).toBe('too_many_values');
  expect(codeOf(`[${Array(maxJsonValues).fill('{}')}]`)).toBe('too_many_values');
  expect(codeOf(`[${Array(maxJsonValues / 2).fill('{"a":1}')}]`)).toBe('too_many_values');
  expect(codeOf(`"${',:[{'.repeat(maxJsonValues)}"`)).toBeUndefined();
  const keys = (count: number) => `{${Array.from({ length: count }, (_, at) => `"${at}":1`)}}`;
  expect(codeOf(`{"a":${keys(maxJsonKeys)},"b":[${keys(maxJsonKeys)}]}`)).toBeUndefined();
  expect(codeOf(`{"a":[${keys(maxJsonKeys + 1)}]}`)).toBe('too_many_keys');
});

test('tokens are what stands between white space and punctuation, strings whole', () => {
  const json = ' {"a\\"b" : [1.50,\n-2e3,true , null,"\\\\"],"":{}}';
  expect([...jsonTokens(json)].join(' ')).toBe('{ "a\\"b" : [ 1.50 , -2e3 , true , null , "\\\\" ] , "" : { } }');
});

/** What comes of a text that is scanned and parsed in pieces of so many bytes, and in how many steps. */
function inPieces(text: string, pieceBytes: number): { outcome: string; steps: number } {
  const taken = strictJsonSteps(Buffer.from(text), pieceBytes);
  let steps = 0;
  try {
    for (let step = taken.next(); ; step = taken.next()) {
      if (step.done === true) return { outcome: JSON.stringify(step.value), steps };
      steps += 1;
    }
  } catch (error) {
    return { outcome: `refused: ${JSON.stringify((error as Refusal).issues)}`, steps };
  }
}

const jsonText = fc
  .tuple(
    fc.letrec((of) => ({
      value: fc.oneof({ maxDepth: 5 }, of('plain'), of('array'), of('object')),
      plain: fc.oneof(fc.string({ unit: 'grapheme' }), fc.double(), fc.boolean(), fc.constant(null)),
      array: fc.array(of('value'), { maxLength: 9 }),
      object: fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('', '__proto__', '1', 'a"]')), of('value'), {
        maxKeys: 9,
      }),
    })).value,
    fc.constantFrom(undefined, 1, '\n \t'),
  )
  .map(([value, space]) => JSON.stringify(value, undefined, space));

/** A text with a few characters put in, taken out or repeated: valid JSON no longer, or of another value. */
const brokenText = fc
  .tuple(
    jsonText,
    fc.array(fc.tuple(fc.nat(), fc.nat(6), fc.constantFrom('', ',', '[', ']', '{', '}', ':', '"', '\\', '0', ' ')), {
      maxLength: 3,
    }),
  )
  .map(([text, edits]) =>
    edits.reduce((edited, [place, length, put]) => {
      const at = place % (edited.length + 1);
      return edited.slice(0, at) + put + edited.slice(at + length) + (length === 6 ? edited.slice(at) : '');
    }, text),
  );

test('a text that is parsed in pieces has the value and the faults that it has as a whole', () => {
  const same = (text: string, pieceBytes: number) => {
    expect(inPieces(text, pieceBytes).outcome).toBe(inPieces(text, 1e9).outcome);
  };
  fc.assert(fc.property(jsonText, fc.integer({ min: 1, max: 40 }), same), { numRuns: 300 });
  fc.assert(fc.property(brokenText, fc.integer({ min: 1, max: 40 }), same), { numRuns: 1_500 });
  for (const text of [
    '[1,,2]',
    '[1,2,]',
    '{"a":1,}',
    '{"a":5[1,2,3]}',
    '{"a" "b":[1,2,3]}',
    '[1 [1,2,3]]',
    '[[1,2,3] 4]',
    ' [1,2} ',
  ])
    for (let bytes = 1; bytes < 9; bytes += 1) same(text, bytes);
});

test('megabytes are parsed in many steps, wherever in the body they stand', () => {
  const specs = Array.from({ length: 100 }, (_, at) => ({ name: `Spec ${at}`, value: '材'.repeat(300) }));
  const items = Array.from({ length: 100 }, () => ({ name: 'Bottle', specs }));
  for (const body of [{ items }, [[{ a: 1, b: { c: items } }, 2]], Object.fromEntries(items.entries())]) {
    const text = JSON.stringify(body);
    const { outcome, steps } = inPieces(text, 512 * 1024);
    expect(outcome).toBe(text);
    expect(steps).toBeGreaterThan(20);
  }
});
