import { wordsByMeaning } from '../../ontology/word-list.ts';
import { hasWord } from '../../text/is-chinese.ts';

/** What a word of a name tells of the property, and in which of the ways in which two names of one property may be apart. */
export interface ApartWord {
  way: string;
  means: string;
}

/** Words that a name may go without, of which two tell two properties apart: the plug of the board and of its processor. */
const tellingApart = Object.entries(wordsByMeaning('words telling apart')).map(([meaning, words]) => {
  const [way = '', means = ''] = meaning.split(': ');
  return { told: { way, means }, words };
});

/** The words of a name that tell it from another name of the same property: "rated" of "Rated power". */
export function apartWords(stems: readonly string[], raw: string): readonly ApartWord[] {
  const isSaid = (phrase: string) => phrase.split(' ').every((word) => hasWord({ stems, raw }, word));
  return tellingApart.flatMap(({ told, words }) => (words.some(isSaid) ? [told] : []));
}
