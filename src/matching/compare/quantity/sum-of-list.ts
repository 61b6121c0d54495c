import type { Statement } from '../../read/listing/statement.ts';
import type { Quantity } from '../../read/quantity/quantity.ts';
import { timesSigns } from '../../read/quantity/times-signs.ts';
import type { Finding } from '../finding.ts';

/**
 * What a list of counted things says of a number of them: "2 x USB-C, 1 x USB-A" are three ports, and two of one kind.
 * Null for any other value.
 */
export function sumFinding(wanted: Quantity | null, { text: { tokens }, quantities }: Statement): Finding | null {
  if (wanted === null || wanted.unit !== null || wanted.form !== 'point' || quantities.lists.length > 0) return null;
  const counts = quantities.quantities.filter(
    ({ unit, form, to }) => unit === null && form === 'point' && isCount(tokens, to),
  );
  if (counts.length < 2 || counts.some(({ low }) => !Number.isInteger(low))) return null;
  const sum = counts.reduce((total, { low }) => total + low, 0);
  const finding = (matchType: Finding['matchType']): Finding => ({ matchType, method: 'count', span: null });
  if (wanted.low === sum) return finding('match');
  return finding(counts.some(({ low }) => low === wanted.low) ? 'unknown' : 'not_match');
}

function isCount(tokens: Statement['text']['tokens'], to: number): boolean {
  return timesSigns.has(tokens[to]?.stem ?? '') && tokens[to + 1]?.kind === 'word';
}
