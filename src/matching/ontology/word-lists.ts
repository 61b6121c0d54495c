import { wordList, wordMeanings, wordSet, wordsByMeaning } from './word-list.ts';

/** Words behind a thing, or alone, that say that it comes with the goods. */
export const includedWords = wordList('included words');

/** Words behind a thing, or alone, that say that it does not come with the goods. */
export const excludedWords = wordList('excluded words');

/** Words of a buyer who takes the goods with the thing or without it. */
export const needlessWords = wordList('needless words');

/** What is done to goods: who says of it that it is not required wants goods without it. */
export const workWords = wordList('work words');

/** Words before a thing that comes with the goods. */
export const includingWords = wordList('including words');

/** Words before a thing that the goods need, wherever it comes from: "requires 2 AAA batteries". */
export const needingWords = wordList('needing words');

/** Names under which a listing or a buyer lists what comes along; they name no thing themselves. */
export const contentNames = wordList('content names');

/** After one of these a material is only imitated, coated on, worked on or touched: no evidence of what a thing is made of. */
export const imitationWords = wordList('imitation words');

/** What stands before a material's name that is only imitated: "faux leather". */
export const imitationPrefixes = wordList('imitation prefixes');

/** After one of these goods only look or feel like a material, or are covered with it: the real thing is another. */
export const lookWords = wordList('look words');

/** What begins like a maker's code and is a standard, a size, a socket, a memory, a grade or a cell. */
export const codePrefixes = wordSet('code prefixes');

/** Numbers that name a size of cells or of light chips wherever they stand. */
export const numbersOfTrade = wordSet('numbers of trade');

/** Of what replaces another maker's part a title bears its own code, the other's or both. */
export const replacingWords = wordSet('replacing words');

/** What goods are packed in, by the names it goes by. A count "per" one of these is no count of what is sold. */
export const containers = wordsByMeaning('containers');

/** Words that count pieces of any kind of thing, in both languages; those of tablets, bags and the like are not here. */
export const pieceCounters = wordList('piece counters');

/** Words that count things of any kind, in a name such as "Quantity per carton". */
export const countWords: readonly string[] = [...pieceCounters, ...wordList('count words')];

/** Things by which goods are counted on the pack; layers, loads, hours and legs are counted as well and no pieces. */
export const pieceNouns = wordList('piece nouns');

/** Goods that are made to the size of another thing, which stands before them: "laptop sleeve", "phone holder". */
export const fittingNouns = wordList('fitting nouns');

/** Words before a number that make it the measure of what the goods serve: a laptop they fit, a person they bear. */
export const servingWords = wordList('serving words');

/** Words that stand behind the name of goods in a title and only describe them: "Yoga Mat Premium Extra Thick". */
export const titleAdjectives = joined('title adjectives');

/**
 * Words that open a title without being anybody's name, by theme: what goods are called, made for, and praised with.
 * Singular; words of the other tables (colours, materials, units, families of values, names of attributes) count as well and
 * need not stand here. A word that is missing here costs nothing but an answer: see `leadingName`.
 */
export const everydayWords = joined('everyday words');

/**
 * Words that Chinese names of attributes are made of, with their English: 手柄长度 is a handle's length. A name is
 * translated only where all of it is stated by these, and only when no attribute is listed under it.
 */
export const nameWords = wordMeanings('name words');

function joined(list: string): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(wordsByMeaning(list)).map(([group, words]) => [group, words.join(' ')]));
}
