import { type Dimension, isNumbering } from '../../ontology/units.ts';
import type { NamedFact } from '../../read/listing/named-fact.ts';
import type { ResolvedName } from '../../read/name/resolve-name.ts';
import { isDeviation } from '../../read/quantity/better-is-less.ts';
import type { Quantity } from '../../read/quantity/quantity.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import { asksUpperEnd } from './asked-end.ts';

const minimumOrder = 'minimum order';
const deep = new Set(['ingress protection', 'resistance water', 'depth rating', 'diving depth']);

/**
 * True for another number that meets the wanted one all the same: a tolerance of 0.02 mm who allows 0.05 mm, a depth of 100 m who wants
 * 50 m, and a screen of 15.6 inches who wants one that is called by whole inches.
 */
export function meetsWanted({ name: { known, key }, name }: Requirement, wanted: Quantity, found: Quantity): boolean {
  if (wanted.form !== 'point' || found.form !== 'point') return false;
  if (isDeviation(name) && wanted.unit !== null && found.low < wanted.low) return true;
  if (deep.has(known?.id ?? key) && found.low > wanted.high) return true;
  // Who orders 500 is served by who sells 100.
  if (known?.id === minimumOrder && found.low < wanted.low) return true;
  const isWhole = wanted.halfDigit >= (wanted.unit?.factor ?? 1) / 2;
  const isNear = found.low >= wanted.low - wanted.halfDigit && found.low < wanted.low + wanted.halfDigit;
  return known?.isRounded === true && isWhole && isNear;
}

const moreIsWelcome = new Set(['load', 'warranty']);

/** Whether 136 kg serve who wants a bearing capacity of 120 kg is for the buyer to say: a chair yes, a washer hardly. */
export function bearsMore({ name }: Requirement, wanted: Quantity, found: Quantity): boolean {
  const arePoints = wanted.form === 'point' && found.form === 'point';
  return arePoints && moreIsWelcome.has(name.known?.id ?? '') && found.low > wanted.high;
}

/** What is for six years and more leaves out some of those of three and more. */
export function isForOlder({ name }: Requirement, wanted: Quantity, found: Quantity): boolean {
  return name.known?.id === 'age' && wanted.form === 'min' && found.form === 'min' && found.low > wanted.low;
}

/** "Up to 80 kg" asks of a load, or of what goods state the most of, that it goes so far. */
export function isReached({ name }: Requirement, fact: NamedFact, { reaches }: Quantity, stated: Quantity): boolean {
  if (reaches !== true) return false;
  return asksWhatIsBorne(name) || (name.known === null && (asksUpperEnd(fact.name) || stated.reaches === true));
}

/** True for a load, or what goods withstand: "up to 80 kg" asks that it goes so far. */
export const asksWhatIsBorne = (name: ResolvedName): boolean => name.known?.id === 'load' || isResisting(name);

const resisting = new Set(['resistance', 'resistant', 'heatproof']);

/** True for a name of what goods withstand: "Heat resistance", 耐温. */
export const isResisting = ({ stems, raw }: ResolvedName): boolean =>
  stems.some((stem) => resisting.has(stem)) || raw.startsWith('耐');

/** What is measured and may be zero: 0 °C, 0 %, 0°. */
const withZero = new Set<Dimension>(['temperature', 'share', 'angle']);

/**
 * True for a bare zero where a measure is wanted with its unit: catalogs write it for what they do not know, no screen answers
 * in 0 ms. Who asks for a bare number may count: "sata_6_gb_s: 4".
 */
export function isPlaceholder({ quantity, text }: WantedValue, { unit, low, high }: Quantity): boolean {
  const dimension = quantity?.unit?.dimension;
  if (dimension === undefined || unit !== null || low !== 0 || high !== 0) return false;
  if (isNumbering(dimension) || withZero.has(dimension)) return false;
  return text.tokens.some(({ kind }) => kind === 'word' || kind === 'character');
}
