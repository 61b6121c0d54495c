import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { systemClock } from '../lib/clock.ts';
import { heldBy, type WriterLease } from './lease.ts';

const heartbeatMs = 5_000;
const staleAfterMs = 60_000;

/** Makes the caller the only writer of the dataset in a folder, across processes, by a lock file in it. */
export async function acquireFolderLease(folder: string): Promise<WriterLease> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, '.writer.lock');
  const token = randomUUID();
  while (!(await tryCreate(file, token))) await removeStale(file);
  const heartbeat = setInterval(() => {
    const now = systemClock.now() / 1000;
    utimes(file, now, now).catch(() => undefined); // a missed beat is made up by the next one
  }, heartbeatMs);
  heartbeat.unref();
  return {
    assertHeld: () => undefined, // a process that lives keeps its file
    async release() {
      clearInterval(heartbeat);
      if ((await readOwner(file))?.token === token) await rm(file, { force: true });
    },
  };
}

interface Owner {
  token: string;
  pid: number;
  host: string;
}

async function tryCreate(file: string, token: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx');
    const owner: Owner = { token, pid: process.pid, host: hostname() };
    await handle.writeFile(JSON.stringify(owner));
    await handle.close();
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Removes a lock nobody holds any more; throws while somebody does. */
async function removeStale(file: string): Promise<void> {
  const owner = await readOwner(file);
  const ageMs = await ageOf(file);
  if (ageMs === undefined) return; // released meanwhile
  const isGone = owner !== undefined && owner.host === hostname() && !isAlive(owner.pid);
  if (!isGone && ageMs < staleAfterMs) {
    const who = owner === undefined ? 'another process' : `process ${owner.pid} on ${owner.host}`;
    throw heldBy(who);
  }
  // Renaming first: of two processes that find the same stale lock, one moves it and the other finds it gone.
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  const moved = await readOwner(aside);
  if (moved?.token !== owner?.token) {
    // Between the look and the move another process took the lock over: give it back, and look again.
    await link(aside, file).catch(() => undefined); // taken once more meanwhile: the next look tells
  }
  await rm(aside, { force: true });
}

async function readOwner(file: string): Promise<Owner | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Owner;
  } catch {
    return undefined; // being written, or removed: its age decides
  }
}

async function ageOf(file: string): Promise<number | undefined> {
  try {
    return systemClock.now() - (await stat(file)).mtimeMs;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !isCode(error, 'ESRCH');
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
