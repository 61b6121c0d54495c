import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../../lib/package-root.ts';
import { type PlacedRow, parseRows } from './load-ontology.ts';

/** Rows that stand apart from the rest of the ontology because they are many: the compile step makes tables of them. */
type PackedRows = 'value-words' | 'glossary' | 'goods-forms' | 'goods-attributes';

/** The rows of a file with their places. This is the one place that reads these files. */
export function readPackedRows(name: PackedRows): PlacedRow[] {
  const file = path.join(packageRoot, 'src', 'matching', 'ontology', `${name}.jsonl`);
  return parseRows({ name: `${name}.jsonl`, text: readFileSync(file, 'utf8') });
}
