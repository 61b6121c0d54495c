import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restoreBackup } from '../../src/backup/restore-backup.ts';
import { writeBackup } from '../../src/backup/write-backup.ts';
import { createPool, endPool } from '../../src/db/create-pool.ts';
import { clearDatabase } from '../../src/db/dump/clear-database.ts';
import { readTableShapes } from '../../src/db/dump/read-shape.ts';
import { storedTables } from '../../src/db/dump/stored-tables.ts';
import { migrate } from '../../src/db/migrate.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { root } from '../support/assay-process.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { makeTestFolder } from '../support/test-folder.ts';
import { fillSchema } from './earlier-schemas.ts';

const folder = makeTestFolder('schemas');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const migrationsFolder = path.join(root, 'migrations');
const schemas = readdirSync(migrationsFolder).map((file) => file.replace('.sql', ''));
const surroundings = { signal: new AbortController().signal, onProgress: () => undefined };
const nothing = async () => undefined;

/** Two databases for all: each is cleared before it is filled again. */
interface OpenedDatabase {
  pool: pg.Pool;
  connection: { connectionString: string };
}
const opened: { database: OpenedDatabase; drop(): Promise<void> }[] = [];
beforeAll(async () => {
  for (let count = 0; count < 2; count++) {
    const home = await createTestDatabase({ empty: true });
    const connection = { connectionString: home.url };
    // Not named as the program is: a restore refuses a database that processes of it use.
    const pool = createPool({ ...connection, application_name: 'test' }, console);
    opened.push({ database: { pool, connection }, drop: () => endPool(pool).then(() => home.drop()) });
  }
});
afterAll(async () => {
  for (const { drop } of opened) await drop();
});

function databases(): [OpenedDatabase, OpenedDatabase] {
  const [one, other] = opened.map(({ database }) => database);
  if (one === undefined || other === undefined) throw new Error('The databases were not opened.');
  return [one, other];
}

/** Every row of every table, in an order of their own. */
async function contentOf(pool: pg.Pool): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  for (const { name } of await readTableShapes(pool)) {
    const { rows } = await pool.query<{ row: string }>(`SELECT to_jsonb(t)::text AS row FROM ${name} t ORDER BY 1`);
    content[name] = rows.map(({ row }) => row);
  }
  return content;
}

test.each(schemas)('data of the schema %s comes to the newest one by migrating and by a backup', async (schema) => {
  const [old, fresh] = databases();
  await clearDatabase(old.pool);
  await migrate(old.pool, migrationsFolder, undefined, undefined, schema);
  await fillSchema(old.pool, schema);
  const file = path.join(folder, `${schema}.backup`);
  const source = { database: old, catalogUri: undefined, program: '0', clock: systemClock, ...surroundings };
  const summary = await writeBackup(file, source);
  expect(summary.manifest.database.migrations.at(-1)?.name).toBe(schema);
  expect(summary.rows).toBeGreaterThan(6);
  await migrate(old.pool, migrationsFolder);
  const expected = await contentOf(old.pool);
  expect(Object.values(expected).flat().length).toBe(summary.rows);
  const target = { database: fresh, catalogUri: undefined, dryRun: false, requeue: nothing, ...surroundings };
  await restoreBackup(file, { ...target, replaces: true });
  expect(await contentOf(fresh.pool)).toEqual(expected);
  const id = await fresh.pool.query<{ id: number }>(
    `INSERT INTO sourcing_requests (version, external_id, merchant_id, merchant_name, created_at, updated_at, item_count)
     VALUES (1, 'next', 'm', 'M', now(), now(), 0) RETURNING id`,
  );
  expect(id.rows[0]?.id).toBe(4);
  // Without being told to, nothing of it is replaced.
  await expect(restoreBackup(file, { ...target, replaces: false })).rejects.toThrow('holds data already');
});

test('every table of the migrations is in a backup, and clearing leaves nothing of the program', async () => {
  const [{ pool }] = databases();
  const tables = async () => {
    const { rows } = await pool.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class
        WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY 1`,
    );
    return rows.map(({ name }) => name);
  };
  await clearDatabase(pool);
  await migrate(pool, migrationsFolder);
  expect(await tables()).toEqual([...storedTables, 'schema_migrations', 'schema_migration_steps'].toSorted());
  await pool.query('CREATE TABLE of_another_program (id integer)');
  await clearDatabase(pool);
  expect(await tables()).toEqual(['of_another_program']);
  const { rows } = await pool.query(
    `SELECT proname AS name FROM pg_proc WHERE pronamespace = 'public'::regnamespace
     UNION ALL SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind NOT IN ('r', 'i', 't')`,
  );
  expect(rows).toEqual([]);
  await pool.query('DROP TABLE of_another_program');
});
