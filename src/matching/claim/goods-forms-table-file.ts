import { keptTable } from '../ontology/kept-table.ts';
import { buildGoodsFormsTable } from './goods-forms-table.ts';

/** The table of goods forms. The compile step puts a module in the place of this one that reads the table from a file. */
export function readTable(): Uint8Array {
  return keptTable('goods-forms-table', buildGoodsFormsTable);
}
