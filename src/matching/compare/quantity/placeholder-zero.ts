import { type Dimension, isNumbering } from '../../ontology/units.ts';
import type { Quantity } from '../../read/quantity/quantity.ts';
import type { WantedValue } from '../../read/spec/requirement.ts';

/** What is measured and may be zero: 0 °C, 0 %, 0°. */
const withZero = new Set<Dimension>(['temperature', 'share', 'angle']);

/**
 * True for a bare zero where a measure is wanted with its unit: catalogs write it for what they do not know, no screen answers
 * in 0 ms. Who asks for a bare number may count: "sata_6_gb_s: 4".
 */
export function isPlaceholder({ quantity, text }: WantedValue, { unit, low, high }: Quantity): boolean {
  if (quantity === null || quantity.unit === null || unit !== null || low !== 0 || high !== 0) return false;
  const { dimension } = quantity.unit;
  if (isNumbering(dimension) || withZero.has(dimension)) return false;
  return text.tokens.some(({ kind }) => kind === 'word' || kind === 'character');
}
