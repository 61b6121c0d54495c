import { wordList } from '../ontology/word-list.ts';
import { phrasesOf } from './phrase-index.ts';
import type { TextFacts } from './read-text.ts';

const imitating = phrasesOf(wordList('imitating'));
const longest = 2;

/** True for what words before it say is only imitated: "simulated diamond", "artificial pearl", 仿真皮草. */
export function isImitated({ tokens }: TextFacts, from: number): boolean {
  const end = tokens[from - 1]?.stem === '-' ? from - 1 : from;
  for (let length = 1; length <= longest; length += 1)
    if (imitating.at(tokens, end - length)?.next === end) return true;
  return false;
}
