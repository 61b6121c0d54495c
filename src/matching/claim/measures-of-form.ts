import { wordList } from '../ontology/word-list.ts';
import type { Statement } from '../read/listing/statement.ts';
import { isOfferedAs } from '../read/name/goods-in-name.ts';
import { thingLengthAt } from '../read/name/in-chinese.ts';
import { type ResolvedName, resolveName } from '../read/name/resolve-name.ts';
import { inTrade } from '../read/quantity/in-trade.ts';
import { isAdjustable } from '../read/quantity/is-adjustable.ts';
import { containerAt } from '../read/quantity/per-container.ts';
import type { DimensionList, Quantity } from '../read/quantity/quantity.ts';
import { roleOf } from '../read/quantity/quantity-role.ts';
import { readIn, sizeAt } from '../read/quantity/scaled.ts';
import { attributesOfSide } from '../read/quantity/side-role.ts';
import { timesSigns } from '../read/quantity/times-signs.ts';
import { isDenied, isOfBundledItem, type Span, textOfSpan } from '../text/find-phrase.ts';
import { phrasesOf } from '../text/phrase-index.ts';
import type { TextFacts } from '../text/read-text.ts';
import { overlap } from '../text/span.ts';
import type { FormSide, GoodsForm } from './form-table.ts';
import { type FormsOfText, formsOf } from './goods-form.ts';

/** A bare measure of goods of a form, of which the form tells what it measures. */
export interface MeasureOfForm {
  quantity: Quantity;
  side: FormSide;
  /** The other sizes of its list. */
  beside: readonly Quantity[];
  /** True for one of several to choose from, and for a bound. */
  isOpen: boolean;
}

interface FormCandidate {
  quantity: Quantity;
  /** The quantity as the text has it. */
  source: Quantity | DimensionList;
  beside: readonly Quantity[];
  isOpen: boolean;
  sides: readonly FormSide[];
}

const parts = phrasesOf(wordList('words of measured parts'));

/**
 * The bare measures of a text that can only be of the property of a key, by the form of the goods that `of` names; null
 * where the form tells nothing of it, where a measure may be of it or of another, and where two forms disagree.
 */
export function measuresOfForm(
  name: ResolvedName,
  statement: Statement,
  of: FormsOfText,
): readonly MeasureOfForm[] | null {
  const readings = of.forms.map((form) => read(form, name, statement, of.names));
  const { key } = name;
  const all = readings.flat().filter(({ sides }) => sides.some(({ keys }) => keys.has(key)));
  if (all.length === 0 || all.some(({ sides }) => !sides.every(({ keys }) => keys.has(key)))) return null;
  return all.flatMap(({ sides: [side], ...one }) => (side === undefined ? [] : [{ ...one, side }]));
}

/** True where a title's measure that nothing labels can only be of the property of a key. */
export function isOfForm(name: ResolvedName, title: Statement, measure: Quantity): boolean {
  const byKey = remembered.get(title) ?? new Map<string, readonly MeasureOfForm[] | null>();
  remembered.set(title, byKey);
  const known = byKey.get(name.key);
  const found = known === undefined ? measuresOfForm(name, title, formsOf(title)) : known;
  byKey.set(name.key, found);
  return found?.some(({ quantity }) => quantity.from === measure.from && quantity.to === measure.to) === true;
}

/** True where a measure is out of the bounds of the side that a key asks for and in those of another one: 6 kA are no breaker's rated current. */
export function isOfOtherSide({ key }: ResolvedName, title: Statement, measure: Quantity): boolean {
  return formsOf(title).forms.some(({ sides }) => {
    const asked = sides.filter(({ keys }) => keys.has(key));
    const isOutside = asked.length > 0 && !asked.some((side) => isWithin(side, measure));
    return isOutside && sides.some((side) => isWithin(side, measure));
  });
}

/** A spec asks this of every measure of a title. */
const remembered = new WeakMap<Statement, Map<string, readonly MeasureOfForm[] | null>>();

/** The sizes of a text with the sides of a form that each may be. */
function read(form: GoodsForm, name: ResolvedName, statement: Statement, names: readonly Span[]): FormCandidate[] {
  const candidates = [
    ...statement.quantities.lists.flatMap((list) => sidesOfList(form, statement, list)),
    ...statement.quantities.quantities.flatMap((one) => sidesOfLoose(form, name, statement, one, names)),
  ];
  // What one size can only be, another is not.
  const settled = new Set(candidates.flatMap(({ sides }) => (sides.length === 1 ? sides : [])));
  return candidates.map((one) =>
    one.sides.length < 2 ? one : { ...one, sides: one.sides.filter((side) => !settled.has(side)) },
  );
}

function sidesOfLoose(
  form: GoodsForm,
  name: ResolvedName,
  statement: Statement,
  one: Quantity,
  names: readonly Span[],
): FormCandidate[] {
  const { text } = statement;
  if (
    one.isStandIn === true ||
    one.isPossible === true ||
    isDenied(text, one) ||
    isOfBundledItem(text, one) ||
    isOfSome(text, one)
  )
    return [];
  if (one.called === undefined && isLabelled(form, statement, one, names)) return [];
  const isOther = isOfPart(statement, one, names) || isOfThingBehind(statement, one);
  const role = labelOf(form, statement, one);
  const sides = form.sides.flatMap((side) => {
    const quantity = inUnitsOf(form, side, statement, inTrade(one, name, side.dimension));
    const mayBe = (side.isListed !== true || role !== null) && (!isOther || isCalledSo(statement, one, side));
    return quantity !== null && mayBe && isWithin(side, quantity) && isCalled(side, role) ? [{ side, quantity }] : [];
  });
  const [first] = sides;
  if (first === undefined) return [];
  const open = isOpen(statement, one);
  return [{ quantity: first.quantity, source: one, beside: [], isOpen: open, sides: sides.map(({ side }) => side) }];
}

const sharing = phrasesOf(wordList('words of a share'));

/** "500 lbs per shelf", "40 L total", "each 2 kg": of how many things a measure is, their form does not tell. */
function isOfSome({ tokens }: TextFacts, { from, to }: Span): boolean {
  return sharing.at(tokens, to) !== null || sharing.at(tokens, from - 1) !== null;
}

const plain = phrasesOf(wordList('words beside a measure'));

/**
 * "Input: 75 W", 18W输入, 充电用30天: words that no table knows call the measure something. In Chinese they touch it; the name of
 * the goods may do so as well, and so may words that tell of any measure.
 */
function isLabelled(
  { sides }: GoodsForm,
  { text, colours, materials }: Statement,
  { from, to }: Span,
  names: readonly Span[],
): boolean {
  const { tokens } = text;
  const before = tokens[from - 1]?.stem;
  if (before === ':' || before === '=') return true;
  const isHan = (at: number) => tokens[at]?.kind === 'character';
  let first = from;
  while (isHan(first - 1) && tokens[first]?.glued === true) first -= 1;
  let last = to;
  while (isHan(last) && tokens[last]?.glued === true) last += 1;
  const isOfGoods = (start: number, end: number) => names.some((name) => name.from < end && name.to > start);
  const isSide = (start: number, end: number) => {
    const { key } = resolveName(textOfSpan(text, { from: start, to: end }));
    // A 管径 is a diameter as 直径 is one.
    return sides.some(({ keys, words }) => keys.has(key) || words.has(tokens[end - 1]?.stem ?? ''));
  };
  const isLook = (start: number) => [...colours, ...materials].some((one) => one.from === start);
  const isPlain = (start: number, end: number) =>
    start === end || isOfGoods(start, end) || isLook(start) || plain.at(tokens, start) !== null || isSide(start, end);
  return !isPlain(first, from) || !isPlain(to, last);
}

/** What a text calls a measure; "cord" and 线 label none where they are sold. */
function labelOf({ sides }: GoodsForm, { text, owners }: Statement, one: Quantity): string | null {
  const owner = owners.get(one);
  const isAlone = ![...owners].some(([other, its]) => its === owner && other !== one);
  const role = roleOf(text, one, one.dimension) ?? (isAlone ? (owner?.role ?? null) : null);
  return role === 'cable length' && sides.some(({ keys }) => keys.has('#cable length')) ? null : role;
}

const exact = new Set<Quantity['form']>(['point', 'tolerance', 'about']);

function isOpen({ text, quantities }: Statement, one: Quantity): boolean {
  if (!exact.has(one.form) && !isAdjustable(text, one)) return true;
  const isJoined = (other: Quantity) =>
    other.dimension === one.dimension &&
    (areJoined(text, other.to, one.from) || areJoined(text, one.to, other.from)) &&
    other.unit?.id === one.unit?.id;
  return isListed(text, one) || quantities.quantities.some(isJoined);
}

function isCalled({ keys }: FormSide, role: string | null): boolean {
  return role === null || keys.has(`#${role}`);
}

/** "22 mm strap" is the strap's, unless straps are sold, and so is what comes "with a 2 m cable". */
function isOfPart({ text, owners, quantities }: Statement, one: Quantity, names: readonly Span[]): boolean {
  const nounOf = ({ to }: Span) => text.tokens[to - 1]?.stem;
  // Of an extension cord a "rubber cord" is no part.
  const isOfGoods = (span: Span) => names.some((name) => overlap(span, name) || nounOf(name) === nounOf(span));
  const subject = owners.get(one)?.subject ?? null;
  // "38 mm nylon strap 20 mm" tells of the strap what stands behind it.
  const isOfSubject = ({ from, dimension }: Quantity) => from === subject?.to && dimension === one.dimension;
  const hasOther = subject !== null && subject.from > one.to && quantities.quantities.some(isOfSubject);
  if (subject !== null && !hasOther && !isOfGoods(subject)) return true;
  const next = text.tokens[one.to]?.stem === '-' ? one.to + 1 : one.to;
  return parts.at(text.tokens, next) !== null && !isOfGoods({ from: next, to: next + 1 });
}

/** "180 mm blade" of a saw is the length of its blade, and "14-inch 2K touchscreen" the size of a screen. */
function isCalledSo({ text: { tokens }, owners }: Statement, one: Quantity, { words }: FormSide): boolean {
  const next = tokens[one.to]?.stem === '-' ? one.to + 1 : one.to;
  const noun = tokens[(owners.get(one)?.subject?.to ?? 0) - 1]?.stem ?? '';
  const isCompound = words.values().some((word) => word.length >= shortestHead && noun.endsWith(word));
  return words.has(tokens[next]?.stem ?? '') || isCompound;
}

const shortestHead = 5;

/** A measure in the dimension of a side, as goods of the form are measured; null where it is none. */
function inUnitsOf(form: GoodsForm, side: FormSide, { text }: Statement, one: Quantity): Quantity | null {
  const meant = side.reads.get(one.unit?.id ?? one.labelAfter ?? '');
  if (meant !== undefined) return readIn(one, meant);
  // "2 x 10 Gb/s" has two ports, each of that speed.
  const isOfEach = one.times === 1 || one.dimension === 'data rate';
  if (one.unit !== null) return one.dimension === side.dimension && isOfEach ? one : null;
  // "M8 x 40": behind the sign stands a size.
  const isSize = timesSigns.has(text.tokens[one.from - 1]?.stem ?? '') && form.bareUnit?.dimension === side.dimension;
  return isSize && form.bareUnit !== null ? readIn(one, form.bareUnit) : null;
}

/** True for a measure in the dimension, the units and the bounds of a side. */
export function isWithin(
  { dimension, from, to, units }: FormSide,
  { dimension: found, unit, low, high }: Quantity,
): boolean {
  const [least, most] = [Number.isFinite(low) && low > 0 ? low : high, Number.isFinite(high) ? high : low];
  const isOfUnits = units === undefined || units.includes(unit?.id ?? '');
  return found === dimension && isOfUnits && least >= from && most <= to;
}

/** Each size of a list is another side: all ways in which the sides of the form can be given to them in their order. */
function sidesOfList(form: GoodsForm, statement: Statement, list: DimensionList): FormCandidate[] {
  const { text } = statement;
  const unit = list.unit ?? form.bareUnit;
  if (unit === null || list.bound !== undefined || isDenied(text, list) || isOfBundledItem(text, list)) return [];
  const exact = { ...list, tolerances: [] };
  const quantities = list.sizes.map((_, at) =>
    list.unit === null ? readIn(sizeAt(exact, at), unit) : sizeAt(exact, at),
  );
  const sides = form.sides.filter(({ dimension }) => dimension === 'length');
  const ordered = form.isWritten ? quantities : quantities.toSorted((a, b) => a.low - b.low);
  const roles = new Map(quantities.map((quantity, at) => [quantity, list.roles[at] ?? ''] as const));
  const mayBe = (quantity: Quantity, side: FormSide) =>
    isWithin(side, quantity) && isNamed(side, roles.get(quantity) ?? '');
  const ways = assignments(ordered, sides, mayBe);
  return ordered.map((quantity, at) => ({
    quantity,
    source: list,
    beside: quantities.filter((other) => other !== quantity),
    isOpen: false,
    sides: [...new Set(ways.flatMap((way) => way[at] ?? []))],
  }));
}

const isNamed = ({ keys }: FormSide, role: DimensionList['roles'][number]) =>
  role === '' || attributesOfSide(role).some((id) => keys.has(`#${id}`));

function assignments(
  sizes: readonly Quantity[],
  sides: readonly FormSide[],
  mayBe: (size: Quantity, side: FormSide) => boolean,
): FormSide[][] {
  const [first, ...more] = sizes;
  if (first === undefined) return [[]];
  return sides.flatMap((side, at) =>
    mayBe(first, side) ? assignments(more, sides.slice(at + 1), mayBe).map((rest) => [side, ...rest]) : [],
  );
}

const joining = new Set([',', '/', 'and', '&', 'or', '+', '、']);

/** "3.5, 6 and 8 inch": the unit of the last serves the numbers before it. */
function isListed({ tokens }: TextFacts, { from }: Quantity): boolean {
  return joining.has(tokens[from - 1]?.stem ?? '') && tokens[from - 2]?.kind === 'number';
}

/** True where nothing but a mark or a word of a list stands between two places. */
function areJoined({ tokens }: TextFacts, to: number, from: number): boolean {
  return from === to + 1 && joining.has(tokens[to]?.stem ?? '');
}

/** "Spin bike, 18 kg flywheel": a weight before a thing that is not sold, and no container of what is, is that thing's. */
export function isOfThingBehind(statement: Statement, { dimension, to }: Quantity): boolean {
  const { tokens } = statement.text;
  const from = tokens[to]?.stem === '-' ? to + 1 : to;
  const length = dimension === 'mass' ? thingLengthAt(tokens, from) : 0;
  if (length === 0 || containerAt(tokens, from) !== null) return false;
  const words = tokens.slice(from, from + length).map(({ stem }) => stem);
  const isHan = tokens[from]?.kind === 'character';
  return !isOfferedAs(isHan ? words.join('') : (words.at(-1) ?? ''), statement);
}
