import { asksCount } from '../ontology/counting-words.ts';
import { isNumbering } from '../ontology/units.ts';
import { resolveName } from '../read/name/resolve-name.ts';
import { letterOf } from '../read/name/sibling-keys.ts';
import type { Requirement, WantedValue } from '../read/spec/requirement.ts';
import { isPlainName } from '../read/spec/said-of-goods.ts';
import { hasDigit } from '../text/has-digit.ts';
import type { GoodsAttribute, GoodsAttributes } from './goods-attributes.ts';
import type { AttributeKey } from './goods-attributes-table.ts';
import { sameMeasureBag } from './measure-bag.ts';
import { bagOfName } from './name-bag.ts';
import { areSame } from './same-rows.ts';
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
