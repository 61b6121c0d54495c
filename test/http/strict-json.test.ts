import { expect, test } from 'vitest';
import { jsonTokens } from '../../src/http/json-tokens.ts';
import { maxJsonKeys, maxJsonValues, parseStrictJson } from '../../src/http/strict-json.ts';
import type { Refusal } from '../../src/lib/refusal.ts';

function codeOf(json: string): string | undefined {
  try {
    parseStrictJson(Buffer.from(json));
    return undefined;
  } catch (error) {
    return (error as Refusal).issues[0]?.code;
  }
}

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
