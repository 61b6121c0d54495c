import { wordSet } from '../../ontology/word-list.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import type { TextFacts } from '../../text/read-text.ts';
import type { ResolvedName } from '../name/resolve-name.ts';
import type { Quantity } from './quantity.ts';

const deviations = wordSet('words of a deviation');
const hanDeviations = [...deviations].filter(beginsInChinese);
const burdens = new Set(['noise', 'latency', 'response', 'delay', '噪音', '延迟']);

/** True for a name under which the smaller number is the finer one. */
export function isDeviation({ known, stems }: ResolvedName): boolean {
  return (
    known === null && stems.some((stem) => deviations.has(stem) || hanDeviations.some((word) => stem.endsWith(word)))
  );
}

/** "±2% or better" asks for two per cent at most, and so does "10 s or faster" for ten seconds. */
export function asBetter<T extends Quantity>(quantity: T, name: ResolvedName, { tokens }: TextFacts): T {
  const word = tokens[quantity.to - 1]?.stem;
  const isLess =
    (word === 'better' && (isDeviation(name) || name.stems.some((stem) => burdens.has(stem)))) ||
    (word === 'faster' && quantity.dimension === 'time');
  if (!isLess || quantity.form !== 'min') return quantity;
  return { ...quantity, low: Number.NEGATIVE_INFINITY, high: quantity.low, lowOpen: false, form: 'max' };
}
