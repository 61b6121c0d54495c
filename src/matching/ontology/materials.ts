import { idOf, namesOf, rowsOf } from './load-ontology.ts';
import { wordMeanings } from './word-list.ts';

/** Materials with what they are a kind of. A kind entails its parents: 304 is stainless steel, is steel, is metal. */
export interface MaterialName {
  id: string;
  names: string[];
  /** Names that it goes by before the name of a part: "walnut handle". */
  short?: string[];
  /** Ids of what this is a kind of. */
  isA?: string[];
  /** Ids of what sellers call the same or put into it, so that one contradicts the other no more than it proves it. */
  near?: string[];
  /** Ids of what some call this, and of which the other kinds are something else: nitrile may be a rubber and is no latex. */
  mayBe?: string[];
  /**
   * True for a name that tells how a cloth is woven or a leather finished, and not of which fibre or animal: canvas may be
   * cotton or polyester, full grain leather of a cow or a sheep.
   */
  isWeave?: true;
}

/** Every material that is known by name. */
export const materialNames: readonly MaterialName[] = rowsOf('material').map((row) => ({
  id: idOf(row),
  names: namesOf(row),
  ...(row.short === undefined ? {} : { short: row.short }),
  ...(row.isA === undefined ? {} : { isA: row.isA }),
  ...(row.near === undefined ? {} : { near: row.near }),
  ...(row.mayBe === undefined ? {} : { mayBe: row.mayBe }),
  ...(row.weave === undefined ? {} : { isWeave: row.weave }),
}));

/** Words that are colours anywhere but under a material's name, with the material they are there. */
export const preciousMetals: Readonly<Record<string, string>> = wordMeanings('precious metals');
