import { readdirSync, readFileSync } from 'node:fs';

/** One file of rows, in JSON Lines. */
export interface OntologyFile {
  /** Path below the folder of the ontology, with slashes: `trades/door-locks.jsonl`. */
  name: string;
  text: string;
}

/** The shared tables come first, so that a trade adds to them and never the reverse. */
const folders = ['core', 'trades'];

/** Every file of the ontology, those of a folder by name. This is the one place that reads them. */
export function readOntologyFiles(): OntologyFile[] {
  return folders.flatMap((folder) => {
    const place = new URL(`${folder}/`, import.meta.url);
    const files = readdirSync(place).filter((file) => file.endsWith('.jsonl'));
    return files.sort().map((file) => ({
      name: `${folder}/${file}`,
      text: readFileSync(new URL(file, place), 'utf8'),
    }));
  });
}
