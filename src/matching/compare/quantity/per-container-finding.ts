import type { NamedFact } from '../../read/listing/named-fact.ts';
import type { Statement } from '../../read/listing/statement.ts';
import { exactQuantity } from '../../read/quantity/exact-quantity.ts';
import { countsSame, type PerContainer, type Rate, ratesIn, readPer } from '../../read/quantity/per-container.ts';
import type { Quantity } from '../../read/quantity/quantity.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import type { Span } from '../../text/find-phrase.ts';
import type { Finding } from '../finding.ts';
import { compareQuantities } from './compare-quantities.ts';

const method = 'count';

/** What a text says of a number of things in a container against the wanted one; null when it does not tell. */
export function perContainerFinding(requirement: Requirement, wanted: WantedValue, found: Statement): Finding | null {
  const { per } = requirement;
  const { quantity } = wanted;
  if (per === null || quantity === null || !isCount(quantity)) return null;
  const rates = ratesIn(found.text.tokens);
  const rate = rates.find((one) => one.container === per.container && countsSame(per.noun, one.noun));
  const stated = rate ?? chained(per, rates);
  return stated === null || stated === undefined ? null : compared(quantity, stated.count, stated);
}

/** As `perContainerFinding`, for a value whose name says what it counts: "Rolls per carton: 50". */
export function perContainerNamed(requirement: Requirement, wanted: WantedValue, fact: NamedFact): Finding | null {
  const { per } = requirement;
  const { quantity } = wanted;
  const [only, ...more] = fact.whole.quantities.quantities;
  if (per === null || quantity === null || only === undefined || more.length > 0) return null;
  if (!isCount(quantity) || !isCount(only) || only.form !== 'point') return null;
  const said = readPer(fact.name.raw);
  if (said === null || said.container !== per.container || !countsSame(per.noun, said.noun)) return null;
  return compared(quantity, only.low, only);
}

function compared(wanted: Quantity, count: number, { from, to }: Span): Finding {
  const stated = { ...exactQuantity(count, from, to), unit: wanted.unit, dimension: wanted.dimension };
  return { matchType: compareQuantities(wanted, stated), method, span: { from, to } };
}

function isCount({ unit, dimension }: Quantity): boolean {
  return unit === null || dimension === 'count' || dimension === 'pages' || dimension === 'layers';
}

/** "100 pcs/bag, 10 bags/carton": a thousand pieces are in the carton. */
function chained(per: PerContainer, rates: readonly Rate[]): Rate | null {
  for (const outer of rates) {
    const inner = rates.find((one) => one.container === outer.noun && countsSame(per.noun, one.noun));
    if (outer.container !== per.container || inner === undefined) continue;
    const [from, to] = [Math.min(outer.from, inner.from), Math.max(outer.to, inner.to)];
    return { ...per, count: outer.count * inner.count, from, to };
  }
  return null;
}
