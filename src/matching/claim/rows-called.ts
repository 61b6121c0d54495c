import { onceFor } from '../../lib/once-for.ts';
import { asksCount } from '../ontology/counting-words.ts';
import { type Dimension, isNumbering } from '../ontology/units.ts';
import { wordSet } from '../ontology/word-list.ts';
import { resolveName } from '../read/name/resolve-name.ts';
import { letterOf } from '../read/name/sibling-keys.ts';
import type { Requirement, WantedValue } from '../read/spec/requirement.ts';
import { isPlainName } from '../read/spec/said-of-goods.ts';
import { hasDigit } from '../text/has-digit.ts';
import type { GoodsAttribute, GoodsAttributes } from './goods-attributes.ts';
import type { AttributeKey } from './goods-attributes-table.ts';
import { measureBagsOf, sameMeasureBag } from './measure-bag.ts';
import { bagMark, bagOfName } from './name-bag.ts';
import { choiceOf } from './words-of-goods.ts';

/**
 * The rows of an attribute that a spec asks for by name; by a loose one only where it is no name of another property. Where a
 * name is that of several attributes it is that of the one that it names first.
 */
export function calledSo(requirement: Requirement, attributes: readonly GoodsAttribute[]): readonly GoodsAttribute[] {
  const { name } = requirement;
  const alike = attributes.filter((one) => isStatedAlike(requirement, one));
  const placeIn = (keys: readonly AttributeKey[]) => keys.findIndex((one) => isCalled(one, name));
  const named = alike
    .filter(({ names }) => placeIn(names) !== -1)
    .toSorted((one, other) => placeIn(one.names) - placeIn(other.names));
  const isLoose = named.length === 0 && name.known === null;
  const loosely = isLoose ? alike.filter(({ loose }) => placeIn(loose) !== -1) : [];
  // "Max fan speed" may be asked of another end than the one that goods state.
  const isEnd = name.apart.some(({ way }) => way === 'limit');
  const bag = isLoose && !isEnd && loosely.length === 0 ? bagOfName(name.raw) : '';
  const inOtherWords = bag === '' ? [] : alike.filter(({ bags }) => bags.includes(bag));
  const asMeasure = bag === '' ? [] : alike.filter((one) => sameMeasureBag(bag, one));
  const called = [named, loosely, inOtherWords, asMeasure].find(({ length }) => length > 0) ?? [];
  // What a "type" is tells the wanted value: a row that has it among its values.
  const choosing = called.filter((one) =>
    requirement.alternatives.some((wanted) => choiceOf(wanted, name, [one]) !== null),
  );
  const [first, ...more] = [...choosing, ...called.filter((one) => !choosing.includes(one))];
  if (first === undefined) return [];
  const isFirstOf = ({ names }: GoodsAttribute) => names.slice(0, foremost).some((one) => isCalled(one, name));
  const same = more.filter((one) => areSame(first, one) || (one.dimension !== undefined && isFirstOf(one)));
  return named.length > 0 || same.length === more.length ? [first, ...same] : [];
}

/** What stands among so many names of a row is what it is called; further on it may be one kind of what is meant. */
const foremost = 2;

function isCalled({ key, letter }: AttributeKey, name: Requirement['name']): boolean {
  return key === name.key && (letter === undefined || letter === letterOf(name.raw));
}

/** True where the wanted value is of the kind by which the attribute is stated: a measure in its dimension, a material. */
export function isStatedAlike(
  { name, alternatives }: Requirement,
  { dimension, reads, values }: GoodsAttribute,
): boolean {
  if (asksCount(name) && dimension !== undefined && dimension !== 'count') return false;
  return alternatives.some(({ quantity, isBounded, colours, materials, text }) => {
    if (dimension !== undefined && quantity?.unit == null)
      return (
        (quantity !== null && (isNumbering(dimension) || quantity.form !== 'point')) || isBareNumber(text, isBounded)
      );
    if (dimension !== undefined) return quantity?.dimension === dimension;
    // "3 slots or less" asks for a number, which no choice among kinds of slots states.
    const isNumber = quantity !== null && quantity.unit === null && quantity.form !== 'point';
    if (reads === undefined) return values.length > 0 && (!isNumber || values.every((words) => words.some(hasDigit)));
    return (reads === 'colour' ? colours : materials).length > 0;
  });
}

/** A count, or a measure of which the buyer leaves out the unit as sellers do. */
function isBareNumber({ tokens }: WantedValue['text'], isBounded: boolean): boolean {
  return tokens.some(({ kind }) => kind === 'number') && (isBounded || tokens.length <= longestNumber);
}

const longestNumber = 3;

/** The name of a known property that goods have for what a short name of it asks. */
export function shortlyCalled(requirement: Requirement, attributes: GoodsAttributes): string | null {
  const { name } = requirement;
  const [own] = attributes.map((level) => calledSo(requirement, level)).find(({ length }) => length > 0) ?? [];
  const isNamed = own?.dimension !== undefined && own.names.some((one) => isCalled(one, name));
  const called = isNamed ? resolveName(own.called) : null;
  if (!isNamed || called?.known == null) return null;
  // The "display" of a laptop is its display size, which is another name of the screen size.
  const longer = resolveName(`${name.raw} ${called.stems.at(-1) ?? ''}`);
  const isPart = name.stems.every((stem) => called.stems.includes(stem));
  return isPart || longer.known?.id === called.known.id ? own.called : null;
}

/** The measure by which goods are called, where a plain name asks for it: the "size" of a screen is its diagonal. */
export function goodsCalledBy({ name, alternatives }: Requirement, attributes: GoodsAttributes): string | null {
  const dimension = alternatives[0]?.quantity?.dimension ?? null;
  if (dimension === null || !isPlainName(name)) return null;
  const isCalling = (row: GoodsAttribute) =>
    row.dimension === dimension && resolveName(row.called).known?.isRounded === true;
  return attributes.flat().find(isCalling)?.called ?? null;
}

/** The attributes of goods by the words of their names. */
interface NamesOfGoods {
  rows: readonly RowNames[];
  /** In how many of the rows a concept stands in a name. */
  rowsWith: ReadonlyMap<string, number>;
  meant: Map<string, readonly GoodsAttribute[]>;
}

interface RowNames {
  row: GoodsAttribute;
  names: readonly ReadonlySet<string>[];
  /** All concepts of the names. */
  concepts: ReadonlySet<string>;
}

function readNames(row: GoodsAttribute): RowNames {
  const names = row.bags.map((bag) => new Set(bag.split(bagMark)));
  return { row, names, concepts: new Set(names.flatMap((name) => [...name])) };
}

const namesOf = onceFor((attributes: GoodsAttributes): NamesOfGoods => {
  const rows = attributes.flat().map(readNames);
  const rowsWith = new Map<string, number>();
  for (const { concepts } of rows) for (const one of concepts) rowsWith.set(one, (rowsWith.get(one) ?? 0) + 1);
  return { rows, rowsWith, meant: new Map() };
});

let idle: ReadonlySet<string> | undefined;

/** What the words of a name or of a value stand for, without those that bind words together or only ask. */
function askedConcepts(text: string): string[] {
  idle ??= new Set([...wordSet('binding words')].flatMap((word) => bagOfName(word).split(bagMark)));
  const concepts = bagOfName(text).split(bagMark);
  return concepts.filter((one) => one !== '' && idle?.has(one) !== true);
}

const mostRemembered = 2000;

/**
 * The attributes of the goods that a name means which no row has: it says a whole name of each of them and else only words of their other
 * names, and no other attribute's name that it says tells as much. "Automatic chain oiling" is the "automatic oiling" that is called
 * "chain lubrication" as well, and "tripod" is no "tripod strap".
 */
export function rowsMeant(name: string, attributes: GoodsAttributes): readonly GoodsAttribute[] {
  const goods = namesOf(attributes);
  const before = goods.meant.get(name);
  if (before !== undefined) return before;
  const found = findRows(askedConcepts(name), goods);
  if (goods.meant.size < mostRemembered) goods.meant.set(name, found);
  return found;
}

function findRows(asked: readonly string[], { rows, rowsWith }: NamesOfGoods): readonly GoodsAttribute[] {
  const weightOf = (concept: string) => Math.log(1 + rows.length / (rowsWith.get(concept) ?? 1));
  let most = 0;
  let found: GoodsAttribute[] = [];
  for (const { row, names, concepts } of rows) {
    if (!asked.every((one) => concepts.has(one))) continue;
    const said = names.filter((name) => isWithin(name, asked));
    const weight = Math.max(0, ...said.map((name) => [...name].reduce((sum, one) => sum + weightOf(one), 0)));
    if (weight === 0 || weight < most) continue;
    if (weight > most) found = [];
    most = weight;
    found.push(row);
  }
  return found;
}

const isWithin = (name: ReadonlySet<string>, words: readonly string[]) => [...name].every((one) => words.includes(one));

/** Whether a value says a name of an attribute and nothing else, or nothing but that it is wanted: "with milk frother", "must have". */
export function isSaidBy(row: GoodsAttribute, value: string): boolean {
  const said = askedConcepts(value);
  if (said.length === 0) return true;
  const { names, concepts } = readNames(row);
  return said.every((one) => concepts.has(one)) && names.some((name) => isWithin(name, said));
}

const leastShared = 2;

/** True for rows of one attribute, which share names, or what is left of the names of a measure. */
export function areSame(one: GoodsAttribute, other: GoodsAttribute): boolean {
  const isShared = (own: AttributeKey) =>
    other.names.some(({ key, letter }) => key === own.key && letter === own.letter);
  if (one.names.filter(isShared).length >= leastShared) return true;
  if (one.dimension === undefined || one.dimension !== other.dimension) return false;
  const bags = measureBagsOf(other);
  return measureBagsOf(one).filter((bag) => bags.includes(bag)).length >= leastShared;
}

/** Of sides, weights and numbers any goods have several, told under names that no row has. */
export const manifold = wordSet('dimensions of several measures');

/** The dimension in which goods of the type have no attribute but the wanted one. */
export function soleDimensionOf(own: readonly GoodsAttribute[], attributes: GoodsAttributes): Dimension | null {
  const dimension = own.find((one) => one.dimension !== undefined)?.dimension;
  if (dimension === undefined || manifold.has(dimension)) return null;
  const isOther = (one: GoodsAttribute) => one.dimension === dimension && !own.some((same) => areSame(same, one));
  return attributes.some((level) => level.some(isOther)) ? null : dimension;
}
