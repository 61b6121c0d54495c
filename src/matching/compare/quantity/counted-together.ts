import type { NamedFact } from '../../read/listing/named-fact.ts';
import { containerAt, countsSame } from '../../read/quantity/per-container.ts';
import type { Quantity } from '../../read/quantity/quantity.ts';
import { unitOf } from '../../read/quantity/unit-index.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import type { Token } from '../../text/tokenize.ts';
import type { Finding } from '../finding.ts';
import { compareQuantities, countOf } from './compare-quantities.ts';
import { wantedCount } from './stated-count.ts';

/**
 * The "10" of "25 ml x 10 pcs" is a number of pieces under whatever name it stands. Only what agrees is stated: another
 * number may count packs.
 */
export function countedTogether({ per }: Requirement, value: WantedValue, { whole }: NamedFact): Finding | null {
  const asked = wantedCount(value);
  if (asked === null) return null;
  const unit = { unit: unitOf('pack'), dimension: 'count' as const };
  const isMet = (count: Quantity) => compareQuantities({ ...asked, ...unit }, { ...count, ...unit }) === 'match';
  const { tokens } = whole.text;
  const stated = whole.quantities.quantities.find((found) => {
    const count = countOf(found);
    const isSame = () => countsSame(per?.noun ?? null, containerIn(tokens.slice(found.from, found.to)));
    return count !== null && isMet(count) && isSame();
  });
  return stated === undefined ? null : { matchType: 'match', method: 'count', span: stated };
}

/** The container that a multiple counts: "box" of "30 ml * 8 boxes". The metre of "5 x 2 m" is none. */
function containerIn(tokens: readonly Token[]): string | null {
  for (const at of tokens.keys()) {
    const container = containerAt(tokens, at);
    if (container !== null && container !== 'meter') return container;
  }
  return null;
}
