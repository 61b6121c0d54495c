import { execFileSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { socketIn } from './cluster-place.ts';

/** What `postmaster.pid` says: the server's process and where its socket is. */
export interface PostmasterFile {
  pid: number;
  /** Undefined while the server is too young to have written it. */
  socketFolder: string | undefined;
}

/** Reads `postmaster.pid`; undefined when there is none, or none that can be understood. */
export function readPostmasterFile(clusterFolder: string): PostmasterFile | undefined {
  let text: string;
  try {
    text = readFileSync(path.join(clusterFolder, 'postmaster.pid'), 'utf8');
  } catch {
    return undefined; // absent, or removed by the server between two looks
  }
  // Lines: pid, data folder, start time, port, socket folder, listen address, shared memory key, state.
  const lines = text.split('\n');
  const pid = Math.abs(Number(lines[0]));
  if (!Number.isSafeInteger(pid) || pid < 2) return undefined;
  return { pid, socketFolder: lines[4] || undefined };
}

/**
 * True when `pid` is a living PostgreSQL server of `clusterFolder`. A pid file can outlive its server, and then its
 * number may belong to any process, or to a dead one that nobody has reaped: neither is the server.
 */
export function isServerOf(clusterFolder: string, pid: number): boolean {
  if (process.platform !== 'linux') return isServerByCommand(clusterFolder, pid);
  try {
    const state = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.[0];
    if (state === 'Z' || state === 'X') return false;
    // A server works in its data folder all its life; the folder may have been renamed since.
    const workingFolder = statSync(`/proc/${pid}/cwd`);
    const cluster = statSync(clusterFolder);
    if (workingFolder.ino !== cluster.ino || workingFolder.dev !== cluster.dev) return false;
    return path.basename(readlinkSync(`/proc/${pid}/exe`)).startsWith('postgres');
  } catch {
    return false; // gone, or of a user into whom we may not look: not a server that we started
  }
}

function isServerByCommand(clusterFolder: string, pid: number): boolean {
  try {
    const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return command.includes('postgres') && command.includes(clusterFolder);
  } catch {
    return false; // ps exits with 1 when there is no such process
  }
}

/**
 * Makes the files of a dead server harmless where their pid belongs to another living process. PostgreSQL refuses to
 * start over such a file, except when the pid is that of its own parent, so our own goes in. The file must not simply
 * be removed: it names the shared memory by which the new server notices that children of the dead one still write.
 */
export function disarmStaleFiles(clusterFolder: string, socketFolder: string): void {
  const socketLock = `${socketIn(socketFolder)}.lock`;
  rmSync(socketLock, { force: true });
  const file = path.join(clusterFolder, 'postmaster.pid');
  if (!existsSync(file)) return;
  const { uid, gid } = statSync(file);
  const lines = readFileSync(file, 'utf8').split('\n');
  lines[0] = String(process.pid);
  const replacement = `${file}.new`;
  writeFileSync(replacement, lines.join('\n'), { mode: 0o600 });
  if (process.getuid?.() === 0) chownSync(replacement, uid, gid);
  renameSync(replacement, file);
}
