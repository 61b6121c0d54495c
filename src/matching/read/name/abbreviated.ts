import { wordMeanings } from '../../ontology/word-list.ts';
import { stemWord } from '../../text/stem.ts';

const abbreviated = new Map(
  Object.entries(wordMeanings('abbreviated name words')).map(([short, word]) => [short, stemWord(word)]),
);

/** A word of a name in full, as a stem: "dia" of "Inside dia" is the diameter. */
export const wordInFull = (text: string, stem: string): string => abbreviated.get(text) ?? stem;
