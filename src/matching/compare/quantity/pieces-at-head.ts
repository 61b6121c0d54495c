import type { Statement } from '../../read/listing/statement.ts';
import { exactQuantity } from '../../read/quantity/exact-quantity.ts';
import { timesSigns } from '../../read/quantity/times-signs.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import type { Finding } from '../finding.ts';
import { compareQuantities } from './compare-quantities.ts';
import { wantedCount } from './wanted-count.ts';

/** A title that opens with a number of the goods, "4x Dining Chairs", sells so many together. It confirms and contradicts nothing. */
export function piecesAtHead({ name }: Requirement, wanted: WantedValue, { text }: Statement): Finding | null {
  const asked = name.known?.id === 'pack size' ? wantedCount(wanted) : null;
  if (asked === null) return null;
  const [number, sign, noun] = text.tokens;
  // "4x4 mat" and "2 x 5 m hose" are measures.
  if (number?.kind !== 'number' || !timesSigns.has(sign?.stem ?? '') || noun?.kind !== 'word') return null;
  const pieces = exactQuantity(Number(number.stem), 0, 2);
  if (!Number.isInteger(pieces.low)) return null;
  return compareQuantities(asked, pieces, false) === 'match'
    ? { matchType: 'match', method: 'count', span: pieces }
    : null;
}
