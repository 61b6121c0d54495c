import { PhraseIndex } from '../text/phrase-index.ts';
import type { Token } from '../text/tokenize.ts';
import { type BoundWord, boundsAfter, boundsBefore, numberWords, rangeWords } from '../vocabulary/bound-words.ts';
import type { Unit } from '../vocabulary/units.ts';
import type { DimensionList, Quantity } from './quantity.ts';
import { readNumber } from './read-number.ts';
import { unitAt, unitOf } from './unit-index.ts';

export interface QuantitiesOfText {
  quantities: Quantity[];
  lists: DimensionList[];
}

const before = new PhraseIndex<BoundWord>();
for (const bound of boundsBefore) for (const spelling of bound.spellings) before.add(spelling, bound);
const after = new PhraseIndex<BoundWord>();
for (const bound of boundsAfter) for (const spelling of bound.spellings) after.add(spelling, bound);
const joins = new Set(rangeWords);

/** "About 500 ml" promises 500 ml within five per cent. */
const aboutShare = 0.05;

/** One-letter units that are words or codes of their own unless they touch their number. */
const mustTouch = new Set(['A', 'D', 'K', 'C', 'F', 'N', 'J', 't', 's', 'deg', 'h', 'mo']);

/** Reads every number of a text with its unit, bounds, range and tolerance, and every list of sizes. Linear. */
export function readQuantities(tokens: readonly Token[]): QuantitiesOfText {
  const quantities: Quantity[] = [];
  const lists: DimensionList[] = [];
  let at = 0;
  while (at < tokens.length) {
    const list = readDimensionList(tokens, at);
    if (list !== null) {
      lists.push(list);
      at = list.to;
      continue;
    }
    const quantity = readPackOf(tokens, at) ?? readQuantity(tokens, at);
    if (quantity !== null) {
      quantities.push(quantity);
      at = quantity.to;
      continue;
    }
    at += 1;
  }
  return { quantities, lists };
}

const packWords = new Set(['pack', 'set', 'box', 'case', 'bag', 'card', 'lot', 'bundle', 'carton', 'bunch', 'pk']);

/** "Pack of 12", "set of two", "lot of 3": the number follows its unit. */
function readPackOf(tokens: readonly Token[], start: number): Quantity | null {
  if (!packWords.has(tokens[start]?.stem ?? '') || tokens[start + 1]?.stem !== 'of') return null;
  const number = readNumber(tokens, start + 2) ?? plainNumberWord(tokens, start + 2);
  // "Set of 2 x 500 ml" tells the measure as well; it is read there.
  if (number === null || tokens[number.next]?.stem === 'x') return null;
  return pointOf(tokens, start, { value: number.value, halfDigit: 0, unit: unitOf('pack'), next: number.next }, 1);
}

function plainNumberWord(tokens: readonly Token[], at: number) {
  const stem = tokens[at]?.stem ?? '';
  const value = Object.hasOwn(numberWords, stem) ? numberWords[stem] : undefined;
  return value === undefined ? null : { value, halfDigit: 0, next: at + 1 };
}

interface Measure {
  value: number;
  halfDigit: number;
  unit: Unit | null;
  next: number;
}

/** A number and the unit after it; the number must not be the tail of a word ("ddr4"). */
function readMeasure(tokens: readonly Token[], at: number): Measure | null {
  const token = tokens[at];
  if (token === undefined) return null;
  if (token.kind === 'number' && token.glued && tokens[at - 1]?.kind === 'word') return null;
  const number = readNumber(tokens, at) ?? readNumberWord(tokens, at);
  if (number === null) return null;
  const found = unitAfter(tokens, number.next);
  return {
    value: number.value,
    halfDigit: number.halfDigit,
    unit: found?.unit ?? null,
    next: found?.next ?? number.next,
  };
}

function readNumberWord(tokens: readonly Token[], at: number) {
  const token = tokens[at];
  const value = token === undefined ? undefined : numberWords[token.stem];
  if (value === undefined || !Object.hasOwn(numberWords, token?.stem ?? '')) return null;
  const next = tokens[at + 1]?.stem === '-' ? at + 2 : at + 1;
  return unitAt(tokens, next) === null ? null : { value, halfDigit: 0, next: at + 1 };
}

function unitAfter(tokens: readonly Token[], start: number): { unit: Unit; next: number } | null {
  let at = start;
  if (tokens[at]?.stem === '-' && tokens[at + 1]?.kind === 'word') at += 1;
  const found = unitAt(tokens, at);
  if (found === null) return null;
  const first = tokens[at];
  const touches = first?.glued ?? false;
  if (!touches && mustTouch.has(found.unit.id) && first?.kind === 'word' && first.text.length === 1) return null;
  // "14 M US" is a width of shoes, no length.
  if (!touches && found.unit.id === 'm' && first?.cased === 'M') return null;
  // "3 in 1", "5 in a row": a preposition, no inch.
  const following = tokens[found.next];
  if (first?.stem === 'in' && !touches && (following?.kind === 'number' || following?.kind === 'word')) {
    return following.kind === 'word' && !smallWords.has(following.stem) ? found : null;
  }
  return found;
}

const smallWords = new Set(['a', 'the', 'one', 'total', 'set', 'each', 'all', 'our', 'stock', 'this', 'any']);

function readQuantity(tokens: readonly Token[], start: number): Quantity | null {
  const bound = before.at(tokens, start);
  const at = bound === null ? start : bound.next;
  const negative = tokens[at]?.stem === '-' && tokens[at + 1]?.kind === 'number' && (tokens[at + 1]?.glued ?? false);
  const signed = negative && (at === 0 || !(tokens[at]?.glued ?? false) || tokens[at - 1]?.stem === '(');
  const first = readMeasure(tokens, signed ? at + 1 : at);
  if (first === null) return null;
  if (signed) first.value = -first.value;
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
  if (readTolerance(tokens, quantity)) return quantity;
  const suffix = bound ?? after.at(tokens, quantity.to);
  if (suffix === null || isWordAfterUnitless(quantity, suffix.value)) return quantity;
  if (bound === null) quantity.to = suffix.next;
  return applyBound(quantity, suffix.value);
}

function isWordAfterUnitless(quantity: Quantity, bound: BoundWord): boolean {
  return bound.kind === 'about' && quantity.unit === null;
}

/** "2 x 500 ml": a count of a measure, not a list of lengths. */
function readTimes(tokens: readonly Token[], first: Measure): { count: number; inner: Measure } | null {
  const sign = tokens[first.next];
  const countable = first.unit === null || first.unit.dimension === 'count';
  if (!countable || (sign?.stem !== 'x' && sign?.stem !== '*') || !Number.isInteger(first.value)) return null;
  const inner = readMeasure(tokens, first.next + 1);
  return inner === null || inner.unit === null || inner.unit.dimension === 'count'
    ? null
    : { count: first.value, inner };
}

function readRangeEnd(tokens: readonly Token[], first: Measure): Measure | null {
  const join = tokens[first.next];
  if (join === undefined || !joins.has(join.stem)) return null;
  if (join.stem === 'and' && tokens[first.next - 2]?.stem !== 'between') return null;
  const second = readMeasure(tokens, first.next + 1);
  if (second === null || second.value <= first.value * factorOf(first, second)) return null;
  if (first.unit !== null && second.unit === null) return null;
  const same = first.unit === null || first.unit.dimension === second.unit?.dimension;
  return same ? second : null;
}

function factorOf(first: Measure, second: Measure): number {
  return first.unit === null || second.unit === null ? 1 : first.unit.factor / second.unit.factor;
}

function rangeOf(tokens: readonly Token[], start: number, first: Measure, second: Measure): Quantity {
  const unit = second.unit;
  const low = toBase(first.value, first.unit ?? unit);
  const high = toBase(second.value, unit);
  return {
    ...labelsOf(tokens, start, second.next, unit),
    unit,
    dimension: unit?.dimension ?? null,
    low,
    high,
    lowOpen: false,
    highOpen: false,
    halfDigit: 0,
    form: 'range',
    times: 1,
    from: start,
    to: second.next,
  };
}

function pointOf(tokens: readonly Token[], start: number, measure: Measure, times: number): Quantity {
  const { unit } = measure;
  const value = toBase(measure.value, unit);
  const counted = unit?.dimension === 'count';
  return {
    ...labelsOf(tokens, start, measure.next, unit),
    unit,
    dimension: unit?.dimension ?? null,
    low: value,
    high: value,
    lowOpen: false,
    highOpen: false,
    halfDigit: counted ? 0 : measure.halfDigit * (unit?.factor ?? 1),
    form: 'point',
    times,
    from: start,
    to: measure.next,
  };
}

function toBase(value: number, unit: Unit | null): number {
  return unit === null ? value : value * unit.factor + (unit.offset ?? 0);
}

function labelsOf(tokens: readonly Token[], from: number, to: number, unit: Unit | null) {
  if (unit !== null) return { labelAfter: null, labelBefore: null };
  const next = tokens[to]?.stem === '-' ? tokens[to + 1] : tokens[to];
  const previous = tokens[from - 1]?.stem === '-' ? tokens[from - 2] : tokens[from - 1];
  return {
    labelAfter: next?.kind === 'word' ? next.stem : null,
    labelBefore: previous?.kind === 'word' ? previous.stem : null,
  };
}

/** "± 1", "+/- 0.5 mm", "± 5%" after a measure. */
function readTolerance(tokens: readonly Token[], quantity: Quantity): boolean {
  let at = quantity.to;
  if (tokens[at]?.stem === '(') at += 1;
  const opened = at !== quantity.to;
  if (tokens[at]?.stem === '±') at += 1;
  else if (tokens[at]?.stem === '+' && tokens[at + 1]?.stem === '/' && tokens[at + 2]?.stem === '-') at += 3;
  else return false;
  const width = readMeasure(tokens, at);
  if (width === null) return false;
  const { unit } = width;
  let delta: number;
  if (unit?.dimension === 'share' && quantity.dimension !== 'share')
    delta = Math.abs(quantity.low) * (width.value / 100);
  else if (unit === null || unit.dimension === quantity.dimension)
    delta = width.value * ((unit ?? quantity.unit)?.factor ?? 1);
  else return false;
  // "100 ± 1 mm": the unit stands after the tolerance.
  if (quantity.unit === null && unit !== null && unit.dimension !== 'share') {
    const value = toBase(quantity.low, unit);
    quantity.unit = unit;
    quantity.dimension = unit.dimension;
    quantity.low = value;
    quantity.high = value;
  }
  quantity.low -= delta;
  quantity.high += delta;
  quantity.halfDigit = 0;
  quantity.form = 'tolerance';
  quantity.to = opened && tokens[width.next]?.stem === ')' ? width.next + 1 : width.next;
  return true;
}

function applyBound(quantity: Quantity, bound: BoundWord): Quantity {
  if (bound.kind === 'about') {
    const delta = Math.abs(quantity.low) * aboutShare;
    return { ...quantity, low: quantity.low - delta, high: quantity.high + delta, halfDigit: 0, form: 'about' };
  }
  const open = bound.open ?? false;
  if (bound.kind === 'min') return { ...quantity, high: Number.POSITIVE_INFINITY, lowOpen: open, form: 'min' };
  return { ...quantity, low: Number.NEGATIVE_INFINITY, highOpen: open, form: 'max' };
}

const sizeRoles: Readonly<Record<string, string>> = {
  l: 'L',
  length: 'L',
  长: 'L',
  w: 'W',
  width: 'W',
  宽: 'W',
  h: 'H',
  height: 'H',
  高: 'H',
  d: 'D',
  depth: 'D',
  deep: 'D',
  long: 'L',
  wide: 'W',
  high: 'H',
  tall: 'H',
  深: 'D',
  厚: 'T',
  thick: 'T',
};

/** "30 x 20 x 10 cm", "30cm*20cm", "38 x 42 cm", "12 L x 8 W x 4 H in". A count before a measure is no list. */
function readDimensionList(tokens: readonly Token[], start: number): DimensionList | null {
  const measures: (Measure & { role: string })[] = [];
  let at = start;
  for (;;) {
    const item = readSize(tokens, at);
    if (item === null) break;
    measures.push(item);
    at = item.next;
    const sign = tokens[at]?.stem;
    if ((sign !== 'x' && sign !== '*' && sign !== 'by') || measures.length === 4) break;
    at += 1;
  }
  const last = measures.at(-1);
  if (last === undefined || measures.length < 2) return null;
  const trailing = last.unit === null ? unitAfter(tokens, last.next) : null;
  const unit = last.unit ?? trailing?.unit ?? measures.find((item) => item.unit !== null)?.unit ?? null;
  if (unit !== null && unit.dimension !== 'length') return null;
  const factorOfSize = (item: Measure) => (item.unit ?? unit)?.factor ?? 1;
  return {
    sizes: measures.map((item) => item.value * factorOfSize(item)),
    halfDigits: measures.map((item) => item.halfDigit * factorOfSize(item)),
    roles: measures.map((item) => item.role),
    unit,
    from: start,
    to: trailing?.next ?? last.next,
  };
}

function readSize(tokens: readonly Token[], start: number): (Measure & { role: string }) | null {
  const leading = sizeRoles[tokens[start]?.stem ?? ''];
  const at = leading === undefined ? start : start + 1;
  const number = readNumber(tokens, at);
  if (
    number === null ||
    (tokens[at]?.glued &&
      leading === undefined &&
      tokens[at - 1]?.kind === 'word' &&
      at === start &&
      tokens[at - 1]?.stem !== 'x')
  ) {
    return null;
  }
  // "12 L" in a list is a length of 12, not twelve litres.
  const role = sizeRoles[tokens[number.next]?.stem ?? ''];
  const roleFirst = role !== undefined && tokens[number.next]?.text.length === 1;
  const found = roleFirst ? null : unitAfter(tokens, number.next);
  let next = roleFirst ? number.next + 1 : (found?.next ?? number.next);
  const afterUnit = sizeRoles[tokens[next]?.stem ?? ''];
  if (!roleFirst && afterUnit !== undefined) next += 1;
  else if (
    tokens[next]?.stem === '(' &&
    sizeRoles[tokens[next + 1]?.stem ?? ''] !== undefined &&
    tokens[next + 2]?.stem === ')'
  )
    next += 3;
  return {
    value: number.value,
    halfDigit: number.halfDigit,
    unit: found?.unit ?? null,
    next,
    role: leading ?? (roleFirst ? role : afterUnit) ?? '',
  };
}
