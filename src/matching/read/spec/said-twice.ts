import { areComparable } from '../../compare/quantity/compare-quantities.ts';
import type { DimensionList, Quantity } from '../quantity/quantity.ts';
import type { WantedValue } from './requirement.ts';

/** "7 fl oz (200 ml)" says one measure twice though the two differ by more than three per cent, and "about" adds five. */
const nearShare = 0.08;

/** The text outside and inside the only brackets of a value; null for all other values. */
export function bracketed(value: string): { outside: string; inside: string } | null {
  const [open, close] = [firstOf(value, '(', '（'), firstOf(value, ')', '）')];
  if (open <= 0 || close < open) return null;
  const rest = value.slice(close + 1);
  if (firstOf(rest, '(', '（') !== -1) return null;
  return { outside: `${value.slice(0, open).trim()} ${rest.trim()}`.trim(), inside: value.slice(open + 1, close) };
}

function firstOf(text: string, ...marks: string[]): number {
  const places = marks.map((mark) => text.indexOf(mark)).filter((at) => at !== -1);
  return places.length === 0 ? -1 : Math.min(...places);
}

/**
 * The second way in which a value says its measure, with the bound of the first: the "350 g or more" of "7 liang (350 g)
 * or more". Null when the brackets hold anything else.
 */
export function saidAgain(outside: WantedValue, inside: WantedValue): WantedValue | null {
  const [one, other] = [outside.quantity, inside.quantity];
  if (one !== null && other !== null) {
    if (!isSameMeasure(one, other)) return null;
    if (one.form === 'point') return inside;
    return { ...outside, quantity: boundAs(one, other) };
  }
  const [list, again] = [outside.list, inside.list];
  if (list === null || again === null || !areSameSizes(list, again)) return null;
  return {
    ...outside,
    list: { ...again, bound: list.bound, tolerances: tolerancesOf(list, again), from: list.from, to: list.to },
  };
}

function isSameMeasure(one: Quantity, other: Quantity): boolean {
  if (one.unit === null || other.unit === null || !areComparable(one, other) || one.times !== other.times) return false;
  const ends = (['low', 'high'] as const).filter((end) => Number.isFinite(one[end]) && Number.isFinite(other[end]));
  return ends.length > 0 && ends.every((end) => isNear(endOf(one, end), endOf(other, end)));
}

/** "Approx. 240 ml" is compared by the number that it tells. */
const endOf = ({ form, low, high }: Quantity, end: 'low' | 'high') =>
  form === 'about' ? (low + high) / 2 : end === 'low' ? low : high;

function areSameSizes(one: DimensionList, other: DimensionList): boolean {
  if (one.unit === null || other.unit === null || one.sizes.length !== other.sizes.length) return false;
  return one.sizes.every((size, at) => isNear(size, other.sizes[at] ?? 0));
}

const tolerancesOf = (list: DimensionList, again: DimensionList) =>
  again.tolerances.map((tolerance, at) => Math.max(tolerance, list.tolerances[at] ?? 0));

const isNear = (one: number, other: number) =>
  Math.abs(one - other) <= Math.max(Math.abs(one), Math.abs(other)) * nearShare;

/** The measure of `other` within the bound of `one`, standing where `one` does. */
function boundAs(one: Quantity, other: Quantity): Quantity {
  const { form, lowOpen, highOpen, from, to } = one;
  const bound = {
    ...other,
    form,
    lowOpen,
    highOpen,
    from,
    to,
    ...(one.reaches === true ? { reaches: true as const } : {}),
  };
  if (other.form === form) return bound;
  if (form === 'min') return { ...bound, low: other.low, high: one.high };
  if (form === 'max') return { ...bound, low: one.low, high: other.high };
  return one;
}
