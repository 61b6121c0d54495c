import { wordList } from '../../ontology/word-list.ts';
import { unspacedOf } from '../../text/read-text.ts';
import type { ResolvedName } from '../name/resolve-name.ts';

const countingWords = wordList('counting words');
const letteredWords = wordList('lettered words');
const letters = new Set(['y', 'n', 'x']);

/** "1" and "Y" are yes, except where a number or a letter is asked for: "modules quantity: 1", "Speed rating: Y". */
export function isCode(value: string, { known, stems, unit }: ResolvedName): boolean {
  const answer = value.trim();
  if (letters.has(unspacedOf(value))) return letteredWords.some((word) => stems.includes(word));
  if (answer !== '0' && answer !== '1') return false;
  return unit !== null || known?.dimensions !== undefined || countingWords.some((word) => stems.includes(word));
}
