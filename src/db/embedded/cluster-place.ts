import { createHash } from 'node:crypto';
import { chownSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Refusal } from '../../lib/refusal.ts';
import { canEnter, type ServerUser } from './server-user.ts';

/** The port of a server without TCP: it only names the socket file. */
export const socketPort = 5432;

// sun_path holds 107 bytes on Linux and 103 on macOS, with "/.s.PGSQL.5432.lock" never bound but made beside it.
const maxSocketPathBytes = 103;

/** Full path of the socket in `folder`. */
export function socketIn(folder: string): string {
  return path.join(folder, `.s.PGSQL.${socketPort}`);
}

/**
 * The `-D` argument for a program that starts with `folder` as its working directory. Where the server's user cannot
 * walk there (root's home, a folder of mktemp -d), the kernel's own link leads there nevertheless, because the working
 * directory is set before the user is changed. Only Linux has it.
 */
export function dataArgument(folder: string, user: ServerUser): string {
  if (canEnter(user, path.dirname(folder))) return folder;
  if (process.platform === 'linux') return '/proc/self/cwd';
  throw new Refusal(
    'unavailable',
    `The database's user ${user.name} may not enter ${path.dirname(folder)}; set DATA_DIR to a folder open to it.`,
  );
}

/**
 * Where the server of `clusterFolder` puts its socket: in the cluster itself, private by nature, when the path is
 * short enough and the server's user can walk there; else in a private folder below the temporary folder, named
 * after a hash of the cluster's path.
 */
export function prepareSocketFolder(clusterFolder: string, user: ServerUser): string {
  if (isShortEnough(clusterFolder) && canEnter(user, path.dirname(clusterFolder))) return clusterFolder;
  const name = `assay-${createHash('sha256').update(clusterFolder).digest('hex').slice(0, 16)}`;
  const problems: string[] = [];
  for (const parent of [os.tmpdir(), '/tmp', '/var/tmp']) {
    const folder = path.join(parent, name);
    if (!isShortEnough(folder)) {
      problems.push(`${folder} is too long`);
      continue;
    }
    try {
      makePrivateFolder(folder, user);
      return folder;
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new Refusal('unavailable', `No folder can hold the database's socket: ${problems.join('; ')}.`);
}

function isShortEnough(folder: string): boolean {
  return Buffer.byteLength(socketIn(folder)) <= maxSocketPathBytes;
}

function makePrivateFolder(folder: string, user: ServerUser): void {
  if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) {
    mkdirSync(folder, { mode: 0o700 });
    if (user.isOther) chownSync(folder, user.uid, user.gid);
  }
  // In a folder that all may write to, another user may have been here first.
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== user.uid || (found.mode & 0o077) !== 0) {
    throw new Error(`${folder} is not a private folder of the database's user`);
  }
  if (!canEnter(user, path.dirname(folder))) throw new Error(`${path.dirname(folder)} is closed to ${user.name}`);
}

/** Gives `folder` and all in it to the server's user, where root copied a data folder here. */
export function giveTo(user: ServerUser, folder: string): void {
  if (!user.isOther || statSync(folder).uid === user.uid) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chownSync(path.join(entry.parentPath, entry.name), user.uid, user.gid);
  }
  chownSync(folder, user.uid, user.gid);
}
