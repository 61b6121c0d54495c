import { wordList } from '../ontology/word-list.ts';
import type { Token } from '../text/tokenize.ts';
import { isHan } from './title-segments.ts';

/** Where the Chinese words end that go on at a place. */
export function endOfHanRun(tokens: readonly Token[], from: number, end: number): number {
  const last = tokens.findIndex((token, at) => at >= from && (at >= end || !isHan(token) || !token.glued));
  return last === -1 ? end : last;
}

const servingHan: ReadonlySet<string> = new Set(wordList('serving nouns han'));
const nounsOfParts: ReadonlySet<string> = new Set(wordList('nouns of parts han'));
const longestServing = 7;
const lengthsOfServing = [2, 3];

/** True for 手动测试支架 behind 推拉力计 and 配件 behind 封箱机: words that end on what serves goods, whatever stands between. */
export function endsOnServing(tokens: readonly Token[], from: number, end: number): boolean {
  const last = endOfHanRun(tokens, from, end);
  if (last - from > longestServing) return false;
  const words = tokens.slice(from, last).map(({ stem }) => stem);
  if (nounsOfParts.has(words.join(''))) return true;
  return lengthsOfServing.some((length) => servingHan.has(words.slice(-length).join('')));
}
