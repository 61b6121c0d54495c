import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { Refusal } from '../lib/refusal.ts';
import { waitingClient } from './waiting-client.ts';

/** Where the messages of background events go, such as a connection lost while idle. */
export interface DatabaseLog {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`The bigint ${text} cannot be a number without loss; select it as text (column::text)`);
  }
  return value;
}

const { builtins } = pg.types;
const integerArrayOid = 1007;
const bigintArrayOid = 1016;
const dateArrayOid = 1182;

/** One-dimensional arrays of numbers and dates, such as `{1,NULL,3}`: their elements are never quoted. */
function parsePlainArray(text: string): (string | null)[] {
  if (text === '{}') return [];
  return text
    .slice(1, -1)
    .split(',')
    .map((element) => (element === 'NULL' ? null : element));
}

/**
 * The parsers that differ from those of `pg`. They belong to one pool: another library of this process, such as the
 * job queue, keeps the defaults that it expects.
 */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, parseBigint],
  // As `pg` reads them, in a third of the time.
  [integerArrayOid, (text) => parsePlainArray(text).map((part) => (part === null ? null : Number(part)))],
  [bigintArrayOid, (text) => parsePlainArray(text).map((part) => (part === null ? null : parseBigint(part)))],
  // A calendar day has no time zone; as a Date it would move by a day with the zone of the machine.
  [builtins.DATE, (text) => text],
  [dateArrayOid, (text) => parsePlainArray(text)],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** A server that is gone without a word, or frozen, is not waited for longer; nor is a free connection of a full pool. */
const connectionTimeoutMs = 30_000;

/**
 * A pool that survives its server: a connection that breaks, idle or in use, fails its own query, is logged and is
 * replaced; it never ends the process. `bigint` is read as a number (a RangeError beyond 2^53), `date` as text.
 *
 * New connections wait for `whenReady`, where the server is one that this program starts again. When more than
 * `mostWaiting` wait for a connection, the next is refused with a Refusal `unavailable`.
 */
export function createPool(
  connection: pg.PoolConfig,
  log: DatabaseLog,
  whenReady?: () => Promise<void>,
  mostWaiting = Number.POSITIVE_INFINITY,
): pg.Pool {
  const waiting = whenReady === undefined ? {} : { Client: waitingClient(whenReady) };
  const pool = new pg.Pool({ connectionTimeoutMillis: connectionTimeoutMs, ...connection, ...waiting, types });
  if (Number.isFinite(mostWaiting)) refuseBeyond(pool, mostWaiting);
  pool.on('error', (error) => log.warn(`A database connection broke while idle: ${error.message}`));
  pool.on('connect', (client) => {
    // The pool listens only while a connection is idle: an 'error' event on one in use would end the process.
    client.on('error', (error) => log.warn(`A database connection broke: ${error.message}`));
  });
  return pool;
}

type OnConnected = Parameters<pg.Pool['connect']>[0];

/** Bounds the queue of a pool: its own grows without an end, and everybody in it waits for half a minute. */
function refuseBeyond(pool: pg.Pool, mostWaiting: number): void {
  const connect = pool.connect.bind(pool) as (onConnected?: OnConnected) => Promise<pg.PoolClient>;
  const bounded = (onConnected?: OnConnected) => {
    if (pool.waitingCount < mostWaiting) return connect(onConnected);
    const refusal = new Refusal('unavailable', 'Too much is read at the same time; try again.', {
      retryAfterSeconds: 1,
    });
    if (onConnected === undefined) return Promise.reject(refusal);
    onConnected(refusal, undefined, () => undefined);
    return undefined;
  };
  pool.connect = bounded as pg.Pool['connect'];
}

/**
 * Closes a pool and waits until its connections are closed too, a second at most; `pool.end` alone only begins that. A
 * server that is stopped right after would break them, and the log would report a failure.
 */
export async function endPool(pool: pg.Pool): Promise<void> {
  const allClosed = Promise.withResolvers<void>();
  let open = pool.totalCount;
  if (open === 0) allClosed.resolve();
  pool.on('remove', () => {
    open -= 1;
    if (open === 0) allClosed.resolve();
  });
  await pool.end();
  await Promise.race([allClosed.promise, sleep(1_000, undefined, { ref: false })]);
}
