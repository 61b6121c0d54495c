import type { NamedFact } from '../../read/listing/named-fact.ts';
import { exactQuantity } from '../../read/quantity/exact-quantity.ts';
import { containerAt, countsSame } from '../../read/quantity/per-container.ts';
import { unitOf } from '../../read/quantity/unit-index.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import type { Token } from '../../text/tokenize.ts';
import type { Located } from '../located.ts';
import { compareQuantities, countOf } from './compare-quantities.ts';
import { countsOfItems } from './counted-items.ts';
import { wantedCount } from './stated-count.ts';

/**
 * The "10" of "25 ml x 10 pcs" is a number of pieces under whatever name it stands. Only what agrees is stated: another
 * number may count packs.
 */
export function countedTogether(
  { name, per }: Requirement,
  value: WantedValue,
  named: readonly NamedFact[],
): Located[] {
  const asked = per === null && name.known?.id !== 'pack size' ? null : wantedCount(value);
  if (asked === null) return [];
  const wanted = { ...asked, unit: unitOf('pack'), dimension: 'count' as const };
  return named.flatMap(({ field, whole }) => {
    const items = countsOfItems(whole);
    // "3 x 200 ml, 2 x 500 ml" are five in all.
    if (items !== null && items.length > 1) {
      const sum = items.reduce((one, other) => one + other, 0);
      const total = {
        ...exactQuantity(sum, 0, whole.text.tokens.length),
        unit: wanted.unit,
        dimension: wanted.dimension,
      };
      return compareQuantities(wanted, total, false) === 'match'
        ? [{ matchType: 'match', method: 'count', span: total, field, statement: whole }]
        : [];
    }
    return whole.quantities.quantities.flatMap((found): Located[] => {
      const count = countOf(found);
      if (count === null || compareQuantities(wanted, count, false) !== 'match') return [];
      const counted = containerIn(whole.text.tokens.slice(found.from, found.to));
      if (!countsSame(per?.noun ?? null, counted)) return [];
      return [{ matchType: 'match', method: 'count', span: found, field, statement: whole }];
    });
  });
}

/** The container that a multiple counts: "box" of "30 ml * 8 boxes". The metre of "5 x 2 m" is none. */
function containerIn(tokens: readonly Token[]): string | null {
  for (const at of tokens.keys()) {
    const container = containerAt(tokens, at);
    if (container !== null && container !== 'meter') return container;
  }
  return null;
}
