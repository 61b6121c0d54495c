import type { Span } from '../../text/find-phrase.ts';
import type { Token } from '../../text/tokenize.ts';
import type { Quantity } from './quantity.ts';
import { type Measure, readMeasure, toBase } from './read-measure.ts';
import { unitAt } from './unit-index.ts';

/** "± 1", "+/- 0.5 mm", "+-10", "(±5%)": the width as written, and the position after it. */
export interface Tolerance {
  width: Measure;
  next: number;
}

/** Reads a tolerance at a position; null where none stands. */
export function toleranceAt(tokens: readonly Token[], start: number): Tolerance | null {
  const opened = tokens[start]?.stem === '(';
  let at = opened ? start + 1 : start;
  if (tokens[at]?.stem === '±') at += 1;
  else if (tokens[at]?.stem === '+' && tokens[at + 1]?.stem === '/' && tokens[at + 2]?.stem === '-') at += 3;
  else if (tokens[at]?.stem === '+' && tokens[at + 1]?.stem === '-' && tokens[at + 1]?.glued === true) at += 2;
  else return null;
  const width = readMeasure(tokens, at);
  if (width === null) return null;
  return { width, next: opened && tokens[width.next]?.stem === ')' ? width.next + 1 : width.next };
}

/** True where the number at a place is the width of a tolerance itself. */
export function isSigned(tokens: readonly Token[], at: number): boolean {
  const [before, sign] = [tokens[at - 2], tokens[at - 1]];
  return sign?.stem === '±' || (sign?.stem === '-' && (before?.stem === '/' || (before?.stem === '+' && sign.glued)));
}

/** How far a thing may be off over a length, as a share of it: 0.0003 for "±3 mm at 10 m". */
interface Deviation extends Span {
  share: number;
}

const joining = new Set(['/', '@', 'at', 'per', 'over', 'in', 'on']);
/** A greater share of a length is no error of it. */
const greatest = 0.05;

/** Every deviation over a length that a text states: "±3mm/10m", "0.2 mm/m", "±0.08in/33ft", "1.5 mm at 30 m". */
export function deviationsIn(tokens: readonly Token[]): Deviation[] {
  if (!tokens.some(({ stem }) => joining.has(stem))) return [];
  return tokens.flatMap((token, at): Deviation[] => {
    if (token.kind !== 'number') return [];
    const error = readMeasure(tokens, at);
    if (error?.unit?.dimension !== 'length' || !joining.has(tokens[error.next]?.stem ?? '')) return [];
    const over = readMeasure(tokens, error.next + 1) ?? oneOf(tokens, error.next + 1);
    if (over?.unit?.dimension !== 'length' || over.value <= 0) return [];
    const share = (error.value * error.unit.factor) / (over.value * over.unit.factor);
    return share <= greatest ? [{ share, from: at, to: over.next }] : [];
  });
}

/** The metre of "0.2 mm/m". */
function oneOf(tokens: readonly Token[], at: number) {
  const found = unitAt(tokens, at);
  return found === null ? null : { value: 1, unit: found.unit, next: found.next };
}

/** Widens a quantity by the "± 1", "+/- 0.5 mm" or "± 5%" behind it; false where none stands there. */
export function readTolerance(tokens: readonly Token[], quantity: Quantity): boolean {
  const tolerance = toleranceAt(tokens, quantity.to);
  // "±3 mmHg (±0.4 kPa)" is one tolerance said twice.
  if (tolerance === null || isSigned(tokens, quantity.from)) return false;
  const { width, next } = tolerance;
  const { unit } = width;
  let delta: number;
  if (unit?.dimension === 'share' && quantity.dimension !== 'share')
    delta = Math.abs(quantity.low) * (width.value / 100);
  else if (unit === null || quantity.unit === null || unit.dimension === quantity.dimension)
    delta = width.value * ((unit ?? quantity.unit)?.factor ?? 1);
  else return false;
  // "100 ± 1 mm": the unit stands after the tolerance.
  if (quantity.unit === null && unit !== null && unit.dimension !== 'share') {
    const value = toBase(quantity.low, unit);
    quantity.unit = unit;
    quantity.dimension = unit.dimension;
    quantity.low = value;
    quantity.high = value;
  }
  quantity.low -= delta;
  quantity.high += delta;
  quantity.halfDigit = 0;
  quantity.form = 'tolerance';
  quantity.to = next;
  return true;
}
