import { namesOf, rowsOf } from './load-ontology.ts';

/** A part of goods. */
export interface PartName {
  id: string;
  /** In both languages. */
  names: readonly string[];
  /** True for a part that is hardly ever sold alone: wherever it is named, the words before it describe the part. */
  isAttached?: true;
  /** True for what is as often sold alone, for goods that its title names too: "phone case", "watch strap". */
  isAccessory?: true;
  /** True for what some goods of a kind have and others lack: a window, a hood. */
  isHad?: true;
  /** True for what is told by its length: a hose, a cable, a rope. */
  isLinear?: true;
  /** Ids of the attributes that are said of it: a "round neck" tells the neckline. */
  attributes?: readonly string[];
}

/**
 * Parts of goods whose material is stated on its own, with their names. A name may stand for two parts where the trades differ;
 * two names speak of the same part when they have one in common.
 */
export const partNames: readonly PartName[] = rowsOf('part').map((row) => ({
  id: row.id,
  names: namesOf(row),
  ...(row.attached === undefined ? {} : { isAttached: row.attached }),
  ...(row.accessory === undefined ? {} : { isAccessory: row.accessory }),
  ...(row.had === undefined ? {} : { isHad: row.had }),
  ...(row.linear === undefined ? {} : { isLinear: row.linear }),
  ...(row.attributes === undefined ? {} : { attributes: row.attributes }),
}));
