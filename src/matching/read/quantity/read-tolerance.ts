import type { Token } from '../../text/tokenize.ts';
import { type Measure, readMeasure } from './read-measure.ts';

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
