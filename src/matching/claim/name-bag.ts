import { rememberAnswers } from '../../lib/remember-answers.ts';
import { wordMeanings } from '../ontology/word-list.ts';
import { conceptsOf, longestNameText } from './name-concepts.ts';

/** Between concepts; ids of properties and phrases have spaces. */
export const bagMark = '+';
/** The concept of a name of the least of a thing. */
export const leastConcept = 'least';
const textOf = (concepts: readonly string[]) => [...new Set(concepts)].sort().join(bagMark);

function readSynonyms(): Map<string, string> {
  const bag = (word: string) => textOf([...conceptsOf(word).telling]);
  return new Map(Object.entries(wordMeanings('name words of goods')).map(([word, means]) => [bag(word), bag(means)]));
}

/** Words that are one among the attributes of a kind of goods, though not of any: a range there is a distance. */
let synonyms: ReadonlyMap<string, string> | undefined;

/**
 * What the words of a name stand for, in whatever order and language, as one text; empty where it says nothing. Among the
 * attributes of one kind of goods, names of one bag are one attribute's: "radio range" and 无线距离.
 */
export const bagOfName = rememberAnswers(
  (raw): string => {
    synonyms ??= readSynonyms();
    const { telling, isLeast } = conceptsOf(raw);
    const concepts = [...telling].map((concept) => synonyms?.get(concept) ?? concept);
    return textOf(isLeast ? [...concepts, leastConcept] : concepts);
  },
  { most: 5000, longest: longestNameText },
);
