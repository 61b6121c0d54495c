import type { Quantity } from './quantity.ts';

/** A number as such: no unit, no tolerance, standing at a place of a text. */
export function exactQuantity(value: number, from: number, to: number): Quantity {
  return {
    unit: null,
    dimension: null,
    low: value,
    high: value,
    lowOpen: false,
    highOpen: false,
    halfDigit: 0,
    form: 'point',
    times: 1,
    labelAfter: null,
    labelBefore: null,
    from,
    to,
  };
}
