import type { Statement } from '../../read/listing/statement.ts';
import type { Quantity } from '../../read/quantity/quantity.ts';
import type { Span } from '../../text/find-phrase.ts';
import { compareQuantities } from './compare-quantities.ts';

/** True for what differs from all that the text calls the wanted measure, and is no choice beside them. */
export function isBesideOwn(own: readonly Quantity[], text: Statement['text'], found: Quantity): boolean {
  if (own.length === 0 || isOfChoice(text, found)) return false;
  return own.every((one) => compareQuantities(one, found, false) === 'not_match');
}

const choosing = new Set(['/', '|', ',', 'or', '-', '、', '或']);

/** "1/2/3 m", "5x7, 8x10": one of several to choose from. */
export function isOfChoice({ tokens }: Statement['text'], { from, to }: Span): boolean {
  return choosing.has(tokens[from - 1]?.stem ?? '') || choosing.has(tokens[to]?.stem ?? '');
}
