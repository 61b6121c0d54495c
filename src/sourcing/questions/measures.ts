import type { Unit } from '../../matching/ontology/units.ts';
import type { Quantity } from '../../matching/read/quantity/quantity.ts';

const symbols: Readonly<Record<string, string>> = {
  l: 'L',
  um: 'µm',
  C: '°C',
  F: '°F',
  deg: '°',
  floz: 'fl oz',
  m2: 'm²',
  cm2: 'cm²',
  mm2: 'mm²',
  m3: 'm³',
  ft2: 'sq ft',
  in2: 'sq in',
  ft3: 'cu ft',
  in3: 'cu in',
  m3h: 'm³/h',
  ohm: 'Ω',
  kohm: 'kΩ',
  gsm: 'g/m²',
  'ct-gem': 'carat',
};

/** How a unit is printed in any language that has no word of its own for it. */
export function symbolOf(unit: Unit): string {
  return symbols[unit.id] ?? unit.id;
}

/** True for a unit that only repeats what the property is called: a thread count is 300. */
export function isUnsaid(unit: Unit): boolean {
  return unit.id === 'tc';
}

/** A number of base units in the unit that the buyer wrote, without the dust of conversion. */
export function inUnit(base: number, unit: Unit | null): number {
  const value = unit === null ? base : (base - (unit.offset ?? 0)) / unit.factor;
  return Number(value.toPrecision(10));
}

/** False when only the buyer's own words say what is counted ("40 loads", "SPF 50", "2 x 500 ml"). */
export function isSayable({ unit, times, labelAfter, labelBefore }: Quantity): boolean {
  // The unit of living cultures counts in thousand millions; its number is not the one that was written.
  return times <= 1 && unit?.id !== 'CFU' && (unit !== null || (labelAfter ?? labelBefore) === null);
}

/** One number, or a tolerance: worth asking for the real one. */
export function isExact({ form }: Quantity): boolean {
  return form === 'point' || form === 'tolerance';
}

/** A quantity in the words of a language: `amount` prints base units, `number` without the unit, `bound` what it bounds. */
export interface MeasurePhrases {
  amount(base: number, unit: Unit | null): string;
  /** The unit that a rate counts by, after a stroke: the hour of "500 kg/h". */
  per(unit: Unit): string;
  number(value: number, unit: Unit | null): string;
  moreThan(amount: string): string;
  atLeast(amount: string): string;
  lessThan(amount: string): string;
  atMost(amount: string): string;
  range(from: string, to: string): string;
  tolerance(middle: string, by: string): string;
  about(amount: string): string;
  exactly(amount: string): string;
}

/** A unit that holds what it counts by ("ppm") says it itself. */
function ratePhrases(phrases: MeasurePhrases, per: Unit): MeasurePhrases {
  return {
    ...phrases,
    amount: (base, unit) => `${phrases.amount(base, unit)}${unit?.per === undefined ? `/${phrases.per(per)}` : ''}`,
  };
}

/** What is asked for a quantity, by the phrases of a language, in the units that were written. */
export function sayMeasure(quantity: Quantity, phrases: MeasurePhrases): string {
  const { unit, form, per } = quantity;
  const [low, high] = [quantity.low, quantity.high].map((base) => base * (per?.factor ?? 1)) as [number, number];
  const say = per === undefined ? phrases : ratePhrases(phrases, per);
  const middle = (low + high) / 2;
  switch (form) {
    case 'min':
      return (quantity.lowOpen ? say.moreThan : say.atLeast)(say.amount(low, unit));
    case 'max':
      return (quantity.highOpen ? say.lessThan : say.atMost)(say.amount(high, unit));
    case 'range':
      return say.range(say.number(inUnit(low, unit), unit), say.amount(high, unit));
    case 'tolerance':
      return say.tolerance(
        say.number(inUnit(middle, unit), unit),
        say.amount((high - low) / 2 + (unit?.offset ?? 0), unit),
      );
    case 'about':
      return say.about(say.amount(middle, unit));
    case 'point':
      return say.exactly(say.amount(middle, unit));
  }
}
