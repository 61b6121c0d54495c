import path from 'node:path';
import pg from 'pg';
import { packageRoot } from '../lib/package-root.ts';
import type { OnProgress } from '../lib/progress.ts';
import { connectServer } from './connect-server.ts';
import { createPool, type DatabaseLog, endPool } from './create-pool.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { migrate } from './migrate.ts';

interface DatabaseSettings {
  /** A PostgreSQL server, 15 or newer; without it the program runs its own in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Called with a line of text whenever a step takes longer than two seconds. */
  onProgress?: OnProgress | undefined;
  /** Where lost connections and restarts are reported; standard error by default. */
  log?: DatabaseLog | undefined;
  /** Connections of the pool; 10 by default. */
  maxConnections?: number | undefined;
  /** Aborted, an opening that has not ended rejects with its reason and leaves nothing behind. */
  signal?: AbortSignal | undefined;
  /** How long a statement may take, 60 s by default. */
  statementTimeoutMs?: number | undefined;
  /** Where the migrations are; the folder of this package by default. */
  migrationsFolder?: string | undefined;
  /** For a server that does not answer, 30 s by default. */
  timeoutMs?: number | undefined;
  /** The tables stay as they are, or missing: for programs that look after a database, not into it. */
  asItIs?: boolean | undefined;
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

/** Disposing of it closes it. */
export interface Database extends AsyncDisposable {
  /**
   * `bigint` is a number, `timestamptz` a Date, `date` and `numeric` are strings. A connection is waited for 30 s, the end of
   * a statement `statementTimeoutMs`.
   */
  pool: pg.Pool;
  /**
   * A pool of its own for answers to readers, so that writers find a connection however many readers there are. When too many
   * statements wait for one, the next is refused with a time to retry.
   */
  reads: pg.Pool;
  /** For a library with connections of its own, such as the job queue. */
  connection: DatabaseConnection;
  kind: 'server' | 'embedded';
  /** Waits for the connections in use to be given back, closes them, and stops an own server that no other process uses. */
  close(): Promise<void>;
}

/** Four statements at a time keep two processors busy; a second's worth of others may wait. */
const readConnections = 4;
const mostWaitingReads = 100;

export const defaultMigrationsFolder = path.join(packageRoot, 'migrations');

const standardErrorLog: DatabaseLog = {
  info: (message) => process.stderr.write(`${message}\n`),
  warn: (message) => process.stderr.write(`${message}\n`),
  error: (message) => process.stderr.write(`${message}\n`),
};

/**
 * Opens the database and brings its tables up to date. Throws a Refusal with one sentence for a person when that is
 * impossible: no answer within `timeoutMs`, a server that is too old, a migration that was changed.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { databaseUrl, dataDir, onProgress = () => undefined, log = standardErrorLog } = settings;
  const { migrationsFolder = defaultMigrationsFolder, maxConnections = 10, statementTimeoutMs = 60_000 } = settings;
  const { signal = new AbortController().signal, asItIs = false, timeoutMs } = settings;
  const source =
    databaseUrl === undefined
      ? await openOwnServer(dataDir, onProgress, log, signal)
      : await openGivenServer(databaseUrl, onProgress, signal, timeoutMs);
  const connection = { ...source.connection, application_name: 'assay' };
  try {
    if (!asItIs) await migrateApart(createPool({ ...connection, max: 2 }, log), migrationsFolder, onProgress, signal);
  } catch (error) {
    await source.close();
    throw signal.aborted ? signal.reason : error;
  }
  const pool = createPool(
    { ...connection, max: maxConnections, query_timeout: statementTimeoutMs },
    log,
    source.whenReady,
  );
  const reads = createPool(
    { ...connection, max: readConnections, query_timeout: statementTimeoutMs },
    log,
    source.whenReady,
    mostWaitingReads,
  );
  const closeAll = async () => {
    await Promise.all([endPool(pool), endPool(reads)]);
    await source.close();
  };
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= closeAll();
    return closing;
  };
  return {
    pool,
    reads,
    connection: source.connection,
    kind: source.kind,
    close,
    [Symbol.asyncDispose]: close,
  };
}

/**
 * On connections of its own (one holds the lock, one works), without a limit of time: a migration may rewrite a large
 * table, or wait for another program that does. When `signal` is aborted, the connection is cut, and the database is as it
 * was.
 */
async function migrateApart(pool: pg.Pool, folder: string, onProgress: OnProgress, signal: AbortSignal): Promise<void> {
  const cut = new AbortController();
  pool.on('connect', (client) => {
    const end = () => client instanceof pg.Client && client.end();
    signal.addEventListener('abort', end, { signal: cut.signal });
  });
  try {
    signal.throwIfAborted();
    await migrate(pool, folder, onProgress, signal);
  } finally {
    cut.abort();
    await endPool(pool);
  }
}

/** A server, however it came to be; the rest of the program knows no difference. */
interface DatabaseSource {
  kind: 'server' | 'embedded';
  connection: DatabaseConnection;
  /** Resolves when an own server that died answers again. */
  whenReady?: () => Promise<void>;
  close: () => Promise<void>;
}

async function openOwnServer(
  dataDir: string,
  onProgress: OnProgress,
  log: DatabaseLog,
  signal: AbortSignal,
): Promise<DatabaseSource> {
  const server = await openEmbedded(dataDir, onProgress, log, signal);
  return {
    kind: 'embedded',
    connection: server.connection(),
    whenReady: () => server.whenReady(),
    close: () => server.close(),
  };
}

async function openGivenServer(
  databaseUrl: string,
  onProgress: OnProgress,
  signal: AbortSignal,
  timeoutMs: number | undefined,
): Promise<DatabaseSource> {
  await connectServer(databaseUrl, onProgress, signal, timeoutMs);
  return {
    kind: 'server',
    connection: { connectionString: databaseUrl },
    close: async () => undefined,
  };
}
