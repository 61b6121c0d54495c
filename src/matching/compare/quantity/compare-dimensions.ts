import type { MatchType } from '../../assessment.ts';
import type { Unit } from '../../ontology/units.ts';
import type { Statement } from '../../read/listing/statement.ts';
import type { ResolvedName } from '../../read/name/resolve-name.ts';
import { compareBounded } from '../../read/quantity/bounded-list.ts';
import type { DimensionList } from '../../read/quantity/quantity.ts';
import { orderOfName } from '../../read/quantity/side-role.ts';
import { unitOf } from '../../read/quantity/unit-index.ts';
import { paperSizeOf } from '../../read/size/size-code.ts';
import type { WantedValue } from '../../read/spec/requirement.ts';
import { type Finding, worstType } from '../finding.ts';

const largestVagueness = 0.01;
/** Across units sellers round: "25 x 33 cm" for 10 x 13 inches. Inside this share a difference decides nothing. */
const roundingShare = 0.02;

/** Compares lists of lengths; null when either side has none. In the order written, or in any order when sides are not named. */
export function dimensionsFinding(wanted: WantedValue, found: Statement, name: ResolvedName): Finding | null {
  const { list } = wanted;
  if (list === null) return null;
  const sheet = found.quantities.lists.length === 0 ? paperSizeOf(found.text.unspaced) : null;
  const lists = sheet === null ? found.quantities.lists : [{ ...sheet, to: found.text.tokens.length }];
  if (lists.length === 0) return null;
  const findings = lists.map(
    (candidate): Finding => ({
      matchType: compareLists(list, listUnder(candidate, name)),
      method: 'dimensions',
      span: candidate,
    }),
  );
  return findings.find((finding) => finding.matchType !== 'not_match') ?? findings[0] ?? null;
}

/** A list as its name completes it: "Dimensions (cm)" gives the unit, "Size (W x H)" the order of the sides. */
export function listUnder(list: DimensionList, name: ResolvedName): DimensionList {
  return withOrder(measuredIn(list, name.unit), name);
}

function measuredIn(list: DimensionList, unit: Unit | null): DimensionList {
  if (list.unit !== null || unit === null || unit.dimension !== 'length') return list;
  const scale = (size: number) => size * unit.factor;
  return {
    ...list,
    unit,
    sizes: list.sizes.map(scale),
    halfDigits: list.halfDigits.map(scale),
    tolerances: list.tolerances.map(scale),
  };
}

function withOrder(list: DimensionList, name: ResolvedName): DimensionList {
  const order = list.roles.every((role) => role === '') ? orderOfName(name.raw) : null;
  return order?.length === list.sizes.length ? { ...list, roles: order } : list;
}

/** What one list of sizes says of another. A list of fewer sizes leaves the rest open. */
export function compareLists(wanted: DimensionList, found: DimensionList): MatchType {
  const bounded = compareBounded(wanted, found);
  if (bounded !== null) return bounded;
  const compared = comparePlain(wanted, found);
  // "Up to 30 x 40 cm" is a room for things that are smaller.
  return compared === 'not_match' && found.bound !== undefined ? 'unknown' : compared;
}

function comparePlain(wanted: DimensionList, found: DimensionList): MatchType {
  if ((wanted.unit === null) !== (found.unit === null)) return areSameNumbers(wanted, found) ? 'match' : 'unknown';
  if (wanted.sizes.length !== found.sizes.length) {
    const face = wanted.sizes.length === 2 ? faceOf(found) : null;
    if (face !== null && comparePlain(wanted, face) === 'match') return 'match';
    return isPartOf(wanted, found) ? 'unknown' : 'not_match';
  }
  const asWritten = inOrder(wanted, found);
  if (asWritten === 'match') return 'match';
  if (isNamed(wanted) && isNamed(found)) return byRole(wanted, found);
  const sameSizes = inOrder(sorted(wanted), sorted(found));
  return sameSizes === 'not_match' ? asWritten : sameSizes;
}

/** Units in which sizes are written without saying so. */
const usualUnits = ['mm', 'cm', 'm'].map(unitOf);

/** Goods of so many inches are rare. */
const mostInches = 100;

/** "160x200" of a mattress and 100*150 of labels are the 160 x 200 cm and the 100 x 150 mm that one asks for; small numbers may be inches. */
function areSameNumbers(wanted: DimensionList, found: DimensionList): boolean {
  const [bare, measured] = wanted.unit === null ? [wanted, found] : [found, wanted];
  if (Math.max(...bare.sizes) < mostInches) return false;
  return usualUnits.some((unit) => {
    const read = measuredIn(bare, unit);
    return comparePlain(wanted === bare ? read : measured, wanted === bare ? measured : read) === 'match';
  });
}

/** A side that is so many times smaller than the next is a thickness. */
const flatRatio = 5;

/** The two sides of a thing that is stated with its thickness: "183 x 61 x 0.6 cm" is a mat of 183 x 61 cm, "200 x 160 x 25 cm" a bed. */
function faceOf(list: DimensionList): DimensionList | null {
  const [smallest = 0, second = 0] = list.sizes.toSorted((a, b) => a - b);
  const named = list.roles.indexOf('T');
  const thin = named === -1 && smallest * flatRatio <= second ? list.sizes.indexOf(smallest) : named;
  if (list.sizes.length !== 3 || thin === -1) return null;
  return sizesAt(
    list,
    [0, 1, 2].filter((at) => at !== thin),
  );
}

/** The sizes of a list at these places, in their order. */
function sizesAt(list: DimensionList, places: readonly number[]): DimensionList {
  const pick = (numbers: readonly number[]) => places.map((at) => numbers[at] ?? 0);
  return {
    ...list,
    sizes: pick(list.sizes),
    halfDigits: pick(list.halfDigits),
    tolerances: pick(list.tolerances),
    roles: places.map((at) => list.roles[at] ?? ''),
  };
}

function isNamed(list: DimensionList): boolean {
  return list.roles.every((role) => role !== '');
}

function inOrder(one: DimensionList, other: DimensionList): MatchType {
  return worstType(one.sizes.map((_, at) => compareSides(one, at, other, at)));
}

function byRole(one: DimensionList, other: DimensionList): MatchType {
  return worstType(one.roles.map((role, at) => compareSides(one, at, other, other.roles.indexOf(role))));
}

function isPartOf(wanted: DimensionList, found: DimensionList): boolean {
  const [short, long] = wanted.sizes.length < found.sizes.length ? [wanted, found] : [found, wanted];
  return short.sizes.every((_, at) =>
    long.sizes.some((_other, place) => compareSides(short, at, long, place) !== 'not_match'),
  );
}

function sorted(list: DimensionList): DimensionList {
  const places = list.sizes.map((_, at) => at);
  return sizesAt(
    list,
    places.sort((a, b) => (list.sizes[a] ?? 0) - (list.sizes[b] ?? 0)),
  );
}

/** One size of a list against one of another; a place that a list does not have contradicts. */
function compareSides(one: DimensionList, at: number, other: DimensionList, place: number): MatchType {
  const [size, found] = [one.sizes[at], other.sizes[place]];
  if (size === undefined || found === undefined) return 'not_match';
  const vague = (halfDigit: number | undefined, of: number) => Math.min(halfDigit ?? 0, of * largestVagueness);
  const slack = Math.max(
    vague(one.halfDigits[at], size),
    vague(other.halfDigits[place], found),
    one.tolerances[at] ?? 0,
    other.tolerances[place] ?? 0,
    size * 1e-9,
  );
  const difference = Math.abs(size - found);
  if (difference <= slack * (1 + 1e-6)) return 'match';
  if (one.unit?.id === other.unit?.id || difference > Math.max(size, found) * roundingShare) return 'not_match';
  const isWithinBoth = difference <= Math.min(one.halfDigits[at] ?? 0, other.halfDigits[place] ?? 0) * (1 + 1e-6);
  return isWithinBoth ? 'match' : 'unknown';
}
