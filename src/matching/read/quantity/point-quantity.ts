import type { Unit } from '../../ontology/units.ts';
import type { Token } from '../../text/tokenize.ts';
import { calledAtUnit } from './measure-in-a-word.ts';
import type { Quantity } from './quantity.ts';
import { type Measure, toBase } from './read-measure.ts';

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
    from: start,
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
