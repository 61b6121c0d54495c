import type { Statement } from '../../read/listing/statement.ts';
import type { ResolvedName } from '../../read/name/resolve-name.ts';
import { exactQuantity } from '../../read/quantity/exact-quantity.ts';
import { containerAt } from '../../read/quantity/per-container.ts';
import type { Quantity } from '../../read/quantity/quantity.ts';
import { timesSigns } from '../../read/quantity/times-signs.ts';
import { unitOf } from '../../read/quantity/unit-index.ts';
import { readText } from '../../text/read-text.ts';
import type { Finding } from '../finding.ts';

const parting = new Set(['per', '/', '每']);

/**
 * The counts of a text with those that two of them make: "4 packs x 25 pcs" and "4 packs, 25 pcs per pack" are a hundred
 * pieces. The two themselves stay where the wanted number is one of them.
 */
export function withProducts(
  name: ResolvedName,
  { text }: Statement,
  found: readonly Quantity[],
  wanted: Quantity,
): readonly Quantity[] {
  if (found.length < 2 || wanted.form !== 'point' || wanted.unit?.id === 'pack') return found;
  const factors = pairOf(text.tokens, found);
  if (factors === null || factors.some(({ low }) => low === wanted.low) || asksPacks(name)) return found;
  const [one, other] = factors;
  const product = { ...exactQuantity(one.low * other.low, Math.min(one.from, other.from), Math.max(one.to, other.to)) };
  const rest = found.filter((quantity) => quantity !== one && quantity !== other);
  return [{ ...product, unit: unitOf('piece'), dimension: 'count' }, ...rest];
}

/** "Number of boxes" and "卷数" ask for one of the two. */
function asksPacks({ raw }: ResolvedName): boolean {
  const { tokens } = readText(raw);
  return tokens.some((_, at) => (containerAt(tokens, at) ?? 'sheet') !== 'sheet');
}

/** What "4*25" says of a wanted number of pieces: a match where that is the product; null for other values. */
export function productFinding(
  { known }: ResolvedName,
  wanted: Quantity,
  { lists, quantities }: Statement['quantities'],
): Finding | null {
  const [list, ...more] = lists;
  // "PCIe 4.0 x8" counts lanes and no pieces.
  if (known?.id !== 'pack size' || wanted.dimension !== 'count' || list === undefined || list.unit !== null)
    return null;
  if (more.length > 0 || quantities.length > 0) return null;
  const product = list.sizes.reduce((one, other) => one * other, 1);
  const isSame = wanted.form === 'point' && wanted.low === product;
  return { matchType: isSame ? 'match' : 'unknown', method: 'count', span: list };
}

function pairOf(tokens: Statement['text']['tokens'], found: readonly Quantity[]): [Quantity, Quantity] | null {
  for (const [at, one] of found.entries()) {
    const next = found[at + 1];
    if (next === undefined || !isCount(one) || !isCount(next)) continue;
    if (timesSigns.has(tokens[next.from - 1]?.stem ?? '') && next.from - endOf(one) === 1) return [one, next];
    const [packs, pieces] = isPerPack(tokens, next) ? [one, next] : [next, one];
    const container = isPerPack(tokens, pieces) ? containerAt(tokens, pieces.to + 1) : null;
    if (container !== null && container === containerAt(tokens, packs.unit === null ? packs.to : packs.to - 1))
      return [packs, pieces];
  }
  return null;
}

function isCount({ form, low, dimension, unit, times: multiple }: Quantity): boolean {
  return form === 'point' && multiple === 1 && Number.isInteger(low) && (unit === null || dimension === 'count');
}

/** The word a bare number counts stands behind it: "10 boxes x 12". */
function endOf({ unit, labelAfter, to }: Quantity): number {
  return unit === null && labelAfter !== null && !timesSigns.has(labelAfter) ? to + 1 : to;
}

function isPerPack(tokens: Statement['text']['tokens'], { to }: Quantity): boolean {
  return parting.has(tokens[to]?.stem ?? '');
}
