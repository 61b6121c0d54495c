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
interface PostmasterFile {
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
 * A setting on the server's command line that says which folder it serves. It is the folder's inode, not its path:
 * the folder may be renamed while the server runs, and a copy of it is another one.
 */
export function clusterMark(clusterFolder: string): string {
  const { dev, ino } = statSync(clusterFolder);
  return `assay.cluster=${dev}-${ino}`;
}

/**
 * True when `pid` is a living PostgreSQL server of `clusterFolder`. A pid file can outlive its server, and then its
 * number may belong to any process, or to a zombie (its command line is empty).
 */
export function isServerOf(clusterFolder: string, pid: number): boolean {
  const mark = clusterMark(clusterFolder);
  return readCommandLine(pid).includes(mark) || (process.platform === 'linux' && worksIn(clusterFolder, pid));
}

function readCommandLine(pid: number): string[] {
  try {
    // Readable for everybody, unlike the working folder, which root in a container may not see of another user.
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).split(/\s+/);
  } catch {
    return []; // there is no such process
  }
}

/** Recognizes a server that was started by hand: it works in its data folder all its life. */
function worksIn(clusterFolder: string, pid: number): boolean {
  try {
    const workingFolder = statSync(`/proc/${pid}/cwd`);
    const cluster = statSync(clusterFolder);
    if (workingFolder.ino !== cluster.ino || workingFolder.dev !== cluster.dev) return false;
    return path.basename(readlinkSync(`/proc/${pid}/exe`)).startsWith('postgres');
  } catch {
    return false; // gone, a zombie, or of a user into whom we may not look
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
