import type { Unit } from '../../ontology/units.ts';
import { wordList, wordSet } from '../../ontology/word-list.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import type { Token } from '../../text/tokenize.ts';
import { calledAtUnit } from './measure-in-a-word.ts';
import type { Quantity } from './quantity.ts';
import { type Measure, toBase } from './read-measure.ts';
import { isStandIn } from './stand-in.ts';

/** A measure at its place in a text, `times` over. */
export function pointOf(tokens: readonly Token[], start: number, measure: Measure, times: number): Quantity {
  const { unit } = measure;
  const value = toBase(measure.value, unit);
  const counted = unit?.dimension === 'count';
  const { labelAfter, labelBefore } = labelsOf(tokens, start, measure.next, unit);
  const { dimension, per } = kindOf(measure);
  const quantity: Quantity = {
    labelAfter,
    labelBefore,
    unit,
    dimension,
    low: value,
    high: value,
    lowOpen: false,
    highOpen: false,
    halfDigit: counted ? 0 : measure.halfDigit * (unit?.factor ?? 1),
    form: 'point',
    times,
    from: measure.from ?? start,
    to: measure.next,
  };
  const called = calledAtUnit(tokens, measure);
  const ofRate = per === undefined ? quantity : { ...quantity, per };
  return called === null ? ofRate : { ...ofRate, called };
}

export function kindOf({ unit, per }: Measure): Pick<Quantity, 'unit' | 'dimension' | 'per'> {
  return per === undefined ? { unit, dimension: unit?.dimension ?? null } : { unit, dimension: null, per };
}

/** The words beside a number without a unit. */
export function labelsOf(tokens: readonly Token[], from: number, to: number, unit: Unit | null) {
  if (unit !== null) return { labelAfter: null, labelBefore: null };
  const next = tokens[to]?.stem === '-' ? tokens[to + 1] : tokens[to];
  const previous = tokens[from - 1]?.stem === '-' ? tokens[from - 2] : tokens[from - 1];
  return {
    labelAfter: next?.kind === 'word' ? next.stem : null,
    labelBefore: previous?.kind === 'word' ? previous.stem : null,
  };
}

const neverNegative = wordSet('dimensions that are never negative');

/** Nothing weighs or holds less than nothing: a dash before "79 g" parts it from what stands before. */
export const canBeNegative = (unit: Unit | null): boolean => unit === null || !neverNegative.has(unit.dimension);

/** 一包50个: what one pack holds, and no number of packs. */
export function isPortionOf(tokens: readonly Token[], { dimension, from, to }: Quantity): boolean {
  return dimension === 'count' && tokens[from]?.stem === '一' && tokens[to]?.kind === 'number' && tokens[to].glued;
}

const becoming = phrasesOf(wordList('becoming words'));
const longestBecoming = 6;

/** Dimensions in which goods are drawn out and stay what they are: a table of "160 cm, extendable to 240 cm". */
const stretched = new Set<Quantity['dimension']>(['length', 'area', 'volume', 'angle']);

/** True for a number of what goods may be made to have: "expandable to 6 handsets", 可扩展至6部. */
export function isOfBecoming(tokens: readonly Token[], from: number): boolean {
  for (let at = Math.max(0, from - longestBecoming); at < from; at += 1)
    if (becoming.at(tokens, at)?.next === from) return true;
  return false;
}

/** A quantity as it stands in its text, marked where the goods only stand in for so much or may be made to have it. */
export function asStood(tokens: readonly Token[], quantity: Quantity): Quantity {
  if (isStandIn(tokens, quantity)) return { ...quantity, isStandIn: true };
  if (stretched.has(quantity.dimension)) return quantity;
  // "Upgradable up to 32 GB" begins with the words of its bound.
  const number = tokens.findIndex(({ kind }, at) => at >= quantity.from && kind === 'number');
  return isOfBecoming(tokens, number) ? { ...quantity, isPossible: true } : quantity;
}
