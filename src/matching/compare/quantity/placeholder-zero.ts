import type { Unit } from '../../ontology/units.ts';
import type { Quantity } from '../../read/quantity/quantity.ts';

/** Dimensions in which a zero is a measure as any other. */
const withZero = new Set<Unit['dimension']>([
  'count',
  'temperature',
  'share',
  'angle',
  'people',
  'layers',
  'pages',
  'cycles',
]);

/** True for a bare zero where a measure is wanted: catalogs write it for what they do not know, no screen answers in 0 ms. */
export function isPlaceholder(wanted: Quantity, { unit, low, high }: Quantity): boolean {
  return wanted.unit !== null && unit === null && low === 0 && high === 0 && !withZero.has(wanted.unit.dimension);
}
