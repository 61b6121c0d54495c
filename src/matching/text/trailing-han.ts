import { wordList } from '../ontology/word-list.ts';
import { phrasesOf } from './phrase-index.ts';
import type { Token } from './tokenize.ts';

const trailing = phrasesOf(wordList('trailing han'));

/** One after what stands between two places without the words of sellers at its end: 包邮, 现货. */
export function withoutTrailing(tokens: readonly Token[], from: number, to: number): number {
  for (let at = from; at < to; at += 1) if (trailing.at(tokens, at)?.next === to) return at;
  return to;
}
