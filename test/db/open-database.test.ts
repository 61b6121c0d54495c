import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { openEmbedded } from '../../src/db/embedded/open-embedded.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { isTransientError, withTransaction } from '../../src/db/transaction.ts';
import { Refusal } from '../../src/lib/refusal.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { DataFolder } from './fixtures/data-folder.ts';
import { startOldServer } from './fixtures/old-server.ts';

const warnings: string[] = [];
const log = { info: () => undefined, warn: (text: string) => warnings.push(text), error: () => undefined };
const home = await createTestDatabase({ empty: true });
const { pool, close, connection } = await openDatabase({ databaseUrl: home.url, dataDir: '', log });
afterAll(async () => {
  await close();
  await home.drop();
});

test('values arrive as the types of the tables promise', async () => {
  const { rows } = await pool.query(`
    SELECT 9007199254740991::bigint AS big, '{1,NULL,-3}'::bigint[] AS bigs, '{}'::bigint[] AS none,
           '2026-03-01'::date AS day, '{2026-03-01,NULL}'::date[] AS days, 0.1::numeric AS exact,
           '2026-03-01T00:00:00.123Z'::timestamptz AS moment, '{"a":[1]}'::jsonb AS document,
           '{"b": 1.0, "a": 2}'::json::text AS document_text`);
  expect(rows).toEqual([
    {
      big: Number.MAX_SAFE_INTEGER,
      bigs: [1, null, -3],
      none: [],
      day: '2026-03-01',
      days: ['2026-03-01', null],
      exact: '0.1',
      moment: new Date('2026-03-01T00:00:00.123Z'),
      document: { a: [1] },
      document_text: '{"b": 1.0, "a": 2}',
    },
  ]);
});

test('a bigint that a number cannot hold fails the query instead of being rounded', async () => {
  await expect(pool.query('SELECT 9007199254740993::bigint AS big')).rejects.toThrow(/9007199254740993/);
});

test('a transaction is stored whole, or not at all', async () => {
  await pool.query('CREATE TABLE entries (n int)');
  await withTransaction(pool, (client) => client.query('INSERT INTO entries VALUES (1)'));
  const failing = withTransaction(pool, async (client) => {
    await client.query('INSERT INTO entries VALUES (2)');
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect((await pool.query('SELECT n FROM entries')).rows).toEqual([{ n: 1 }]);
});

test('a conflict of two transactions is told apart from an error that stays', async () => {
  await pool.query('CREATE TABLE counters (n int); INSERT INTO counters VALUES (0)');
  const options = { isolation: 'serializable' } as const;
  let readings = 0;
  const bothHaveRead = Promise.withResolvers<void>();
  const increment = () =>
    withTransaction(
      pool,
      async (client) => {
        const { rows } = await client.query<{ n: number }>('SELECT n FROM counters');
        readings += 1;
        if (readings === 2) bothHaveRead.resolve();
        await bothHaveRead.promise;
        await client.query('UPDATE counters SET n = $1', [(rows[0]?.n ?? 0) + 1]);
      },
      options,
    );
  const outcomes = await Promise.allSettled([increment(), increment()]);
  const failures = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(failures.map((failure) => isTransientError(failure.reason))).toEqual([true]);
  const mistake = await pool.query('SELECT nonsense').catch((error: unknown) => error);
  expect(isTransientError(mistake)).toBe(false);
});

test('a connection that the server ends, idle or in a transaction, harms nobody else', async () => {
  const idle = await pool.connect();
  idle.release();
  const lost = withTransaction(pool, async (client) => {
    await client.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()',
    );
    await client.query('SELECT pg_terminate_backend(pg_backend_pid())');
  });
  const error = await lost.catch((reason: unknown) => reason);
  expect(isTransientError(error)).toBe(true);
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  expect(warnings.length).toBeGreaterThan(0);
});

test('the connection for other libraries leads to the same database', async () => {
  const other = await openDatabase({ databaseUrl: connection.connectionString, dataDir: '', log });
  const { rows } = await other.pool.query('SELECT current_database() AS name');
  await other.close();
  expect(rows).toEqual([{ name: home.name }]);
});

test('a database is closed when its last connection is', async () => {
  const other = await openDatabase({ databaseUrl: home.url, dataDir: '', log });
  const open = new Set<object>();
  other.pool.on('connect', (client) => {
    open.add(client);
    client.once('end', () => open.delete(client));
  });
  await Promise.all([1, 2, 3].map(() => other.pool.query('SELECT pg_sleep(0.05)')));
  expect(open.size).toBe(3);
  await other.close();
  expect(open.size).toBe(0);
});

test('a server that is not there yet is waited for', async () => {
  await using folder = new DataFolder();
  const socketFolder = path.join(folder.dataDir, 'postgres');
  const databaseUrl = `postgresql:///postgres?host=${encodeURIComponent(socketFolder)}&user=assay`;
  const progress: string[] = [];
  const waiting = openDatabase({
    databaseUrl,
    dataDir: '',
    migrationsFolder: folder.migrations,
    onProgress: (text) => progress.push(text),
    log,
  });
  const server = await openEmbedded(folder.dataDir, () => undefined, log);
  const database = await waiting;
  expect(database.kind).toBe('server');
  await database.close();
  await server.close();
});

test('what cannot become right by waiting is refused at once, in one sentence without the password', async () => {
  const socketFolder = encodeURIComponent(inject('databaseSocketFolder'));
  const missing = `postgresql://assay:secret@/nowhere?host=${socketFolder}`;
  const refusal = await openDatabase({ databaseUrl: missing, dataDir: '' }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(String(refusal)).toMatch(/\/nowhere cannot be used: database "nowhere" does not exist\.$/);
  expect(String(refusal)).not.toContain('secret');
  await expect(openDatabase({ databaseUrl: 'postgresql://a b:c', dataDir: '' })).rejects.toThrow(/DATABASE_URL is not/);
});

test('a server older than 15 is refused with its version', async () => {
  const server = await startOldServer('140011', '14.11');
  const { port } = server.address() as AddressInfo;
  const databaseUrl = `postgresql://assay@127.0.0.1:${port}/assay`;
  await expect(openDatabase({ databaseUrl, dataDir: '' })).rejects.toThrow(
    `The server at 127.0.0.1:${port}/assay is PostgreSQL 14.11; version 15 or newer is needed.`,
  );
  server.close();
});
