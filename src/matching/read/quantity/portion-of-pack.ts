import type { Token } from '../../text/tokenize.ts';
import type { Quantity } from './quantity.ts';

/** 一包50个: what one pack holds, and no number of packs. */
export function isPortionOf(tokens: readonly Token[], { dimension, from, to }: Quantity): boolean {
  return dimension === 'count' && tokens[from]?.stem === '一' && tokens[to]?.kind === 'number' && tokens[to].glued;
}
