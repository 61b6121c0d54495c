import { openTable } from '../../lib/packed-table.ts';
import { rememberAnswers } from '../../lib/remember-answers.ts';
import type { Unit } from '../ontology/units.ts';
import { readTypeClaims } from '../product-type/read-type-claims.ts';
import type { TypeClaim } from '../product-type/type-claim.ts';
import type { ProductType } from '../product-type/type-rows.ts';
import { unitOf } from '../read/quantity/unit-index.ts';
import { beginsInChinese } from '../text/is-chinese.ts';
import { stemsOfName } from '../text/stems-of-name.ts';
import type { AttributeLine } from './goods-attributes-table.ts';
import { readTable } from './goods-attributes-table-file.ts';

/** What an attribute of goods is called, and how it is stated. */
export interface GoodsAttribute extends Omit<AttributeLine, 'unit' | 'exclusive'> {
  /** Of a bare number under its names. */
  unit: Unit | null;
  /** True where a product has one of the values. */
  isOne: boolean;
}

const openAttributes = () =>
  openTable(
    readTable(),
    ['names', 'types'] as const,
    ({ unit, exclusive, ...line }: AttributeLine): GoodsAttribute => ({
      ...line,
      unit: unit === undefined ? null : unitOf(unit),
      isOne: exclusive === true,
    }),
  );

let table: ReturnType<typeof openAttributes> | undefined;

/** The attributes of goods, those of the narrowest name first: of the goods as named, then of each wider type. */
export type GoodsAttributes = readonly (readonly GoodsAttribute[])[];

const none: GoodsAttributes = [];

/** Names of items and titles repeat from run to run and from spec to spec. */
const remembered = { most: 500, longest: 300 };

/** "Cup and saucer set": so many goods that one name offers are looked at. */
const mostClaims = 3;

/** The attributes of the goods that an item's name or a listing's title names; empty where nothing is known of them. */
export const attributesOfGoods = rememberAnswers((name): GoodsAttributes => {
  if (name.trim() === '') return none;
  const claims = readTypeClaims('title', name);
  const firm = claims.filter(({ isFirst }) => isFirst);
  const levels = (firm.length > 0 ? firm : claims).slice(0, mostClaims).map(levelsOf);
  const own = levelsOfWords(stemsOfName(name));
  if (own.length > 0) levels.unshift(own);
  return levels.length === 0 ? none : ofPlaces(levels.map(placesText).join(';'));
}, remembered);

/**
 * The rows of goods that a short text calls by its last words, though they are no name of a type or say what it is made of: "white
 * ceramic tile". The fewest words that tell are two, or three characters.
 */
function levelsOfWords(stems: readonly string[]): number[][] {
  if (stems.length > longestGoods) return [];
  table ??= openAttributes();
  const least = beginsInChinese(stems.at(-1) ?? '') ? 3 : 2;
  for (let at = 0; at === 0 || at <= stems.length - least; at += 1) {
    const places = table.names.get(stems.slice(at).join(' '));
    if (places !== null) return [[...places]];
  }
  return [];
}

const longestGoods = 8;

const placesText = (levels: readonly (readonly number[])[]) => levels.map((places) => places.join(',')).join('|');

/** The attributes at places of levels of claims; listings of one kind of goods have one list, and specs are worked out for it once. */
const ofPlaces = rememberAnswers(
  (text): GoodsAttributes => {
    const claims = text
      .split(';')
      .map((levels) => levels.split('|').map((places) => (places === '' ? [] : places.split(',').map(Number))));
    const known = new Set<number>();
    return Array.from({ length: Math.max(...claims.map(({ length }) => length)) }, (_, at) => {
      const places = new Set(claims.flatMap((levels) => levels[at] ?? []));
      const own = [...places].filter((place) => !known.has(place));
      for (const place of own) known.add(place);
      return own.map(attributeAt);
    }).filter(({ length }) => length > 0);
  },
  { most: 500, longest: 5000 },
);

function attributeAt(place: number): GoodsAttribute {
  table ??= openAttributes();
  return table.valueAt(place);
}

/** The places of rows for what a claim names: for all its words and its types, then for fewer words and for each wider type. */
function levelsOf({ stems, types }: TypeClaim): number[][] {
  table ??= openAttributes();
  const { names, types: byType } = table;
  const levels: number[][] = [];
  const put = (at: number, places: Iterable<number> | null) => {
    levels[at] = [...(levels[at] ?? []), ...(places ?? [])];
  };
  for (let at = 0; at < Math.max(1, stems.length); at += 1) put(at, names.get(stems.slice(at).join(' ')));
  for (const type of types) {
    let at = 0;
    for (let wider: ProductType | null = type; wider !== null; wider = wider.role === null ? wider.above : null) {
      put(at, byType.get(wider.id));
      at += 1;
    }
  }
  return Array.from(levels, (level) => level ?? []);
}
