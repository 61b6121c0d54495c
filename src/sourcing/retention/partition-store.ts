import type { Pool } from 'pg';
import type { Queryable } from '../../db/queryable.ts';
import { isLockTimeout, type TransactionClient, withTransaction } from '../../db/transaction.ts';

/** The tables that have one partition a month of the run's id. */
const partitionedTables = ['run_items', 'run_products'] as const;

/** A month's partition of one of the tables. */
export interface Partition {
  table: (typeof partitionedTables)[number];
  name: string;
  /** The first id that does not belong to it any more. */
  before: string;
}

/** For the lock of the default partition. */
const attachLockTimeoutMs = 200;

/** The first of the month so many months after `at`, UTC. */
function monthAfter(at: Date, months: number): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1));
}

/**
 * Makes the partitions of the month of `at` and of the two after it, where they are missing. What had to go into the
 * default partition meanwhile is moved. A partition is filled and given its constraint before it is attached, so that
 * attaching holds its locks for a moment only. While a long reader such as a backup keeps the default partition, nothing
 * is made, since all others would wait behind; another day is early enough.
 */
export async function ensurePartitions(pool: Pool, at: Date): Promise<string[]> {
  const made: string[] = [];
  for (const table of partitionedTables) {
    for (const months of [0, 1, 2]) {
      const from = monthAfter(at, months);
      const name = `${table}_${from.toISOString().slice(0, 7).replace('-', '_')}`;
      const isMade = await withTransaction(pool, async (client) => {
        await client.query(`SET LOCAL lock_timeout = '${attachLockTimeoutMs}ms'`);
        const { rows } = await client.query<{ made: boolean }>('SELECT make_run_partition($1, $2, $3, $4) AS made', [
          table,
          name,
          from,
          monthAfter(at, months + 1),
        ]);
        return rows[0]?.made === true;
      }).catch((error: unknown) => {
        if (isLockTimeout(error)) return false;
        throw error;
      });
      if (isMade) made.push(name);
    }
  }
  return made;
}

/** The partitions whose runs are all older than `at`, the oldest first; never the default one. */
export async function listPartitionsBefore(db: Queryable, at: Date): Promise<Partition[]> {
  const { rows } = await db.query<Partition>(
    `SELECT inhparent::regclass::text AS table, inhrelid::regclass::text AS name,
            substring(pg_get_expr(c.relpartbound, c.oid) FROM 'TO \\(''([0-9a-f-]{36})''\\)') AS before
       FROM pg_inherits JOIN pg_class c ON c.oid = inhrelid
      WHERE inhparent = ANY ($1::regclass[])
        AND substring(pg_get_expr(c.relpartbound, c.oid) FROM 'TO \\(''([0-9a-f-]{36})''\\)')::uuid <= first_run_id($2)
      ORDER BY before, name`,
    [partitionedTables, at],
  );
  return rows;
}

/** Whether a run of the partition is still there, or was begun and not yet stored. */
export async function hasRuns(db: Queryable, { name, before }: Partition): Promise<boolean> {
  const { rows } = await db.query<{ found: boolean }>(
    `SELECT EXISTS (SELECT FROM sourcing_runs r
                     WHERE r.run_id < $1 AND EXISTS (SELECT FROM ${name} p WHERE p.run_id = r.run_id)) AS found`,
    [before],
  );
  return rows[0]?.found ?? true;
}

/**
 * Takes a partition out of its table, if it has the table for itself within `lockTimeoutMs` (else see `isLockTimeout`).
 * Dropping what was detached needs no lock that anybody else waits for.
 */
export async function detachPartition(
  client: TransactionClient,
  { table, name }: Partition,
  lockTimeoutMs: number,
): Promise<void> {
  await client.query(`SET LOCAL lock_timeout = '${lockTimeoutMs}ms'`);
  await client.query(`ALTER TABLE ${table} DETACH PARTITION ${name}`);
}

export async function dropDetached(db: Queryable, { name }: Partition): Promise<void> {
  await db.query(`DROP TABLE ${name}`);
}

/** Partitions that were detached by a process which was stopped before it dropped them. */
export async function listDetached(db: Queryable): Promise<Partition[]> {
  const { rows } = await db.query<Partition>(
    `SELECT t.parent AS table, c.relname AS name, '' AS before
       FROM pg_class c CROSS JOIN unnest($1::text[]) AS t (parent)
      WHERE c.relkind = 'r' AND c.relname ~ ('^' || t.parent || '_(first|[0-9]{4}_[0-9]{2})$')
        AND c.relnamespace = current_schema()::regnamespace AND NOT c.relispartition`,
    [partitionedTables],
  );
  return rows;
}
