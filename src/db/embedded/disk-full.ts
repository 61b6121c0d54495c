import { Refusal } from '../../lib/refusal.ts';

/** SQLite's own code, of the files that carry the locks. */
const sqliteFull = 13;

/** Whether a disk without room made something fail: SQLite's word for it, the system's, or that of the server's log. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && error.errcode === sqliteFull) return true;
  return ('code' in error && error.code === 'ENOSPC') || error.message.includes('No space left on device');
}

/** What the operator can do about it. */
export function diskFullRefusal(dataDir: string, cause: unknown): Refusal {
  const message = `The disk of DATA_DIR is full: the database in ${dataDir} cannot start. Make room there, then start again.`;
  return Object.assign(new Refusal('unavailable', message), { cause });
}
