import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../../lib/package-root.ts';

/** One file of rows, in JSON Lines. */
export interface OntologyFile {
  /** Path below the folder of the ontology, with slashes: `trades/door-locks.jsonl`. */
  name: string;
  text: string;
}

const ontologyFolder = path.join(packageRoot, 'src', 'matching', 'ontology');

/** The shared tables come first, so that a trade adds to them and never the reverse. */
const folders = ['core', 'trades'];

/** Every file of the ontology, those of a folder by name. This is the one place that reads them. */
export function readOntologyFiles(): OntologyFile[] {
  return folders.flatMap((folder) => {
    const files = readdirSync(path.join(ontologyFolder, folder)).filter((file) => file.endsWith('.jsonl'));
    return files.sort().map((file) => ({
      name: `${folder}/${file}`,
      text: readFileSync(path.join(ontologyFolder, folder, file), 'utf8'),
    }));
  });
}
