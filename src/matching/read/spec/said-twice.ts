import { areComparable } from '../../compare/quantity/compare-quantities.ts';
import type { Quantity } from '../quantity/quantity.ts';
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
 * The second way in which a value says its measure: the "350 g" of "7 liang (350 g)", and once more the first where that is a bound. Null
 * when the brackets hold anything else.
 */
export function saidAgain(outside: WantedValue, inside: WantedValue): WantedValue | null {
  const [one, other] = [outside.quantity, inside.quantity];
  if (one === null || other === null || !isSameMeasure(one, other)) return null;
  return one.form === 'point' ? inside : outside;
}

function isSameMeasure(one: Quantity, other: Quantity): boolean {
  if (one.unit === null || other.unit === null || !areComparable(one, other) || one.times !== other.times) return false;
  const ends = (['low', 'high'] as const).filter((end) => Number.isFinite(one[end]) && Number.isFinite(other[end]));
  return ends.length > 0 && ends.every((end) => isNear(endOf(one, end), endOf(other, end)));
}

/** "Approx. 240 ml" is compared by the number that it tells. */
const endOf = ({ form, low, high }: Quantity, end: 'low' | 'high') =>
  form === 'about' ? (low + high) / 2 : end === 'low' ? low : high;

const isNear = (one: number, other: number) =>
  Math.abs(one - other) <= Math.max(Math.abs(one), Math.abs(other)) * nearShare;
