import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../src/db/open-database.ts';
import { root } from '../support/assay-process.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const distributed = ['run_items', 'run_products'];
let home: TestDatabase;
let database: Database;
beforeAll(async () => {
  home = await createTestDatabase();
  database = await openDatabase({ databaseUrl: home.url, dataDir: '' });
});
afterAll(async () => {
  await database.close();
  await home.drop();
});

test('every key of the tables that can be distributed begins with the run', async () => {
  const { rows } = await database.pool.query<{ name: string; first: string }>(
    `SELECT i.indexrelid::regclass::text AS name, a.attname AS first
       FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0]
      WHERE i.indrelid = ANY ($1::regclass[])`,
    [distributed],
  );
  expect(rows.length).toBeGreaterThanOrEqual(4);
  expect(rows.filter(({ first }) => first !== 'run_id')).toEqual([]);
});

test('no foreign key leads into or out of them', async () => {
  const { rows } = await database.pool.query(
    `SELECT conname FROM pg_constraint
      WHERE contype = 'f' AND (conrelid = ANY ($1::regclass[]) OR confrelid = ANY ($1::regclass[]))`,
    [distributed],
  );
  expect(rows).toEqual([]);
});

/** The statements of the program: template and plain strings that name one of the tables. */
function statementsNaming(tables: readonly string[]): { file: string; sql: string }[] {
  const folder = path.join(root, 'src');
  const named = new RegExp(`\\b(?:FROM|JOIN|INTO|UPDATE)\\s+(?:${tables.join('|')})\\b`);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const literals = [...text.matchAll(/`((?:\\.|[^`\\])*)`|'((?:\\.|[^'\\\n])*)'/g)].map(([, a, b]) => a ?? b ?? '');
      return literals.filter((sql) => named.test(sql)).map((sql) => ({ file, sql }));
    });
}

/** Clearing away looks for old runs over all months; what it deletes it names. */
const overAllRuns = new Set(['sourcing/retention/partition-store.ts']);

test('every query of them names the run', () => {
  const statements = statementsNaming(distributed);
  expect(statements.length).toBeGreaterThan(10);
  const namesRun = (sql: string) => /\brun_id\s*(?:=|IN\b|,)|\(run_id\b/.test(sql);
  const offenders = statements.filter(
    ({ file, sql }) => !namesRun(sql) && !overAllRuns.has(file.replaceAll('\\', '/')),
  );
  expect(offenders).toEqual([]);
});

test('the page distributes exactly these, by the run', () => {
  const page = readFileSync(path.join(root, 'docs', 'scale.md'), 'utf8');
  const calls = [...page.matchAll(/create_distributed_table\('(\w+)', '(\w+)'/g)].map(([, table, column]) => [
    table,
    column,
  ]);
  expect(calls).toEqual(distributed.map((table) => [table, 'run_id']));
});
