import type { Statement } from '../../read/listing/statement.ts';
import type { Quantity } from '../../read/quantity/quantity.ts';
import type { WantedValue } from '../../read/spec/requirement.ts';

const measured = new Set<Quantity['dimension']>(['length', 'mass', 'volume']);

/** "M" against "35 cm": which measure a letter stands for only the maker's table tells. */
export function areSizeAndMeasure(wanted: WantedValue, found: Statement): boolean {
  if (wanted.isLettered) return hasMeasure(found.quantities.quantities);
  return wanted.isMeasured && found.sizes !== null;
}

/** True when one of the numbers of a value is a length, a mass or a volume. */
export function hasMeasure(quantities: readonly Quantity[]): boolean {
  return quantities.some(({ unit, dimension }) => unit !== null && measured.has(dimension));
}
