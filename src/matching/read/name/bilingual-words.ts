import { wordsByMeaning } from '../../ontology/word-list.ts';
import { stemsOfName } from '../../text/stems-of-name.ts';

type BilingualWord = readonly [english: string, chinese: readonly string[]];

const wordsOf = (list: string): BilingualWord[] =>
  Object.entries(wordsByMeaning(list)).map(([english, chinese]) => [stemsOfName(english).join(' '), chinese] as const);

const things = wordsOf('things in chinese');

/** English phrases, as stems joined by spaces, with the Chinese words for them, the usual one first. */
export const bilingualWords: readonly BilingualWord[] = [...things, ...wordsOf('qualities in chinese')];

/** Those that name things. */
export const thingsInChinese: ReadonlyMap<string, readonly string[]> = new Map(things);

/** Things, and what is said or measured of them. */
export const wordsInChinese: ReadonlyMap<string, readonly string[]> = new Map(bilingualWords);

/** The known phrases have at most so many words. */
export const longestPhrase = 3;

/** How many of the stems from a place on are the longest phrase that is known there; 0 for none. */
export function knownLengthAt(stems: readonly string[], at: number): number {
  let length = Math.min(longestPhrase, stems.length - at);
  while (length > 0 && !wordsInChinese.has(stems.slice(at, at + length).join(' '))) length -= 1;
  return length;
}
