import { wordList, wordMeanings } from './word-list.ts';

/** Words that bring a thing along or join a part to the goods: what follows is said of it. */
export const joiningPhrases = wordList('joining phrases');

/** Between two things that are joined: "with glass lid and steel handle". */
export const listingWords = wordList('listing words');

/** Nouns that name a property of whatever they are said of: "with black finish", "in a walnut look", "of steel construction". */
export const propertyNouns = wordList('property nouns');

/** Words that tell which of several measures of a kind is meant, with the one that stands for all of a row; what goes in is not what comes out. */
export const sideModifiers = wordMeanings('side modifiers');

/** Characters before a Chinese side or measure that name the part it is of: 座高, 轮径, 柄长. */
export const hanPartPrefixes = wordMeanings('han part prefixes');

/** Words that end the name of a thing. */
export const thingEnds = wordList('thing ends');

/** Goods and parts whose Chinese names end in a character that also joins. */
export const strapWords = wordList('strap words');

/** Verbs that tell of what their subject is. */
export const copulas = wordList('copulas');
export const hanCopulas: readonly string[] = ['为', '是', '采', '用', '由', '使', '选', '系'];

/** Subjects of a sentence that are the goods themselves, or a property of theirs. */
export const goodsNouns = wordList('goods nouns');
