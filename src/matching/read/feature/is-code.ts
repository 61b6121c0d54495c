import { readText } from '../../text/read-text.ts';
import type { ResolvedName } from '../name/resolve-name.ts';

const countingWords = ['quantity', 'number', 'count', 'qty', 'level', 'size', 'version', '数量', '数'];
const letteredWords = [
  'rating',
  'grade',
  'class',
  'index',
  'symbol',
  'letter',
  'code',
  'size',
  'type',
  'series',
  'axis',
];
const letters = new Set(['y', 'n', 'x']);

/** "1" and "Y" are yes, except where a number or a letter is asked for: "modules quantity: 1", "Speed rating: Y". */
export function isCode(value: string, { known, stems, unit }: ResolvedName): boolean {
  const answer = value.trim();
  if (letters.has(readText(value).unspaced)) return letteredWords.some((word) => stems.includes(word));
  if (answer !== '0' && answer !== '1') return false;
  return unit !== null || known?.dimensions !== undefined || countingWords.some((word) => stems.includes(word));
}
