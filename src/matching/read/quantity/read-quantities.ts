import type { BoundWord } from '../../ontology/bound-words.ts';
import { wordList, wordSet } from '../../ontology/word-list.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import type { Token } from '../../text/tokenize.ts';
import { addMinor } from './add-minor.ts';
import { boundBefore, boundBehind, boundOpening } from './bound-index.ts';
import { boundList } from './bounded-list.ts';
import { measureInAWord } from './measure-in-a-word.ts';
import { asStood, canBeNegative, isPortionOf, kindOf, labelsOf, pointOf } from './point-quantity.ts';
import type { DimensionList, Quantity } from './quantity.ts';
import { isMeasuringWord } from './quantity-role.ts';
import { markSettings, readChoices, shareUnitOfList } from './read-choices.ts';
import { readDimensionList } from './read-dimension-list.ts';
import { type Measure, plainNumberWord, readMeasure, toBase } from './read-measure.ts';
import { readMemoryPair } from './read-memory-pair.ts';
import { readNumber } from './read-number.ts';
import { readShortPack } from './read-pack.ts';
import { joinEnds, readRangeEnd } from './read-range.ts';
import { endsClause, readTimes } from './read-times.ts';
import { readTolerance } from './read-tolerance.ts';
import { unitAfter } from './unit-after.ts';
import { unitOf } from './unit-index.ts';

export interface QuantitiesOfText {
  quantities: Quantity[];
  lists: DimensionList[];
}

/** "About 500 ml" promises 500 ml within five per cent. */
const aboutShare = 0.05;

/** The number that a text of one word is: "two", 三. */
function soleNumberWord(tokens: readonly Token[]): Quantity | null {
  const number = plainNumberWord(tokens, 0);
  return number === null || number.next < tokens.length ? null : pointOf(tokens, 0, { ...number, unit: null }, 1);
}

/** Reads every number of a text with its unit, bounds, range and tolerance, and every list of sizes. Linear. */
export function readQuantities(tokens: readonly Token[]): QuantitiesOfText {
  const quantities: Quantity[] = [];
  const lists: DimensionList[] = [];
  const sole = soleNumberWord(tokens);
  if (sole !== null) return { quantities: [sole], lists };
  let at = 0;
  while (at < tokens.length) {
    const list = readList(tokens, at);
    if (list !== null) {
      lists.push(list);
      at = list.to;
      continue;
    }
    const several = readMemoryPair(tokens, at) ?? readChoices(tokens, at);
    if (several !== null) {
      quantities.push(...several);
      at = several.at(-1)?.to ?? at + 1;
      continue;
    }
    const quantity =
      readWord(tokens, at) ?? readPackOf(tokens, at) ?? readShortPack(tokens, at) ?? readQuantity(tokens, at);
    if (quantity !== null) {
      if (!isPortionOf(tokens, quantity)) quantities.push(asStood(tokens, quantity));
      at = quantity.to;
      continue;
    }
    at += 1;
  }
  shareUnitOfList(tokens, quantities);
  joinEnds(tokens, quantities);
  markSettings(tokens, quantities);
  return { quantities, lists };
}

/** "Gigabit", and "PN16 or higher". */
function readWord(tokens: readonly Token[], start: number): Quantity | null {
  const bound = boundBefore.at(tokens, start);
  const said = measureInAWord(tokens, bound === null ? start : afterPoint(tokens, bound.next));
  if (said === null) return null;
  const quantity = pointOf(tokens, start, said, 1);
  const found = bound ?? boundAfter(tokens, quantity.to);
  if (found === null) return quantity;
  return applyBound(bound === null ? { ...quantity, to: found.next } : quantity, found.value);
}

/** A list of sizes with the bound before or after it: "within 56 x 45 x 25 cm", "30 x 40 cm or larger". */
function readList(tokens: readonly Token[], start: number): DimensionList | null {
  const bound = boundBefore.at(tokens, start);
  const list = readDimensionList(tokens, bound === null ? start : afterPoint(tokens, bound.next));
  if (list === null) return null;
  const found = bound ?? boundAfter(tokens, list.to);
  if (found === null) return list;
  return boundList(list, found.value, { from: start, to: bound === null ? found.next : list.to });
}

const packWords = wordSet('pack words');

/** "Pack of 12", "set of two", "lot of 3": the number follows its unit. */
function readPackOf(tokens: readonly Token[], start: number): Quantity | null {
  if (tokens[start]?.text === 'x') return readTimesPack(tokens, start);
  if (!packWords.has(tokens[start]?.stem ?? '') || tokens[start + 1]?.stem !== 'of') return null;
  const number = readNumber(tokens, start + 2) ?? plainNumberWord(tokens, start + 2);
  // "Set of 2 x 500 ml" tells the measure as well; it is read there.
  if (number === null || tokens[number.next]?.stem === 'x' || isMeasured(tokens, number.next)) return null;
  return pointOf(tokens, start, { value: number.value, halfDigit: 0, unit: unitOf('pack'), next: number.next }, 1);
}

/** "Bag of 5 kg" holds a measure; a letter behind the number may be a size. */
function isMeasured(tokens: readonly Token[], at: number): boolean {
  const unit = unitAfter(tokens, at)?.unit;
  return unit !== undefined && unit.dimension !== 'count' && unit.id !== 'in' && (tokens[at]?.text.length ?? 0) > 1;
}

const contents = new Set<Quantity['dimension']>(['mass', 'volume']);

/** "Batteries AA x12", "330 ml x 12": a times sign that stands alone before the last number of its clause. */
function readTimesPack(tokens: readonly Token[], start: number): Quantity | null {
  const number = tokens[start + 1];
  const before = tokens[start - 1];
  const isLoose = before !== undefined && before.kind === 'word' && !(tokens[start]?.glued ?? false);
  const isLast = tokens[start + 2] === undefined || endsClause.has(tokens[start + 2]?.stem ?? '');
  const held = tokens[start - 2]?.kind === 'number' ? unitAfter(tokens, start - 1)?.unit : undefined;
  const isJoined = number?.glued === true || contents.has(held?.dimension ?? null);
  if (!isLoose || !isLast || number?.kind !== 'number' || !isJoined) return null;
  const value = Number(number.stem);
  if (!Number.isInteger(value)) return null;
  return pointOf(tokens, start, { value, halfDigit: 0, unit: unitOf('pack'), next: start + 2 }, 1);
}

const belowZero = phrasesOf(wordList('below zero'));

function readQuantity(tokens: readonly Token[], start: number): Quantity | null {
  const name = endOfModelName(tokens, start);
  const named = name === null ? null : readQuantity(tokens, name);
  if (named !== null) return named.unit !== null && named.form === 'point' ? { ...named, mayBeMost: true } : named;
  const bound = boundBefore.at(tokens, start);
  const at = bound === null ? start : afterPoint(tokens, bound.next);
  const negative = tokens[at]?.stem === '-' && tokens[at + 1]?.kind === 'number' && (tokens[at + 1]?.glued ?? false);
  const signed =
    negative && (at === 0 || !(tokens[at]?.glued ?? false) || tokens[at - 1]?.stem === '(' || isFrost(tokens, at));
  const minus = belowZero.at(tokens, at);
  const first = readMeasure(tokens, minus?.next ?? (signed ? at + 1 : at));
  if (first === null) return null;
  // "- 79 g" behind a word is set off by the dash: no goods weigh less than nothing.
  if ((signed || minus !== null) && canBeNegative(first.unit)) first.value = -first.value;
  else addMinor(tokens, first);
  const second = bound === null || bound.value.kind === 'about' ? readRangeEnd(tokens, first) : null;
  if (second !== null) return rangeOf(tokens, start, first, second);
  if (first.unit === null && tokens[first.next]?.stem === '+' && bound === null) {
    const after = unitAfter(tokens, first.next + 1);
    if (after !== null)
      return {
        ...pointOf(tokens, start, { ...first, unit: after.unit, next: after.next }, 1),
        high: Number.POSITIVE_INFINITY,
        form: 'min',
      };
  }
  const times = readTimes(tokens, first);
  const quantity = pointOf(tokens, start, times?.inner ?? first, times?.count ?? 1);
  if (times !== null) quantity.isCounted = true;
  if (readTolerance(tokens, quantity)) return quantity;
  // "14 in. or longer"
  const suffix =
    bound ??
    boundAfter(tokens, quantity.to) ??
    boundAfter(tokens, afterPoint(tokens, quantity.to)) ??
    plusBehindThing(tokens, quantity) ??
    boundBehindThing(tokens, quantity) ??
    boundOfAll(tokens, quantity);
  if (suffix === null || isWordAfterUnitless(quantity, suffix.value)) return quantity;
  if (bound === null) quantity.to = Math.max(quantity.to, suffix.next);
  return applyBound(quantity, suffix.value);
}

/** The least that "from" makes of the only measure of a value: "from 18 months". */
function boundOfAll(tokens: readonly Token[], { from, to }: Quantity) {
  return from === 1 && to === tokens.length ? boundOpening.at(tokens, 0) : null;
}

/** The place behind the "MAX" of "OMEN MAX 16-inch" and "Pro Max 6.7 inch"; null for "max 5 kg" and "Load Max 5 kg". */
function endOfModelName(tokens: readonly Token[], start: number): number | null {
  const [before, word, next] = [tokens[start - 1], tokens[start], tokens[start + 1]];
  if (word?.stem !== 'max' || word.cased === 'max' || next?.kind !== 'number' || before?.kind !== 'word') return null;
  return before.cased === before.text || isMeasuringWord(before.stem) ? null : start + 1;
}

/** "approx. 510 g", "max. 5 kg". */
function afterPoint(tokens: readonly Token[], at: number): number {
  return tokens[at]?.stem === '.' ? at + 1 : at;
}

/** "20 h+" is a minimum; "45 cm + 5 cm" and "183 cm + carry strap" have a sign between two things. */
function boundAfter(tokens: readonly Token[], at: number): { value: BoundWord; next: number } | null {
  const found = boundBehind.at(tokens, at);
  if (found === null || isPlusBetween(tokens, at) || isInsideOf(tokens, at)) return null;
  // "20 cm max 30 kg": the word belongs to the number behind it.
  const ofNext = boundBefore.at(tokens, at);
  return ofNext !== null && tokens[afterPoint(tokens, ofNext.next)]?.kind === 'number' ? null : found;
}

/** The sign of "70 sheets+", behind the thing that is counted. */
function plusBehindThing(tokens: readonly Token[], { unit, to }: Quantity) {
  const [thing, sign] = [tokens[to], tokens[to + 1]];
  const isCounted = unit === null && thing?.kind === 'word' && sign?.stem === '+' && sign.glued;
  return isCounted ? boundAfter(tokens, to + 1) : null;
}

/** A least that ends a text behind the thing that is measured: "10 kg bin or more". */
function boundBehindThing(tokens: readonly Token[], { unit, to }: Quantity) {
  const thing = tokens[to];
  if (unit === null || thing?.kind !== 'word') return null;
  const found = boundBehind.at(tokens, to + 1);
  return found?.value.kind === 'min' && found.next === tokens.length ? found : null;
}

/** "5分钟内" is a bound, the 内 of "5升内胆" begins a word. */
function isInsideOf(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return tokens[at]?.stem === '内' && next?.kind === 'character' && next.glued;
}

function isPlusBetween(tokens: readonly Token[], at: number): boolean {
  const [sign, next] = [tokens[at], tokens[at + 1]];
  if (sign?.stem !== '+' || next === undefined) return false;
  return next.kind === 'number' || (!sign.glued && next.kind !== 'mark');
}

function isWordAfterUnitless(quantity: Quantity, bound: BoundWord): boolean {
  return bound.kind === 'about' && quantity.unit === null;
}

/** 使用温度-20~55℃: behind a word, and not behind the other end of a range, the dash before degrees is a sign. */
function isFrost(tokens: readonly Token[], at: number): boolean {
  const [number, before] = [tokens[at - 2], tokens[at - 1]];
  const isBehindWord = before?.kind === 'character' || before?.stem === 'temperature' || before?.stem === 'temp';
  const first = isBehindWord && number?.kind !== 'number' ? readMeasure(tokens, at + 1) : null;
  if (first === null) return false;
  const { unit } = readRangeEnd(tokens, first) ?? first;
  return unit?.dimension === 'temperature';
}

function rangeOf(tokens: readonly Token[], start: number, first: Measure, second: Measure): Quantity {
  const { unit } = second;
  const low = toBase(first.unit === null ? first.value / (second.per?.factor ?? 1) : first.value, first.unit ?? unit);
  const high = toBase(second.value, unit);
  return {
    ...labelsOf(tokens, start, second.next, unit),
    ...kindOf(second),
    low: Math.min(low, high),
    high: Math.max(low, high),
    lowOpen: false,
    highOpen: false,
    halfDigit: 0,
    form: 'range',
    times: 1,
    from: start,
    to: second.next,
  };
}

function applyBound(quantity: Quantity, bound: BoundWord): Quantity {
  if (bound.kind === 'about') {
    const delta = Math.abs(quantity.low) * aboutShare;
    return { ...quantity, low: quantity.low - delta, high: quantity.high + delta, halfDigit: 0, form: 'about' };
  }
  const open = bound.open ?? false;
  if (bound.kind === 'min') return { ...quantity, high: Number.POSITIVE_INFINITY, lowOpen: open, form: 'min' };
  const limit: Quantity = { ...quantity, low: Number.NEGATIVE_INFINITY, highOpen: open, form: 'max' };
  return bound.reaches === true ? { ...limit, reaches: true } : limit;
}
