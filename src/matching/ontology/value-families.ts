import { idOf, namesOf, rowsOf } from './load-ontology.ts';
import type { RowOf } from './ontology-row.ts';
import { valuesByOwner } from './values-by-owner.ts';

/**
 * A family of values of which a product has one: if a listing says "powder", it is not a liquid. Each value has its
 * English and Chinese names. `allOf` are values that together are this one; `suits` are values whose seekers this one may
 * suit while its own seekers are not served by them (unisex goods may suit women, women's goods are not unisex); `entails`
 * names values that this one includes ("indoor and outdoor" serves both); `near` values may or may not be meant with it;
 * `bare` names stand for the value only under the name of the attribute, or before one of the `heads`: a roast that is "dark".
 */
export interface ValueFamily {
  id: string;
  /** Ids of attributes or plain names under which these values stand. */
  attributes: string[];
  values: {
    id: string;
    names: string[];
    allOf?: string[];
    suits?: string[];
    entails?: string[];
    near?: string[];
    bare?: string[];
  }[];
  /** True when running text that names another value is no contradiction; used for names with everyday meanings. */
  onlyStructured?: true;
  /** True when attributes are left to other comparators: under them the values have other senses, as of furniture's finish. */
  onlyText?: true;
  /** Nouns before which the bare names tell the value in running text too, alone or in a list: "small and medium dogs". */
  heads?: string[];
  /** True where up to three words may stand between a bare name and the noun: "satin enamel interior paint". */
  areHeadsApart?: true;
  /** True when the values go from less to more, so that "small to large" takes in what stands between. */
  isScale?: true;
  /** Phrases that hold words of the family and say nothing of it: "spring steel" is no season. */
  otherwise?: string[];
  /** True for kinds of goods: words before an accessory tell what it is for, not what it is. */
  isKind?: true;
  /** True where a set may hold several of the values while its title names one. */
  inSets?: true;
  /** Goods that have the property: a title that names none of them contradicts nothing. */
  goods?: string[];
}

/** All families of values of which a product has one. */
export const valueFamilies: readonly ValueFamily[] = rowsOf('family').map((row) => ({
  id: row.id,
  attributes: row.attributes,
  values: (valuesByOwner().get(row.id) ?? []).map(valueOfRow),
  ...(row.readIn === 'attributes' ? { onlyStructured: true as const } : {}),
  ...(row.readIn === 'text' ? { onlyText: true as const } : {}),
  ...(row.heads === undefined ? {} : { heads: row.heads }),
  ...(row.headsApart === undefined ? {} : { areHeadsApart: row.headsApart }),
  ...(row.ordered === undefined ? {} : { isScale: row.ordered }),
  ...(row.lookalikes === undefined ? {} : { otherwise: row.lookalikes }),
  ...(row.kinds === undefined ? {} : { isKind: row.kinds }),
  ...(row.inSets === undefined ? {} : { inSets: row.inSets }),
  ...(row.goods === undefined ? {} : { goods: row.goods }),
}));

/** Families of whom goods are for. */
export const personFamilies: readonly ValueFamily[] = valueFamilies.filter(({ id }) => id === 'gender' || id === 'age');

/** Kelvins that sellers call by the names of tones of light, widely. */
export const toneKelvins: Readonly<Record<string, readonly [number, number]>> = Object.fromEntries(
  (valuesByOwner().get('light tone') ?? []).flatMap((row) => {
    const [low, high] = row.measures ?? [];
    return low === undefined || high === undefined ? [] : [[idOf(row), [low, high]]];
  }),
);

function valueOfRow(row: RowOf<'value'>): ValueFamily['values'][number] {
  return {
    id: idOf(row),
    names: namesOf(row),
    ...(row.together === undefined ? {} : { allOf: row.together }),
    ...(row.suits === undefined ? {} : { suits: row.suits }),
    ...(row.includes === undefined ? {} : { entails: row.includes }),
    ...(row.near === undefined ? {} : { near: row.near }),
    ...(row.short === undefined ? {} : { bare: row.short }),
  };
}
