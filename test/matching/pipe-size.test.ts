import { expect, it } from 'vitest';
import { pipeSizesIn } from '../../src/matching/read/identifier/pipe-size.ts';
import { readText } from '../../src/matching/text/read-text.ts';

const sizesOf = (text: string) => pipeSizesIn(readText(text).tokens).map(({ eighths, isNamed }) => [eighths, isNamed]);

it.each([
  ['DN15', [[4, true]]],
  ['G1/2"', [[4, true]]],
  ['G 1-1/4', [[10, true]]],
  ['1 1/2 inch NPT', [[12, true]]],
  ['Rp 3/4', [[6, true]]],
  ['4分', [[4, true]]],
  ['half inch BSP', [[4, true]]],
  ['quarter inch', [[2, false]]],
  ['1.2寸', [[10, false]]],
  [
    'DN25(1寸)',
    [
      [8, true],
      [8, false],
    ],
  ],
  ['G1 headset', []],
  ['30分钟', []],
  ['DN17', []],
  ['5/7', []],
  ['1:2', []],
])('reads %s in eighths of an inch', (text, sizes) => {
  expect(sizesOf(text)).toEqual(sizes);
});
