import { isTransientError } from '../../db/transaction.ts';
import { Refusal } from '../../lib/refusal.ts';
import { ThreadFault } from '../../threads/task-threads.ts';

/** An error whose message was written for those who read about a run. */
export class PublicFault extends Error {
  override readonly name: string = 'PublicFault';
}

/** Written for readers too; by name, so that no engine is loaded for them. */
const publicNames = new Set(['SourceError', 'EmbeddingError']);
const diskFull = '53100';

/**
 * Why something failed, for a record that strangers read: never a path of the machine or the words of an engine, which
 * the log has.
 */
export function publicReason(error: unknown): string {
  const isPublic = error instanceof PublicFault || error instanceof Refusal || error instanceof ThreadFault;
  if (isPublic || (error instanceof Error && publicNames.has(error.name))) return error.message;
  if (error instanceof Error && 'code' in error && error.code === diskFull) return 'the disk of the database is full';
  if (isTransientError(error)) return 'the database did not answer';
  return 'an internal error occurred; the log of the service has the details';
}
