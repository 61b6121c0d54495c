import { wordMeanings } from '../ontology/word-list.ts';

/** Word forms that count as the same word: irregular plurals and British or Chinese-traditional spellings. */
export const wordForms = wordMeanings('word forms');

/** Traditional characters that listings use in names and values, with their simplified form. */
export const simplifiedCharacters = wordMeanings('simplified characters');
