import type { Token } from '../../text/tokenize.ts';
import { type Measure, readMeasure } from './read-measure.ts';

/** Larger unit → the unit in which its rest is stated: "5 ft 6 in", "2 lb 3 oz", "1 h 30 min". */
const minorUnits = new Map([
  ['ft', 'in'],
  ['lb', 'oz'],
  ['h', 'min'],
  ['min', 's'],
  ['m', 'cm'],
]);

/** Adds the rest that stands right after a measure in the next smaller unit; between two sizes it is one only of feet: 2' 5" x 3'. */
export function addMinor(tokens: readonly Token[], major: Measure): void {
  const minorId = major.unit === null ? undefined : minorUnits.get(major.unit.id);
  if (minorId === undefined || major.unit === null || major.per !== undefined || !Number.isInteger(major.value)) return;
  const minor = tokens[major.next]?.kind === 'number' ? readMeasure(tokens, major.next) : null;
  if (minor === null || minor.unit?.id !== minorId) return;
  if (tokens[minor.next]?.stem === 'x' && minorId !== 'in') return;
  const share = (minor.value * minor.unit.factor) / major.unit.factor;
  if (share >= 1) return;
  major.value += share;
  major.halfDigit = (minor.halfDigit * minor.unit.factor) / major.unit.factor;
  major.next = minor.next;
}
