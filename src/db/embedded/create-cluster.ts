import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../../lib/refusal.ts';
import type { DatabaseLog } from '../create-pool.ts';
import { dataArgument } from './cluster-place.ts';
import type { ServerUser } from './server-user.ts';

/** The account inside the database; the socket's folder is what keeps others out. */
export const databaseUser = 'assay';

const majorVersion = '18';

/** True when `clusterFolder` holds a cluster of the right version; a Refusal when it is of another. */
export function hasCluster(clusterFolder: string): boolean {
  const versionFile = path.join(clusterFolder, 'PG_VERSION');
  if (!existsSync(versionFile)) {
    if (existsSync(clusterFolder) && readdirSync(clusterFolder).length > 0) {
      throw new Refusal(
        'unavailable',
        `The folder ${clusterFolder} holds other files than a database; move them away.`,
      );
    }
    return false;
  }
  const version = readFileSync(versionFile, 'utf8').trim();
  if (version === majorVersion) return true;
  throw new Refusal(
    'unavailable',
    `The folder ${clusterFolder} was made by PostgreSQL ${version}, this program brings ${majorVersion}: move the data with pg_dumpall.`,
  );
}

/**
 * Makes a new cluster. It is built in a sibling folder and renamed when complete, since a kill during `initdb` leaves
 * a folder that neither starts nor can be completed. Only within a turn of the usage lock.
 */
export async function createCluster(
  initdb: string,
  clusterFolder: string,
  user: ServerUser,
  log: DatabaseLog,
): Promise<void> {
  removeUnfinished(clusterFolder, log);
  const unfinished = mkdtempSync(`${clusterFolder}.new-`);
  try {
    if (user.isOther) chownSync(unfinished, user.uid, user.gid);
    await runInitdb(initdb, unfinished, user);
    renameSync(unfinished, clusterFolder);
    await syncFolder(path.dirname(clusterFolder));
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Folders of builds that were killed. An orphaned `initdb` may still write to one; then a later start removes it. */
function removeUnfinished(clusterFolder: string, log: DatabaseLog): void {
  const prefix = `${path.basename(clusterFolder)}.new-`;
  const parent = path.dirname(clusterFolder);
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(prefix))) {
    try {
      rmSync(path.join(parent, name), { recursive: true, force: true });
    } catch (error) {
      log.warn(`The unfinished database ${name} is still in use: ${error instanceof Error ? error.message : error}`);
    }
  }
}

function runInitdb(initdb: string, folder: string, user: ServerUser): Promise<void> {
  const args = [
    ...['-D', dataArgument(folder, user), '--username', databaseUser, '--auth=trust', '--encoding=UTF8'],
    // The builtin provider sorts alike on every machine: an index survives an update of the system's locales.
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--data-checksums'],
    ...['-c', 'max_connections=200', '-c', 'timezone=UTC', '-c', 'log_timezone=UTC', '-c', 'log_checkpoints=off'],
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(initdb, args, {
      cwd: folder,
      env: serverEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      // Own session: Ctrl-C reaches the program only, which decides what to do.
      detached: true,
      ...(user.isOther ? { uid: user.uid, gid: user.gid } : {}),
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => reject(new Refusal('unavailable', `initdb cannot run: ${error.message}.`)));
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Refusal('unavailable', `initdb failed (${signal ?? code}): ${output.trim().slice(-600)}`));
    });
  });
}

/** Only what the server needs: settings of other PostgreSQL programs (PGPORT, PGDATA …) must not reach it. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
