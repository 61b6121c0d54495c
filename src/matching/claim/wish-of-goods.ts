import { isNumbering } from '../ontology/units.ts';
import type { Feature } from '../read/feature/feature.ts';
import { asksToComeAlong } from '../read/feature/read-inclusion.ts';
import { resolveName } from '../read/name/resolve-name.ts';
import { parseRequirement } from '../read/spec/parse-requirement.ts';
import type { LikeNames, NameKey, Requirement, WantedValue } from '../read/spec/requirement.ts';
import { unspacedOf } from '../text/read-text.ts';
import { lookKeys } from './asked-property.ts';
import type { GoodsAttribute, GoodsAttributes } from './goods-attributes.ts';
import type { AttributeKey } from './goods-attributes-table.ts';
import { measureBagsOf } from './measure-bag.ts';
import { conceptsOf } from './name-concepts.ts';
import {
  areSame,
  calledSo,
  goodsCalledBy,
  isSaidBy,
  isStatedAlike,
  manifold,
  rowsMeant,
  shortlyCalled,
  soleDimensionOf,
} from './rows-called.ts';
import { choiceOf, featureOfGoods, flagsCalled, isFlag, tellsComing } from './words-of-goods.ts';

/**
 * A spec as goods of a type answer it: under all the names that they have for the attribute, in all the words that they
 * have for its value. The spec as it is where `attributes`, those of the goods, do not hold it.
 */
export function wishOfGoods(requirement: Requirement, attributes: GoodsAttributes): Requirement {
  if (attributes.length === 0) return requirement;
  const inWords = wishInWords(requirement, attributes);
  const holdData = attributes.some((level) => level.some(({ dimension }) => dimension === 'data'));
  const wish = holdData ? { ...inWords, goodsHoldData: true as const } : inWords;
  const each = eachOfChoice(wish, attributes);
  return each === null ? wish : { ...wish, allOf: each };
}

function wishInWords(requirement: Requirement, attributes: GoodsAttributes): Requirement {
  const known = underKnownName(requirement, attributes);
  if (known !== null) return known;
  const { allOf, ofGoods, alsoAs } = requirement;
  const wish = inWordsOfGoods(requirement, attributes);
  const meant = wish.means === null ? asMeant(requirement, attributes) : null;
  const numbered = numberCalled(requirement, attributes);
  return {
    ...wish,
    ...(allOf === undefined ? {} : { allOf: allOf.map((one) => wishOfGoods(one, attributes)) }),
    alsoAs: [...alsoAs.map((one) => wishInWords(one, attributes)), ...[meant, numbered].flatMap((one) => one ?? [])],
    ofGoods: ofGoods === null ? null : { ...ofGoods, plain: wishOfGoods(ofGoods.plain, attributes) },
  };
}

const inWordsOfGoods = (requirement: Requirement, attributes: GoodsAttributes): Requirement => ({
  ...ofAttributes(requirement, attributes),
  ...asFeatureOfGoods(requirement, attributes),
});

/** A measure asked for by a short name of the goods' attribute: the "screen" of a laptop is its screen size. Null for any other wish. */
function underKnownName(requirement: Requirement, attributes: GoodsAttributes): Requirement | null {
  const { name, specName, specValues, required, itemName, allOf } = requirement;
  if (allOf !== undefined) return null;
  const longer = name.known === null ? shortlyCalled(requirement, attributes) : goodsCalledBy(requirement, attributes);
  if (longer === null) return null;
  const asked = parseRequirement({ name: longer, required, value: specValues.join(' / ') });
  const wish = wishOfGoods({ ...asked, ...(itemName === undefined ? {} : { itemName }) }, attributes);
  return { ...wish, specName, specValues, keys: [...wish.keys, ...requirement.keys] };
}

const joints = /[&+和与及]|\band\b/iu;
const mostJoined = 4;

/** The values of "RS485 and CAN" as a wish each, where such goods know every one of them; null for any other wish. */
function eachOfChoice(wish: Requirement, attributes: GoodsAttributes): Requirement[] | null {
  const { specName: name, specValues, required, feature, allOf, alternatives, isExclusion } = wish;
  const [raw = '', ...others] = specValues;
  const value = raw.normalize('NFKC');
  const isOpen = allOf === undefined && feature === null && !isExclusion && others.length === 0;
  if (!isOpen || alternatives.length > 1 || alternatives.some(({ choice }) => choice !== null)) return null;
  const parts = value.split(joints).flatMap((part) => part.trim() || []);
  if (parts.length < 2 || parts.length > mostJoined) return null;
  const each = parts.map((part) => ofAttributes(parseRequirement({ name, required, value: part }), attributes));
  return each.every((one) => one.feature === null && one.alternatives.every(({ choice }) => choice !== null))
    ? each
    : null;
}

const lettersAndNumber = /^([a-z]{2,4})[ -]?(\d+(?:\.\d+)?)$/iu;

/** The number of a value that calls its attribute by a short name of it, "CL30" of a latency; null for any other wish. */
function numberCalled({ specName, required, specValues }: Requirement, attributes: GoodsAttributes) {
  const [, letters = '', value = ''] = lettersAndNumber.exec(specValues.join(' / ').normalize('NFKC').trim()) ?? [];
  if (value === '') return null;
  const asked = parseRequirement({ name: specName, required, value });
  const { key } = resolveName(letters);
  const rows = attributes.flatMap((level) => calledSo(asked, level));
  const isNamed = rows.some(({ names, dimension }) => dimension !== undefined && names.some((one) => one.key === key));
  return isNamed ? { ...inWordsOfGoods(asked, attributes), specValues } : null;
}

/**
 * The wish under the name of the one attribute of the goods that its own name means, though no row has it; null where there is none.
 * What goods have or lack may be asked for by a value in words of the name as well: "Milk frothing: with milk frother".
 */
function asMeant(requirement: Requirement, attributes: GoodsAttributes): Requirement | null {
  const { name, required, alternatives, feature, specValues } = requirement;
  // "Width" is that of the goods, and no row has to tell so.
  const rows =
    feature === null && name.known !== null ? rowsMeasured(requirement, attributes) : rowsMeant(name.raw, attributes);
  const [first] = rows;
  if (first === undefined || !rows.every((row) => row === first || areSame(first, row))) return null;
  const parse = (value: string) =>
    inWordsOfGoods(parseRequirement({ name: first.called, required, value }), attributes);
  const asked = () => ({ ...parse(specValues.join(' / ')), specValues });
  if (isFlag(first)) {
    if (feature !== null) return feature.isNamedByLack || !isComing(feature, first) ? null : asked();
    return alternatives.some((wanted) => isAffirmed(first, wanted)) ? { ...parse('yes'), specValues } : null;
  }
  // What a part is made of and looks like has a reader of its own, who knows whose it is.
  return feature === null && first.reads === undefined && isStatedAlike(requirement, first) ? asked() : null;
}

/** False for a thing that is to come along where the attribute tells of something else of it: the SIM cards that a phone takes. */
const isComing = (feature: Feature, { called }: GoodsAttribute) =>
  !asksToComeAlong(feature.inclusion) || tellsComing(feature, unspacedOf(called));

/** The attributes in the dimension of a measure that is none of the named property: grams a square metre for a "weight". */
function rowsMeasured({ name, alternatives }: Requirement, attributes: GoodsAttributes): readonly GoodsAttribute[] {
  const dimension = alternatives[0]?.quantity?.dimension ?? null;
  if (dimension === null || manifold.has(dimension) || name.known?.dimensions?.includes(dimension) === true) return [];
  return attributes.flat().filter((one) => one.dimension === dimension);
}

function isAffirmed(row: GoodsAttribute, { raw, answer, quantity, isAbsence, families }: WantedValue): boolean {
  if (answer !== null) return answer;
  return quantity === null && !isAbsence && families.length === 0 && isSaidBy(row, raw);
}

function asFeatureOfGoods(requirement: Requirement, attributes: GoodsAttributes): Pick<Requirement, 'asFeature'> {
  const { asFeature } = requirement;
  return { asFeature: asFeature === null ? null : featureOfGoods(requirement, asFeature, attributes.flat()) };
}

function ofAttributes(requirement: Requirement, attributes: GoodsAttributes): Requirement {
  const { feature } = requirement;
  if (feature !== null) {
    const own = flagsCalled(feature, attributes.flat());
    return {
      ...requirement,
      feature: featureOfGoods(requirement, feature, attributes.flat()),
      means: meaning(own, requirement, attributes),
    };
  }
  const known: GoodsAttribute[] = [];
  for (const level of attributes) {
    known.push(...level);
    const own = calledSo(requirement, level);
    if (own.length === 0) continue;
    const sole = soleDimensionOf(own, attributes);
    return {
      ...requirement,
      ...(sole === null ? {} : { soleDimension: sole }),
      keys: withKeys(requirement, own, known),
      means: meaning(own, requirement, attributes),
      likeNames: likeNamesOf(own, known),
      alternatives: requirement.alternatives.map((wanted) => ({
        ...wanted,
        choice: choiceOf(wanted, requirement.name, own),
      })),
    };
  }
  return requirement;
}

/** Tells of names in words of their own whether they mean one of these attributes. */
function meaning(
  own: readonly GoodsAttribute[],
  { name: { raw, key } }: Requirement,
  attributes: GoodsAttributes,
): Requirement['means'] {
  // What goods are made of is not what a longer name speaks of: the seat of a stool.
  if (own.length === 0 || lookKeys.has(key)) return null;
  const { isLimit } = conceptsOf(raw);
  return (name) => {
    // Goods may have less than the most that they take.
    if (!isLimit && conceptsOf(name).isLimit) return false;
    const rows = rowsMeant(name, attributes);
    return rows.length > 0 && rows.every((row) => own.some((one) => one === row || areSame(one, row)));
  };
}

/** The names under which goods state the attribute, without those by which they state another one of its kind. */
function withKeys(
  { keys, name }: Requirement,
  own: readonly GoodsAttribute[],
  known: readonly GoodsAttribute[],
): readonly NameKey[] {
  const [first] = own;
  const others = known.filter(
    (one) =>
      !own.some((same) => areSame(same, one)) && one.dimension === first?.dimension && one.reads === first?.reads,
  );
  // "Max power" has the key of the power, and may be the peak power of an inverter.
  // Words that settle a choice tell by themselves which attribute they are of.
  const isOther = (one: AttributeKey) =>
    one.key !== name.key &&
    !(first?.dimension === undefined && first?.reads === undefined) &&
    others.some(({ names }) =>
      names.some(({ key, letter, isApart }) => isApart !== true && key === one.key && letter === one.letter),
    );
  const added = own.flatMap((row) =>
    [...row.names, ...row.loose].flatMap((one): NameKey[] => {
      const { key, letter } = one;
      // The goods' own material is no part's.
      if (isOther(one) || (lookKeys.has(key) && key !== name.key)) return [];
      const ofGoods = { dimension: row.dimension ?? null, unit: row.unit, ...(letter === undefined ? {} : { letter }) };
      return [{ key, isFirm: false, isTyped: true, ofGoods }];
    }),
  );
  // Sellers leave out the unit under the wanted name as well.
  const unit = own.find((row) => row.unit !== null)?.unit ?? null;
  // A name of another word that goods have for the same counts it as well: the stitches of a "stitch pattern".
  const counted = new Map(
    added.flatMap(({ key, ofGoods }) => (isNumbering(ofGoods?.dimension ?? null) ? [[key, ofGoods]] : [])),
  );
  const stated = keys.map((one): NameKey => {
    const ofGoods = counted.get(one.key);
    if (ofGoods !== undefined && one.key !== name.key && one.ofGoods === undefined) return { ...one, ofGoods };
    if (unit === null || one.key !== name.key || one.ofGoods !== undefined) return one;
    return { ...one, ofGoods: { dimension: unit.dimension, unit } };
  });
  const present = new Set(keys.map(({ key }) => key));
  return [...stated, ...added.filter(({ key, ofGoods }) => ofGoods?.letter !== undefined || !present.has(key))];
}

/** The names of an attribute by what their words stand for, without those by which the goods have another one. */
function likeNamesOf(own: readonly GoodsAttribute[], known: readonly GoodsAttribute[]): LikeNames {
  const others = known.filter((one) => !own.some((same) => areSame(same, one)));
  const { dimension = null, unit = null } = own[0] ?? {};
  const isOthers = (bag: string) => others.some((other) => other.bags.includes(bag));
  const rivals = dimension === null ? [] : others.filter((one) => one.dimension === dimension).flatMap(measureBagsOf);
  return {
    bags: new Set(own.flatMap((one) => one.bags).filter((bag) => !isOthers(bag))),
    measures: new Set(dimension === null ? [] : own.flatMap(measureBagsOf).filter((bag) => !rivals.includes(bag))),
    rivals,
    ofGoods: { dimension, unit },
  };
}
