import type { MatchType, Spec } from '../../../src/matching/assessment.ts';
import type { Listing } from '../../../src/matching/listing.ts';
import type { Chooser } from './choose.ts';
import type { Goods } from './goods/goods.ts';
import type { GridCell, GridLanguage } from './grid-cell.ts';
import { moreProperties } from './more-properties.ts';
import { type Fact, type Place, placeFacts, plainTitle } from './place-fact.ts';
import { type Property, properties } from './properties.ts';
import { otherValue, spellBound, spellMeasure, spellWish } from './spell-measure.ts';

type Measure = Goods['measures'][number];
/** A cell but for what all cells of the goods share. */
export type BareCell = Omit<GridCell, 'half' | 'trade' | 'language'>;

const all: Record<string, Property> = { ...properties, ...moreProperties };

export function propertyOf(id: string): Property {
  const property = all[id];
  if (property === undefined) throw new Error(`the grid has no property ${id}`);
  return property;
}

const listingLanguage = (language: GridLanguage): 'en' | 'zh' => (language === 'en' ? 'en' : 'zh');
const wishLanguage = (language: GridLanguage): 'en' | 'zh' => (language === 'zh' ? 'zh' : 'en');

function factOf([id, value, unit]: Measure, language: 'en' | 'zh', chooser: Chooser): { fact: Fact; digits: string } {
  const telling = propertyOf(id)[language];
  const isBeside = telling.beside !== undefined && chooser.chance(0.6);
  const template = chooser.next(`${id} ${language} ${isBeside}`, isBeside ? (telling.beside ?? []) : telling.noun);
  const spelled = spellMeasure(value, unit, language, template.startsWith('{v}'), chooser);
  const fact = {
    phrase: template.replace('{v}', spelled.text),
    joins: !isBeside && (language === 'en' || template.startsWith('{v}')),
    leads: isBeside && (language === 'zh' || /^\{v\} \w{3,}$/u.test(template)),
    label: chooser.next(`${id} label`, telling.label),
    value: spelled.text,
  };
  return { fact, digits: spelled.digits };
}

/** The other value that contradicts: more than stated where more would please as well. */
function contradictingValue([id, value, unit]: Measure, chooser: Chooser): number {
  const { better } = propertyOf(id);
  return otherValue(value, unit, better === 'more' || (better === undefined && chooser.chance(0.5)));
}

const areApart = (one: string, other: string) => {
  const [first, second] = [propertyOf(one), propertyOf(other)];
  return (
    one !== other && first.dimension === second.dimension && !first.akin?.includes(other) && !second.akin?.includes(one)
  );
};

const places: readonly Place[] = ['title', 'description', 'attributes', 'variants'];
const laterPlaces: readonly Place[] = ['description', 'attributes', 'variants'];

/** Laws 1 to 3 and 8: a labelled measure answers its own property and no other. */
export function measureCells(goods: Goods, language: GridLanguage, chooser: Chooser): BareCell[] {
  const written = listingLanguage(language);
  const cells: BareCell[] = [];
  for (const measure of goods.measures) {
    for (const place of ['title', chooser.next('later place', laterPlaces)] as const)
      cells.push(...ownCells(goods, measure, place, language, chooser));
    for (const other of goods.measures.filter(([id]) => areApart(id, measure[0]))) {
      const { fact } = factOf(measure, written, chooser);
      const listing = placeFacts(goods, [fact], chooser.next('other place', places), written, chooser);
      for (const value of [measure, other])
        cells.push(wish('other property', listing, other[0], value[1], value[2], ['unknown'], language, chooser));
      cells.push(...pairCells(goods, measure, other, language, chooser));
    }
  }
  return cells;
}

function wish(
  family: string,
  listing: GridCell['listing'],
  id: string,
  value: number,
  unit: string,
  right: readonly MatchType[],
  language: GridLanguage,
  chooser: Chooser,
  reason?: string,
): BareCell {
  const asked = wishLanguage(language);
  const name = propertyOf(id)[asked].label[0] ?? '';
  const spec = { name, value: spellWish(value, unit, asked, chooser) };
  return { family, listing, spec, right, ...(reason === undefined ? {} : { reason }) };
}

function ownCells(goods: Goods, measure: Measure, place: Place, language: GridLanguage, chooser: Chooser): BareCell[] {
  const [id, value, unit] = measure;
  const { fact, digits } = factOf(measure, listingLanguage(language), chooser);
  const listing = placeFacts(goods, [fact], place, listingLanguage(language), chooser);
  const family = `own measure, ${place === 'title' ? 'title' : 'elsewhere'}`;
  const asked = wishLanguage(language);
  const name = propertyOf(id)[asked].label[0] ?? '';
  const same = wish(family, listing, id, value, unit, ['match'], language, chooser, digits);
  const other = contradictingValue(measure, chooser);
  const different = wish(family, listing, id, other, unit, ['not_match'], language, chooser, digits);
  const kind = chooser.next('bound kind', ['least', 'most'] as const);
  const isMet = chooser.chance(0.5);
  const limit = otherValue(value, unit, (kind === 'most') === isMet);
  const bound = {
    family: 'own measure, bounds',
    listing,
    spec: { name, value: spellBound(kind, limit, unit, asked, chooser) },
    right: [isMet ? 'match' : 'not_match'] as const,
    reason: digits,
  };
  return [same, different, bound];
}

function pairCells(goods: Goods, one: Measure, other: Measure, language: GridLanguage, chooser: Chooser): BareCell[] {
  const written = listingLanguage(language);
  const first = factOf(one, written, chooser);
  const second = factOf(other, written, chooser);
  const place = chooser.next('pair place', ['title', 'title', 'description', 'attributes'] as const);
  const listing = placeFacts(goods, [first.fact, second.fact], place, written, chooser);
  const family = 'two measures';
  const [id, value, unit] = one;
  const cells = [wish(family, listing, id, value, unit, ['match'], language, chooser, first.digits)];
  const { better } = propertyOf(id);
  const inverts =
    one[2] === other[2] && ((better === 'more' && other[1] < value) || (better === 'less' && other[1] > value));
  if (!inverts && !(one[1] === other[1] && one[2] === other[2]))
    cells.push(wish(family, listing, id, other[1], other[2], ['not_match'], language, chooser, first.digits));
  return cells;
}

const lengths = ['height', 'width', 'depth', 'length'];

/** A measure without a label: the one property that such goods have, or nobody's. */
export function bareMeasureCells(goods: Goods, language: GridLanguage, chooser: Chooser): BareCell[] {
  const written = listingLanguage(language);
  const title = plainTitle(goods, written, chooser);
  const cells: BareCell[] = [];
  const spelledWith = ([, value, unit]: Measure) => {
    const { text } = spellMeasure(value, unit, written, true, chooser);
    return chooser.chance(0.5) ? `${text}${written === 'zh' ? '' : ' '}${title.toLowerCase()}` : `${title} ${text}`;
  };
  for (const measure of goods.measures.filter(([id]) => goods.bare?.includes(id))) {
    const [id, value, unit] = measure;
    const listing = { title: spelledWith(measure) };
    const other = contradictingValue(measure, chooser);
    cells.push(wish('measure of the goods', listing, id, value, unit, ['match'], language, chooser));
    cells.push(wish('measure of the goods', listing, id, other, unit, ['not_match', 'unknown'], language, chooser));
    for (const [apart, far, farUnit] of goods.measures.filter(([one]) => areApart(one, id)))
      for (const [wanted, wantedUnit] of [
        [value, unit],
        [far, farUnit],
      ] as const)
        cells.push(wish('measure of the goods', listing, apart, wanted, wantedUnit, ['unknown'], language, chooser));
  }
  const sides = goods.measures.filter(([id]) => lengths.includes(id) && !goods.bare?.includes(id));
  if (sides.length < 2) return cells;
  for (const measure of sides) {
    const listing = { title: spelledWith(measure) };
    for (const [id, value, unit] of sides) {
      const isSame = value === measure[1] && unit === measure[2];
      const right: readonly MatchType[] = isSame ? ['unknown', 'match'] : ['unknown'];
      cells.push(wish('measure of nobody', listing, id, value, unit, right, language, chooser));
    }
  }
  return cells;
}

/** The same fact in a title and in an attribute, with who wants just that and who wants half as much again. */
export interface StatedTwice {
  title: Listing;
  attribute: Listing;
  same: Spec;
  other: Spec;
  wishes: readonly Spec[];
}

export function tellTwice(goods: Goods, language: GridLanguage, chooser: Chooser): StatedTwice[] {
  const written = listingLanguage(language);
  const asked = wishLanguage(language);
  return goods.measures.map((measure) => {
    const [id, value, unit] = measure;
    const { fact } = factOf(measure, written, chooser);
    const name = propertyOf(id)[asked].label[0] ?? '';
    const same = { name, value: spellWish(value, unit, asked, chooser) };
    const more = Number((value * 1.5).toPrecision(4));
    const other = { name, value: spellWish(more, unit, asked, chooser) };
    return {
      title: placeFacts(goods, [fact], 'title', written, chooser),
      attribute: placeFacts(goods, [fact], 'attributes', written, chooser),
      same,
      other,
      wishes: [same, other],
    };
  });
}
