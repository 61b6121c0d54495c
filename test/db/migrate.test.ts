import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '../../src/db/migrate.ts';
import { type Database, openDatabase } from '../../src/db/open-database.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { makeTestFolder } from '../support/test-folder.ts';

const folder = makeTestFolder('migrations');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let home: TestDatabase;
let database: Database;

/** Replaces the files of the folder. */
function have(files: Record<string, string>): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirAndWrite(files);
}

function mkdirAndWrite(files: Record<string, string>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, sql] of Object.entries(files)) writeFileSync(path.join(folder, name), sql);
}

async function tables(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
  );
  return rows.map((row) => row.name);
}

beforeEach(async () => {
  have({});
  home = await createTestDatabase({ empty: true });
  database = await openDatabase({ databaseUrl: home.url, dataDir: '', migrationsFolder: folder });
});

afterEach(async () => {
  await database.close();
  await home.drop();
});

test('pending migrations are applied in order, each once', async () => {
  have({
    '0002_b.sql': 'ALTER TABLE a ADD COLUMN b int;',
    '0001_a.sql': 'CREATE TABLE a (id int);\nCREATE TABLE c ();',
  });
  expect(await migrate(database.pool, folder)).toEqual(['0001_a', '0002_b']);
  expect(await migrate(database.pool, folder)).toEqual([]);
  mkdirAndWrite({ '0003_d.sql': 'DROP TABLE c;' });
  expect(await migrate(database.pool, folder)).toEqual(['0003_d']);
  expect(await tables()).toEqual(['a', 'schema_migrations']);
});

test('programs that start together apply them once', async () => {
  have({ '0001_slow.sql': 'CREATE TABLE a (id int); SELECT pg_sleep(0.2); INSERT INTO a VALUES (1);' });
  const others = await Promise.all(
    [1, 2, 3].map(() => openDatabase({ databaseUrl: home.url, dataDir: '', migrationsFolder: folder })),
  );
  for (const other of others) await other.close();
  const { rows } = await database.pool.query('SELECT id FROM a');
  expect(rows).toEqual([{ id: 1 }]);
});

test('a migration that fails is named, and the database is as it was', async () => {
  have({
    '0001_a.sql': 'CREATE TABLE a (id int);',
    '0002_bad.sql': 'CREATE TABLE b (id int); CREATE TABLE a (id int);',
  });
  await expect(migrate(database.pool, folder)).rejects.toThrow(/0002_bad\.sql failed: relation "a" already exists/);
  expect(await tables()).toEqual(['schema_migrations']);
});

test('a migration changed after it was applied is refused; other line ends are no change', async () => {
  have({ '0001_a.sql': 'CREATE TABLE a (\n  id int\n);\n' });
  await migrate(database.pool, folder);
  have({ '0001_a.sql': 'CREATE TABLE a (\r\n  id int\r\n);\r\n' });
  expect(await migrate(database.pool, folder)).toEqual([]);
  have({ '0001_a.sql': 'CREATE TABLE a (\n  id bigint\n);\n' });
  await expect(migrate(database.pool, folder)).rejects.toThrow(/0001_a\.sql was changed after it was applied/);
});

test('a database made by a newer program is refused', async () => {
  have({ '0001_a.sql': 'CREATE TABLE a ();', '0002_b.sql': 'CREATE TABLE b ();' });
  await migrate(database.pool, folder);
  have({ '0001_a.sql': 'CREATE TABLE a ();' });
  await expect(migrate(database.pool, folder)).rejects.toThrow(/newer than this program: it has the migration 0002_b/);
});

test('a migration that comes before applied ones is refused', async () => {
  have({ '0002_b.sql': 'CREATE TABLE b ();' });
  await migrate(database.pool, folder);
  mkdirAndWrite({ '0001_a.sql': 'CREATE TABLE a ();' });
  await expect(migrate(database.pool, folder)).rejects.toThrow(/0001_a\.sql is missing from a database that has later/);
});

test.each([
  [{ '1_a.sql': '' }, /must be named like 0001_what_it_does\.sql/],
  [{ '0001_a.sql': '', '0001_b.sql': '' }, /0001_a\.sql and 0001_b\.sql have the same number/],
])('file names that leave the order open are refused', async (files, message) => {
  have(files);
  await expect(migrate(database.pool, folder)).rejects.toThrow(message);
});
