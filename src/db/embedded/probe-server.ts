import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { socketIn, socketPort } from './cluster-place.ts';
import { databaseUser } from './create-cluster.ts';
import { readPostmasterFile } from './postmaster.ts';

type ServerState =
  | { kind: 'ready'; socketFolder: string }
  /** It answers, but not yet (recovery after a crash) or no longer (shutdown). */
  | { kind: 'busy'; reason: string }
  | { kind: 'absent' };

export interface SocketConnection {
  /** The folder of the socket, an absolute path. */
  host: string;
  port: number;
  user: string;
  database: string;
  /** Keeps PGSSLMODE of the environment, meant for other servers, from this one. */
  ssl: false;
}

/** How a client reaches the server whose socket is in `socketFolder`. */
export function socketConnection(socketFolder: string): SocketConnection {
  return { host: socketFolder, port: socketPort, user: databaseUser, database: 'postgres', ssl: false };
}

/**
 * Asks the server named by the pid file of `clusterFolder` for its state. A server that answers must prove that it
 * works on this very folder: the pid file of a copied folder names the server of the original.
 */
export async function probeServer(clusterFolder: string): Promise<ServerState> {
  const socketFolder = readPostmasterFile(clusterFolder)?.socketFolder;
  if (socketFolder === undefined) return { kind: 'absent' };
  const client = new pg.Client({
    ...socketConnection(socketFolder),
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  });
  client.on('error', () => undefined); // the query or connect below rejects with the same error
  const proof = { file: `assay-proof-${randomUUID()}`, text: randomUUID() };
  const proofFile = path.join(clusterFolder, proof.file);
  try {
    await client.connect();
    writeFileSync(proofFile, proof.text, { mode: 0o644 });
    const { rows } = await client.query<{ text: string | null }>('SELECT pg_read_file($1, true) AS text', [proof.file]);
    return rows[0]?.text === proof.text ? { kind: 'ready', socketFolder } : { kind: 'absent' };
  } catch (error) {
    return stateFromError(error);
  } finally {
    rmSync(proofFile, { force: true });
    await client.end().catch(() => undefined); // it may never have been connected
  }
}

function stateFromError(error: unknown): ServerState {
  if (!(error instanceof Error)) throw error;
  const code = 'code' in error ? String(error.code) : '';
  // Starting, stopping, recovering, or out of connections: it is alive and says so.
  if (code.startsWith('57P0') || code === '53300') return { kind: 'busy', reason: error.message };
  // No socket, no listener, or no complete response.
  const isSilent =
    /^(ENOENT|ECONN|EPIPE|EAGAIN)/.test(code) ||
    /timeout expired|Query read timeout|Connection terminated/.test(error.message);
  if (isSilent) return { kind: 'absent' };
  throw error;
}

/** True when something accepts connections on the socket in `socketFolder`. */
export function takesConnections(socketFolder: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(socketIn(socketFolder));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
