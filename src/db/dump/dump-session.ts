import { Socket } from 'node:net';
import pg from 'pg';
import type { DatabaseConnection } from '../open-database.ts';

/** A table with those of its columns that are stored, in their order. */
export interface TableShape {
  name: string;
  columns: string[];
}

/** How far a sequence has come. */
export interface SequenceState {
  name: string;
  lastValue: string;
  isCalled: boolean;
}

/** A partition as its bounds are written, such as `FOR VALUES FROM (MINVALUE) TO ('…')` or `DEFAULT`. */
export interface PartitionShape {
  table: string;
  name: string;
  bound: string;
}

export interface AppliedMigration {
  name: string;
  contentHash: string;
}

/** With these a value has one text, whatever the server's or the role's own settings are. */
const textSettings = [
  "SET TimeZone = 'UTC'",
  "SET DateStyle = 'ISO, YMD'",
  "SET IntervalStyle = 'postgres'",
  'SET extra_float_digits = 1',
  "SET bytea_output = 'hex'",
  "SET client_encoding = 'UTF8'",
  'SET statement_timeout = 0',
  'SET idle_in_transaction_session_timeout = 0',
].join('; ');

/** A connection without a limit of time, for copying whole tables; aborting `signal` cuts it. */
interface DumpSession extends AsyncDisposable {
  client: pg.Client;
}

export async function openDumpSession(connection: DatabaseConnection, signal: AbortSignal): Promise<DumpSession> {
  signal.throwIfAborted();
  const socket = new Socket(); // our own, so that one whose other end is silent can be destroyed
  const client = new pg.Client({
    ...connection,
    application_name: dumpApplication,
    connectionTimeoutMillis: 30_000,
    keepAlive: true,
    stream: () => socket,
  });
  client.on('error', () => undefined); // the statement in hand rejects with the same error
  const cut = () => socket.destroy(signal.reason instanceof Error ? signal.reason : undefined);
  signal.addEventListener('abort', cut);
  const close = async () => {
    signal.removeEventListener('abort', cut);
    if (!socket.destroyed) await client.end().catch(() => undefined);
    socket.destroy();
  };
  try {
    await client.connect();
    await client.query(textSettings);
  } catch (error) {
    await close();
    throw signal.aborted ? signal.reason : error;
  }
  return { client, [Symbol.asyncDispose]: close };
}

/** How the server names the connections of backups and restores. */
export const dumpApplication = 'assay-backup';
