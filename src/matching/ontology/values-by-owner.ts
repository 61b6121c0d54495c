import { rowsOf } from './load-ontology.ts';
import type { RowOf } from './ontology-row.ts';

let byOwner: ReadonlyMap<string, readonly RowOf<'value'>[]> | undefined;

/** The rows of values under the id of their family or scale, in the order of the rows. */
export function valuesByOwner(): ReadonlyMap<string, readonly RowOf<'value'>[]> {
  byOwner ??= Map.groupBy(rowsOf('value'), ({ of }) => of);
  return byOwner;
}
