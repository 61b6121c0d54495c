import type { Token } from '../../text/tokenize.ts';

/** True for a Chinese label, from `at` to `end`, that a space parts from what stands before and nothing from the number behind: 宽 of "5米 宽10mm". */
export function labelTouches(tokens: readonly Token[], at: number, end: number): boolean {
  const [label, number] = [tokens[at], tokens[end]];
  return label?.kind === 'character' && !label.glued && number?.kind === 'number' && number.glued;
}
