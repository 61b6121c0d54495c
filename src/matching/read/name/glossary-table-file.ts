import { keptTable } from '../../ontology/kept-table.ts';
import { buildGlossaryTable } from './glossary-table.ts';

/** The table of the glossary. The compile step puts a module in the place of this one that reads the table from a file. */
export function readTable(): Uint8Array {
  return keptTable('glossary-table', buildGlossaryTable);
}
