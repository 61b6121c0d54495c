import { readAppliedMigrations } from './dump/read-shape.ts';
import type { Queryable } from './queryable.ts';

/** What `assay doctor` asks the database. */
interface DatabaseHealth {
  version: string;
  now: Date;
  migrations: string[];
  /** Connections that the server allows, and those in use. */
  maxConnections: number;
  connections: number;
  /** Bytes of the whole database. */
  bytes: number;
  /** Age of the oldest open transaction of the database. */
  oldestTransactionSeconds: number;
}

export async function readDatabaseHealth(db: Queryable): Promise<DatabaseHealth> {
  const { rows } = await db.query<Omit<DatabaseHealth, 'migrations'>>(
    `SELECT current_setting('server_version') AS version, clock_timestamp() AS now,
            current_setting('max_connections')::integer AS "maxConnections",
            (SELECT count(*)::integer FROM pg_stat_activity WHERE backend_type = 'client backend') AS connections,
            pg_database_size(current_database()) AS bytes,
            coalesce((SELECT extract(epoch FROM max(now() - xact_start)) FROM pg_stat_activity
                       WHERE datname = current_database() AND pid <> pg_backend_pid()), 0)::float8 AS "oldestTransactionSeconds"`,
  );
  const [health] = rows;
  if (health === undefined) throw new Error('The database says nothing of itself.');
  return { ...health, migrations: (await readAppliedMigrations(db)).map(({ name }) => name) };
}

/** The daily tasks, and whether the next month's runs have a partition. */
export async function readUpkeep(
  db: Queryable,
  nextMonth: Date,
): Promise<{ finishedAt: Date | null; hasNextPartition: boolean; removals: number }> {
  const { rows } = await db.query<{ finishedAt: Date | null; hasNextPartition: boolean; removals: number }>(
    `SELECT (SELECT max(finished_at) FROM daily_tasks) AS "finishedAt",
            (SELECT count(*)::integer FROM run_removals) AS removals,
            EXISTS (SELECT FROM pg_inherits JOIN pg_class c ON c.oid = inhrelid
                     WHERE inhparent = 'run_products'::regclass
                       AND substring(pg_get_expr(c.relpartbound, c.oid) FROM 'TO \\(''([0-9a-f-]{36})''\\)')::uuid
                           > first_run_id($1)) AS "hasNextPartition"`,
    [nextMonth],
  );
  return rows[0] ?? { finishedAt: null, hasNextPartition: false, removals: 0 };
}
