import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { connectServer } from './connect-server.ts';
import { createPool, type DatabaseLog } from './create-pool.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { migrate } from './migrate.ts';
import type { OnProgress } from './progress.ts';
import type { Tables } from './tables.ts';

export interface DatabaseSettings {
  /** A PostgreSQL server, 15 or newer; without it the program runs its own in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Called with a line of text whenever a step takes longer than two seconds. */
  onProgress?: OnProgress | undefined;
  /** Where lost connections and restarts are reported; standard error by default. */
  log?: DatabaseLog | undefined;
  /** Connections of the pool; 10 by default. */
  maxConnections?: number | undefined;
  /** Where the migrations are; the folder of this package by default. */
  migrationsFolder?: string | undefined;
}

/** How another client reaches the database: an address, or the parts of one (`host` is then the socket's folder). */
export interface DatabaseConnection {
  connectionString?: string;
  host?: string;
  port?: number;
  user?: string;
  password?: string;
  database?: string;
  ssl?: false;
}

export interface Database {
  /** For hot statements as plain SQL. */
  pool: pg.Pool;
  /** The same pool through the query builder. */
  kysely: Kysely<Tables>;
  /** For a library with connections of its own, such as the job queue. */
  connection: DatabaseConnection;
  kind: 'server' | 'embedded';
  /** Waits for the connections in use to be given back, closes them, and stops an own server that nobody else uses. */
  close(): Promise<void>;
}

const defaultMigrationsFolder = path.join(import.meta.dirname, '..', '..', 'migrations');

const standardErrorLog: DatabaseLog = {
  info: (message) => process.stderr.write(`${message}\n`),
  warn: (message) => process.stderr.write(`${message}\n`),
  error: (message) => process.stderr.write(`${message}\n`),
};

/**
 * Opens the database and brings its tables up to date. Throws a Refusal with one sentence for a person when that is
 * impossible: no answer within 30 s, a server that is too old, a migration that was changed.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { databaseUrl, dataDir, onProgress = () => undefined, log = standardErrorLog } = settings;
  const source =
    databaseUrl === undefined
      ? await openOwnServer(dataDir, onProgress, log)
      : await openGivenServer(databaseUrl, onProgress);
  const poolOptions = { ...source.connection, application_name: 'assay', max: settings.maxConnections ?? 10 };
  const pool = createPool(poolOptions, log, source.whenReady);
  try {
    await migrate(pool, settings.migrationsFolder ?? defaultMigrationsFolder, onProgress);
  } catch (error) {
    await pool.end();
    await source.close();
    throw error;
  }
  let closing: Promise<void> | undefined;
  const close = async () => {
    await pool.end();
    await source.close();
  };
  return {
    pool,
    kysely: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    connection: source.connection,
    kind: source.kind,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

/** A server, however it came to be; the rest of the program knows no difference. */
interface DatabaseSource {
  kind: 'server' | 'embedded';
  connection: DatabaseConnection;
  /** Resolves when an own server that died answers again. */
  whenReady?: () => Promise<void>;
  close: () => Promise<void>;
}

async function openOwnServer(dataDir: string, onProgress: OnProgress, log: DatabaseLog): Promise<DatabaseSource> {
  const server = await openEmbedded(dataDir, onProgress, log);
  return {
    kind: 'embedded',
    connection: server.connection(),
    whenReady: () => server.whenReady(),
    close: () => server.close(),
  };
}

async function openGivenServer(databaseUrl: string, onProgress: OnProgress): Promise<DatabaseSource> {
  await connectServer(databaseUrl, onProgress);
  return {
    kind: 'server',
    connection: { connectionString: databaseUrl },
    close: async () => undefined,
  };
}
