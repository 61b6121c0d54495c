/**
 * A family of values of which a product has one: if a listing says "powder", it is not a liquid. Each value has its
 * English and Chinese names. `allOf` are values that together are this one; `suits` are values whose seekers this one may
 * suit while its own seekers are not served by them (unisex goods may suit women, women's goods are not unisex); `entails`
 * names values that this one includes ("indoor and outdoor" serves both); `near` values may or may not be meant with it;
 * `bare` names stand for the value only under the name of the attribute, or before one of the `heads`: a roast that is "dark".
 */
export interface ValueFamily {
  id: string;
  /** Ids of attribute names (see attribute-names.ts) or plain names under which these values stand. */
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
  /** True when attributes are left to other comparers: under them the values have other senses, as of furniture's finish. */
  onlyText?: true;
  /** Nouns before which the bare names tell the value in running text too, alone or in a list: "small and medium dogs". */
  heads?: string[];
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

export const value = (id: string, ...names: string[]) => ({ id, names: [id, ...names] });
export const beside = (near: string[], id: string, ...names: string[]) => ({ id, names: [id, ...names], near });
export const barely = (bare: string[], id: string, ...names: string[]) => ({ id, names: [id, ...names], bare });
export const including = (entails: string[], id: string, ...names: string[]) => ({
  id,
  names: [id, ...names],
  entails,
});
