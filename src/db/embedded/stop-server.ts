import { setTimeout as sleep } from 'node:timers/promises';
import { monotonicMs } from '../../lib/clock.ts';
import type { DatabaseLog } from '../create-pool.ts';
import { isServerOf, readPostmasterFile } from './postmaster.ts';

const fastShutdownTimeoutMs = 60_000;
const immediateShutdownTimeoutMs = 10_000;

/**
 * Asks the server of `clusterFolder` for a fast shutdown: sessions end, their work is rolled back, what was committed
 * is on the disk. False when no living server of this folder is known.
 */
export function signalStop(clusterFolder: string, signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): boolean {
  const found = readPostmasterFile(clusterFolder);
  if (found === undefined || !isServerOf(clusterFolder, found.pid)) return false;
  return process.kill(found.pid, signal);
}

/**
 * Stops the server and waits for its end: a minute for the fast shutdown, then at once, which costs the next start a
 * recovery but no data. Only within a turn of the usage lock. False when it lives on nevertheless.
 */
export async function stopServer(clusterFolder: string, log: DatabaseLog): Promise<boolean> {
  const pid = readPostmasterFile(clusterFolder)?.pid;
  if (pid === undefined || !signalStop(clusterFolder)) return true;
  if (await waitForEnd(clusterFolder, pid, fastShutdownTimeoutMs)) return true;
  log.warn(
    'The database takes more than a minute to stop; it is now stopped at once and will recover at the next start',
  );
  signalStop(clusterFolder, 'SIGQUIT');
  const hasEnded = await waitForEnd(clusterFolder, pid, immediateShutdownTimeoutMs);
  if (!hasEnded) log.error(`The database (process ${pid}) does not stop`);
  return hasEnded;
}

async function waitForEnd(clusterFolder: string, pid: number, timeoutMs: number): Promise<boolean> {
  const giveUpAt = monotonicMs() + timeoutMs;
  while (isServerOf(clusterFolder, pid)) {
    if (monotonicMs() > giveUpAt) return false;
    await sleep(10);
  }
  return true;
}
