import { type BoundWord, boundsAfter, boundsBefore } from '../vocabulary/bound-words.ts';
import { PhraseIndex } from './phrase-index.ts';

/** Words of bounds that stand before what they bound: "at least", 不低于. */
export const boundBefore = indexOf(boundsBefore);

/** Words of bounds that stand behind it: "or better", 以上. */
export const boundBehind = indexOf(boundsAfter);

function indexOf(bounds: readonly BoundWord[]): PhraseIndex<BoundWord> {
  const index = new PhraseIndex<BoundWord>();
  for (const bound of bounds) for (const spelling of bound.spellings) index.add(spelling, bound);
  return index;
}
