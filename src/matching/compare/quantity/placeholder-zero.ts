import type { Unit } from '../../ontology/units.ts';
import type { Quantity } from '../../read/quantity/quantity.ts';
import type { WantedValue } from '../../read/spec/requirement.ts';

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

/**
 * True for a bare zero where a measure is wanted with its unit: catalogs write it for what they do not know, no screen answers
 * in 0 ms. Who asks for a bare number may count: "sata_6_gb_s: 4".
 */
export function isPlaceholder({ quantity, text }: WantedValue, { unit, low, high }: Quantity): boolean {
  if (quantity === null || quantity.unit === null || unit !== null || low !== 0 || high !== 0) return false;
  return (
    !withZero.has(quantity.unit.dimension) && text.tokens.some(({ kind }) => kind === 'word' || kind === 'character')
  );
}
