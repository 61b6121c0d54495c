// Writes the tables of settings in the README and the manual, or with --check says whether they are fresh.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { settingList } from '../src/settings/settings.ts';
import { writeAllTables, writeShortTable } from '../src/settings/settings-tables.ts';

const root = path.join(import.meta.dirname, '..');
const pages = [
  { file: 'README.md', table: writeShortTable(settingList) },
  { file: path.join('docs', 'operations.md'), table: writeAllTables(settingList) },
];
const marked = /(<!-- settings: written by "npm run settings" -->\n)[\s\S]*?(<!-- settings: end -->)/;

for (const { file, table } of pages) {
  const page = await readFile(path.join(root, file), 'utf8');
  if (!marked.test(page)) throw new Error(`${file} has no place for the table of settings.`);
  const written = page.replace(marked, (_, before: string, after: string) => `${before}${table}\n${after}`);
  if (written === page) continue;
  if (process.argv.includes('--check')) {
    process.stderr.write(`The table of settings in ${file} is stale: run "npm run settings".\n`);
    process.exitCode = 1;
  } else {
    await writeFile(path.join(root, file), written);
    process.stdout.write(`Wrote the table of settings in ${file}.\n`);
  }
}
