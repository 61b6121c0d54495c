import type { Token } from '../../text/tokenize.ts';
import { sizesIn } from '../size/size-code.ts';

/**
 * True for a label, from `at` to `end`, that belongs to what stands behind it: 宽 of "5米 宽10mm", which a space parts from what
 * stands before and nothing from its number, and "size" of "600 g size L".
 */
export function labelTouches(tokens: readonly Token[], at: number, end: number): boolean {
  const [label, next] = [tokens[at], tokens[end]];
  if (label?.stem === 'size' && next?.kind === 'word' && sizesIn([next]) !== null) return true;
  return label?.kind === 'character' && !label.glued && next?.kind === 'number' && next.glued;
}
