import type { Requirement } from '../../read/spec/requirement.ts';

/** Words for the pieces that goods come in. */
export const pieceWords: ReadonlySet<string> = new Set([
  'piece',
  'count',
  'pcs',
  'ct',
  '件数',
  '片数',
  '个数',
  '颗粒数',
]);

/** "Count" and "number of pieces" ask for pieces, "pack size" may ask for packs. */
export function asksPieces({ stems, known }: Requirement['name']): boolean {
  return known?.id === 'pack size' && !stems.includes('pack') && stems.some((stem) => pieceWords.has(stem));
}
