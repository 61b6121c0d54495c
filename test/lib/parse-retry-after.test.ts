import { expect, test } from 'vitest';
import { parseRetryAfter } from '../../src/lib/parse-retry-after.ts';

test.each([
  ['7', 7_000],
  [' 0 ', 0],
  ['Wed, 21 Oct 2026 07:28:10 GMT', 10_000],
  ['Wed, 21 Oct 2026 07:27:00 GMT', 0],
  ['99999999999', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['Sat, 28 Feb 2026 00:02:00 GMT', 0],
  ['', undefined],
  ['soon', undefined],
  ['Mon, nonsense', undefined],
  [null, undefined],
  [undefined, undefined],
])('Retry-After %j asks for %s ms', (header, expected) => {
  expect(parseRetryAfter(header, Date.UTC(2026, 9, 21, 7, 28, 0))).toBe(expected);
});
