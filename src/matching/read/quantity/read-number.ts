import type { Dimension, Unit } from '../../ontology/units.ts';
import type { Token } from '../../text/tokenize.ts';
import { unitAt } from './unit-index.ts';

export interface ReadNumber {
  value: number;
  /** Half of the last written digit, as a number of the same unit; 0 for a fraction. */
  halfDigit: number;
  next: number;
}

/** Reads "0.75", "1,000", "1/2", "1 1/2" or "1-1/2" at a position; null where no plain number stands. */
export function readNumber(tokens: readonly Token[], at: number): ReadNumber | null {
  const whole = decimalAt(tokens, at);
  if (whole === null) return null;
  const fraction = fractionAt(tokens, at);
  if (fraction !== null) return fraction;
  if (isRatioToOne(tokens, whole)) return { ...whole, next: whole.next + 2 };
  // A whole number and a fraction: "1 1/2" or "1-1/2".
  const gap = tokens[at + 1]?.stem === '-' ? at + 2 : at + 1;
  const rest = Number.isInteger(whole.value) ? fractionAt(tokens, gap) : null;
  if (rest !== null && rest.value < 1) return { value: whole.value + rest.value, halfDigit: 0, next: rest.next };
  return whole;
}

/** "20,000:1" of a contrast or a gear is so many to one. */
function isRatioToOne(tokens: readonly Token[], { value, next }: ReadNumber): boolean {
  const [colon, one, behind] = [tokens[next], tokens[next + 1], tokens[next + 2]];
  const isOne = colon?.stem === ':' && one?.kind === 'number' && one.text === '1' && value > 1;
  return isOne && behind?.stem !== ':' && behind?.stem !== '.' && (behind?.kind !== 'number' || !behind.glued);
}

/** "2400万", "1.2万". */
const hanTimes = new Map([
  ['万', 1e4],
  ['亿', 1e8],
]);

/** "1.5 million", "500 thousand", "two hundred". */
const times = new Map([
  ['hundred', 1e2],
  ['thousand', 1e3],
  ['million', 1e6],
]);

const longestGroup = 3;

/**
 * "27 000 mAh", "1 050 mm", "1 500 000": groups of three figures, of which the last begins with 0 or measures a charge, as no
 * things are counted.
 */
function groupsBehind(tokens: readonly Token[], at: number): { value: number; next: number } | null {
  const isGroup = (token: Token | undefined) =>
    token?.kind === 'number' && !token.glued && token.text.length === longestGroup && /^[0-9]+$/u.test(token.text);
  if ((tokens[at]?.text.length ?? 0) > longestGroup || !/^[1-9][0-9]*$/u.test(tokens[at]?.text ?? '')) return null;
  let next = at + 1;
  while (isGroup(tokens[next]) && !tokens[next + 1]?.text.startsWith('.')) next += 1;
  const isOne = tokens[next - 1]?.text.startsWith('0') === true || tokens[next]?.stem === 'mah';
  if (next === at + 1 || !isOne) return null;
  const figures = tokens.slice(at, next).map(({ text }) => text);
  return { value: Number(figures.join('')), next };
}

/** What the word behind a number multiplies it by, with the position after it; null where none does. */
export function timesAt(tokens: readonly Token[], at: number): { factor: number; next: number } | null {
  const stem = tokens[at]?.stem ?? '';
  if (isThousand(tokens, at)) return { factor: 1000, next: at + 1 };
  const factor = tokens[at]?.glued === true ? hanTimes.get(stem) : times.get(stem);
  return factor === undefined ? null : { factor, next: at + 1 };
}

const shortestUnit = 3;

/** "26K DPI", "100k hours": the letter before a unit of some letters; "4K 60 Hz" and "2700K" are no thousands. */
function isThousand(tokens: readonly Token[], at: number): boolean {
  const [letter, unit] = [tokens[at], tokens[at + 1]];
  if (letter?.stem !== 'k' || !letter.glued || unit?.kind !== 'word' || unit.text.length < shortestUnit) return false;
  const found = unitAt(tokens, at + 1)?.unit;
  return found !== undefined && !fewOf.has(found.dimension);
}

/** What is said of a screen or a lamp beside its 4K or 3000K: its size, and what it draws or gives. */
const fewOf: ReadonlySet<Dimension> = new Set(['length', 'light', 'power', 'voltage', 'frequency', 'count'] as const);

function decimalAt(tokens: readonly Token[], at: number): ReadNumber | null {
  const token = tokens[at];
  if (token === undefined || token.kind !== 'number') return null;
  const value = Number(token.stem);
  if (!Number.isFinite(value)) return null;
  const point = token.stem.indexOf('.');
  const decimals = point === -1 ? 0 : token.stem.length - point - 1;
  const halfDigit = 0.5 / 10 ** decimals;
  const groups = tokens[at + 1]?.kind === 'number' ? groupsBehind(tokens, at) : null;
  if (groups !== null) return { ...groups, halfDigit };
  const multiple = timesAt(tokens, at + 1);
  if (multiple === null) return { value, halfDigit, next: at + 1 };
  const { factor, next } = multiple;
  return { value: value * factor, halfDigit: halfDigit * factor, next };
}

function fractionAt(tokens: readonly Token[], at: number): ReadNumber | null {
  const slash = tokens[at + 1];
  if (slash?.stem !== '/' || !slash.glued || !tokens[at + 2]?.glued) return null;
  const top = decimalAt(tokens, at);
  const bottom = decimalAt(tokens, at + 2);
  if (top === null || bottom === null || !commonDenominators.has(bottom.value)) return null;
  if (!Number.isInteger(top.value) || top.value >= bottom.value) return null;
  // "5.0/8.0 kg" are two weights: nobody writes a fraction with a point.
  if (tokens[at]?.text.includes('.') || tokens[at + 2]?.text.includes('.')) return null;
  return { value: top.value / bottom.value, halfDigit: 0, next: at + 3 };
}

/** "9/11" is no fraction of a measure. */
const commonDenominators = new Set([2, 3, 4, 5, 8, 10, 16, 32, 64]);

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
