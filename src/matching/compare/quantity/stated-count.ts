import { hanCounters } from '../../ontology/counting-words.ts';
import type { Statement } from '../../read/listing/statement.ts';
import { exactQuantity } from '../../read/quantity/exact-quantity.ts';
import { containerAt } from '../../read/quantity/per-container.ts';
import type { Quantity } from '../../read/quantity/quantity.ts';
import { plainNumberWord } from '../../read/quantity/read-measure.ts';
import { readNumber } from '../../read/quantity/read-number.ts';
import { timesSigns } from '../../read/quantity/times-signs.ts';
import { unitAfter } from '../../read/quantity/unit-after.ts';
import type { WantedValue } from '../../read/spec/requirement.ts';
import type { Token } from '../../text/tokenize.ts';
import type { Finding } from '../finding.ts';
import { compareQuantities } from './compare-quantities.ts';

/** What a value says of a wanted number of things in words or as a product: "four heads", 三档可调, "2 x 99 readings". */
export function countFinding(wanted: WantedValue, found: Statement): Finding | null {
  const asked = wantedCount(wanted);
  if (asked === null) return null;
  const { tokens } = found.text;
  // Two of fifty may be the hundred that are asked for, or the fifty.
  const isInFigures = asked.form !== 'point' || wanted.text.tokens.some(({ kind }) => kind === 'number');
  const product = asked.form === 'min' ? productOf(tokens) : null;
  const count = sumOf(tokens) ?? timesBehind(tokens) ?? product ?? (isInFigures ? countInWords(tokens) : null);
  if (count === null) return null;
  return { matchType: compareQuantities(asked, count), method: 'count', span: count };
}

/** The number that a plus joins to the one at a place, as the 12 of "12+1"; null where none is. */
export function addendBefore(tokens: readonly Token[], at: number): number | null {
  const [addend, sign] = [tokens[at - 2], tokens[at - 1]];
  const isJoined = sign?.stem === '+' && addend?.kind === 'number' && tokens[at]?.glued === true;
  return isJoined ? Number(addend.stem) : null;
}

/** "12+1" ball bearings are thirteen: two whole numbers joined by the sign, of nothing that is measured. */
function sumOf(tokens: readonly Token[]): Quantity | null {
  const last = tokens.findLastIndex(({ kind }) => kind === 'number');
  const addend = addendBefore(tokens, last);
  if (addend === null || tokens.filter(({ kind }) => kind === 'number').length !== 2) return null;
  const unit = unitAfter(tokens, last + 1)?.unit.dimension ?? 'count';
  const sum = addend + Number(tokens[last]?.stem);
  return unit === 'count' && Number.isInteger(sum) ? exactQuantity(sum, last - 2, last + 1) : null;
}

/** The two of "48×74cm×2": how many of such a measure there are, and no third side. */
function timesBehind(tokens: readonly Token[]): Quantity | null {
  const last = tokens.length - 1;
  const [unit, sign, number] = [tokens[last - 2], tokens[last - 1], tokens[last]];
  if (number?.kind !== 'number' || !timesSigns.has(sign?.stem ?? '') || unit?.kind !== 'word') return null;
  const value = Number(number.stem);
  return tokens[last - 3]?.kind === 'number' && Number.isInteger(value)
    ? exactQuantity(value, last - 1, last + 1)
    : null;
}

/** A dozen and a pair are several. */
const severalEach = new Set(['打', '双', '对', '副']);

/** The number in words with which a value begins and that is the only one; null where there is none. */
function countInWords(tokens: readonly Token[]): Quantity | null {
  const number = tokens[0]?.kind === 'number' ? null : plainNumberWord(tokens, 0);
  if (number === null || !Number.isInteger(number.value)) return null;
  const next = tokens[number.next];
  // 四框
  const isCounted =
    next?.kind === 'character' &&
    (hanCounters.has(next.stem) || (tokens.length === number.next + 1 && !severalEach.has(next.stem)));
  if (!isCounted && (next?.kind === 'character' || tokens[0]?.kind === 'character')) return null;
  const unit = unitAfter(tokens, number.next);
  if (unit !== null && unit.unit.dimension !== 'count') return null;
  if (isPacked(tokens, number.next) || hasOtherCount(tokens, number.next)) return null;
  return exactQuantity(number.value, 0, number.next);
}

/** A number without a unit further on: "two of four". */
function hasOtherCount(tokens: readonly Token[], from: number): boolean {
  return tokens.some(
    ({ kind, glued }, at) => kind === 'number' && at >= from && !glued && unitAfter(tokens, at + 1) === null,
  );
}

/** "Two packs" count no pieces. */
function isPacked(tokens: readonly Token[], at: number): boolean {
  const container = containerAt(tokens, at);
  return container !== null && container !== 'set' && container !== 'sheet';
}

const mostBetween = 2;

/** "2 x 99 readings", 99组×2: two numbers with a sign between them, and no third. */
function productOf(tokens: readonly Token[]): Quantity | null {
  const sign = tokens.findIndex(({ stem }) => timesSigns.has(stem));
  if (sign < 1 || tokens.filter(({ kind }) => kind === 'number').length !== 2) return null;
  const start = tokens.findIndex(({ kind }) => kind === 'number');
  const [one, other] = [readNumber(tokens, start), readNumber(tokens, sign + 1)];
  if (one === null || other === null || sign < one.next || sign - one.next > mostBetween) return null;
  if (!Number.isInteger(one.value) || !Number.isInteger(other.value)) return null;
  const units = [one.next, other.next].map((at) => unitAfter(tokens, at)?.unit.dimension ?? 'count');
  return units.every((dimension) => dimension === 'count') && ![one, other].some(({ next }) => isPacked(tokens, next))
    ? exactQuantity(one.value * other.value, start, other.next)
    : null;
}

/** "3 packs" count none of 100 wipes. */
export function isOfPacks({ unit, labelAfter, form }: Quantity, one: Quantity, { text }: Statement): boolean {
  const isOfThings = unit === null && labelAfter !== null && form !== 'point';
  return isOfThings && one.dimension === 'count' && isPacked(text.tokens, one.to - 1);
}

/** "240 memories" answer who asks for 90 readings: a bound under the name is kept by the one number, whatever it is said to count. */
export function isOnlyCount(one: Quantity, other: Quantity, { text, quantities }: Statement): boolean {
  const isBounded = one.unit === null && (one.form === 'min' || one.form === 'max');
  if (!isBounded || other.unit !== null || quantities.quantities.length > 1 || quantities.lists.length > 0)
    return false;
  const numbers = text.tokens.filter(({ kind }) => kind === 'number');
  return numbers.length === 1 && !isPacked(text.tokens, other.to);
}

/** The number of things that a value asks for, whatever it counts; null for a measure and for words. */
export function wantedCount({ quantity }: WantedValue): Quantity | null {
  if (quantity === null || (quantity.unit !== null && quantity.dimension !== 'count')) return null;
  return { ...quantity, unit: null, dimension: null };
}
