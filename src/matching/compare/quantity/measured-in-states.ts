import type { Statement } from '../../read/listing/statement.ts';
import type { Quantity } from '../../read/quantity/quantity.ts';
import type { Finding } from '../finding.ts';
import { compareQuantities } from './compare-quantities.ts';

const separating = new Set([',', '/', ';', '、']);

/** True where nothing but brackets with the name of a state, and a mark that parts two of them, stands between two measures. */
function isNextState({ tokens }: Statement['text'], one: Quantity, next: Quantity): boolean {
  const between = tokens.slice(one.to, next.from).map(({ stem }) => stem);
  const [open, close] = [between.indexOf('('), between.indexOf(')')];
  return open === 0 && close > 1 && between.slice(close + 1).every((stem) => separating.has(stem));
}

/**
 * A contradiction by one of several states in which a text measures the same, each named in brackets behind its number: "5,000 h
 * (standard), 10,000 h (eco)". Where another state meets the wish, that is open.
 */
export function openByStates(
  wanted: Quantity,
  { text, quantities }: Statement,
  finding: Finding | null,
): Finding | null {
  if (finding?.matchType !== 'not_match' || finding.span === null) return finding;
  const all = quantities.quantities.filter(({ unit }) => unit?.id !== undefined && unit.dimension === wanted.dimension);
  const at = all.findIndex(({ from }) => from === finding.span?.from);
  for (let place = at; place !== -1 && place + 1 < all.length; place += 1) {
    const [one, next] = [all[place], all[place + 1]];
    if (one === undefined || next === undefined || !isNextState(text, one, next)) break;
    if (compareQuantities(wanted, next, false) !== 'not_match') return { ...finding, matchType: 'unknown' };
  }
  return finding;
}
