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
  expect(await tables()).toEqual(['a', 'schema_migration_steps', 'schema_migrations']);
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
  expect(await tables()).toEqual(['schema_migration_steps', 'schema_migrations']);
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

test('a file of steps is committed step by step, and goes on where it was stopped', async () => {
  const steps = (last: string) =>
    ['-- step by step', 'CREATE TABLE a AS SELECT n FROM generate_series(1, 25) AS n;', '-- then', last].join('\n');
  const inBatches = '-- until it changes nothing\nDELETE FROM a WHERE n IN (SELECT n FROM a LIMIT 10);';
  have({ '0001_steps.sql': steps('SELECT broken;'), '0002_after.sql': 'CREATE TABLE b ();' });
  await expect(migrate(database.pool, folder)).rejects.toThrow(
    /0001_steps\.sql failed in step 2 of 2: column "broken"/,
  );
  expect(await tables()).toEqual(['a', 'schema_migration_steps', 'schema_migrations']);
  // The first step is not done again: its table is there already.
  have({ '0001_steps.sql': steps(inBatches), '0002_after.sql': 'CREATE TABLE b ();' });
  expect(await migrate(database.pool, folder)).toEqual(['0001_steps', '0002_after']);
  expect((await database.pool.query('SELECT * FROM a')).rows).toEqual([]);
});

test('an index is made without blocking while other programs wait for their turn, also over one that was cut short', async () => {
  have({ '0001_a.sql': 'CREATE TABLE a (id int); INSERT INTO a VALUES (1), (1);' });
  await migrate(database.pool, folder);
  // What a process that is killed leaves: the index is there, and not valid.
  await expect(database.pool.query('CREATE UNIQUE INDEX CONCURRENTLY by_id ON a (id)')).rejects.toThrow(
    'could not create unique index',
  );
  mkdirAndWrite({ '0002_index.sql': '-- step by step\nCREATE INDEX CONCURRENTLY IF NOT EXISTS by_id ON a (id);' });
  const outcomes = await Promise.all(
    [1, 2, 3].map(async () => {
      const other = await openDatabase({ databaseUrl: home.url, dataDir: '', migrationsFolder: folder });
      await other.close();
    }),
  );
  expect(outcomes).toHaveLength(3);
  const { rows } = await database.pool.query(`SELECT indisvalid FROM pg_index WHERE indexrelid = 'by_id'::regclass`);
  expect(rows).toEqual([{ indisvalid: true }]);
});

test('an older program works beside a schema that was only added to, and no other', async () => {
  have({ '0001_a.sql': 'CREATE TABLE a ();' });
  await migrate(database.pool, folder);
  have({ '0001_a.sql': 'CREATE TABLE a ();', '0002_b.sql': '-- expands\nCREATE TABLE b ();' });
  await migrate(database.pool, folder);
  have({ '0001_a.sql': 'CREATE TABLE a ();' });
  expect(await migrate(database.pool, folder)).toEqual([]);
  have({
    '0001_a.sql': 'CREATE TABLE a ();',
    '0002_b.sql': '-- expands\nCREATE TABLE b ();',
    '0003_c.sql': 'DROP TABLE a;',
  });
  await migrate(database.pool, folder);
  have({ '0001_a.sql': 'CREATE TABLE a ();' });
  await expect(migrate(database.pool, folder)).rejects.toThrow(
    'The database is newer than this program: it has the migration 0003_c',
  );
});
