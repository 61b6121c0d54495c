import { wordList, wordSet } from '../../ontology/word-list.ts';
import type { ResolvedName } from '../../read/name/resolve-name.ts';
import type { Quantity } from '../../read/quantity/quantity.ts';
import { asksStandIn } from '../../read/quantity/stand-in.ts';
import { tellsWithstood } from '../../read/quantity/withstood.ts';
import { hasWord } from '../../text/is-chinese.ts';
import type { Finding } from '../finding.ts';

const upper = new Set(['max', 'maximum', 'highest', 'peak']);
const speeds = new Set(['speed', 'rpm', 'rotation']);
const lower = new Set(['min', 'minimum', 'lowest']);
/** In any place of a name; "min" may be the minutes of a rate. */
const lowered = new Set(['minimum', 'lowest', 'lowered']);
const raised = new Set(['raised', 'lifted']);

/** True for a name that asks for the most that goods bear or reach: "Max load", 最大承重. */
export function isLimit(name: ResolvedName): boolean {
  return name.known?.id === 'load' || asksUpperEnd(name);
}

/**
 * True for what goods stand in for, and of a name that asks for just that ("Equivalent wattage") for all else; as well for what goods
 * may be made to have where not the most of it is asked for.
 */
export const isNotHad = (name: ResolvedName, { isStandIn, isPossible }: Quantity): boolean =>
  (isStandIn === true) !== asksStandIn(name) || (isPossible === true && !asksUpperEnd(name));

/** A most that one setting keeps and another does not is left open: which of them counts no listing says. */
export function acrossSettings(wanted: Quantity, found: readonly Quantity[], finding: Finding | null): Finding | null {
  if (finding?.matchType !== 'match' || wanted.form !== 'max') return finding;
  const isAbove = ({ isSetting, dimension, low }: Quantity) =>
    isSetting === true && dimension === wanted.dimension && low > wanted.high;
  return found.some(isAbove) ? { ...finding, matchType: 'unknown' } : finding;
}

/** "Max" in Chinese, and "room size up to". */
const upperEnd = /最[大高长快]|\bup to$/iu;

/** True for a name that asks for the upper end of what goods bear or reach, whatever that is. */
export function asksUpperEnd({ stems, raw }: ResolvedName): boolean {
  const isTopSpeed = stems[0] === 'top' && stems.some((stem) => speeds.has(stem));
  return isTopSpeed || stems.some((stem) => upper.has(stem) || raised.has(stem)) || upperEnd.test(raw.trim());
}

const ranges = wordList('names of ranges');

/** True for a name of what holds between two ends: "Measuring range", 量程. */
export const asksRange = (name: ResolvedName): boolean => ranges.some((word) => hasWord(name, word));

/** "Clamping range", 调节范围: of what goods take in or reach the greatest counts; ages and warmth have two ends that matter. */
function asksReach(name: ResolvedName): boolean {
  return !isOfTwoEnds(name) && asksRange(name);
}

const isOfTwoEnds = ({ known }: ResolvedName) =>
  known?.dimensions?.some((one) => one === 'time' || one === 'temperature') === true;

const inBrackets = /\(min(?:imum|\.)?\)/iu;

/** "Min height", and not the minutes of a rate. */
export function asksLowerEnd({ stems, raw }: ResolvedName): boolean {
  return (
    lower.has(stems[0] ?? '') ||
    inBrackets.test(raw.normalize('NFKC')) ||
    stems.some((stem) => lowered.has(stem)) ||
    /最[小低短]/u.test(raw)
  );
}

/** What goods perform is stated by the most of it: "up to 8000 l/h", 高达48Gbps. */
const performing = wordSet('dimensions of performance');

const reached = wordList('names of what goods reach');

const lasting = wordList('names of what goods last');

/** So much of the longest that goods are said to last they last in use. */
const shareInUse = 0.5;

const isLasting = ({ dimension }: Quantity, names: readonly ResolvedName[]): boolean =>
  dimension === 'time' && names.some((name) => lasting.some((word) => hasWord(name, word)));

/** True for what goods perform: a rate, a light, and what is called a range or a reach. */
function isPerformed({ dimension, per }: Quantity, names: readonly ResolvedName[]): boolean {
  if (per !== undefined || performing.has(dimension ?? '')) return true;
  return names.some((name) => reached.some((word) => hasWord(name, word)));
}

/**
 * What a name asks of a value with two ends: under "Max load" both "120 kg" and "up to 120 kg" name the same number, under
 * "Max temperature" "-50 to 250 °C" names 250, under "Min height" "70-120 cm" names 70.
 */
export function asAskedEnd(
  names: readonly ResolvedName[],
  found: Quantity,
  wantedForm: Quantity['form'] | null = null,
): Quantity {
  const { form, low, high } = found;
  const isRange = form === 'range';
  // "For rooms of 32-54 m²" serves one of at least 50, and a clamping range of 1.5-13 mm reaches ten.
  // and so does what goes from nothing on: a bevel of 0-50°.
  const goesSoFar = (name: ResolvedName) => asksReach(name) || tellsWithstood(name, found);
  // An angle with two ends is set to any between them.
  const isSet = found.dimension === 'angle' && low !== high;
  if (isRange && wantedForm === 'min' && (low === 0 || isSet || names.some(goesSoFar)))
    return { ...found, low: high, form: 'point' };
  if (form === 'max' && found.reaches === true && isPerformed(found, names))
    return { ...found, low: high, form: 'point' };
  // "Up to 17 hours" of talk serve who wants five, and who wants fifteen may be left without.
  if (form === 'max' && found.reaches === true && wantedForm === 'min' && isLasting(found, names))
    return { ...found, low: high * shareInUse, form: 'range' };
  // Who wants to print at least 100 mm wide is told by "up to 108 mm" how much there is; goods of "up to 10 m" may be shorter.
  if (form === 'max' && wantedForm === 'min' && names.every(({ known }) => known === null))
    return { ...found, low: high, form: 'point' };
  // "Temperature range (min-max)" asks for both.
  const [asksUpper, asksLower] = [names.some(asksUpperEnd), names.some(asksLowerEnd)];
  // "Heating power (min): 1000 W" leaves open how much it is at most, and a "Minimum age" is for all that are older.
  if (form === 'point' && asksLower && names[0] !== undefined && !asksLowerEnd(names[0]))
    return { ...found, high: Number.POSITIVE_INFINITY, form: 'min' };
  if (isRange && asksUpper && asksLower) return found;
  // Who asks for a least temperature of -5 °C is served by goods of -10 to 45 °C, and no wine fridge of 5 to 18 °C has one of 18.
  if (isRange && wantedForm === 'point' && found.dimension === 'temperature' && (asksUpper || asksLower)) {
    const middle = (low + high) / 2;
    return asksLower ? { ...found, high: middle } : { ...found, low: middle };
  }
  if ((form === 'max' && names.some(isLimit)) || (isRange && asksUpper)) return { ...found, low: high, form: 'point' };
  if ((isRange || form === 'min') && asksLower) return { ...found, high: low, form: 'point' };
  return found;
}
