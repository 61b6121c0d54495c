import { compareText } from '../lib/compare-text.ts';
import type { Product } from './product.ts';

/** What the values of an attribute are: numbers, yes or no, one of few words, or anything. */
type ValueKind = 'number' | 'flag' | 'choice' | 'text';

/** One attribute as the listings of a type use it. */
export interface AttributeProfile {
  /** The last of the listings' categories; empty for those without one. */
  type: string;
  name: string;
  /** Listings of the type that have it. */
  listings: number;
  kind: ValueKind;
  /** The unit that most of its numbers carry, as written; null where they carry none. */
  unit: string | null;
  /** The smallest and largest of its numbers in `unit`, or of those without; null where there are none. */
  range: [number, number] | null;
  /**
   * Set for numbers without a unit: what titles write behind the same numbers, which unit other listings of the type write
   * behind this attribute's, and between which nearly all of the bare ones lie.
   */
  bare?: { titleUnit: string | null; siblingUnit?: string; usual: [number, number] };
  /** Its commonest values with how many listings have them. */
  values: [value: string, listings: number][];
}

const leastListings = 2;
const mostAttributes = 5_000;
const mostValues = 500;
const shownValues = 8;
const longestValue = 60;

const flags = new Set(['yes', 'no', 'true', 'false', '是', '否', '有', '无']);
const numberPattern = /^[<>≤≥~]?\s*(-?\d+(?:[.,]\d+)?)\s*([^\d\s][^\d]{0,11})?$/u;

interface Tally {
  type: string;
  name: string;
  listings: number;
  numbers: number;
  flags: number;
  units: Map<string, Numbers>;
  titleUnits: Map<string, number>;
  /** The first of its bare numbers, without zeros, which stand for what is not known. */
  bareNumbers: number[];
  bare: Numbers;
  values: Map<string, number>;
}

/** How many numbers there are, the least and the greatest of them. */
interface Numbers {
  count: number;
  low: number;
  high: number;
}

const noNumbers: Numbers = { count: 0, low: Number.POSITIVE_INFINITY, high: Number.NEGATIVE_INFINITY };

function withNumber({ count, low, high }: Numbers, amount: number): Numbers {
  return { count: count + 1, low: Math.min(low, amount), high: Math.max(high, amount) };
}

/** Learns which attributes the types of a catalog have and what their values are like. Linear in the values. */
export function learnAttributeProfile(
  products: readonly Pick<Product, 'title' | 'category' | 'attributes'>[],
): AttributeProfile[] {
  const tallies = new Map<string, Tally>();
  for (const { title, category, attributes } of products) {
    const type = category?.at(-1) ?? '';
    for (const { name, value } of attributes ?? []) {
      const key = `${type}\u001f${name}`;
      const tally = tallies.get(key) ?? newTally(type, name);
      tallies.set(key, tally);
      count(tally, value, title);
    }
  }
  return [...tallies.values()]
    .filter(({ listings }) => listings >= leastListings)
    .toSorted((one, other) => other.listings - one.listings || compare(one, other))
    .slice(0, mostAttributes)
    .toSorted((one, other) => compareText(one.type, other.type) || other.listings - one.listings || compare(one, other))
    .map(toProfile);
}

function newTally(type: string, name: string): Tally {
  const counts = { listings: 0, numbers: 0, flags: 0, units: new Map(), titleUnits: new Map(), values: new Map() };
  return { type, name, ...counts, bareNumbers: [], bare: noNumbers };
}

function count(tally: Tally, value: string, title: string): void {
  tally.listings += 1;
  const number = numberPattern.exec(value);
  if (number !== null) {
    const amount = Number((number[1] ?? '').replace(',', '.'));
    tally.numbers += 1;
    const unit = number[2]?.trim().toLowerCase() ?? '';
    if (unit !== '') tally.units.set(unit, withNumber(tally.units.get(unit) ?? noNumbers, amount));
    else countBare(tally, number[1] ?? '', amount, title);
  } else if (flags.has(value.toLowerCase())) tally.flags += 1;
  const shown = value.slice(0, longestValue);
  if (tally.values.has(shown) || tally.values.size < mostValues) {
    tally.values.set(shown, (tally.values.get(shown) ?? 0) + 1);
  }
}

const mostBareNumbers = 2_000;
/** A number of one digit stands in most titles for something else. */
const shortestTelling = 2;

function countBare(tally: Tally, number: string, amount: number, title: string): void {
  const { titleUnits, bareNumbers } = tally;
  tally.bare = withNumber(tally.bare, amount);
  if (amount !== 0 && bareNumbers.length < mostBareNumbers) bareNumbers.push(amount);
  if (number.length < shortestTelling) return;
  for (let at = title.indexOf(number); at !== -1; at = title.indexOf(number, at + 1)) {
    if (/[\d.,]/u.test(title.charAt(at - 1))) continue;
    const unit = unitBehind.exec(title.slice(at + number.length, at + number.length + longestUnit))?.[1];
    if (unit === undefined) continue;
    titleUnits.set(unit, (titleUnits.get(unit) ?? 0) + 1);
    return;
  }
}

const longestUnit = 12;
const unitBehind = /^[ -]?([a-zµ°]{1,5}|"|″|[\u4e00-\u9fff]{1,3})(?![a-z\d])/iu;

const most = 0.7;
/** So many titles have to agree on a unit, and more than half of those that write one. */
const leastTitles = 5;
/** Of all numbers, what lies outside this share at either end may be a mistake. */
const outliers = 0.01;

/** The unit that listings which write one agree on, where the bare numbers are of the same size as theirs. */
function siblingUnitOf({ units }: Tally, low: number, high: number): string | null {
  const [only, ...others] = units;
  if (only === undefined || others.length > 0) return null;
  const [unit, written] = only;
  return low * sameSize >= written.low && high <= written.high * sameSize ? unit : null;
}

/** Numbers of one attribute in one unit differ by less than this from the least and the greatest of the others. */
const sameSize = 3;

function bareOf(tally: Tally): Pick<AttributeProfile, 'bare'> {
  const { titleUnits, bareNumbers } = tally;
  const sorted = bareNumbers.toSorted((one, other) => one - other);
  const cut = Math.floor(sorted.length * outliers);
  const [low, high] = [sorted[cut], sorted[sorted.length - 1 - cut]];
  if (low === undefined || high === undefined) return {};
  const titled = [...titleUnits.values()].reduce((sum, times) => sum + times, 0);
  const [commonest] = commonestOf(titleUnits);
  const isAgreed = commonest !== undefined && commonest[1] >= leastTitles && commonest[1] * 2 > titled;
  const siblingUnit = siblingUnitOf(tally, low, high);
  const titleUnit = isAgreed ? commonest[0] : null;
  return { bare: { titleUnit, ...(siblingUnit === null ? {} : { siblingUnit }), usual: [low, high] } };
}

function commonestOf(counts: ReadonlyMap<string, number>): [string, number][] {
  return [...counts].toSorted((one, other) => other[1] - one[1] || compareText(one[0], other[0]));
}

function toProfile(tally: Tally): AttributeProfile {
  const { type, name, listings, numbers, flags: yesNo, units, bare, values } = tally;
  const [unit, written] = [...units].find(([, { count }]) => count >= numbers * most) ?? [null, bare];
  const isNumber = numbers >= listings * most;
  const isFlag = yesNo >= listings * most;
  const isChoice = values.size <= Math.max(3, listings * 0.3);
  return {
    type,
    name,
    listings,
    kind: isNumber ? 'number' : isFlag ? 'flag' : isChoice ? 'choice' : 'text',
    unit,
    range: written.count === 0 ? null : [written.low, written.high],
    ...(isNumber ? bareOf(tally) : {}),
    values: commonestOf(values).slice(0, shownValues),
  };
}

function compare(one: Tally, other: Tally): number {
  return compareText(one.type, other.type) || compareText(one.name, other.name);
}
