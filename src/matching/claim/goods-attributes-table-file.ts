import { keptTable } from '../ontology/kept-table.ts';
import { buildGoodsAttributesTable } from './goods-attributes-table.ts';

/** The table of attributes of goods. The compile step puts a module in the place of this one that reads the table from a file. */
export function readTable(): Uint8Array {
  return keptTable('goods-attributes-table', buildGoodsAttributesTable);
}
