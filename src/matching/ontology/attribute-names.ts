import { namesOf, rowsOf } from './load-ontology.ts';
import type { RowOf } from './ontology-row.ts';
import type { Dimension } from './units.ts';

/** A property of goods, under all names it goes by. */
export interface AttributeName {
  id: string;
  /** English and Chinese names; folded and compared by stem, whatever their order of case, width or plural. */
  names: string[];
  /** How its values are compared when they can be. */
  reads?: NonNullable<RowOf<'attribute'>['type']>;
  /** Dimensions its values have. */
  dimensions?: Dimension[];
  /**
   * Dimensions of which a number without a role in running text speaks of this property: "500 ml" in a title is the
   * capacity, while "30 cm" may be the length, the width or anything else.
   */
  claims?: Dimension[];
  /** Unit by convention of the trade, where a bare number has only one reading. */
  bareUnit?: string;
  /** True where goods are called by the whole number next to it: a screen of 23.6 inches is one of 24. */
  isRounded?: true;
  /** True where goods take more of it than they have, so that the most they take is not what they have. */
  isExtensible?: true;
}

/**
 * All known properties. The order matters where two have a word in common: the first keeps it. `open` properties hold many
 * values at once, so another value is no contradiction: a fan with "Quiet" among its features may well have a remote control.
 */
export const attributeNames: readonly AttributeName[] = joined(rowsOf('attribute'));

/** Rows of the same id are one property: a trade adds its names to a shared one. */
function joined(rows: readonly RowOf<'attribute'>[]): AttributeName[] {
  const byId = new Map<string, AttributeName>();
  for (const row of rows) {
    const known = byId.get(row.id);
    if (known === undefined) byId.set(row.id, attributeOf(row));
    else known.names.push(...namesOf(row));
  }
  return [...byId.values()];
}

function attributeOf(row: RowOf<'attribute'>): AttributeName {
  return {
    id: row.id,
    names: namesOf(row),
    ...(row.type === undefined ? {} : { reads: row.type }),
    ...(row.dimensions === undefined ? {} : { dimensions: row.dimensions }),
    ...(row.unlabelled === undefined ? {} : { claims: row.unlabelled }),
    ...(row.assumedUnit === undefined ? {} : { bareUnit: row.assumedUnit }),
    ...(row.rounded === undefined ? {} : { isRounded: row.rounded }),
    ...(row.extensible === undefined ? {} : { isExtensible: row.extensible }),
  };
}
