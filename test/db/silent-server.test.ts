import { type AddressInfo, createServer as createListener, type Server, type Socket } from 'node:net';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { connectServer } from '../../src/db/connect-server.ts';
import { createPool } from '../../src/db/create-pool.ts';
import { openEmbedded } from '../../src/db/embedded/open-embedded.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { isTransientError, withTransaction } from '../../src/db/transaction.ts';
import { createServer } from '../../src/http/server.ts';
import { startAssay } from '../support/assay-process.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { DataFolder } from './fixtures/data-folder.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Takes connections and never says a word. */
async function startSilentServer(): Promise<{ server: Server; url: string; [Symbol.dispose](): void }> {
  const sockets = new Set<Socket>();
  const server = createListener((socket) => {
    sockets.add(socket.on('error', () => undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    server,
    url: `postgresql://assay@127.0.0.1:${port}/assay`,
    [Symbol.dispose]() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

const home = await createTestDatabase({ empty: true });
afterAll(() => home.drop());

test('a statement that is not answered ends with a passing fault, and its connection is replaced', async () => {
  const database = await openDatabase({ databaseUrl: home.url, dataDir: '', log, statementTimeoutMs: 300 });
  const { pool } = database;
  const backend = await withTransaction(pool, async (client) => {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    return rows[0]?.pid ?? 0;
  });
  process.kill(backend, 'SIGSTOP');
  try {
    const error = await withTransaction(pool, (client) => client.query('SELECT 1')).catch((reason: unknown) => reason);
    expect(String(error)).toBe('Error: Query read timeout');
    expect(isTransientError(error)).toBe(true);
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    expect(pool.totalCount).toBe(1);
  } finally {
    process.kill(backend, 'SIGCONT');
  }
  await database.close();
});

test('a connection that is not answered, or does not become free, ends with a passing fault', async () => {
  using silent = await startSilentServer();
  const pool = createPool({ connectionString: silent.url, max: 1, connectionTimeoutMillis: 100 }, log);
  const outcomes = await Promise.allSettled([pool.query('SELECT 1'), pool.query('SELECT 1')]);
  expect(outcomes.map((outcome) => outcome.status === 'rejected' && isTransientError(outcome.reason))).toEqual([
    true,
    true,
  ]);
  expect(createPool({ connectionString: silent.url }, log).options.connectionTimeoutMillis).toBe(30_000);
});

test('the readiness probe says what is silent or fails, and asks a silent one no second time', async () => {
  let asked = 0;
  const answered = Promise.withResolvers<void>();
  const app = await createServer({
    log: pino({ level: 'silent' }),
    apiTokens: [],
    bodyLimitBytes: 1000,
    appEnv: 'local',
    openapi: { title: 'Probe', version: '1.0.0', description: 'Probe.', tags: {} },
    readinessLimitMs: 50,
    isPassingFault: isTransientError,
    readiness: {
      'the database': () => {
        asked += 1;
        return answered.promise;
      },
      'the catalog': async () => {
        if (asked === 2) throw new Error('a secret about the inside');
      },
    },
    routes: [
      (scope) => {
        scope.get('/outage', async () => {
          throw new Error('Connection terminated unexpectedly');
        });
        scope.get('/mistake', async () => {
          throw new Error('a mistake');
        });
      },
    ],
  });
  for (const _probe of [1, 2]) {
    const answer = await app.inject('/readyz');
    expect([answer.statusCode, answer.json(), answer.headers['retry-after']]).toEqual([
      503,
      { error: 'The service is not ready: the database does not answer within 0.05 s' },
      '1',
    ]);
  }
  expect(asked).toBe(1);
  answered.resolve();
  await answered.promise;
  expect((await app.inject('/readyz')).json()).toEqual({
    error: 'The service is not ready: the catalog cannot be used',
  });
  expect((await app.inject('/readyz')).statusCode).toBe(200);

  const outage = await app.inject('/outage');
  expect([outage.statusCode, outage.body, outage.headers['retry-after']]).toEqual([
    503,
    '{"error":"The service cannot do this at the moment; try again."}',
    '5',
  ]);
  expect((await app.inject('/mistake')).headers).not.toHaveProperty('retry-after');
  await app.close();
});

test('a program that waits for its database at its start is ended by one signal', async () => {
  using silent = await startSilentServer();
  const assay = startAssay(['migrate'], { DATABASE_URL: silent.url });
  await new Promise((resolve) => silent.server.once('connection', resolve));
  assay.child.kill('SIGTERM');
  // Without the signal it would say after half a minute that the database cannot be used.
  expect(await assay.ended).toEqual({ code: 1, signal: null });
  expect(assay.errors()).toBe('assay: stopped before it was done\n');
});

test('an opening that is given up leaves nothing behind, whether it waits for a server or for a migration of another', async () => {
  const stopped = new Error('stopped');
  const stop = new AbortController();
  using silent = await startSilentServer();
  await using folder = new DataFolder();
  const embedded = await openEmbedded(folder.dataDir, () => undefined, log);
  const connection = embedded.connection();
  const blocker = createPool({ ...connection, max: 2 }, log);
  const holding = Promise.withResolvers<void>();
  const opened = [
    connectServer(silent.url, () => undefined, stop.signal),
    withTransaction(blocker, async (client) => {
      await client.query(`SELECT pg_advisory_xact_lock($1)`, [0x6173736179]);
      const migrating = openDatabase({
        dataDir: folder.dataDir,
        migrationsFolder: folder.migrations,
        log,
        signal: stop.signal,
      });
      // By another connection: within a transaction the list of sessions stays as it was first read.
      const waits = async () =>
        (await blocker.query(`SELECT 1 FROM pg_stat_activity WHERE application_name = 'assay'`)).rowCount;
      while ((await waits()) === 0) await new Promise((resolve) => setTimeout(resolve, 10));
      holding.resolve();
      await migrating;
    }),
  ];
  await holding.promise;
  stop.abort(stopped);
  expect(await Promise.allSettled(opened)).toEqual(opened.map(() => ({ status: 'rejected', reason: stopped })));
  await blocker.end();
  await embedded.close();
  expect(folder.serverPid()).toBeUndefined();
  await expect(openEmbedded(folder.dataDir, () => undefined, log, stop.signal)).rejects.toBe(stopped);
  expect(folder.serverPid()).toBeUndefined();
});

test('a data folder that cannot be made is refused by the name of its setting', async () => {
  const assay = startAssay(['migrate'], { DATA_DIR: '/proc/x/y' });
  expect((await assay.ended).code).toBe(1);
  expect(assay.errors()).toMatch(/^assay: DATA_DIR must be a folder that can be written; \/proc\/x\/y is none: ENOENT/);
});
