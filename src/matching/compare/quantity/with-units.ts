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

function measuredIn(quantity: Quantity, unit: Unit): Quantity {
  const per = unit.per === undefined ? null : unitOf(unit.per);
  const { offset = 0, dimension } = unit;
  const factor = unit.factor / (per?.factor ?? 1);
  const { low, high, halfDigit } = scaled(quantity, factor);
  const stated = per === null ? { dimension } : { dimension: null, per };
  return { ...quantity, ...stated, unit, low: low + offset, high: high + offset, halfDigit };
}

const direct = /(?:\b|\d)v?dc(?:\b|\d)|直流/iu;
const alternating = /(?:\b|\d)v?ac(?:\b|\d)|交流|\d\s*v\s*~/iu;

function currentOf(raw: string): string | null {
  const text = raw.normalize('NFKC');
  const [isDirect, isAlternating] = [direct.test(text), alternating.test(text)];
  return isDirect === isAlternating ? null : isDirect ? 'direct' : 'alternating';
}

/** True where one text names direct current alone and the other alternating current alone: "24 V DC" and "24 VAC". */
export function areOtherCurrents(one: string, other: string): boolean {
  const [current, otherCurrent] = [currentOf(one), currentOf(other)];
  return current !== null && otherCurrent !== null && current !== otherCurrent;
}

const power = /db(?:\(a\)|a)?l_?wa?|soundpower|声功率/u;
const pressure = /db(?:\(a\)|a)?l_?pa?|soundpressure|声压/u;
const runTogether = (text: string) => text.normalize('NFKC').replaceAll(/\s/gu, '').toLowerCase();

/** True where of two levels of sound one is of the power and the other of the pressure: "97 dB LWA" is louder than what is heard at 4 m. */
export function areOtherSounds(wanted: string, found: string): boolean {
  const [one, other] = [runTogether(wanted), runTogether(found)];
  return (power.test(one) && pressure.test(other)) || (pressure.test(one) && power.test(other));
}

/** Extra-low voltage ends here after IEC 61140, for direct current; mains begin above it. */
const extraLow = 120;
const mostBattery = 60;
const sides = ['input', 'output', '输入', '输出'];

/**
 * True where a voltage of the mains and one far below it are those of two sides of a supply: "Voltage: 12 V" is not
 * contradicted by "Input voltage: 100-240 V".
 */
export function isOfOtherSide(asked: ResolvedName, stated: ResolvedName, wanted: Quantity, found: Quantity): boolean {
  if (wanted.dimension !== 'voltage' || found.dimension !== 'voltage') return false;
  const [one, other] = [sideOf(asked), sideOf(stated)];
  if (one === other) return false;
  const [low, high] = wanted.high < found.high ? [wanted, found] : [found, wanted];
  return low.high <= mostBattery && high.high >= extraLow;
}

function sideOf({ stems, raw }: ResolvedName): string {
  return sides.find((side) => stems.includes(side) || raw.includes(side)) ?? '';
}
