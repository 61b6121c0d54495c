import { keptTable } from '../ontology/kept-table.ts';
import { buildTypeTable } from './type-table.ts';

/** The table of product types. The compile step puts a module in the place of this one that reads the table from a file. */
export function readTable(): Uint8Array {
  return keptTable('type-table', buildTypeTable);
}
