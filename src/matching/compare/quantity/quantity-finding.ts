import { asksCount } from '../../ontology/counting-words.ts';
import { isNumbering } from '../../ontology/units.ts';
import { wordList, wordSet } from '../../ontology/word-list.ts';
import type { NamedFact } from '../../read/listing/named-fact.ts';
import type { Statement } from '../../read/listing/statement.ts';
import type { ResolvedName } from '../../read/name/resolve-name.ts';
import { inTrade } from '../../read/quantity/in-trade.ts';
import { isAdjustable } from '../../read/quantity/is-adjustable.ts';
import type { Quantity } from '../../read/quantity/quantity.ts';
import { compareServed, isServed, servingAt } from '../../read/quantity/served.ts';
import { inTimeOfName } from '../../read/quantity/time-of-name.ts';
import { unitOf } from '../../read/quantity/unit-index.ts';
import { sizeSystemOf } from '../../read/size/size-system.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import { isDenied } from '../../text/find-phrase.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import { readText } from '../../text/read-text.ts';
import { bestOf, type Finding } from '../finding.ts';
import { acrossSettings, asAskedEnd, asksRange, asksUpperEnd, isLimit, isNotHad } from './asked-end.ts';
import { calledByName } from './called-by-name.ts';
import { areComparable, compareQuantities, countOf } from './compare-quantities.ts';
import { productFinding, withProducts } from './count-products.ts';
import { inPortion } from './in-portion.ts';
import { areOfOtherSides, areOtherCurrents, areOtherSounds } from './incomparable.ts';
import { bearsMore, isForOlder, isPlaceholder, isReached, isResisting, meetsWanted } from './more-serves.ts';
import { isOfPacks, isOnlyCount } from './stated-count.ts';
import { countsThings, withUnits } from './with-units.ts';

const coveringProperties = wordSet('properties over a range');
const coveringDimensions = new Set(['voltage', 'temperature', 'colour temperature', 'people', 'torque', 'angle']);

/** True for properties that hold over a whole range at once; numbers of sizes do, "EU 39-44" has a 42. */
export function coversRange(requirement: Requirement, quantity: Quantity): boolean {
  const { known, raw } = requirement.name;
  if (known?.reads === 'size' && quantity.unit === null) return true;
  // What goods take: 可焊焊条直径, 可装.
  if (asksRange(requirement.name) || raw.trim().startsWith('可')) return true;
  return coveringProperties.has(known?.id ?? '') || coveringDimensions.has(quantity.dimension ?? '');
}

const settable = new Set(['current', 'rotation', 'pressure', 'flow', 'power', 'length', 'force', 'speed']);
const leastSpread = 2;

/** "30-200 A": ends so far apart are those of settings or of goods to choose from, and no vagueness of one value. */
const isOfSettings = (wanted: Quantity, { form, low, high, dimension }: Quantity): boolean =>
  wanted.form === 'point' && form === 'range' && settable.has(dimension ?? '') && low >= 0 && high >= leastSpread * low;

/** Compares a wanted quantity with those of a value under the same name; null when either side has none. */
export function quantityFinding(
  requirement: Requirement,
  wanted: WantedValue,
  found: Statement,
  fact: NamedFact,
): Finding | null {
  const { quantity } = wanted;
  // The number of a grade is a part of its name: "80+ Gold".
  if (quantity === null || (wanted.grade !== null && quantity.unit === null)) return null;
  const method = quantity.dimension === 'count' ? 'count' : 'quantity';
  const counted = countsIn(requirement.name, found, found.quantities.quantities, quantity);
  const stated = withoutStandIns(requirement.name, counted).filter((one) => !isOfPacks(quantity, one, found));
  const measured = withoutBeside(quantity, inPortion(requirement.name, found, stated, fact.name));
  const candidates = calledByName(requirement.name, found, measured).filter((one) => !isPlaceholder(wanted, one));
  if (stated.length === 0) return productFinding(requirement.name, quantity, found.quantities);
  if (candidates.length === 0) return { matchType: 'unknown', method, span: null };
  const bare = requirement.name.known?.bareUnit ?? fact.name.known?.bareUnit ?? null;
  const isForAll = isForOthers(fact, found);
  const adjusts = (candidate: Quantity) => isAdjustable(found.text, candidate);
  const inner = innerOf(found, candidates);
  const findings = candidates.flatMap((candidate): Finding[] => {
    const timed = quantity.dimension === 'flow' ? inTimeOfName(candidate, fact.name) : candidate;
    const read = inTrade(timed, requirement.name, quantity.dimension);
    // A number of rackets is none of their grams.
    if (
      quantity.unit === null &&
      candidate.unit !== null &&
      asksCount(requirement.name) &&
      !isNumbering(candidate.dimension)
    )
      return [];
    const isOfThings = countsThings(read, found, requirement.name, fact.name);
    const [one, stated] = isOfThings
      ? [quantity, read]
      : withUnits(quantity, read, fact.name.unit, bare === null ? null : unitOf(bare));
    // "Water resistant (ATM): 5" tells a depth as "5 ATM" does.
    const isOfName = candidate.unit === null && stated.unit !== null && stated.unit === fact.name.unit;
    const other = isOfName ? inTrade(stated, requirement.name, quantity.dimension) : stated;
    const serves = wanted.serves || isReached(requirement, fact, one, other);
    if (sizeSystemOf(one) !== sizeSystemOf(other) && !isEuropeanShoe(requirement, one, other))
      return [{ matchType: 'unknown', method, span: candidate }];
    if (!comparable(one, other) && !isOnlyCount(one, other, found)) return [];
    const said =
      isLimitOnly(requirement, fact, one) || (serves && (isMaximum(requirement, fact) || isResisting(requirement.name)))
        ? asLimit(other)
        : asAskedEnd([requirement.name, fact.name], asAllowed(requirement, found, other), one.form);
    const compared = meetsWanted(requirement, one, said)
      ? 'match'
      : serves || (isForAll && isServed(one, said))
        ? compareServed(one, said)
        : compareQuantities(
            one,
            said,
            coversRange(requirement, one) || isForAll || adjusts(candidate) || isOfSettings(one, said),
          );
    const isOpen =
      compared === 'match'
        ? isForOlder(requirement, one, said) ||
          isWithoutPart(wanted, found) ||
          (inner !== null && isOfPart(found, inner, candidate))
        : compared === 'not_match' &&
          ((!serves && bearsMore(requirement, one, said)) ||
            areOfOtherSides(requirement.name, fact.name, one, said) ||
            (isOfCharge(fact.name, one) && !isOfCharge(requirement.name, one)) ||
            isBelowMost(requirement, fact, one, said) ||
            areOtherSounds(requirement.name.raw, `${fact.name.raw} ${found.text.raw}`) ||
            // "NSF 58" may be among the certificates beside "NSF 42".
            (requirement.name.known?.reads === 'open' && one.unit === null));
    const isOfOtherCurrent = one.dimension === 'voltage' && areOtherCurrents(wanted.raw, found.text.raw);
    const matchType = isOpen ? 'unknown' : isOfOtherCurrent ? 'not_match' : compared;
    return [{ matchType, method, span: candidate }];
  });
  // Units that cannot be compared and numbers without the unit that matters leave it open.
  const isOpen = quantity.unit !== null || onlyNumbers(found);
  if (findings.length === 0)
    return isOpen ? { matchType: 'unknown', method, span: null } : sameNumber(wanted, quantity, candidates);
  return acrossSettings(quantity, stated, bestOf(findings));
}

/** 缸径: 32 is met by 32mm under the same name, whatever is measured there; another number is for the words to judge. */
function sameNumber({ text }: WantedValue, wanted: Quantity, found: readonly Quantity[]): Finding | null {
  const [only, ...more] = found;
  if (only === undefined || more.length > 0 || wanted.form !== 'point' || only.form !== 'point') return null;
  if (text.tokens.length > 1 || only.unit === null || only.unit.offset !== undefined || only.times !== 1) return null;
  const isSame = Math.abs(only.low / only.unit.factor - wanted.low) <= Math.abs(wanted.low) * 1e-9;
  return isSame ? { matchType: 'match', method: 'quantity', span: only } : null;
}

/** Beside "400 V / 3 ph" the 3 counts phases, whatever unit a bare number under the name has. */
function withoutBeside({ dimension, unit }: Quantity, found: readonly Quantity[]): readonly Quantity[] {
  if (unit === null || dimension === 'count' || !found.some((one) => one.dimension === dimension)) return found;
  return found.filter((one) => one.unit !== null || one.labelAfter === null);
}

/** What a power bank gives at its output is rated lower than the capacity that it is sold by. */
const isOfCharge = ({ stems, raw }: ResolvedName, { dimension }: Quantity) =>
  dimension === 'charge' && (stems.includes('rated') || raw.includes('额定'));

interface Brackets {
  whole: Quantity;
  from: number;
  to: number;
}

/** The brackets behind the first of several measures; null where there are none. */
function innerOf({ text: { tokens } }: Statement, [whole, ...more]: readonly Quantity[]): Brackets | null {
  if (whole === undefined || more.length === 0) return null;
  const isBefore = (mark: string) => tokens.findLastIndex(({ stem }, at) => stem === mark && at < whole.from);
  // "S (30-40 cm), M (40-50 cm)" lists sizes of its own.
  if (isBefore('(') > isBefore(')')) return null;
  const from = tokens.findIndex(({ stem }, at) => stem === '(' && at >= whole.to);
  const to = from === -1 ? -1 : tokens.findIndex(({ stem }, at) => stem === ')' && at > from);
  return from === -1 ? null : { whole, from, to: to === -1 ? tokens.length : to };
}

/** "300 L (fridge 220 L, freezer 80 L)": brackets tell with words of what else another measure is. */
function isOfPart({ text: { tokens } }: Statement, { whole, from, to }: Brackets, found: Quantity): boolean {
  if (found.from < from || found.from > to) return false;
  const isNamed = [tokens[found.from - 1], tokens[found.to]].some(
    (token) => token?.kind === 'word' || token?.kind === 'character',
  );
  return isNamed && compareQuantities(whole, found) === 'not_match';
}

/** "9 W (60 W equivalent)" has 9 W, and "16 GB, expandable to 64 GB" 16 GB. */
function withoutStandIns(name: ResolvedName, found: readonly Quantity[]): readonly Quantity[] {
  const own = found.filter((one) => !isNotHad(name, one));
  return own.length === 0 ? found : own;
}

/** "Not for children under 3 years" is for those of three and more. */
export function asAllowed({ name }: Requirement, { text }: Statement, found: Quantity): Quantity {
  return name.known?.id === 'age' && found.form === 'max' && isDenied(text, found) ? allButUpTo(found) : found;
}

/** What is left where a text denies a most: of "not under 3 years" three and more. */
export const allButUpTo = (most: Quantity): Quantity => ({
  ...most,
  low: most.high,
  high: Number.POSITIVE_INFINITY,
  lowOpen: !most.highOpen,
  form: 'min',
});

/** The quantities of a text and, for who counts, the counts of its multiples ("24 x 330 ml"). */
export function countsIn(
  name: ResolvedName,
  statement: Statement,
  found: readonly Quantity[],
  wanted: Quantity,
): readonly Quantity[] {
  // "Box of 100 (50 pairs)" tells the pairs.
  const pairs = wanted.unit?.id === 'pair' ? found.filter(({ unit }) => unit?.id === 'pair') : [];
  if (pairs.length > 0) return pairs;
  if (wanted.dimension !== 'count') return found;
  if (found.every(({ times }) => times === 1)) return withProducts(name, statement, found, wanted);
  return found.map((quantity) => countOf(quantity) ?? quantity);
}

/** Under "max load" both "120 kg" and "up to 120 kg" name the same number. */
function isMaximum({ name }: Requirement, fact: NamedFact): boolean {
  return isLimit(name) || isLimit(fact.name);
}

/** "Max weight of dog: 50 kg" is no weight: of a wanted one it tells only what is too much. */
function isLimitOnly({ name }: Requirement, fact: NamedFact, wanted: Quantity): boolean {
  return name.known === null && wanted.form !== 'min' && asksUpperEnd(fact.name) && !asksUpperEnd(name);
}

/** "Max pressure: 2.4 bar" leaves open what goods are used at, up to that. */
const isBelowMost = ({ name }: Requirement, fact: NamedFact, wanted: Quantity, found: Quantity): boolean =>
  wanted.form === 'point' && wanted.high < found.high && asksUpperEnd(fact.name) && !asksUpperEnd(name);

const withParts = wordSet('weighed with a part');
const withoutParts = phrasesOf(wordList('weighed without parts'));

/** "1.3 kg (tool only)" does not say what the tool weighs with its battery. */
const isWithoutPart = ({ text: { tokens } }: WantedValue, { text }: Statement): boolean =>
  tokens.some(({ stem }, at) => at > 0 && withParts.has(stem)) &&
  text.tokens.some((_, at) => withoutParts.at(text.tokens, at) !== null);

function asLimit(quantity: Quantity): Quantity {
  return quantity.form === 'point' ? { ...quantity, low: Number.NEGATIVE_INFINITY, form: 'max' } : quantity;
}

const fitting = wordSet('quantity finding: fitting');
/** Those who wear or use a thing, and what it takes in: a range of their measures is for all between its ends. */
const measuredOthers = wordSet('measured others');
const fittingHan = [...fitting].filter((word) => /\p{Script=Han}/u.test(word));

/** "Compatible phone size: 4-7 inch", "Adjustable 17-21 cm": what is stated holds for all between its ends. */
function isForOthers({ name }: NamedFact, found: Statement): boolean {
  return (
    name.stems.some((stem) => fitting.has(stem) || measuredOthers.has(stem)) ||
    fittingHan.some((word) => name.raw.includes(word)) ||
    servingAt(readText(name.raw).tokens) > 0 ||
    found.text.tokens.some(({ stem }) => stem === 'adjustable' || stem === 'fit')
  );
}

function comparable(one: Quantity, other: Quantity): boolean {
  if (one.unit === null && other.unit === null) return labelsAgree(one, other);
  return areComparable(one, other);
}

const footwear = wordSet('footwear');
const smallestEuropean = 34;

/** A bare 42 of shoes is a European size: no other system of grown people's counts so far. */
function isEuropeanShoe({ itemName = '' }: Requirement, one: Quantity, other: Quantity): boolean {
  const [stated, bare] = sizeSystemOf(one) === 'eu' ? [one, other] : [other, one];
  if (sizeSystemOf(stated) !== 'eu' || sizeSystemOf(bare) !== null || bare.low < smallestEuropean) return false;
  const { tokens } = readText(itemName);
  return tokens.some(({ stem }) => footwear.has(stem));
}

/** "40 loads" and "40 tablets" are numbers of different things; a number without a word is of any. */
function labelsAgree(one: Quantity, other: Quantity): boolean {
  if (one.labelAfter === null || other.labelAfter === null) return true;
  return one.labelAfter === other.labelAfter;
}

function onlyNumbers(found: Statement): boolean {
  return found.text.tokens.every((token) => token.kind === 'number' || token.kind === 'mark');
}
