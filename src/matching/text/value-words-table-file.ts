import { keptTable } from '../ontology/kept-table.ts';
import { buildValueWordsTable } from './value-words-table.ts';

/** The table of words for values. The compile step puts a module in the place of this one that reads the table from a file. */
export function readTable(): Uint8Array {
  return keptTable('value-words-table', buildValueWordsTable);
}
