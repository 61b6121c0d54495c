import { type ClientBase, DatabaseError, type Pool } from 'pg';

declare const inTransaction: unique symbol;

/**
 * A connection with an open transaction. A function that takes row locks or must commit together with its caller asks
 * for this type, so that it cannot be called with the bare pool.
 */
export type TransactionClient = ClientBase & { readonly [inTransaction]: true };

/** Begins a transaction on a connection of the caller's own, who ends it by COMMIT, ROLLBACK or by closing the connection. */
export async function beginTransaction(client: ClientBase, isolation?: IsolationLevel): Promise<TransactionClient> {
  await client.query(isolation === undefined ? 'BEGIN' : `BEGIN ISOLATION LEVEL ${isolation}`);
  return client as TransactionClient;
}

type IsolationLevel = 'read committed' | 'repeatable read' | 'serializable';

/**
 * Runs `work` between BEGIN and COMMIT on one connection; when it throws, rolls back and throws the same error.
 * When COMMIT itself fails with a lost connection, the outcome is unknown: it may have been stored.
 *
 * Nothing is retried here, since only the caller knows whether its work may be done twice; `isTransientError` tells
 * whether doing it again can help.
 */
export async function withTransaction<T>(
  pool: Pool,
  work: (client: TransactionClient) => Promise<T>,
  options: { isolation?: IsolationLevel } = {},
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const result = await work(await beginTransaction(client, options.isolation));
    await client.query('COMMIT');
    return result;
  } catch (error) {
    // Behind a statement that is not answered nothing else will be: the end of the connection rolls back as well.
    if (error instanceof Error && error.message === statementTimeout) broken = error;
    else {
      await client.query('ROLLBACK').catch((rollbackError: unknown) => {
        // The connection is of no use any more; the error that led here is the one to report.
        broken = rollbackError instanceof Error ? rollbackError : new Error(String(rollbackError));
      });
    }
    throw error;
  } finally {
    client.release(broken);
  }
}

/** What `pg` says of a statement whose answer did not come in time; it has no code. */
const statementTimeout = 'Query read timeout';
const connectionFaults = new RegExp(
  `^(?:Connection terminated|timeout expired|timeout exceeded when trying to connect|${statementTimeout})`,
);

// Serialization failure and deadlock, connection exceptions, a full disk or memory, too many connections, shutdowns and a
// server that starts.
const transientStates = /^(40001|40P01|08...|53[0-3]00|57P0[1-3])$/;
const transientSystemCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'EAI_AGAIN']);

/**
 * True when the same work may succeed if done again: a serialization failure, a deadlock, or a database that was
 * restarted under the connection, or that did not answer in time. After a lost connection, work that is not idempotent
 * needs a check before it is repeated, because the COMMIT may have arrived.
 */
export function isTransientError(error: unknown): boolean {
  if (error instanceof DatabaseError) return transientStates.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // An error of a statement in another thread has lost its class.
  if (transientStates.test(code)) return true;
  return transientSystemCodes.has(code) || connectionFaults.test(error.message);
}

/** True for the error of a statement that waited for a lock longer than `lock_timeout` allows. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '55P03';
}
