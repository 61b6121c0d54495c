import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { type OnProgress, withProgress } from '../lib/progress.ts';
import { Refusal } from '../lib/refusal.ts';
import type { Queryable } from './queryable.ts';
import type { SchemaMigrationStepsRow, SchemaMigrationsRow } from './rows.gen.ts';
import { type TransactionClient, withTransaction } from './transaction.ts';

interface Migration {
  /** File name without `.sql`, such as `0001_requests`. */
  name: string;
  sql: string;
  contentHash: string;
  /** Statements that are run one by one, each on its own, instead of the whole file in a transaction with others. */
  steps: string[] | undefined;
  /** Programs that do not know this migration go on working beside those that do. */
  onlyExpands: boolean;
}

// Any constant works as long as no other program uses it on the same database: "assay" in ASCII.
const lockKey = 0x6173736179;
const filePattern = /^\d{4}_[a-z0-9_]+\.sql$/;
/** First line of a file whose statements, separated by lines `-- then`, are run one by one outside a transaction. */
const stepsMark = '-- step by step';
const stepSeparator = /^-- then$/m;
/** A step that begins with this line is repeated until it changes no row. */
const repeatMark = /^-- until it changes nothing$/m;
/** A line of a file that older programs can work with: it only adds what they do not look at. */
const expandsMark = /^-- expands$/m;

/**
 * Brings the database to the state of `folder`, whose files `0001_name.sql`, `0002_name.sql` … are applied in order.
 * Pending ones run in a single transaction: the database is afterwards at the newest state or where it was. Files must
 * not contain BEGIN or COMMIT. A file that begins with `-- step by step` must not block what goes on meanwhile: its
 * statements run one by one, each committed by itself, and a program that is stopped goes on with the step it was at,
 * so that every step must be harmless when done twice. Programs that start together wait for each other.
 *
 * With `upTo`, those after the one of that name count as if they were not there. Returns the names applied by this call.
 * Throws the reason of `signal` when it is aborted while another program is waited for, and a Refusal when an applied file
 * was changed, when the database has a migration that the folder lacks and that older programs cannot work with, or when a
 * file fails, naming the file.
 */
export async function migrate(
  pool: Pool,
  folder: string,
  onProgress: OnProgress = () => undefined,
  signal?: AbortSignal,
  upTo?: string,
): Promise<string[]> {
  const migrations = (await readMigrations(folder)).filter(({ name }) => upTo === undefined || name <= upTo);
  return withProgress(onProgress, 'Bringing the database up to date', () =>
    inTurn(
      pool,
      async () => {
        const pending = findPending(migrations, await readApplied(pool));
        for (const group of groupPending(pending)) await applyGroup(pool, group, folder);
        return pending.map((migration) => migration.name);
      },
      signal,
    ),
  );
}

/**
 * Does `work` while no other program does. The lock is released with its transaction, so it works behind a connection
 * pooler and cannot be left behind; it has a connection of its own, since steps are committed one by one meanwhile. It is
 * asked for again and again and without parameters: a statement that waits, or a prepared one, keeps its snapshot, and
 * the making of an index without blocking would wait for that for ever.
 */
async function inTurn<T>(pool: Pool, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    signal?.throwIfAborted();
    const outcome = await withTransaction(pool, async (client) => {
      const { rows } = await client.query<{ ours: boolean }>(`SELECT pg_try_advisory_xact_lock(${lockKey}) AS ours`);
      return rows[0]?.ours === true ? { result: await work() } : undefined;
    });
    if (outcome !== undefined) return outcome.result;
    await sleep(50);
  }
}

/** An index whose concurrent making was cut short is there, but not used: it must go before it is made again. */
async function dropInvalidIndex(pool: Pool, step: string): Promise<void> {
  const [, index] = /^CREATE INDEX CONCURRENTLY IF NOT EXISTS ([a-z0-9_]+)/m.exec(step) ?? [];
  if (index === undefined) return;
  const { rowCount } = await pool.query('SELECT FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid', [
    index,
  ]);
  if (rowCount === 1) await pool.query(`DROP INDEX CONCURRENTLY ${index}`);
}

/** What is applied together: one file of steps, or all files between two of those. */
function groupPending(pending: readonly Migration[]): Migration[][] {
  const groups: Migration[][] = [];
  for (const migration of pending) {
    const last = groups.at(-1);
    const joins = migration.steps === undefined && last?.[0] !== undefined && last[0].steps === undefined;
    if (joins) last.push(migration);
    else groups.push([migration]);
  }
  return groups;
}

async function applyGroup(pool: Pool, group: readonly Migration[], folder: string): Promise<void> {
  const [first] = group;
  if (first?.steps !== undefined) return applySteps(pool, first, first.steps, folder);
  await withTransaction(pool, async (client) => {
    for (const migration of group) await apply(client, migration, folder);
  });
}

async function applySteps(pool: Pool, migration: Migration, steps: readonly string[], folder: string): Promise<void> {
  const { rows } = await pool.query<Pick<SchemaMigrationStepsRow, 'done'>>(
    'SELECT done FROM schema_migration_steps WHERE name = $1',
    [migration.name],
  );
  for (let step = rows[0]?.done ?? 0; step < steps.length; step++) {
    const sql = steps[step] ?? '';
    try {
      await dropInvalidIndex(pool, sql);
      let changed: number | null;
      do changed = (await pool.query(sql)).rowCount;
      while (repeatMark.test(sql) && (changed ?? 0) > 0);
    } catch (error) {
      throw failed(migration, folder, error, ` in step ${step + 1} of ${steps.length}`);
    }
    await pool.query(
      `INSERT INTO schema_migration_steps (name, done) VALUES ($1, $2)
       ON CONFLICT (name) DO UPDATE SET done = excluded.done`,
      [migration.name, step + 1],
    );
  }
  await noteApplied(pool, migration);
}

/** Names and contents of the migrations in `folder`, in their order. */
export async function listMigrations(folder: string): Promise<{ name: string; contentHash: string }[]> {
  return (await readMigrations(folder)).map(({ name, contentHash }) => ({ name, contentHash }));
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const migrations: Migration[] = [];
  for (const [index, file] of files.entries()) {
    if (!filePattern.test(file)) {
      throw new Refusal('unavailable', `The migration ${file} must be named like 0001_what_it_does.sql.`);
    }
    const previous = files[index - 1];
    if (previous?.slice(0, 4) === file.slice(0, 4)) {
      throw new Refusal('unavailable', `The migrations ${previous} and ${file} have the same number.`);
    }
    // A checkout may turn LF into CRLF, which changes nothing for the database.
    const sql = (await readFile(path.join(folder, file), 'utf8')).replaceAll('\r\n', '\n');
    migrations.push({
      name: file.slice(0, -4),
      sql,
      contentHash: createHash('sha256').update(sql).digest('hex'),
      steps: sql.startsWith(`${stepsMark}\n`) ? sql.split(stepSeparator) : undefined,
      onlyExpands: expandsMark.test(sql),
    });
  }
  return migrations;
}

type AppliedState = Pick<Migration, 'contentHash' | 'onlyExpands'>;

async function readApplied(pool: Pool): Promise<Map<string, AppliedState>> {
  await pool.query(`
    CREATE TABLE IF NOT EXISTS schema_migrations (
      name         text PRIMARY KEY,
      content_hash text NOT NULL,
      applied_at   timestamptz NOT NULL DEFAULT now()
    );
    ALTER TABLE schema_migrations ADD COLUMN IF NOT EXISTS only_expands boolean NOT NULL DEFAULT false;
    CREATE TABLE IF NOT EXISTS schema_migration_steps (
      name text PRIMARY KEY,
      done integer NOT NULL
    )`);
  const { rows } = await pool.query<Pick<SchemaMigrationsRow, 'name' | 'content_hash' | 'only_expands'>>(
    'SELECT name, content_hash, only_expands FROM schema_migrations',
  );
  return new Map(
    rows.map((row) => [row.name, { contentHash: row.content_hash, onlyExpands: row.only_expands }] as const),
  );
}

function findPending(migrations: Migration[], applied: Map<string, AppliedState>): Migration[] {
  const known = new Set(migrations.map((migration) => migration.name));
  // A program of the version before goes on, and starts, beside a newer one as long as that has only added to the schema.
  const newer = [...applied]
    .filter(([name, { onlyExpands }]) => !known.has(name) && !onlyExpands)
    .map(([name]) => name);
  if (newer.length > 0) {
    throw new Refusal(
      'unavailable',
      `The database is newer than this program: it has the migration ${newer.sort().join(', ')}; start the version that made it.`,
    );
  }
  for (const migration of migrations) {
    const appliedHash = applied.get(migration.name)?.contentHash;
    if (appliedHash !== undefined && appliedHash !== migration.contentHash) {
      throw new Refusal(
        'unavailable',
        `The migration ${migration.name}.sql was changed after it was applied to this database; ` +
          'restore the file and put the change into a new one.',
      );
    }
  }
  const pending = migrations.filter((migration) => !applied.has(migration.name));
  const [first] = pending;
  const last = migrations.findLast((migration) => applied.has(migration.name));
  if (first !== undefined && last !== undefined && first.name < last.name) {
    throw new Refusal('unavailable', `The migration ${first.name}.sql is missing from a database that has later ones.`);
  }
  return pending;
}

async function apply(client: TransactionClient, migration: Migration, folder: string): Promise<void> {
  try {
    await client.query(migration.sql);
  } catch (error) {
    throw failed(migration, folder, error);
  }
  await noteApplied(client, migration);
}

function failed({ name }: Migration, folder: string, error: unknown, where = ''): Refusal {
  const reason = error instanceof Error ? error.message : String(error);
  return new Refusal('unavailable', `The migration ${path.join(folder, name)}.sql failed${where}: ${reason}.`);
}

async function noteApplied(db: Queryable, { name, contentHash, onlyExpands }: Migration): Promise<void> {
  await db.query('INSERT INTO schema_migrations (name, content_hash, only_expands) VALUES ($1, $2, $3)', [
    name,
    contentHash,
    onlyExpands,
  ]);
}
