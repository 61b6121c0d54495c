import { units } from '../ontology/units.ts';
import { wordList, wordSet } from '../ontology/word-list.ts';
import { stemsOfName } from '../text/stems-of-name.ts';

/** Words that end what the goods are called: behind them stands what comes along, what it fits or what it is made of. */
export const introducing = wordSet('introducing words');

/** Behind these a name is what the goods go with even where nothing else names the goods. */
export const introducingHan = wordList('introducing han');

/** "Set of 6 mats", "pack of boots": what follows "of" is the goods. */
export const countingWords = wordSet('counting words of titles');

/** Heads that say how goods are sold or built and not what they are: a "speaker system" is speakers. */
export const neutralHeads = wordSet('neutral heads');

/** Those that hold other goods: a "headset case" is no headset, while "a bag of tea" is tea. */
export const holdingHeads = wordSet('holding heads');

/** Forms that only what is eaten, drunk or used up comes in: a "vitamin C tablet" is no tablet computer. */
export const doses = wordSet('doses');

/** How goods are packed to be given away: behind what is eaten or used up these name no box. */
export const giftForms: ReadonlySet<string> = new Set(
  wordList('gift forms').map((name) => stemsOfName(name).join(' ')),
);

/** Words of titles that offer each of several goods. */
export const severalWords = wordSet('several words');

/** Chinese words behind the name of the goods that change nothing: made to order, wholesale, from the factory. */
export const trailingHan = wordList('trailing han');

/** Where and what for goods are used, and what they have: in a title these name no goods by themselves. */
export const fieldsOfUse = wordSet('fields of use');

/** What goods are shaped like or bear as a picture: behind their name it names no goods. */
export const motifs = wordSet('motifs');

/** Names of attributes whose value says what the goods are. */
export const typeAttributes = wordSet('type attributes');

/** Names of goods by what other goods have as well. */
export const namesThatDescribe: ReadonlySet<string> = new Set(
  wordList('names that describe').map((name) => stemsOfName(name).join(' ')),
);

/** Stems of names that only their plural is: "shorts". */
export const pluralNames: ReadonlySet<string> = new Set(wordList('plural names').flatMap(stemsOfName));

/** Words in which goods are measured: "m", "inch", 米. */
export const unitWords: ReadonlySet<string> = new Set(
  units
    .flatMap(({ spellings, cased = [] }) => [...spellings, ...cased])
    .flatMap((spelling) => {
      const [stem, ...more] = stemsOfName(spelling);
      return stem === undefined || more.length > 0 ? [] : [stem];
    }),
);
