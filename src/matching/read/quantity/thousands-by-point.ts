import type { Unit } from '../../ontology/units.ts';
import type { ReadNumber } from './read-number.ts';

/** A group of three figures behind a point, of which the last is a zero: nobody measures these to the hundredth and writes a zero more. */
const grouped = /^[1-9]\d{0,2}\.\d\d0$/u;

/** What comes in hundreds and thousands: no lamp has 4 lumens, no battery 20 mAh, told to the thousandth. Hours and watts may be few. */
const many: ReadonlySet<string> = new Set(['lm', 'mAh', 'BTU', 'rpm']);

/**
 * "4.000 lumens", "11.000 BTU": a point parts thousands where its unit counts many. "2.500 kg" and "1.350 V" are measured so finely, and
 * elsewhere it is left open which of the two a point is.
 */
export function withThousands(written: string, number: ReadNumber, unit: Unit | null): ReadNumber {
  if (unit === null || !many.has(unit.id) || !grouped.test(written)) return number;
  return { ...number, value: number.value * 1000, halfDigit: 0.5 };
}
