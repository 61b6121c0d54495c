import { hanCounters } from '../../ontology/counting-words.ts';
import { wordSet } from '../../ontology/word-list.ts';
import { isPlural } from '../../text/is-plural.ts';
import type { Token } from '../../text/tokenize.ts';
import { type Measure, readMeasure } from './read-measure.ts';
import { unitAfter } from './unit-after.ts';

/** Behind a number these end what it may count. */
export const endsClause = new Set([',', ';', '|', ')', '/', '.']);

/** "2 x 500 ml": a count of a measure, not a list of lengths. */
export function readTimes(tokens: readonly Token[], first: Measure): { count: number; inner: Measure } | null {
  // "100 bags x 2 g": what is counted may be named.
  const isNamed = first.unit === null && packed.has(tokens[first.next]?.stem ?? '');
  const signAt = isNamed ? first.next + 1 : first.next;
  const sign = tokens[signAt];
  const countable = first.unit === null || first.unit.dimension === 'count';
  if (sign?.stem !== 'x' && sign?.stem !== '*') return null;
  if (!countable) return readTimesBehind(tokens, first);
  if (!Number.isInteger(first.value)) return null;
  const inner = readMeasure(tokens, signAt + 1);
  return inner === null || inner.unit === null || inner.unit.dimension === 'count'
    ? null
    : { count: first.value, inner };
}

const packed = wordSet('read quantities: packed');

/** "2.5 kg x 4 bags": the count may stand behind the measure. */
function readTimesBehind(tokens: readonly Token[], first: Measure): { count: number; inner: Measure } | null {
  const count = readMeasure(tokens, first.next + 1) ?? countAt(tokens, first.next + 1);
  if (count === null || !Number.isInteger(count.value)) return null;
  const thing = tokens[count.next];
  // 500ml*2瓶 and "500 ml x 2": behind what a pack holds the number needs no word.
  const isLast = thing === undefined || endsClause.has(thing.stem) || hanCounters.has(thing.stem);
  const isPacked =
    count.unit === null && (packed.has(thing?.stem ?? '') || (isContent(first) && (isLast || isSeveral(thing))));
  if (!isPacked && count.unit?.dimension !== 'count') return null;
  return {
    count: count.value,
    inner: { ...first, next: isPacked && !endsClause.has(thing?.stem ?? '.') ? count.next + 1 : count.next },
  };
}

/** The 2 of "x2", which touches its sign. */
function countAt(tokens: readonly Token[], at: number): Measure | null {
  const token = tokens[at];
  const found = unitAfter(tokens, at + 1);
  if (token?.kind !== 'number') return null;
  return { value: Number(token.stem), halfDigit: 0, unit: found?.unit ?? null, next: found?.next ?? at + 1 };
}

const isContent = ({ unit }: Measure) => unit?.dimension === 'mass' || unit?.dimension === 'volume';

/** The last word of "50 g x 20 skeins", whatever the things are. */
const isSeveral = (token: Token | undefined) => isPlural(token) && token?.glued === false;
