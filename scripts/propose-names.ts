// Prints names of attributes and values that the published taxonomy has and no row of the ontology: `npm run propose:names -- WORD…`.
// Each line is a row to review, not to copy blindly: the Chinese values are machine translations.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { resolveName } from '../src/matching/read/name/resolve-name.ts';

interface Names {
  en: string;
  zh: string | null;
}

interface TaxonomyAttribute extends Names {
  values: Names[];
}

const source = path.join(import.meta.dirname, '../../shared/data/attributes-en-zh.jsonl');
const wanted = process.argv.slice(2).map((word) => word.toLowerCase());

if (!existsSync(source)) {
  process.stdout.write(`Nothing to propose: ${source} is not there.\n`);
} else {
  const rows = readFileSync(source, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as TaxonomyAttribute);
  for (const row of rows.filter(isWanted)) process.stdout.write(`${proposal(row)}\n`);
}

function isWanted({ en, zh, values }: TaxonomyAttribute): boolean {
  const text = [en, ...values.map((value) => value.en)].join(' ').toLowerCase();
  const words = new Set(text.split(/[^a-z0-9]+/u));
  return wanted.every((word) => words.has(word) || (zh ?? '').includes(word));
}

/** The attribute where it is not known, and the values of both languages as the family that they would be. */
function proposal({ en, zh, values }: TaxonomyAttribute): string {
  const name = { en: en.toLowerCase(), zh };
  const { known } = resolveName(name.en);
  const isNew = known === null || resolveName(zh ?? '').known !== known;
  const id = known?.id ?? name.en;
  const attribute = { kind: 'attribute', id, en: [name.en], zh: zh === null ? [] : [zh] };
  const family = { kind: 'family', id: name.en, attributes: [id] };
  const rows = values.map((value) => ({
    kind: 'value',
    of: family.id,
    en: [value.en.toLowerCase()],
    zh: value.zh === null ? [] : [value.zh],
  }));
  return [...(isNew ? [attribute] : []), ...(rows.length > 0 ? [family, ...rows] : [])]
    .map((row) => JSON.stringify(row))
    .join('\n');
}
