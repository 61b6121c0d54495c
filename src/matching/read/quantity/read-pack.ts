import type { Token } from '../../text/tokenize.ts';
import { containerAt } from './per-container.ts';
import { pointOf } from './point-quantity.ts';
import type { Quantity } from './quantity.ts';
import { unitOf } from './unit-index.ts';

const packs = new Set(['carton', 'box', 'bag', 'pack']);
const parting = new Set([',', ';', '|', '(', ')']);

const partsAt = (tokens: readonly Token[], at: number) =>
  tokens[at] === undefined || parting.has(tokens[at]?.stem ?? '');

/** A pack as lists of goods have it in short: "PK/100", "100/box", and "Box 200" between commas. Null for any other words. */
export function readShortPack(tokens: readonly Token[], start: number): Quantity | null {
  const [first, second, third] = [tokens[start], tokens[start + 1], tokens[start + 2]];
  if (second?.stem === '/') {
    if (!partsAt(tokens, start + 3) || tokens[start - 1]?.stem === '/') return null;
    if (first?.kind === 'number') return packOf(tokens, { from: start, count: first, container: start + 2 }, start + 3);
    return third?.kind === 'number' ? packOf(tokens, { from: start, count: third, container: start }, start + 3) : null;
  }
  const isAlone = second?.kind === 'number' && partsAt(tokens, start - 1) && partsAt(tokens, start + 2);
  return isAlone ? packOf(tokens, { from: start, count: second, container: start }, start + 2) : null;
}

interface ShortPack {
  from: number;
  count: Token;
  /** Where the container is named. */
  container: number;
}

/** Of boxes there may be several in a pack: what is in one counts pieces. */
function packOf(tokens: readonly Token[], { from, count, container }: ShortPack, next: number): Quantity | null {
  const value = Number(count.stem);
  const id = containerAt(tokens, container) ?? '';
  if (!packs.has(id) || !Number.isInteger(value) || value < 2) return null;
  const unit = unitOf(id === 'pack' ? 'pack' : 'piece');
  return pointOf(tokens, from, { value, halfDigit: 0, unit, next }, 1);
}
