import type { MatchType } from '../../assessment.ts';
import type { Dimension } from '../../ontology/units.ts';
import { exactQuantity } from '../../read/quantity/exact-quantity.ts';
import type { Quantity } from '../../read/quantity/quantity.ts';
import { readIn, scaled } from '../../read/quantity/scaled.ts';
import { unitOf } from '../../read/quantity/unit-index.ts';

/** A written integer is not vaguer than one per cent: 2" is not "1.5 to 2.5 inches". */
const largestVagueness = 0.01;
/** Across units sellers round: 25 mm for an inch, 230 g for 8 oz. Inside this share a difference decides nothing. */
const roundingShare = 0.02;
/** Lengths are sold under names that are rounder still: tape of 48 mm as 2 inches, a chuck of 3/8 inch as 10 mm. */
const nominalShare = 0.06;
const epsilon = 1e-9;

/**
 * Compares what is wanted with what is found. Both are intervals in base units; a point stands for what is written.
 * `covers`: the property holds for a whole range at once (a 110-240 V supply works at 220 V).
 */
export function compareQuantities(wanted: Quantity, found: Quantity, covers = false): MatchType {
  const compared = compareInches(wanted, found, covers);
  if (compared !== 'not_match') return compared;
  if (mayPartThousands(found) && compareInches(wanted, scaled(found, 1000), covers) !== 'not_match') return 'unknown';
  if (found.mayBeMost !== true) return compared;
  // What is the most is contradicted only where a most of that number is.
  const most: Quantity = { ...found, low: Number.NEGATIVE_INFINITY, form: 'max' };
  return compareInches(wanted, most, covers) === 'not_match' ? 'not_match' : 'unknown';
}

/** "6.000 hours": a dot before three figures parts thousands as often as decimals. */
function mayPartThousands({ form, low, halfDigit, unit, times }: Quantity): boolean {
  const written = (unit?.factor ?? 1) * 0.0005;
  const isThree = Math.abs(halfDigit / written - 1) < 1e-9;
  return form === 'point' && times === 1 && unit?.offset === undefined && isThree && low >= (unit?.factor ?? 1);
}

/**
 * 寸 beside another unit is a Chinese inch by the book and an English one on many goods: what both do not say is open. Beside English
 * inches it is one of these, in which such goods are measured.
 */
function compareInches(wanted: Quantity, found: Quantity, covers: boolean): MatchType {
  const asStated = compareStated(wanted, found, covers);
  if ((wanted.unit?.id === 'cun') === (found.unit?.id === 'cun')) return asStated;
  const inInches = compareStated(asInches(wanted), asInches(found), covers);
  if (wanted.unit?.id === 'in' || found.unit?.id === 'in') return inInches;
  return asStated === inInches ? asStated : 'unknown';
}

/** The same number in English inches, where it is one in Chinese inches. */
export const asInches = (quantity: Quantity) =>
  quantity.unit?.id === 'cun' ? readIn(quantity, unitOf('in')) : quantity;

function compareStated(wanted: Quantity, found: Quantity, covers: boolean): MatchType {
  const sides = inOneDimension(wanted, found);
  if (sides === null) return 'unknown';
  const [one, other] = sides;
  if ((one.unit?.id === 'pair') !== (other.unit?.id === 'pair')) return comparePairs(one, other, covers);
  const perPiece = compareIntervals(one, other, covers);
  if (one.times === other.times) return perPiece;
  // "2 x 500 ml" against "1 l": the total agrees, the bottle does not; which one is meant is open.
  const total = compareIntervals(inTotal(one), inTotal(other), covers);
  if (one.isCounted === true && other.isCounted === true)
    return perPiece === 'match' && total === 'match' ? 'match' : 'not_match';
  if (one.times > 1) return perPiece === 'not_match' && total === 'not_match' ? 'not_match' : 'unknown';
  return perPiece === 'not_match' && total === 'match' ? 'unknown' : perPiece;
}

/** A pair is two pieces; where it is counted as one, the numbers agree and which is meant is open. */
function comparePairs(one: Quantity, other: Quantity, covers: boolean): MatchType {
  const asPieces = compareIntervals(one, other, covers);
  if (asPieces !== 'not_match') return asPieces;
  return compareIntervals(asOne(one), asOne(other), covers) === 'not_match' ? 'not_match' : 'unknown';
}

function asOne(quantity: Quantity): Quantity {
  if (quantity.unit?.id !== 'pair') return quantity;
  const { factor } = quantity.unit;
  return { ...quantity, low: quantity.low / factor, high: quantity.high / factor };
}

/** One of a multiple, of which no number is stated: "500 ml" of "2 x 500 ml". */
export function asPiece({ isCounted: _isCounted, ...quantity }: Quantity): Quantity {
  return { ...quantity, times: 1 };
}

/** All of a multiple: "2 x 500 ml" is one litre. */
export function inTotal(quantity: Quantity): Quantity {
  const { low, high, times } = quantity;
  return { ...asPiece(quantity), low: low * times, high: high * times };
}

/** Both sides in one dimension, or null when they cannot be compared. "oz" is an ounce or a fluid ounce. */
function inOneDimension(wanted: Quantity, found: Quantity): [Quantity, Quantity] | null {
  if (wanted.per !== undefined || found.per !== undefined)
    return areRatesOfOneKind(wanted, found) ? [wanted, found] : null;
  if (wanted.dimension === found.dimension) return [wanted, found];
  if (wanted.unit?.id === 'oz' && found.dimension === 'volume') return [asFluid(wanted), found];
  if (found.unit?.id === 'oz' && wanted.dimension === 'volume') return [wanted, asFluid(found)];
  return null;
}

function areRatesOfOneKind(one: Quantity, other: Quantity): boolean {
  return one.unit?.dimension === other.unit?.dimension && one.per?.dimension === other.per?.dimension;
}

const asFluid = (quantity: Quantity): Quantity => ({ ...readIn(quantity, unitOf('floz')), unit: quantity.unit });

/** The count in "24 x 330 ml"; null for what is no multiple. */
export function countOf(quantity: Quantity): Quantity | null {
  if (quantity.times === 1) return null;
  return { ...exactQuantity(quantity.times, quantity.from, quantity.to), unit: unitOf('pack'), dimension: 'count' };
}

/** True when two quantities speak of comparable things. */
export function areComparable(wanted: Quantity, found: Quantity): boolean {
  return inOneDimension(wanted, found) !== null;
}

/** True when a quantity may be read in one of the dimensions. */
export function hasDimension(quantity: Quantity, dimensions: readonly Dimension[]): boolean {
  if (quantity.dimension === null) return false;
  return dimensions.includes(quantity.dimension) || (quantity.unit?.id === 'oz' && dimensions.includes('volume'));
}

function compareIntervals(wanted: Quantity, found: Quantity, covers: boolean): MatchType {
  if (isPoint(wanted) && isPoint(found)) return comparePoints(wanted, found);
  const slack = slackOf(wanted, found);
  // What works from 220 to 240 V does not work from 100 V on.
  if (covers && wanted.form === 'range' && found.form === 'range' && !isApart(wanted, found, slack))
    return isInside(wanted, found, slack) ? 'match' : 'unknown';
  const reached = compareReach(wanted, found, covers, slack);
  if (reached !== null) return reached;
  if (isInside(found, wanted, slack)) return isForAnyMains(wanted) && found.form === 'point' ? 'unknown' : 'match';
  if (isApart(wanted, found, slack)) return 'not_match';
  // "About 310 g" is called 310 g, which is under 320.
  if (found.form === 'about' && (wanted.form === 'min' || wanted.form === 'max')) {
    const called = (found.low + found.high) / 2;
    return isInside({ ...found, low: called, high: called }, wanted, slack) ? 'match' : 'unknown';
  }
  const nominal = found.form === 'tolerance' || found.form === 'about';
  const isCovered = covers && (coveringForms.has(found.form) || reachesDown(found));
  if (isPoint(wanted) && (nominal || isCovered)) return 'match';
  return 'unknown';
}

/** Mains differ by less than this ratio within one country and by more between countries. */
const widestMains = 1.5;

/** "100-240 V" asks for goods that work on any mains; whether 220 V alone will do is open. */
function isForAnyMains({ dimension, form, low, high }: Quantity): boolean {
  return dimension === 'voltage' && form === 'range' && high > low * widestMains;
}

const roomTemperature = 298;

/** What bears "up to 230 °C" bears all the heat below, and what seats "up to 6" seats four. */
function reachesDown({ dimension, form, high }: Quantity): boolean {
  return form === 'max' && (dimension === 'people' || (dimension === 'temperature' && high > roomTemperature));
}

/** Forms of a value that holds for all between its ends: "3 years and up" is for a child of five. */
const coveringForms = new Set<Quantity['form']>(['range', 'min']);

/** "Up to 35 mm" is not met by what ends at 30 mm, though all of that lies below; null for all other wishes. */
function compareReach(wanted: Quantity, found: Quantity, covers: boolean, slack: number): MatchType | null {
  if (wanted.reaches !== true || (found.form !== 'range' && found.form !== 'max')) return null;
  if (found.high < wanted.high - slack) return covers ? 'not_match' : 'unknown';
  return covers ? 'match' : null;
}

function isPoint(quantity: Quantity): boolean {
  return quantity.form === 'point';
}

function comparePoints(wanted: Quantity, found: Quantity): MatchType {
  const difference = Math.abs(wanted.low - found.low);
  const scale = Math.max(Math.abs(wanted.low), Math.abs(found.low));
  const zero = scaleZero(wanted);
  const slack = Math.max(vagueness(wanted), vagueness(found), (scale - zero) * epsilon);
  if (difference <= slack * (1 + 1e-6)) return 'match';
  if (wanted.dimension === 'data' && isBinaryTwin(wanted.low, found.low)) return 'match';
  if (isDotTwin(wanted, found) || isSpellingTwin(wanted, found)) return 'unknown';
  if (wanted.unit?.id === found.unit?.id) return 'not_match';
  const isNear = difference <= (scale - zero) * roundingShare;
  if (isNear && difference <= Math.min(wanted.halfDigit, found.halfDigit) * (1 + 1e-6)) return 'match';
  const isNominal = difference <= Math.min(Math.max(wanted.halfDigit, found.halfDigit), scale * nominalShare);
  const isCoarse = difference <= Math.min(Math.max(roundingOf(wanted), roundingOf(found)), scale * coarseShare);
  const isOpen = isNear || isCoarse || (isNominal && isNamedRoundly(wanted) && isNamedRoundly(found));
  return isOpen ? 'unknown' : 'not_match';
}

/** What a coarse number of another unit leaves open is no more than this share of it. */
const coarseShare = 0.05;

/** How far a number that is written with decimals may be rounded: "0.12 oz" is any weight from 3.26 to 3.54 g. */
function roundingOf({ halfDigit, unit }: Quantity): number {
  return halfDigit < (unit?.factor ?? 1) / 2 ? halfDigit : 0;
}

/** Lengths in whole numbers or fractions are names of sizes, as 0.25 inches are; "5.3 cm" was measured. */
function isNamedRoundly({ dimension, unit, halfDigit, low }: Quantity): boolean {
  const isFraction = unit?.id === 'in' && Number.isInteger((low / unit.factor) * partsOfInch);
  return dimension === 'length' && (halfDigit === 0 || isFraction || halfDigit >= (unit?.factor ?? 1) / 2);
}

const partsOfInch = 16;

/** Shares of a temperature are shares of its degrees Celsius, not of kelvins. */
function scaleZero(quantity: Quantity): number {
  return quantity.dimension === 'temperature' ? 273.15 : 0;
}

function vagueness(quantity: Quantity): number {
  return Math.min(quantity.halfDigit, Math.abs(quantity.low - scaleZero(quantity)) * largestVagueness);
}

/** 1 TB is sold as 1000 GB and as 1024 GB. */
function isBinaryTwin(one: number, other: number): boolean {
  const ratio = Math.max(one, other) / Math.min(one, other);
  return Math.abs(ratio - 1.024) < 1e-6;
}

/** "20.000 mAh" is twenty, or twenty thousand where a dot parts thousands. */
function isDotTwin(one: Quantity, other: Quantity): boolean {
  const [small, large] = one.low < other.low ? [one, other] : [other, one];
  const written = (small.unit?.factor ?? 1) * 0.0005;
  return Math.abs(large.low / small.low - 1000) < 1e-9 && Math.abs(small.halfDigit / written - 1) < 1e-9;
}

/** Units that sellers take for each other: megawatts for milliwatts, bytes a second for bits. */
const confused: readonly (readonly [string, string])[] = [
  ['mW', 'MW'],
  ['MBps', 'Mbps'],
  ['GBps', 'Gbps'],
];

function isSpellingTwin(one: Quantity, other: Quantity): boolean {
  const ids = [one.unit?.id ?? '', other.unit?.id ?? ''];
  const isPair = confused.some((pair) => pair.every((id) => ids.includes(id)));
  const numberOf = (quantity: Quantity) => quantity.low / (quantity.unit?.factor ?? 1);
  return isPair && Math.abs(numberOf(one) - numberOf(other)) <= epsilon * Math.abs(numberOf(one));
}

function slackOf(wanted: Quantity, found: Quantity): number {
  const ends = [wanted.low, wanted.high, found.low, found.high].filter(Number.isFinite);
  const tiny = Math.max(...ends.map(Math.abs), 0) * epsilon;
  const sameUnit = wanted.unit?.id === found.unit?.id;
  if (sameUnit) return tiny;
  // 330 lb are what 150 kg are called where pounds are written.
  const converted = isPoint(found) && systemOf(wanted) !== systemOf(found) ? Math.abs(found.low) * conversionShare : 0;
  return Math.max(tiny, converted, isPoint(found) ? vagueness(found) : 0);
}

/** What a bound is stated in another system of units is rounded to a whole number. */
const conversionShare = 0.0025;

const systemDimensions = new Set(['mass', 'length', 'volume']);

/** Whether a unit of mass, length or volume is metric, which is a power of ten of the base; null for any other. */
const systemOf = ({ unit, dimension }: Quantity): boolean | null =>
  unit !== null && systemDimensions.has(dimension ?? '') ? Number.isInteger(Math.log10(unit.factor)) : null;

function isInside(inner: Quantity, outer: Quantity, slack: number): boolean {
  const overLow = inner.low > outer.low - slack || inner.low === outer.low;
  const underHigh = inner.high < outer.high + slack || inner.high === outer.high;
  const touchesLow = outer.lowOpen && !inner.lowOpen && inner.low <= outer.low + touchOf(outer.low, slack);
  const touchesHigh = outer.highOpen && !inner.highOpen && inner.high >= outer.high - touchOf(outer.high, slack);
  return overLow && underHigh && !touchesLow && !touchesHigh;
}

/** "Under 6 lb" excludes six pounds, also stated in kilograms with one digit more, and not what is one per cent less. */
const touchShare = 0.001;

function touchOf(end: number, slack: number): number {
  return Math.min(slack, Math.abs(end) * touchShare);
}

function isApart(one: Quantity, other: Quantity, slack: number): boolean {
  return liesBelow(one, other, slack) || liesBelow(other, one, slack);
}

function liesBelow(low: Quantity, high: Quantity, slack: number): boolean {
  if (low.high < high.low - slack) return true;
  return Math.abs(low.high - high.low) <= touchOf(low.high, slack) && (low.highOpen || high.lowOpen);
}
