import { readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Refusal } from '../../lib/refusal.ts';

/** Names the set of processes that can see each other: this boot of this machine, and on Linux this container. */
function describeHere(): string {
  if (process.platform !== 'linux') return os.hostname();
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return os.hostname(); // a /proc without these files
  }
}

/** Notes in `lockFolder` that the server is started here. */
export function notePlace(lockFolder: string): void {
  writeFileSync(path.join(lockFolder, 'place'), describeHere());
}

/**
 * Refuses to start a second server beside one that lives where its process cannot be seen: PostgreSQL's own guards
 * look at process ids and shared memory, and neither reaches into another container.
 */
export function refuseOtherPlace(lockFolder: string, clusterFolder: string): void {
  let noted: string;
  try {
    noted = readFileSync(path.join(lockFolder, 'place'), 'utf8');
  } catch {
    return; // no server was ever started
  }
  if (noted === describeHere()) return;
  throw new Refusal(
    'unavailable',
    `The database in ${clusterFolder} is in use by a program in another container or on another machine; ` +
      'give each its own DATA_DIR, or all one server by DATABASE_URL.',
  );
}
