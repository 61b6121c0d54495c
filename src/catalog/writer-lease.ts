import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { acquireFolderLease } from './folder-lease.ts';
import type { WriterLease } from './lease.ts';
import { acquireStoredLease } from './stored-lease.ts';

/**
 * Makes the caller the only writer of the dataset at `uri`, across processes and machines. A writer that is gone is
 * replaced at once on the same machine, after a minute without a sign of life otherwise. Throws Refusal ('conflict')
 * while another writer is at work.
 */
export function acquireWriterLease(uri: string): Promise<WriterLease> {
  const folder = localFolder(uri);
  return folder === undefined ? acquireStoredLease(uri) : acquireFolderLease(folder);
}

/** The folder of a local dataset; undefined for an object store. */
export function localFolder(uri: string): string | undefined {
  if (uri.startsWith('file://')) return fileURLToPath(uri);
  return /^[a-z][a-z0-9+.-]+:\/\//i.test(uri) ? undefined : path.resolve(uri);
}
