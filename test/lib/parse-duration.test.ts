import { expect, test } from 'vitest';
import { parseDuration } from '../../src/lib/parse-duration.ts';

test('a duration is hours, days or weeks, up to a hundred years', () => {
  const hour = 3_600_000;
  expect(parseDuration('12h')).toBe(12 * hour);
  expect(parseDuration('90d')).toBe(90 * 24 * hour);
  expect(parseDuration('6w')).toBe(6 * 7 * 24 * hour);
  expect(parseDuration('36500d')).toBe(36_500 * 24 * hour);
});

test.each(['', '0d', '36501d', '5217w', '1m', '12', 'd', '-1d', '1.5h', ' 1d', '1d ', '1D', '1000000h'])(
  '"%s" is none',
  (text) => {
    expect(parseDuration(text)).toBeUndefined();
  },
);
