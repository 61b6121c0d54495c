// Writes the tables of settings in the manual, or with --check says whether they are fresh.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { settingGroups } from '../src/settings/settings.ts';
import { writeAllTables } from '../src/settings/settings-tables.ts';

const file = path.join('docs', 'operations.md');
const place = path.join(import.meta.dirname, '..', file);
const marked = /(<!-- settings: written by "npm run settings" -->\n)[\s\S]*?(<!-- settings: end -->)/;

const page = await readFile(place, 'utf8');
const places = page.match(/<!-- settings: /g)?.length ?? 0;
if (!marked.test(page) || places !== 2) throw new Error(`${file} must have one place for the table of settings.`);
const table = writeAllTables(settingGroups);
const written = page.replace(marked, (_, before: string, after: string) => `${before}${table}\n${after}`);
if (written !== page) {
  if (process.argv.includes('--check')) {
    process.stderr.write(`The table of settings in ${file} is stale: run "npm run settings".\n`);
    process.exitCode = 1;
  } else {
    await writeFile(place, written);
    process.stdout.write(`Wrote the table of settings in ${file}.\n`);
  }
}
