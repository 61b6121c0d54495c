import type { Spec } from '../../assessment.ts';
import { askedBy } from '../../claim/asked-property.ts';
import { hanCounters } from '../../ontology/counting-words.ts';
import type { Dimension, Unit } from '../../ontology/units.ts';
import { wordList, wordSet } from '../../ontology/word-list.ts';
import type { Span } from '../../text/find-phrase.ts';
import { endsInPlural } from '../../text/is-plural.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import { singleSpaced } from '../../text/plain-name.ts';
import { readText, type TextFacts } from '../../text/read-text.ts';
import { findColours } from '../colour/find-colours.ts';
import { featureCalled } from '../feature/named-features.ts';
import { findMaterials, namedMaterials } from '../material/find-materials.ts';
import { isPartName } from '../material/part-materials.ts';
import { type GoodsInName, goodsInName, namings } from '../name/goods-in-name.ts';
import { measureCalled } from '../name/name-by-measure.ts';
import { type ResolvedName, resolveName } from '../name/resolve-name.ts';
import { countedBoundOf } from '../quantity/counted-bound.ts';
import type { Quantity } from '../quantity/quantity.ts';
import { readQuantities } from '../quantity/read-quantities.ts';
import { unitAt } from '../quantity/unit-index.ts';
import { namesAll } from './names-all.ts';

const bodies = wordSet('parts that are the goods');
const hanBodies = wordList('parts that are the goods').filter((word) => /\p{Script=Han}/u.test(word));

/**
 * A wish for the material of what goods mainly are, the shell of a helmet or the upholstery of a sofa, as one for the goods': listings
 * say of what the goods are made. Null for any other wish, and for that of another part.
 */
export function asOfGoods(spec: Spec, name: ResolvedName): Spec | null {
  if (namedMaterials(readText(spec.value), true).length === 0) return null;
  const { nouns, look } = askedBy(name);
  const noun = nouns.at(-1) ?? '';
  const isBody = bodies.has(noun) || hanBodies.some((word) => noun.endsWith(word));
  const isOther = name.known !== null && !bodies.has(name.known.id);
  return isBody && !isOther && look !== 'colour' ? { ...spec, name: 'Material' } : null;
}

/** "Phone brand: Samsung" asks of a case which phones it fits. Null for a name that calls no other goods. */
export function asFitted(spec: Spec, name: ResolvedName): Spec | null {
  const found = goodsInName(name);
  const isNaming = found !== null && namings.has(resolveName(found.plain).known?.id ?? '');
  return isNaming ? { ...spec, name: 'Compatible with' } : null;
}

const mostOfGoods = 3;

/** "Bottle: plastic" and 垃圾袋: PE, "Pot body: glass" as what goods of that noun are made of or look like. Null for any other wish. */
export function lookOfGoods({ value }: Spec, { known, raw }: ResolvedName): GoodsInName | null {
  if (known !== null) return null;
  const text = readText(value);
  const plain = isAll(text, findMaterials(text)) ? 'Material' : isAll(text, findColours(text)) ? 'Colour' : null;
  const { tokens } = readText(raw);
  if (plain === null || tokens.some(({ kind }) => kind === 'mark' || kind === 'number')) return null;
  if (tokens.every(({ kind }) => kind === 'character')) {
    const noun = raw.trim().replace(/[身体]$/u, '');
    return tokens.length > 1 ? { noun, plain } : null;
  }
  const words = tokens.map(({ stem }) => stem);
  const noun = (words.length > 1 && bodies.has(words.at(-1) ?? '') ? words.at(-2) : words.at(-1)) ?? '';
  const isPart = isPartName(readText(noun)) || featureCalled(noun) !== undefined;
  return words.length > mostOfGoods || bodies.has(noun) || isPart ? null : { noun, plain };
}

const isAll = (text: TextFacts, mentions: readonly Span[]) => mentions.length > 0 && namesAll(text, mentions);

const withMaterial = /^with (?:an? |the )?(?<rest>.{3,40})$/iu;
const withMaterialInHan = /^[带配含](?<rest>\p{Script=Han}{2,10})$/u;
const mostOfThing = 2;

/** "With glass pipette" as the wish for the material of the pipette, 带竹盖 for that of the lid. Null for any other wish. */
export function asThingOfMaterial(spec: Spec): Spec | null {
  const value = singleSpaced(spec.value.normalize('NFKC')).trim();
  const rest = (withMaterial.exec(value) ?? withMaterialInHan.exec(value))?.groups?.rest;
  const text = readText(rest ?? '');
  const [material, ...more] = findMaterials(text);
  const thing = text.tokens.slice(material?.to ?? text.tokens.length);
  if (rest === undefined || material?.from !== 0 || more.length > 0 || thing.length === 0) return null;
  const isHan = thing.every(({ kind }) => kind === 'character');
  if (!isHan && (thing.length > mostOfThing || thing.some(({ kind }) => kind !== 'word'))) return null;
  const name = rest.slice(thing[0]?.start);
  return {
    ...spec,
    name: isHan ? `${name}材质` : `${name} material`,
    value: rest.slice(0, text.tokens[material.to - 1]?.end),
  };
}

const mostKinds = 12;
const counted = new Set<Dimension>(['count', 'people', 'layers', 'pages', 'cycles']);

/** "Colour temperatures: 3" asks how many there are, and not for three kelvin. Null for any other wish. */
export function asKinds(spec: Spec, { known }: ResolvedName): Spec | null {
  const isMeasured = known?.bareUnit !== undefined && !known.dimensions?.some((dimension) => counted.has(dimension));
  if (!isMeasured || !endsInPlural(spec.name)) return null;
  const [one, ...more] = readQuantities(readText(spec.value).tokens).quantities;
  if (one === undefined || more.length > 0 || one.unit !== null || one.form === 'range') return null;
  // "Batteries: 2 batteries included" asks what comes along.
  if (asksWhatComes(spec.value)) return null;
  const count = one.form === 'max' ? one.high : one.low;
  return Number.isInteger(count) && count > 0 && count <= mostKinds
    ? { ...spec, name: `Number of ${spec.name}` }
    : null;
}

const mostWays = 4;

/**
 * Each of several things of which any is enough as a wish of its own: "built-in or pop-up trimmer", 蒸汽打奶泡或自动奶泡. None where a
 * number, a colour or a material is wanted, which listings state as such.
 */
export function asEachOf(spec: Spec, values: readonly string[]): Spec[] {
  if (values.length < 2 || values.length > mostWays) return [];
  const isThing = (value: string) => {
    const text = readText(value);
    const isLook = findMaterials(text).length > 0 || findColours(text).length > 0;
    return !isLook && !text.tokens.some(({ kind }) => kind === 'number');
  };
  return values.every(isThing) ? values.map((value) => ({ ...spec, value })) : [];
}

const counting = new Set(['number', 'no', 'quantity', 'count']);
const sets = new Set(['set', 'pack', 'box', 'package']);
/** In a box may be packs, of which each has pieces. */
const ofPieces = new Set(['set', 'pack', 'package']);
const articles = new Set(['the', 'a', 'each']);

/** "Number of glasses in the set" and "Bottles per pack" are how many pieces come together. Null for any other wish. */
export function asPieces(spec: Spec, { known }: ResolvedName): Spec | null {
  if (known !== null) return null;
  const words = readText(spec.name).tokens.filter(({ kind, stem }) => kind !== 'mark' && !articles.has(stem));
  const stems = words.map(({ stem }) => stem);
  const isCount = counting.has(stems[0] ?? '') && stems[1] === 'of';
  const [, within, set, ...more] = isCount ? stems.slice(2) : stems;
  const isIn = within === 'per' || (isCount && within === 'in');
  const isOfSet = isIn && (isCount ? sets : ofPieces).has(set ?? '') && more.length === 0;
  return isOfSet ? { ...spec, name: 'Pieces per pack' } : null;
}

const supplied = phrasesOf(wordList('supplied'));
const pieces = wordSet('pieces of a set');

const asksWhatComes = (value: string) => {
  const { tokens } = readText(value);
  return tokens.some((_, at) => supplied.at(tokens, at) !== null);
};

/** "Rings supplied", "Mop heads in the set" and 附送袋子 ask how many of them come along. Null for any other wish, and for no number. */
export function asSupplied(spec: Spec, { known }: ResolvedName): Spec | null {
  if (known !== null) return null;
  const { quantities } = readQuantities(readText(spec.value).tokens);
  if (quantities.length !== 1 || (quantities[0]?.dimension ?? 'count') !== 'count') return null;
  const name = spec.name.trim();
  const { tokens } = readText(name);
  const at = tokens.findIndex((_, place) => place > 0 && supplied.at(tokens, place)?.next === tokens.length);
  const things = name.slice(0, tokens[at]?.start).trim();
  if (at < 1 || counting.has(tokens[0]?.stem ?? '')) return null;
  const isAny = at === 1 && pieces.has(tokens[0]?.stem ?? '');
  return { ...spec, name: isAny ? 'Pieces per pack' : `Number of ${things}` };
}

/**
 * "RAM: 4 slots" asks how many RAM slots there are, and "Endurance: 600 TBW" for what goods state under "TBW". None for any other wish, and
 * where the name says what is counted.
 */
export function asCountOf(spec: Spec, { stems }: ResolvedName): Spec[] {
  const text = readText(spec.value);
  const [one, ...more] = readQuantities(text.tokens).quantities;
  const noun = one?.labelAfter ?? null;
  if (one === undefined || more.length > 0 || one.unit !== null || noun === null || stems.includes(noun)) return [];
  const words = text.tokens.filter(
    ({ kind, stem }, at) => kind === 'word' && stem !== noun && (at < one.from || at >= one.to),
  );
  const label = text.tokens.find(({ stem }, at) => at >= one.to && stem === noun);
  // "3-pin" is a kind of connector.
  if (words.length > 0 || label === undefined || text.tokens.some(({ stem }) => stem === '-')) return [];
  const value = `${spec.value.slice(0, label.start)}${spec.value.slice(label.end)}`.trim();
  const names = [`${spec.name} ${label.cased}`, ...(isAbbreviation.test(label.cased) ? [label.cased] : [])];
  return names.map((name) => ({ ...spec, name, value }));
}

const isAbbreviation = /^[A-Z]{3,6}$/u;

/** "USB-C: at least one port" is met by goods of which no number is told, and not by those without: as the wish for the thing. None for any other. */
export function asThing(spec: Spec, { known }: ResolvedName): Spec[] {
  const text = readText(spec.value);
  const [one = countedBoundOf(text), ...more] = readQuantities(text.tokens).quantities;
  const isAny = one?.form === 'min' && one.low === 1 && !one.lowOpen && (one.dimension ?? 'count') === 'count';
  // The 一 of 一级能效 counts nothing.
  const isGrade = text.tokens.some(
    ({ kind, stem }, at) => kind === 'character' && text.tokens[at - 1]?.stem === '一' && !hanCounters.has(stem),
  );
  return known === null && isAny && !isGrade && more.length === 0 ? [{ ...spec, value: 'yes' }] : [];
}

const plainName = 'size';

/** True for a name that tells of no property which measure it asks for: "size", 规格. */
export const isPlainName = ({ stems }: ResolvedName) => measureCalled(stems.join(' '), 'volume') !== null;

/**
 * "Size: 500 ml" and 规格: 20000mAh ask for what goods are measured by: the capacity, the battery capacity. So does a name that is a unit:
 * "Watts: at least 1500". Null for any other name, and where a plain one has such measures itself.
 */
export function asMeasureOfGoods(spec: Spec, name: ResolvedName): Spec | null {
  const { quantities } = readQuantities(readText(spec.value).tokens);
  const unit = name.known === null ? unitOfName(spec.name) : null;
  // Pieces are what any number counts.
  if (unit !== null && !(unit.dimension === 'count' && unit.factor === 1)) {
    if (quantities.length === 0 || quantities.some((one) => one.unit !== null)) return null;
    const called = calledByUnit[unit.dimension] ?? measureCalled(plainName, unit.dimension);
    return called === null ? null : { ...spec, name: called, value: withUnit(spec, quantities) };
  }
  const plain = name.stems.join(' ');
  const [first = null, ...more] = new Set(quantities.map(({ dimension }) => measureCalled(plain, dimension)));
  // "Power supply: 230 V 50 Hz": a frequency only tells more of it.
  return first === null || more.some((other) => other !== null) ? null : { ...spec, name: first };
}

/** What a measure in a unit of a name is of, where no plain name tells it. */
const calledByUnit: Partial<Record<Unit['dimension'], string>> = { length: plainName, count: 'pack size' };

/** The value with the unit that its name is behind its last number. */
function withUnit({ name, value }: Spec, quantities: readonly Quantity[]): string {
  const { tokens } = readText(value);
  const end = tokens[(quantities.at(-1)?.to ?? tokens.length) - 1]?.end ?? value.length;
  return `${value.slice(0, end)} ${name.trim()}${value.slice(end)}`;
}

function unitOfName(name: string): Unit | null {
  // "L" may be a length as well.
  const { tokens } = readText(name);
  const found = name.trim().length > 1 ? unitAt(tokens, 0) : null;
  return found?.next === tokens.length ? found.unit : null;
}
