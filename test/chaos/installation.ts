import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from '../../src/config.ts';
import { type AssayProcess, root, startProcess } from '../support/assay-process.ts';

/** A process of the program that is started again whenever it ends, as a supervisor would. */
export interface KeptProcess {
  name: string;
  origin?: string;
  /** Ends it with -9; it comes back by itself. */
  kill(): Promise<void>;
  /** Its clock is so many milliseconds off from now on. */
  shiftClock(ms: number): void;
  /** Resident memory in megabytes; undefined while it is not there. */
  megabytes(): number | undefined;
  /** How often it ended without having been killed by us, with the last words of each. */
  ownEnds: string[];
  stop(): Promise<void>;
}

const entry = path.join(root, 'src', 'main.ts');
const clockModule = path.join(import.meta.dirname, 'shifted-clock.ts');

export function keepProcess(
  name: string,
  args: string[],
  env: Environment,
  folder: string,
  port?: number,
): KeptProcess {
  const clockFile = path.join(folder, `${name}.clock`);
  writeFileSync(clockFile, '0');
  const ownEnds: string[] = [];
  let current: AssayProcess;
  let isStopping = false;
  let wasKilled = false;
  const start = () => {
    const wholeEnv = { ...env, CHAOS_CLOCK: clockFile, ...(port === undefined ? {} : { PORT: String(port) }) };
    current = startProcess(process.execPath, ['--import', clockModule, entry, ...args], wholeEnv, folder);
    void current.ended.then(async ({ code, signal }) => {
      if (isStopping) return;
      if (!wasKilled) ownEnds.push(`${name} ended by itself (${signal ?? code}): ${current.errors().slice(-400)}`);
      wasKilled = false;
      await sleep(500);
      if (!isStopping) start();
    });
  };
  start();
  return {
    name,
    ...(port === undefined ? {} : { origin: `http://127.0.0.1:${port}` }),
    ownEnds,
    async kill() {
      wasKilled = true;
      await current.kill();
    },
    shiftClock: (ms) => writeFileSync(clockFile, String(ms)),
    megabytes() {
      try {
        const status = readFileSync(`/proc/${current.child.pid}/status`, 'utf8');
        return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
      } catch {
        return undefined;
      }
    },
    async stop() {
      isStopping = true;
      current.child.kill('SIGTERM');
      const late = sleep(30_000, 'late', { ref: false });
      if ((await Promise.race([current.ended, late])) === 'late') await current.kill();
    },
  };
}
