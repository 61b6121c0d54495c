import { onceFor } from '../../../lib/once-for.ts';
import { rememberAnswers } from '../../../lib/remember-answers.ts';
import { rememberPairs } from '../../../lib/remember-pairs.ts';
import { compareValue } from '../../compare/compare-value.ts';
import { bestOf, type Finding } from '../../compare/finding.ts';
import { inFact, type Located } from '../../compare/located.ts';
import { countedAmong } from '../../compare/quantity/counted-among.ts';
import { tellsOtherMeasure } from '../../compare/quantity/telling-dimensions.ts';
import type { Listing } from '../../listing.ts';
import { asksCount } from '../../ontology/counting-words.ts';
import { isNumbering } from '../../ontology/units.ts';
import { isAttributeOf } from '../../read/family/find-families.ts';
import type { NamedFact } from '../../read/listing/named-fact.ts';
import { areApart, areOtherStates } from '../../read/name/sibling-keys.ts';
import type { Quantity } from '../../read/quantity/quantity.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import { isUnder } from '../../read/spec/wanted-grade.ts';
import { goodsConceptsOf, type NameFit } from './align-names.ts';
import { type BareAttribute, inferCommonUnit } from './bare-unit.ts';
import { endOfRange } from './end-of-range.ts';
import { createFitsOfNames, type FitOfName } from './fits-of-names.ts';
import { namedThing } from './named-thing.ts';
import { ofBothAxes } from './of-both-axes.ts';
import { soleMeasure } from './sole-measure.ts';
import { toldByFlag } from './told-by-flag.ts';

/** Answers a spec that its own name leaves open by the attributes that stand for it under other names. */
export type AlignedAnswers = (
  requirement: Requirement,
  listing: Listing,
  named: readonly NamedFact[],
) => Located | null;

/** Comparers that understand both sides: what they find different is different under another name as well. */
const typed: ReadonlySet<string> = new Set(['quantity', 'dimensions', 'count', 'value family', 'grade']);

interface AlignedFact {
  fact: NamedFact;
  /**
   * `family` for a name under which values of the wanted one's family stand: "Print method" for a technology; `kindred` for one
   * of which only a match counts, once its unit is known: "size" of a diameter; `least` for the least of the wanted property:
   * "min airflow"; `gross` for the weight with what the goods are packed in, which is the most that they weigh; `sole` for the only
   * measure of the wanted property, told of more than the name asks for: "indoor unit noise".
   */
  fit: NameFit | 'family' | 'kindred' | 'least' | 'gross' | 'sole';
}

/** Properties that are one where they are measured in the dimension: a washing machine's capacity of 8 kg is its load. */
const meeting: readonly (readonly [dimension: Quantity['dimension'], ids: readonly string[]])[] = [
  ['mass', ['capacity', 'load']],
  ['pages', ['capacity', 'sheet capacity']],
  ['data', ['capacity', 'storage']],
  ['data rate', ['speed', 'data rate']],
  ['rotation', ['speed', 'rotation']],
  ['pixels', ['resolution', 'pixels']],
  ['voltage', ['voltage', 'power source', 'power']],
  ['power', ['power', 'power source']],
  ['temperature', ['wash temperature', 'care']],
];

/** True where the value itself tells a measure of the wanted dimension. */
function isMeasuredAlike({ alternatives }: Requirement, { name, whole }: NamedFact): boolean {
  const units = [name.unit, ...whole.quantities.quantities.map(({ unit }) => unit)];
  return alternatives.some(
    ({ quantity }) =>
      quantity !== null && quantity.unit !== null && units.some((unit) => unit?.dimension === quantity.unit?.dimension),
  );
}

function doMeet({ name, alternatives }: Requirement, found: NamedFact): boolean {
  const [one, other] = [name.known?.id ?? '', found.name.known?.id ?? ''];
  return alternatives.some(({ quantity }) =>
    meeting.some(
      ([dimension, ids]) =>
        quantity !== null &&
        quantity.dimension === dimension &&
        ids.includes(one) &&
        ids.includes(other) &&
        (!ids.includes('power source') ||
          found.whole.quantities.quantities.some((each) => each.dimension === dimension)),
    ),
  );
}

/** So many answers of single attributes are remembered of an item. */
const mostOfOne = 500;

type Fit = AlignedFact['fit'];

const closestFirst: readonly Fit[] = [
  'own',
  'same',
  'family',
  'narrowed',
  'alike',
  'kindred',
  'part',
  'least',
  'gross',
  'sole',
];
/** Fits of which only a match counts. */
const onlyConfirms: ReadonlySet<Fit> = new Set(['alike', 'part', 'kindred', 'gross', 'sole']);
/** Of these several in one listing are different things. */
const onlyAlone: ReadonlySet<Fit> = new Set(['part', 'sole']);

/**
 * Prepares answers for the specs of one item. `name` is the item's: what a listing adds of it to a name changes nothing.
 * `bare` are the attributes that the catalog writes without a unit; empty where no catalog is known.
 */
export function createAlignedAnswers(name: string, bare: readonly BareAttribute[]): AlignedAnswers {
  const bareByKey = new Map(bare.map((one) => [keyOf(one.type, one.name), one]));
  const bareByName = Map.groupBy(bare, ({ name: attribute }) => attribute);
  const goodsOf = rememberAnswers((category) => goodsConceptsOf([name, category].filter((one) => one !== '')), {
    most: 5000,
    longest: 500,
  });
  const fitsOf = onceFor(createFitsOfNames);

  /** What the catalog knows of an attribute's numbers; of a listing without a category, what it knows of the types that have it. */
  function bareOf(category: string, attribute: string): readonly BareAttribute[] {
    const own = bareByKey.get(keyOf(category, attribute));
    if (category !== '') return own === undefined ? [] : [own];
    const typed = (bareByName.get(attribute) ?? []).filter(({ type }) => type !== '');
    return typed.length > 0 || own === undefined ? typed : [own];
  }

  /** What a value under another name says; `note` tells in which unit its bare number was read. */
  function compare(requirement: Requirement, { fact, fit }: AlignedFact, category: string): Located | null {
    if (isUnknownByConvention(requirement, fact) || areOtherStates(requirement.name, fact.name)) return null;
    const keys = new Set(requirement.keys.map(({ key }) => key));
    const known = fact.name.unit === null ? bareOf(category, fact.name.raw) : [];
    // Under its own name the value was compared before, and left open for a reason.
    if (known.length === 0 && keys.has(fact.name.key)) return null;
    const findings = requirement.alternatives.map((wanted): Finding => {
      const unitInCatalog = wanted.quantity === null ? null : inferCommonUnit(wanted.quantity, known);
      const finding = compareValue(requirement, wanted, unitInCatalog === null ? fact : { ...fact, unitInCatalog });
      return unitInCatalog === null && keys.has(fact.name.key) ? { ...finding, matchType: 'unknown' } : finding;
    });
    const best = bestOf(findings);
    if (best === null || best.matchType === 'unknown') return null;
    const isContrary = best.matchType === 'not_match';
    if (!isContrary && fit !== 'least' && isOfAnother(requirement, fact)) return null;
    if (isContrary && (areApart(requirement.name, fact.name) || onlyConfirms.has(fit))) return null;
    if (fit === 'least' && !isSettledByLeast(requirement, isContrary)) return null;
    if (fit === 'gross' && !requirement.alternatives.every(({ quantity }) => quantity?.form === 'max')) return null;
    if (isContrary && fit === 'narrowed' && !typed.has(best.method)) return null;
    if (
      (fit === 'family' && best.method !== 'value family' && best.method !== 'grade') ||
      (fit === 'sole' && !isMeasuredAlike(requirement, fact))
    )
      return null;
    return inFact(fact, best);
  }

  /** A variant mostly states one thing, its colour or its size, and listings share what they state alike. */
  const answersOfOne = rememberPairs(
    (fact: NamedFact, requirement: Requirement, category: string) => answer(requirement, category, [fact]),
    mostOfOne,
  );

  function answer(requirement: Requirement, category: string, named: readonly NamedFact[]): Located | null {
    const goods = goodsOf(category);
    const thing = namedThing(requirement, named, goods);
    if (thing !== null) return thing;
    if (requirement.feature !== null) return toldByFlag(requirement.feature, named, goods);
    const isMeasure = requirement.alternatives.some(isNumber);
    const namesOf = fitsOf(goods)(requirement.name.raw, requirement.specName, isMeasure);
    const aligned: AlignedFact[] = [];
    for (const fact of named) {
      if (fact.isEmpty || isUnlikeCount(requirement, fact)) continue;
      const fit = fitOfFact(requirement, fact, namesOf(fact.name.raw));
      if (fit !== null) aligned.push({ fact, fit });
    }
    for (const fit of aligned.length === 0 ? [] : closestFirst) {
      const ofFit = aligned.filter((one) => one.fit === fit);
      // "Ports" are all of them: one kind among several is not their number.
      if (ofFit.length === 0 || (onlyAlone.has(fit) && ofFit.length !== 1)) continue;
      const best = bestOf(ofFit.flatMap((one) => compare(requirement, one, category) ?? []));
      if (best !== null) return best;
    }
    return (
      endOfRange(requirement, named) ??
      soleMeasure(requirement, named) ??
      countedAmong(requirement, named) ??
      ofBothAxes(requirement, named)
    );
  }

  return (requirement, listing, named) => {
    const [fact, ...more] = named;
    if (fact === undefined) return null;
    const category = listing.category?.at(-1) ?? '';
    return more.length === 0 ? answersOfOne(fact, requirement, category) : answer(requirement, category, named);
  };
}

/** How an attribute answers a wanted name; null where it is another property. */
function fitOfFact(requirement: Requirement, fact: NamedFact, names: FitOfName): Fit | null {
  if (names.fit === 'narrowed' && asksCount(requirement.name)) return null;
  if (requirement.name.known?.id === 'weight' && fact.name.apart.some(({ means }) => means === 'gross')) return 'gross';
  if (names.fit !== null) return names.fit;
  if (doMeet(requirement, fact)) return 'same';
  if (standsInFamily(requirement, fact)) return 'family';
  if (requirement.keys.some(({ key }) => key === fact.name.key)) return 'kindred';
  return names.otherwise;
}

/** The least that goods do serves who wants no more of it, and is too much for who wants less; it settles nothing else. */
function isSettledByLeast({ alternatives }: Requirement, isContrary: boolean): boolean {
  return alternatives.every(({ quantity }) => quantity?.form === (isContrary ? 'max' : 'min'));
}

/** True where the attribute is one of those that the family or the scale of the wanted value stands under. */
function standsInFamily({ alternatives }: Requirement, { name }: NamedFact): boolean {
  return alternatives.some(
    ({ families, grade }) =>
      families.some(({ family, isWhole }) => isWhole && isAttributeOf(family, name)) ||
      (grade !== null && isUnder(grade.scale, name)),
  );
}

function keyOf(type: string, name: string): string {
  return `${type}\u001f${name}`;
}

/** "Fan quantity" is stated by a plain number, and "Thread count: 20" tells no thread but a number. */
function isUnlikeCount({ name, alternatives }: Requirement, fact: NamedFact): boolean {
  const isCount = asksCount(fact.name);
  if (asksCount(name) === isCount) return false;
  // "Number of power levels: 3" tells no watts.
  if (isCount) return !alternatives.some(({ quantity }) => quantity !== null && isPlainNumber(quantity));
  const { tokens } = fact.whole.text;
  return tokens[0]?.kind !== 'number' || tokens.some(({ kind }, at) => at > 0 && kind !== 'mark');
}

const isPlainNumber = ({ unit, dimension }: Quantity) => unit === null || isNumbering(dimension);

function isNumber({ quantity, list, isBounded, text }: WantedValue): boolean {
  return (
    quantity !== null || list !== null || isBounded || (text.tokens.length === 1 && text.tokens[0]?.kind === 'number')
  );
}

/** "Case battery: 450 mAh" is no battery of the earbuds. */
function isOfAnother({ name, alternatives }: Requirement, fact: NamedFact): boolean {
  return alternatives.some(({ quantity }) => {
    const dimension = quantity?.unit?.dimension;
    if (dimension === undefined || !tellsOtherMeasure(dimension, fact.name.stems, fact.name.raw)) return false;
    return !tellsOtherMeasure(dimension, name.stems, name.raw);
  });
}

/** Sources write 0 for a measure that they do not know. */
function isUnknownByConvention({ alternatives }: Requirement, { whole }: NamedFact): boolean {
  const wantsUnit = alternatives.some(({ quantity }) => quantity?.unit != null && quantity.dimension !== 'count');
  return wantsUnit && /^0+(?:\.0+)?$/u.test(whole.text.raw.trim());
}
