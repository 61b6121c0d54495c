import type { Token } from './tokenize.ts';

/** A numeral of Chinese words; exact, so half a digit is nothing. */
interface HanNumber {
  value: number;
  halfDigit: 0;
  /** The token behind it. */
  next: number;
}

const digits: Readonly<Record<string, number>> = {
  ...Object.fromEntries([...'零一二三四五六七八九'].map((digit, value) => [digit, value])),
  ...{ 单: 1, 两: 2, 双: 2 },
};
const powers: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 万: 10_000 };

/** Reads "三", "十二", "二十四", "一百五十", "半" at a position; null where no Chinese numeral stands. */
export function readHanNumber(tokens: readonly Token[], at: number): HanNumber | null {
  if (tokens[at]?.stem === '半') return { value: 0.5, halfDigit: 0, next: at + 1 };
  let total = 0;
  let digit: number | null = null;
  let lastPower = Number.POSITIVE_INFINITY;
  let next = at;
  for (;;) {
    const stem = tokens[next]?.stem ?? '';
    const power = Object.hasOwn(powers, stem) ? powers[stem] : undefined;
    const value = Object.hasOwn(digits, stem) ? digits[stem] : undefined;
    if (power !== undefined && power < lastPower) {
      total += (digit ?? 1) * power;
      digit = null;
      lastPower = power;
    } else if (value !== undefined && (digit === null || digit === 0)) digit = value;
    else break;
    next += 1;
  }
  return next === at ? null : { value: total + (digit ?? 0), halfDigit: 0, next };
}
