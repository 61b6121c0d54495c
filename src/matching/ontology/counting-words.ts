import { wordSet } from './word-list.ts';

/** Words of a name that ask how many there are, as stems. */
export const countingWords: readonly string[] = ['number', 'count', 'quantity', 'qty'];

const counting: ReadonlySet<string> = new Set([...countingWords, '数量']);
const hanEndings = ['数量', '个数', '数'];
/** 指数 and 系数 are values on a scale, 瓦数 and 度数 measures. */
const hanMeasure = /(?:指|系|参|瓦|度|倍|常)数$/u;

/** True for a name that asks for a number of things: "Number of ports", "Fan quantity", 核心数. */
export function asksCount({ stems, raw }: { stems: readonly string[]; raw: string }): boolean {
  if (stems.some((stem) => counting.has(stem))) return true;
  const name = raw.trim();
  return hanEndings.some((ending) => name.endsWith(ending)) && !hanMeasure.test(name);
}

/** How a Chinese name of a number ends: 口袋数量, 座位数, 六位. */
export const hanCounting = /(?:数量|个数|数目|位数|数|位)$/u;

/** The measure words of Chinese between a number and a thing: 个, 只, 条. */
export const hanCounters = wordSet('counters of things');
