import { type BoundWord, boundsAfter, boundsBefore, boundsOpening } from '../../ontology/bound-words.ts';
import { PhraseIndex } from '../../text/phrase-index.ts';
import type { Token } from '../../text/tokenize.ts';

/** Words of bounds that stand before what they bound: "at least", 不低于. */
export const boundBefore = indexOf(boundsBefore);

/** Words of bounds that stand behind it: "or better", 以上. */
export const boundBehind = indexOf(boundsAfter);

/** Words that make a bound of a number which is all that stands behind them: "from". */
export const boundOpening = indexOf(boundsOpening);

function indexOf(bounds: readonly BoundWord[]): PhraseIndex<BoundWord> {
  const index = new PhraseIndex<BoundWord>();
  for (const bound of bounds) for (const spelling of bound.spellings) index.add(spelling, bound);
  return index;
}

/** The words of a value that make a bound of it. */
export interface BoundOfText {
  word: BoundWord;
  from: number;
  to: number;
}

/** The words at one end of a value that make a bound of it: "at least …", "… or better". */
export function boundOf(tokens: readonly Token[]): BoundOfText | null {
  const first = boundBefore.at(tokens, 0);
  if (first !== null && first.next < tokens.length) return { word: first.value, from: 0, to: first.next };
  for (let at = Math.max(1, tokens.length - longestBound); at < tokens.length; at += 1) {
    const found = boundBehind.at(tokens, at);
    // "PA+" has its plus from its name.
    if (found !== null && found.next === tokens.length && tokens[at]?.stem !== '+')
      return { word: found.value, from: at, to: found.next };
  }
  return null;
}

/** "Or better than", 及以上 and their like have at most so many words. */
const longestBound = 4;

/** The bound that the words of a value plainly set: of "Over-ear" and "Pro Max" one word of theirs is none. */
export function plainBoundOf(tokens: readonly Token[]): BoundOfText | null {
  const bound = boundOf(tokens);
  if (bound === null || bound.word.kind === 'about') return null;
  const words = tokens.slice(bound.from, bound.to).filter(({ kind }) => kind !== 'mark');
  return words.length === 1 ? null : bound;
}
