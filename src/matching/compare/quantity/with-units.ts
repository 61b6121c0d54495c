import { isNumbering, type Unit } from '../../ontology/units.ts';
import type { Statement } from '../../read/listing/statement.ts';
import type { ResolvedName } from '../../read/name/resolve-name.ts';
import type { Quantity } from '../../read/quantity/quantity.ts';
import { scaled } from '../../read/quantity/scaled.ts';
import { unitOf } from '../../read/quantity/unit-index.ts';
import { isPlural } from '../../text/is-plural.ts';

/**
 * "Sleeps: 5 rooms", "Power: 4 levels", "Suitable for: 4-season use": a bare number before a noun in the plural, or joined to one,
 * counts that, and takes no unit of its name.
 */
export function countsThings(
  { unit, labelAfter, to }: Quantity,
  { text }: Statement,
  ...names: readonly ResolvedName[]
): boolean {
  if (unit !== null || names.some(({ stems }) => labelAfter !== null && stems.includes(labelAfter))) return false;
  const next = text.tokens[to];
  const joined = next?.stem === '-' && next.glued ? text.tokens[to + 1] : undefined;
  if (joined !== undefined) return joined.kind === 'word' && joined.glued;
  return isPlural(next) && (next?.text.length ?? 0) > 3;
}

/** A bare number takes the unit of its name, else the one unit that the trade uses for the property. */
export function withUnits(
  wanted: Quantity,
  found: Quantity,
  ofName: Unit | null,
  bare: Unit | null,
): [Quantity, Quantity] {
  // "1080p" counts lines of a picture.
  if (wanted.dimension === 'pixels' && found.labelAfter === 'p') return [wanted, found];
  const other = found.unit === null && ofName !== null ? measuredIn(found, ofName) : found;
  if (wanted.unit !== null && other.unit === null && bare !== null && isInUnitsOf(wanted, bare))
    return [wanted, measuredIn(other, bare)];
  if (wanted.unit === null && other.unit !== null) {
    const unit = bare ?? (ofName === other.unit ? ofName : null);
    if (unit !== null && unit.dimension === other.dimension) return [measuredIn(wanted, unit), other];
  }
  if (wanted.unit?.dimension === 'count' && other.unit === null) return [wanted, measuredIn(other, unitOf('piece'))];
  if (wanted.unit === null && other.unit?.dimension === 'count') return [measuredIn(wanted, unitOf('piece')), other];
  const isPieces = other.unit === null || other.unit.id === 'piece';
  if (wanted.unit !== null && isPieces && wanted.dimension !== other.dimension && isNumbering(wanted.unit.dimension))
    return [wanted, measuredIn(other, wanted.unit)];
  if (wanted.unit === null && other.unit !== null && isNumbering(other.unit.dimension))
    return [measuredIn(wanted, other.unit), other];
  return [wanted, other];
}

/** True where a wanted measure may be told in the unit: 30 pages a minute in ppm. */
function isInUnitsOf({ dimension, unit, per }: Quantity, one: Unit): boolean {
  if (one.per === undefined) return one.dimension === dimension;
  return per !== undefined && unit?.dimension === one.dimension && per.dimension === unitOf(one.per).dimension;
}

/** A bare number as one of a unit. */
export function measuredIn(quantity: Quantity, unit: Unit): Quantity {
  const per = unit.per === undefined ? null : unitOf(unit.per);
  const { offset = 0, dimension } = unit;
  const factor = unit.factor / (per?.factor ?? 1);
  const { low, high, halfDigit } = scaled(quantity, factor);
  const stated = per === null ? { dimension } : { dimension: null, per };
  return { ...quantity, ...stated, unit, low: low + offset, high: high + offset, halfDigit };
}
