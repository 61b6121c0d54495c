import { namesOf, rowsOf } from './load-ontology.ts';
import { valuesByOwner } from './values-by-owner.ts';

/** One grade of a scale: names that tell it anywhere, and bare ones that do so only under the name of the property. */
export interface Grade {
  names: readonly string[];
  bare?: readonly string[];
  /** Names that promise this grade and may mean a better one. */
  orBetter?: readonly string[];
}

/**
 * Grades of one property, each better than those before it: who asks for "FFP2 or higher" is served by FFP3. `under` are
 * words of attribute names under which the bare names count. The order is that of the standard or trade that is named.
 */
export interface GradeScale {
  id: string;
  under: readonly string[];
  grades: readonly Grade[];
  /** True where goods of a better grade do all that those of a lesser do, so that an exact wish is not contradicted. */
  servesLess?: true;
  /** Grades of other scales of the same property: beside them a grade of this one is open. */
  elsewhere?: readonly string[];
  /** True where goods are stated to have several of the grades and do what each of them does. */
  hasMany?: true;
}

/** Scales of grades, each with the least grade first. */
export const gradeScales: readonly GradeScale[] = rowsOf('scale').map((row) => ({
  id: row.id,
  under: row.attributeWords,
  grades: (valuesByOwner().get(row.id) ?? []).map((value) => ({
    names: namesOf(value),
    ...(value.short === undefined ? {} : { bare: value.short }),
    ...(value.orBetter === undefined ? {} : { orBetter: value.orBetter }),
  })),
  ...(row.servesLess === undefined ? {} : { servesLess: row.servesLess }),
  ...(row.elsewhere === undefined ? {} : { elsewhere: row.elsewhere }),
  ...(row.hasMany === undefined ? {} : { hasMany: row.hasMany }),
}));
