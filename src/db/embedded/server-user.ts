import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../../lib/refusal.ts';

/** The operating system's user that the server runs as. */
export interface ServerUser {
  name: string;
  uid: number;
  gid: number;
  /** True when the server must change to this user, because PostgreSQL refuses to run as root. */
  isOther: boolean;
}

const preferredNames = ['postgres', '_postgres', 'nobody'];

/**
 * Decides who runs the server: this process's own user, or, when that is root, the owner of the existing cluster,
 * else `postgres`, else `nobody`.
 */
export function chooseServerUser(clusterFolder: string): ServerUser {
  const uid = process.getuid?.();
  const gid = process.getgid?.();
  if (uid === undefined || gid === undefined) {
    throw new Refusal('unavailable', 'The own database does not run on this system; set DATABASE_URL to a server.');
  }
  const owner = statSync(clusterFolder, { throwIfNoEntry: false });
  if (uid !== 0) {
    if (owner !== undefined && owner.uid !== uid) {
      throw new Refusal('unavailable', `The folder ${clusterFolder} belongs to another user (uid ${owner.uid}).`);
    }
    return { name: `uid ${uid}`, uid, gid, isOther: false };
  }
  if (owner !== undefined && owner.uid !== 0) {
    return { name: `uid ${owner.uid}`, uid: owner.uid, gid: owner.gid, isOther: true };
  }
  const accounts = readAccounts();
  for (const name of preferredNames) {
    const account = accounts.get(name);
    if (account !== undefined) return { name, ...account, isOther: true };
  }
  // Needs no account: any user but root will do, and this number is nobody's on nearly every system.
  return { name: 'nobody', uid: 65_534, gid: 65_534, isOther: true };
}

function readAccounts(): Map<string, { uid: number; gid: number }> {
  const accounts = new Map<string, { uid: number; gid: number }>();
  let text = '';
  try {
    text = readFileSync('/etc/passwd', 'utf8');
  } catch {
    return accounts; // minimal container images have none
  }
  for (const line of text.split('\n')) {
    const [name, , uid, gid] = line.split(':');
    const account = { uid: Number(uid), gid: Number(gid) };
    if (name && account.uid > 0 && account.gid > 0) accounts.set(name, account);
  }
  return accounts;
}

/**
 * True when `user` may enter `folder` and every folder above it, by the mode bits. Access lists are not looked at:
 * a wrong `false` costs a copy or a detour, never a failure.
 */
export function canEnter(user: ServerUser, folder: string): boolean {
  if (!user.isOther) return true;
  const parent = path.dirname(folder);
  return allows(user, folder, 1) && (parent === folder || canEnter(user, parent));
}

/** True when `user` may read the file, or list and enter the folder, that `target` names. */
export function canRead(user: ServerUser, target: string): boolean {
  if (!user.isOther) return true;
  return allows(user, target, statSync(target).isDirectory() ? 5 : 4) && canEnter(user, path.dirname(target));
}

function allows(user: ServerUser, place: string, bits: number): boolean {
  const { mode, uid, gid } = statSync(place);
  const granted = uid === user.uid ? mode >> 6 : gid === user.gid ? mode >> 3 : mode;
  return (granted & bits) === bits;
}
