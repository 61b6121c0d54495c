import type { TextFacts } from '../../text/read-text.ts';
import type { Quantity } from './quantity.ts';

const joining = new Set([',', '/', 'and', '&', 'or', '+', '、']);

/** "3.5, 6 and 8 inch": the unit of the last serves the numbers before it. */
export function isListed({ tokens }: TextFacts, { from }: Quantity): boolean {
  return joining.has(tokens[from - 1]?.stem ?? '') && tokens[from - 2]?.kind === 'number';
}

/** True where nothing but a mark or a word of a list stands between two places. */
export function areJoined({ tokens }: TextFacts, to: number, from: number): boolean {
  return from === to + 1 && joining.has(tokens[to]?.stem ?? '');
}
