import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { monotonicMs } from '../../lib/clock.ts';
import { Refusal } from '../../lib/refusal.ts';
import { dataArgument, socketPort } from './cluster-place.ts';
import { serverEnvironment } from './create-cluster.ts';
import { clusterMark, disarmStaleFiles } from './postmaster.ts';
import { probeServer } from './probe-server.ts';
import type { ServerUser } from './server-user.ts';

const maxLogBytes = 10_000_000;
const orphanTimeoutMs = 60_000;

interface StartPlan {
  postgres: string;
  clusterFolder: string;
  socketFolder: string;
  logFile: string;
  user: ServerUser;
}

/**
 * Starts the server and resolves when it answers, however long recovery takes; it lives on when this process ends.
 * Only within a turn of the usage lock, and only when no server of this folder is alive. Aborted, it stops what it began.
 */
export async function startServer(plan: StartPlan, signal?: AbortSignal): Promise<void> {
  const giveUpAt = monotonicMs() + orphanTimeoutMs;
  for (;;) {
    disarmStaleFiles(plan.clusterFolder, plan.socketFolder);
    const failure = await tryStart(plan, signal);
    if (failure === undefined) return;
    // Sessions of a killed server may finish what they do; two servers at once would destroy the data.
    const mayPass = /shared memory block .* is still in use/.test(failure);
    if (!mayPass || monotonicMs() > giveUpAt) {
      throw new Refusal('unavailable', `The database did not start: ${failure} (its log: ${plan.logFile})`);
    }
    await sleep(100, undefined, { signal });
  }
}

/** Undefined when the server answers, else why it ended. */
async function tryStart(plan: StartPlan, signal?: AbortSignal): Promise<string | undefined> {
  signal?.throwIfAborted();
  const logStart = rotateLog(plan.logFile);
  const child = spawnServer(plan);
  let ended: string | undefined;
  child.once('error', (error) => {
    ended = error.message;
  });
  child.once('exit', (code, signal) => {
    ended ??= lastFatalLine(plan.logFile, logStart) ?? `it ended with ${signal ?? `exit code ${code}`}`;
  });
  for (;;) {
    const state = await probeServer(plan.clusterFolder);
    if (state.kind === 'ready') break;
    if (ended !== undefined) {
      signal?.throwIfAborted();
      return ended;
    }
    if (signal?.aborted === true) child.kill('SIGINT'); // its end is seen above; in a recovery it costs nothing
    await sleep(15);
  }
  child.removeAllListeners('exit'); // from now on its end is noticed by the connection that watches it
  child.unref();
  return undefined;
}

function spawnServer(plan: StartPlan): ChildProcess {
  const socketFolder = `"${plan.socketFolder.replaceAll('"', '""')}"`; // the setting is a list, separated by commas
  const settings = {
    listen_addresses: '',
    port: String(socketPort),
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    // Given here, they win over an edited postgresql.conf: an acknowledged write is on the disk.
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    logging_collector: 'off',
    log_destination: 'stderr',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  args.push('-c', clusterMark(plan.clusterFolder));
  const log = openSync(plan.logFile, 'a', 0o600);
  try {
    return spawn(plan.postgres, ['-D', dataArgument(plan.clusterFolder, plan.user), ...args], {
      cwd: plan.clusterFolder,
      env: serverEnvironment(),
      stdio: ['ignore', log, log],
      // Own session: Ctrl-C in the terminal must not stop the database before the program has drained.
      detached: true,
      ...(plan.user.isOther ? { uid: plan.user.uid, gid: plan.user.gid } : {}),
    });
  } finally {
    closeSync(log);
  }
}

/** Sets a log of more than 10 MB aside; returns the size of the one to write to. */
function rotateLog(logFile: string): number {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= maxLogBytes) return size;
  renameSync(logFile, `${logFile}.1`);
  return 0;
}

function lastFatalLine(logFile: string, from: number): string | undefined {
  const lines = readFileSync(logFile).subarray(from).toString().trim().split('\n');
  const fatal = lines.findLast((line) => /FATAL|PANIC|ERROR|error while loading/.test(line)) ?? lines.at(-1);
  return fatal?.replace(/^.*?(FATAL|PANIC|ERROR): +/, '') || undefined;
}
