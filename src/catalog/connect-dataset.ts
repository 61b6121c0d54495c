import { type Connection, connect, Session } from '@lancedb/lancedb';
import { setEngineDefaults } from './engine-settings.ts';

/**
 * Connects to the folder or bucket that holds the dataset; nothing is created. A connection that `follows` looks for a newer
 * version before every read (0.1 ms on a local disk); the tables of one that does not stay at the version of their
 * opening, or of their own last write.
 */
export function connectDataset(uri: string, { follows = true } = {}): Promise<Connection> {
  setEngineDefaults();
  // Every version of an index is kept in memory by itself, up to six gigabytes by default; of the newest, all that
  // searches touch is 24 MB at a million products.
  const session = new Session(256n * 1024n * 1024n, 64n * 1024n * 1024n);
  return connect(uri, { session, ...(follows ? { readConsistencyInterval: 0 } : {}) });
}

/** Distinguishes a missing table from every other failure; the engine reports it only in its message. */
export function isMissingTable(error: unknown): boolean {
  return error instanceof Error && /\bnot found\b|does not exist/i.test(error.message);
}
