import type { Span } from '../../text/find-phrase.ts';
import type { Token } from '../../text/tokenize.ts';
import { timesSigns } from '../quantity/times-signs.ts';

/** A metric screw by its thread and its length in mm: "M8 x 30". */
export interface ScrewSize extends Span {
  thread: number;
  length: number;
  /** As written, "M8x1.25x30" has 1.25; null where none is. */
  pitch: number | null;
}

/** Shorter screws of a thread are rare, and numbers up to here are the pitch: "M10x1". */
const largestPitch = 3;

/** The metric screw sizes that a text states, after ISO 4014 and the like: the thread, its pitch where it is told, and the length. */
export function screwSizesIn(tokens: readonly Token[]): ScrewSize[] {
  return tokens.flatMap((_, at) => screwAt(tokens, at) ?? []);
}

function screwAt(tokens: readonly Token[], from: number): ScrewSize | null {
  if (tokens[from]?.stem !== 'm' || (tokens[from]?.glued === true && tokens[from - 1]?.kind === 'word')) return null;
  const thread = numberAt(tokens, from + 1);
  const [second, third] = [numberBehind(tokens, from + 2), numberBehind(tokens, from + 4)];
  if (thread === null || second === null) return null;
  const [pitch, length] = third === null ? [null, second] : [second, third];
  if (length <= largestPitch || (pitch !== null && pitch >= thread)) return null;
  return { thread, length, pitch, from, to: from + (third === null ? 4 : 6) };
}

const numberAt = (tokens: readonly Token[], at: number): number | null =>
  tokens[at]?.kind === 'number' ? Number(tokens[at]?.stem) : null;

const numberBehind = (tokens: readonly Token[], at: number): number | null =>
  timesSigns.has(tokens[at]?.stem ?? '') ? numberAt(tokens, at + 1) : null;
