import type { Unit } from '../../ontology/units.ts';
import { exactQuantity } from './exact-quantity.ts';
import type { DimensionList, Quantity } from './quantity.ts';

/** A quantity with its numbers times a factor. */
export function scaled(quantity: Quantity, factor: number): Quantity {
  const { low, high, halfDigit } = quantity;
  return { ...quantity, low: low * factor, high: high * factor, halfDigit: halfDigit * factor };
}

/** The number of a quantity as one of another unit: "40" in millimetres, ounces of a cup in fluid ones. */
export function readIn(quantity: Quantity, unit: Unit): Quantity {
  const ratio = unit.factor / (quantity.unit?.factor ?? 1);
  return { ...scaled(quantity, ratio), unit, dimension: unit.dimension };
}

/** One size of a list as a quantity, in the unit of the list. */
export function sizeAt(list: DimensionList, at: number): Quantity {
  const [size, tolerance] = [list.sizes[at] ?? 0, list.tolerances[at] ?? 0];
  return {
    ...exactQuantity(size, list.from, list.to),
    unit: list.unit,
    dimension: 'length',
    low: size - tolerance,
    high: size + tolerance,
    halfDigit: tolerance > 0 ? 0 : (list.halfDigits[at] ?? 0),
    form: tolerance > 0 ? 'tolerance' : 'point',
  };
}
