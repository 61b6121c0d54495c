import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../../lib/package-root.ts';
import { type PlacedRow, parseRows } from './load-ontology.ts';

const name = 'value-words.jsonl';

/**
 * The rows of words for values, with their places. They stand apart from the rest of the ontology because they are many: the compile
 * step makes a table of them. This is the one place that reads the file.
 */
export function readValueWordRows(): PlacedRow[] {
  const file = path.join(packageRoot, 'src', 'matching', 'ontology', name);
  return parseRows({ name, text: readFileSync(file, 'utf8') });
}
