import { wordSet } from '../ontology/word-list.ts';
import { continuesHan, hanWordStarts } from './han-segments.ts';
import type { Token } from './tokenize.ts';

/**
 * True when a span of one Chinese character is a part of a longer word: 木 (wood) in 积木 (building blocks), 方 (square) in
 * 官方 (official). In 铁锅 (iron pan) and 木桌 (wooden table) the same characters are words of their own.
 */
export function isInsideHanWord(
  text: { tokens: readonly Token[] },
  { from, to }: { from: number; to: number },
): boolean {
  if (to - from !== 1 || text.tokens[from]?.kind !== 'character') return false;
  if (!continuesHan(text.tokens, from) && !continuesHan(text.tokens, to)) return false;
  const starts = hanWordStarts(text.tokens);
  // The dictionary knows 无盖 (lidless) and 带盖 (with lid) as words.
  const isBound = continuesHan(text.tokens, from) && bindingWords.has(text.tokens[from - 1]?.stem ?? '');
  return (starts[from] === 0 && !isBound) || (continuesHan(text.tokens, to) && starts[to] === 0);
}

const bindingWords = wordSet('binding words');

const lengthOfSplit = 2;

/**
 * True for a name of two characters of which the first ends another word, 长椅 of 成长椅, 水帘 of 隔水帘, or the last begins one: 车充 of
 * 遥控车充电.
 */
export function splitsWord(tokens: readonly Token[], from: number, end: number): boolean {
  if (end - from !== lengthOfSplit || !continuesHan(tokens, from)) return false;
  const starts = hanWordStarts(tokens);
  const isParted = starts[end - 1] === 1;
  return isParted && (starts[from] === 0 || (continuesHan(tokens, end) && starts[end] === 0));
}

/** True for a character that ends a word of several: 送 of 输送. */
export const endsHanWord = (tokens: readonly Token[], at: number): boolean =>
  continuesHan(tokens, at) && hanWordStarts(tokens)[at] === 0;

/** True where 有 before a place is the first character of a word, as of 有线, and says not that there is something. */
export function isInsideHaving(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.stem === '有' && continuesHan(tokens, at) && hanWordStarts(tokens)[at] === 0;
}
