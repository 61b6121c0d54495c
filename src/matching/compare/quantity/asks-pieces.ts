import { wordSet } from '../../ontology/word-list.ts';
import type { Requirement } from '../../read/spec/requirement.ts';

/** Words for the pieces that goods come in. */
export const pieceWords = wordSet('words of pieces');

/** "Count" and "number of pieces" ask for pieces, "pack size" may ask for packs. */
export function asksPieces({ stems, known }: Requirement['name']): boolean {
  return known?.id === 'pack size' && !stems.includes('pack') && stems.some((stem) => pieceWords.has(stem));
}
