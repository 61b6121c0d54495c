import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Pool } from 'pg';
import { Refusal } from '../lib/refusal.ts';
import { type OnProgress, withProgress } from './progress.ts';
import { type TransactionClient, withTransaction } from './transaction.ts';

interface Migration {
  /** File name without `.sql`, such as `0001_requests`. */
  name: string;
  sql: string;
  contentHash: string;
}

// Any constant works as long as no other program uses it on the same database: "assay" in ASCII.
const lockKey = 0x6173736179;
const filePattern = /^\d{4}_[a-z0-9_]+\.sql$/;

/**
 * Brings the database to the state of `folder`, whose files `0001_name.sql`, `0002_name.sql` … are applied in order.
 * All pending ones run in a single transaction: the database is afterwards at the newest state or where it was.
 * Programs that start together wait for each other. Files must not contain BEGIN or COMMIT.
 *
 * Returns the names applied by this call. Throws a Refusal when an applied file was changed, when the database has
 * a migration that the folder lacks (it belongs to a newer program), or when a file fails, naming the file.
 */
export async function migrate(pool: Pool, folder: string, onProgress: OnProgress = () => undefined): Promise<string[]> {
  const migrations = await readMigrations(folder);
  return withProgress(onProgress, 'Bringing the database up to date', () =>
    withTransaction(pool, async (client) => {
      // Released with the transaction, so it works behind a connection pooler and cannot be left behind.
      await client.query('SELECT pg_advisory_xact_lock($1)', [lockKey]);
      const pending = findPending(migrations, await readApplied(client));
      for (const migration of pending) await apply(client, migration, folder);
      return pending.map((migration) => migration.name);
    }),
  );
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
    migrations.push({ name: file.slice(0, -4), sql, contentHash: createHash('sha256').update(sql).digest('hex') });
  }
  return migrations;
}

async function readApplied(client: TransactionClient): Promise<Map<string, string>> {
  await client.query(`
    CREATE TABLE IF NOT EXISTS schema_migrations (
      name         text PRIMARY KEY,
      content_hash text NOT NULL,
      applied_at   timestamptz NOT NULL DEFAULT now()
    )`);
  const { rows } = await client.query<{ name: string; content_hash: string }>(
    'SELECT name, content_hash FROM schema_migrations',
  );
  return new Map(rows.map((row) => [row.name, row.content_hash]));
}

function findPending(migrations: Migration[], hashesByName: Map<string, string>): Migration[] {
  const known = new Set(migrations.map((migration) => migration.name));
  const newer = [...hashesByName.keys()].filter((name) => !known.has(name)).sort();
  if (newer.length > 0) {
    throw new Refusal(
      'unavailable',
      `The database is newer than this program: it has the migration ${newer.join(', ')}; start the version that made it.`,
    );
  }
  for (const migration of migrations) {
    const appliedHash = hashesByName.get(migration.name);
    if (appliedHash !== undefined && appliedHash !== migration.contentHash) {
      throw new Refusal(
        'unavailable',
        `The migration ${migration.name}.sql was changed after it was applied to this database; restore the file and put the change into a new one.`,
      );
    }
  }
  const pending = migrations.filter((migration) => !hashesByName.has(migration.name));
  const [first] = pending;
  const last = migrations.findLast((migration) => hashesByName.has(migration.name));
  if (first !== undefined && last !== undefined && first.name < last.name) {
    throw new Refusal('unavailable', `The migration ${first.name}.sql is missing from a database that has later ones.`);
  }
  return pending;
}

async function apply(client: TransactionClient, migration: Migration, folder: string): Promise<void> {
  try {
    await client.query(migration.sql);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal('unavailable', `The migration ${path.join(folder, migration.name)}.sql failed: ${reason}.`);
  }
  await client.query('INSERT INTO schema_migrations (name, content_hash) VALUES ($1, $2)', [
    migration.name,
    migration.contentHash,
  ]);
}
