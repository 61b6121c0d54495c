import { flatGoods, kitchenKnives, longGoods, lureGoods, penGoods } from '../../ontology/measured-goods.ts';
import type { Statement } from '../../read/listing/statement.ts';
import { exactQuantity } from '../../read/quantity/exact-quantity.ts';
import type { DimensionList, Quantity } from '../../read/quantity/quantity.ts';
import { roleOf } from '../../read/quantity/quantity-role.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import { isDenied, isOfBundledItem } from '../../text/find-phrase.ts';
import { PhraseIndex } from '../../text/phrase-index.ts';
import type { TextFacts } from '../../text/read-text.ts';
import type { Finding } from '../finding.ts';
import { compareQuantities } from './compare-quantities.ts';
import { isListed } from './other-number.ts';

const indexOf = (names: readonly string[]) => {
  const index = new PhraseIndex<true>();
  for (const name of names) index.add(name, true);
  return index;
};
const flat = indexOf(flatGoods);
const long = indexOf(longGoods);
const lures = indexOf(lureGoods);
const pens = indexOf(penGoods);
const knives = indexOf(kitchenKnives);
const names = ({ tokens }: TextFacts, goods: PhraseIndex<true>) =>
  tokens.some((_, at) => goods.at(tokens, at) !== null);

/** Millimetres: what is thicker is another side; what is shorter is no length of what is sold by the metre. */
const thickest = 60;
const shortestLong = 200;
const longestLure = 500;
const widestTip = 3;
const shortestBlade = 50;
const longestBlade = 310;
/** A rope's length is that many times its thickness, a mat's side that many times its own. */
const longRatio = 20;
const flatRatio = 5;

/**
 * A thickness or a length that a title states of goods which have no other such measure: "yoga mat 6 mm", "leash 16 ft".
 * Of a single number only contradictions are made here, since an equal measure is found whatever it is of; a bound on a
 * length is met as well. Null where another side can be meant.
 */
export function lengthInTitle(requirement: Requirement, { quantity }: WantedValue, title: Statement): Finding | null {
  if (quantity === null || quantity.dimension !== 'length') return null;
  const { key } = requirement.name;
  if (quantity.form !== 'point') return boundOfLength(quantity, lengthsOf(key, title));
  const found = measuresOf(key, quantity, title);
  const [first] = found ?? [];
  if (found === null || first === undefined) return null;
  const isOther = found.every((one) => compareQuantities(quantity, one, false) === 'not_match');
  return isOther ? { matchType: 'not_match', method: 'quantity', span: first } : null;
}

/** The measures of a title that are the wanted side; null where another side can be meant. */
function measuresOf(key: string, quantity: Quantity, title: Statement): readonly Quantity[] | null {
  if (key === '#thickness') return thicknesses(quantity, title);
  return key === '#tip size' ? tips(quantity, title) : lengthsOf(key, title);
}

function lengthsOf(key: string, title: Statement): readonly Quantity[] | null {
  return key === '#length' ? lengths(title) : key === 'blade length' ? blades(title) : null;
}

/** True where a title names goods of which a length as this one, that nothing labels, can only be the wanted side. */
export function isSoleLength({ name: { key } }: Requirement, quantity: Quantity, title: Statement): boolean {
  if (quantity.dimension !== 'length') return false;
  return measuresOf(key, quantity, title)?.includes(quantity) === true;
}

/** "At least 6 ft" of a title's only length: "USB cable 2 m". */
function boundOfLength(wanted: Quantity, found: readonly Quantity[] | null): Finding | null {
  const [only, ...more] = found ?? [];
  if (only === undefined || more.length > 0 || (wanted.form !== 'min' && wanted.form !== 'max')) return null;
  return { matchType: compareQuantities(wanted, only, false), method: 'quantity', span: only };
}

/** The lengths of a title outside its lists; null where one is a range, the last of several numbers, a bound, or of something else that goes with it. */
function looseLengths({ text, quantities }: Statement): readonly Quantity[] | null {
  const loose = quantities.quantities.filter(({ dimension }) => dimension === 'length');
  const isOpen = loose.some(
    (one) =>
      one.form !== 'point' ||
      one.isStandIn === true ||
      isListed(text, one) ||
      isDenied(text, one) ||
      isOfBundledItem(text, one),
  );
  return isOpen ? null : loose;
}

function thicknesses(wanted: Quantity, title: Statement): readonly Quantity[] | null {
  if (wanted.low > thickest || !names(title.text, flat)) return null;
  const loose = looseLengths(title);
  if (loose === null) return null;
  const thin = loose.filter((one) => {
    const role = one.low <= thickest ? roleOf(title.text, one, 'length') : 'length';
    return role === null || role === 'thickness';
  });
  const all = [...thin, ...title.quantities.lists.flatMap((list) => smallestOf(list) ?? [])];
  const [first] = all;
  const isOne = first !== undefined && all.every((one) => compareQuantities(first, one, false) !== 'not_match');
  return isOne ? all : null;
}

/** The widths of a pen's line; several are several pens to choose from. */
function tips(wanted: Quantity, title: Statement): readonly Quantity[] | null {
  if (wanted.low > widestTip || !names(title.text, pens)) return null;
  return (looseLengths(title) ?? []).filter(({ low }) => low <= widestTip);
}

/** The blades of kitchen knives; a longer measure may be that of the whole knife. */
function blades(title: Statement): readonly Quantity[] | null {
  if (!names(title.text, knives) || title.quantities.lists.length > 0) return null;
  const loose = looseLengths(title);
  const isBlade = (one: Quantity) => {
    const role = roleOf(title.text, one, 'length');
    return (role === null || role === 'length') && one.low >= shortestBlade && one.low <= longestBlade;
  };
  return loose?.every(isBlade) === true ? loose : null;
}

/** The third side of a list where it is much smaller than the others. */
function smallestOf(list: DimensionList): Quantity | null {
  const [smallest = 0, second = 0] = list.sizes.toSorted((a, b) => a - b);
  const isThin =
    list.unit !== null && list.sizes.length === 3 && smallest <= thickest && smallest * flatRatio <= second;
  return isThin ? sideOf(list, smallest) : null;
}

function lengths(title: Statement): readonly Quantity[] | null {
  const isLong = names(title.text, long);
  const isLure = names(title.text, lures);
  const loose = isLong || isLure ? looseLengths(title) : null;
  if (loose === null) return null;
  const all = [...loose];
  for (const list of title.quantities.lists) {
    const [small = 0, large = 0] = list.sizes.toSorted((a, b) => a - b);
    // "8 mm x 180 cm" is a rope; "30 x 40 cm" is a thing with sides.
    if (list.unit === null || list.sizes.length !== 2 || large < small * longRatio) return null;
    all.push(sideOf(list, large));
  }
  const longest = Math.max(0, ...all.map(({ low }) => low));
  const kept = all.filter((one) => {
    const role = roleOf(title.text, one, 'length');
    return one.low * longRatio >= longest && (role === null || role === 'length' || role === 'cable length');
  });
  const fits = (one: Quantity) => (isLure && one.low <= longestLure) || (isLong && one.low >= shortestLong);
  return kept.length > 0 && kept.every(fits) ? kept : null;
}

function sideOf(list: DimensionList, size: number): Quantity {
  const at = list.sizes.indexOf(size);
  return {
    ...exactQuantity(size, list.from, list.to),
    unit: list.unit,
    dimension: 'length',
    halfDigit: list.halfDigits[at] ?? 0,
  };
}
