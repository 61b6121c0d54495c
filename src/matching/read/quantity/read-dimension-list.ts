import type { Token } from '../../text/tokenize.ts';
import { addMinor } from './add-minor.ts';
import type { DimensionList } from './quantity.ts';
import { labelTouches } from './quantity-role.ts';
import type { Measure } from './read-measure.ts';
import { readNumber } from './read-number.ts';
import { toleranceAt } from './read-tolerance.ts';
import { orderRunTogether, type SideRole, sideAt, sideOrder } from './side-role.ts';
import { unitAfter } from './unit-after.ts';

/** One size of a list, with the side that a word before or after it names. */
interface SideMeasure extends Measure {
  role: SideRole | '';
  isRoleBefore: boolean;
  /** True when a sign leads to the next size, so that it needs no name. */
  isSigned: boolean;
}

const largestList = 4;

/**
 * "30 x 20 x 10 cm", "30cm*20cm", "12 L x 8 W x 4 H in", and sizes whose sides are named, which need no sign between
 * them: "长30cm宽20cm高10cm", "Diameter 8 cm, Height 12 cm". A count before a measure is no list.
 */
export function readDimensionList(tokens: readonly Token[], start: number): DimensionList | null {
  if (!mayStart(tokens, start)) return null;
  const sizes: SideMeasure[] = [];
  let at = start;
  while (sizes.length < largestList) {
    const size = readSize(tokens, at, sizes[0]?.isRoleBefore ?? null);
    if (size === null) break;
    sizes.push(size);
    const next = afterJoin(tokens, size);
    if (next === null) break;
    at = next;
  }
  while (sizes.length > 1 && !isJoined(sizes)) sizes.pop();
  const last = sizes.at(-1);
  if (last === undefined || sizes.length < 2 || isMultiple(sizes)) return null;
  const trailing = last.unit === null ? unitAfter(tokens, last.next) : null;
  const unit = last.unit ?? trailing?.unit ?? sizes.find((item) => item.unit !== null)?.unit ?? null;
  if (unit !== null && unit.dimension !== 'length') return null;
  if (sizes.some((size) => size.unit !== null && size.unit.dimension !== 'length')) return null;
  const factorOf = (item: Measure) => (item.unit ?? unit)?.factor ?? 1;
  const list: DimensionList = {
    sizes: sizes.map((item) => item.value * factorOf(item)),
    halfDigits: sizes.map((item) => item.halfDigit * factorOf(item)),
    tolerances: sizes.map(() => 0),
    roles: sizes.map((item) => item.role),
    unit,
    from: start,
    to: trailing?.next ?? last.next,
  };
  return withOrderSaid(tokens, withTolerance(tokens, list));
}

/** Most positions of a text start no list; this keeps them cheap. */
function mayStart(tokens: readonly Token[], start: number): boolean {
  const token = tokens[start];
  return token !== undefined && (token.kind === 'number' || sideAt(tokens, start) !== null);
}

const signs = new Set(['x', '*', 'by']);
const commas = new Set([',', ';', '/', '+']);

/** The position of the next size: after a sign, or after nothing but a comma when sides are named. */
function afterJoin(tokens: readonly Token[], size: SideMeasure): number | null {
  if (size.isSigned) return size.next + 1;
  if (!isNamed(size)) return null;
  return commas.has(tokens[size.next]?.stem ?? '') ? size.next + 1 : size.next;
}

/** "2x9W" and "6 x 2L" have a unit; of two sides a letter would name both. */
function isMultiple([first, last, ...more]: readonly SideMeasure[]): boolean {
  if (first === undefined || last === undefined || more.length > 0) return false;
  return first.role === '' && first.unit === null && last.role !== '' && !last.isRoleBefore && last.unit === null;
}

/** Sizes without a sign between them belong together only when each names its side; "1.7L 1500W" does not. */
function isJoined(sizes: readonly SideMeasure[]): boolean {
  const last = sizes.at(-1);
  return (sizes.at(-2)?.isSigned ?? false) || (last !== undefined && isNamed(last));
}

function isNamed(size: SideMeasure): boolean {
  return size.role !== '' && (size.isRoleBefore || size.unit !== null);
}

function readSize(tokens: readonly Token[], start: number, roleBefore: boolean | null): SideMeasure | null {
  const leading = roleBefore === false ? null : sideAt(tokens, start);
  const at = leading === null ? start : afterColon(tokens, leading.next);
  const number = readNumber(tokens, at);
  if (number === null || (leading === null && isTail(tokens, at, start))) return null;
  const trailing = leading === null ? roleAfter(tokens, number.next) : null;
  // "12 L" in a list is a length of 12, not twelve litres.
  if (trailing !== null && tokens[number.next]?.text.length === 1)
    return sized(tokens, { ...number, unit: null, role: trailing.role, next: trailing.next, isRoleBefore: false });
  const found = unitAfter(tokens, number.next);
  const size: Measure = { ...number, unit: found?.unit ?? null, next: found?.next ?? number.next };
  // "5' x 7' 6""
  if (size.unit?.id === 'ft') addMinor(tokens, size);
  const { next } = size;
  const afterUnit = leading === null && !isOfNext(tokens, next) ? roleAfter(tokens, next) : null;
  return sized(tokens, {
    ...size,
    role: leading?.role ?? afterUnit?.role ?? '',
    next: afterUnit?.next ?? next,
    isRoleBefore: leading !== null,
  });
}

/** 外径 of "15mm 外径35mm" is of the measure that it touches. */
function isOfNext(tokens: readonly Token[], at: number): boolean {
  const side = sideAt(tokens, at);
  return side !== null && labelTouches(tokens, at, side.next);
}

function sized(tokens: readonly Token[], size: Omit<SideMeasure, 'isSigned'>): SideMeasure {
  return { ...size, isSigned: signs.has(tokens[size.next]?.stem ?? '') };
}

const colons = new Set([':', '=', 'is', 'approx', 'about', '约']);

function afterColon(tokens: readonly Token[], start: number): number {
  let at = start;
  while (at - start < 2 && colons.has(tokens[at]?.stem ?? '')) at += 1;
  return at;
}

/** "30 cm long", "30cm (L)", "12 L". */
function roleAfter(tokens: readonly Token[], at: number): { role: SideRole; next: number } | null {
  if (tokens[at]?.stem !== '(') return sideAt(tokens, at);
  const inside = sideAt(tokens, at + 1);
  return inside !== null && tokens[inside.next]?.stem === ')' ? { role: inside.role, next: inside.next + 1 } : null;
}

/** The number is the tail of a word ("m2280"), and not the second size after a sign. */
function isTail(tokens: readonly Token[], at: number, start: number): boolean {
  const before = tokens[at - 1];
  return (tokens[at]?.glued ?? false) && before?.kind === 'word' && at === start && before.stem !== 'x';
}

function withTolerance(tokens: readonly Token[], list: DimensionList): DimensionList {
  const tolerance = toleranceAt(tokens, list.to);
  if (tolerance === null) return list;
  const { width, next } = tolerance;
  const factor = (width.unit ?? list.unit)?.factor ?? 1;
  const isShare = width.unit?.dimension === 'share';
  if (!isShare && width.unit !== null && width.unit.dimension !== 'length') return list;
  return {
    ...list,
    tolerances: list.sizes.map((size) => (isShare ? size * (width.value / 100) : width.value * factor)),
    to: next,
  };
}

const reach = 8;

/** "30 x 20 x 10 cm (L x W x H)" and "W x D x H: 80 x 24 x 120 cm" tell the order of the sides beside the numbers. */
function withOrderSaid(tokens: readonly Token[], list: DimensionList): DimensionList {
  if (list.roles.some((role) => role !== '')) return list;
  const order =
    sideOrder(tokens, list.to, Math.min(tokens.length, list.to + reach), list.to + 2) ??
    orderRunTogether(tokens[tokens[list.to]?.stem === '(' ? list.to + 1 : list.to]?.text ?? '') ??
    sideOrder(tokens, Math.max(0, list.from - reach), list.from);
  return order?.length === list.sizes.length ? { ...list, roles: order } : list;
}
