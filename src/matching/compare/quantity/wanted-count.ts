import type { Quantity } from '../../read/quantity/quantity.ts';
import type { WantedValue } from '../../read/spec/requirement.ts';

/** The number of things that a value asks for, whatever it counts; null for a measure and for words. */
export function wantedCount({ quantity }: WantedValue): Quantity | null {
  if (quantity === null || (quantity.unit !== null && quantity.dimension !== 'count')) return null;
  return { ...quantity, unit: null, dimension: null };
}
