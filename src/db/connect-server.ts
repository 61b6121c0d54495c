import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { monotonicMs } from '../lib/clock.ts';
import { type OnProgress, withProgress } from '../lib/progress.ts';
import { Refusal } from '../lib/refusal.ts';
import { untilAborted } from '../lib/until-aborted.ts';
import { isTransientError } from './transaction.ts';

const oldestVersion = 15;
const defaultTimeoutMs = 30_000;
/** For one attempt to connect, and then for the answer to one question. */
const attemptMs = 5_000;

/**
 * Waits until the server of `databaseUrl` answers, up to `timeoutMs`, and checks that it is new enough.
 * Throws a Refusal of one sentence that names the server, never its password, or the reason of `signal` once aborted.
 */
export async function connectServer(
  databaseUrl: string,
  onProgress: OnProgress,
  signal: AbortSignal,
  timeoutMs = defaultTimeoutMs,
): Promise<void> {
  const place = describePlace(databaseUrl);
  const version = await withProgress(onProgress, `Waiting for the PostgreSQL server at ${place}`, () =>
    readVersion(databaseUrl, place, signal, timeoutMs),
  );
  if (version.number < oldestVersion * 10_000) {
    throw new Refusal(
      'unavailable',
      `The server at ${place} is PostgreSQL ${version.text}; version ${oldestVersion} or newer is needed.`,
    );
  }
}

interface ServerVersion {
  number: number;
  text: string;
}

async function readVersion(
  databaseUrl: string,
  place: string,
  signal: AbortSignal,
  timeoutMs: number,
): Promise<ServerVersion> {
  const giveUpAt = monotonicMs() + timeoutMs;
  for (let pauseMs = 100; ; pauseMs = Math.min(pauseMs * 2, 2_000)) {
    try {
      return await askVersion(databaseUrl, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (!mayAnswerLater(error) || monotonicMs() + pauseMs > giveUpAt) {
        throw new Refusal('unavailable', `The database at ${place} cannot be used: ${reasonOf(error)}.`);
      }
      await untilAborted(signal, sleep(pauseMs, undefined, { ref: false, signal }));
    }
  }
}

async function askVersion(databaseUrl: string, signal: AbortSignal): Promise<ServerVersion> {
  const socket = new Socket(); // our own, so that one whose other end is silent can be destroyed
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: attemptMs,
    query_timeout: attemptMs,
    stream: () => socket,
  });
  client.on('error', () => undefined); // the query or connect below rejects with the same error
  const ask = async () => {
    await client.connect();
    return client.query<{ number: string; text: string }>(
      `SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS text`,
    );
  };
  try {
    const { rows } = await untilAborted(signal, ask());
    return { number: Number(rows[0]?.number), text: rows[0]?.text ?? 'of an unknown version' };
  } finally {
    socket.destroy();
  }
}

function mayAnswerLater(error: unknown): boolean {
  if (isTransientError(error)) return true;
  if (error instanceof AggregateError) return error.errors.every(mayAnswerLater);
  const text = error instanceof Error ? `${'code' in error ? error.code : ''} ${error.message}` : '';
  // A name that does not resolve yet is usual where containers start together.
  return /ENOTFOUND|EHOSTUNREACH|ENETUNREACH|timeout expired/.test(text);
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(reasonOf).join(', ');
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/\.$/, '');
}

/** `host:port/database` for messages: what a person needs to find the server, without user and password. */
function describePlace(databaseUrl: string): string {
  try {
    const { host, port, database } = new pg.Client({ connectionString: databaseUrl });
    return `${host}:${port}/${database ?? ''}`;
  } catch {
    throw new Refusal('unavailable', 'DATABASE_URL is not a PostgreSQL address like postgresql://user@host:5432/name.');
  }
}
