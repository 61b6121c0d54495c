import { wordMeanings } from '../ontology/word-list.ts';

/** Word forms that count as the same word: irregular plurals and British spellings. */
export const wordForms = wordMeanings('word forms');
