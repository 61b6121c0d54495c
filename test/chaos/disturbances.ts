import { execFileSync } from 'node:child_process';
import { readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from '../../src/config.ts';
import { faults, type MarketplaceServer } from '../support/marketplace-server.ts';
import type { PostgresServer } from '../support/postgres-server.ts';
import { runAssay } from '../support/run-assay.ts';
import type { KeptProcess } from './installation.ts';

export interface Surroundings {
  postgres: PostgresServer;
  marketplace: MarketplaceServer;
  /** Those that may be killed. */
  processes: KeptProcess[];
  /** Mount point of the catalog's own disk; undefined where none could be mounted. */
  disk: string | undefined;
  feed: string;
  env: Environment;
}

/** A time in which the database was away, so that 5xx are the right answer. */
export interface Outage {
  fromMs: number;
  toMs: number;
}

/** One thing that is done to the installation; resolves to what is worth saying of it. */
export type Disturbance = (around: Surroundings) => Promise<string>;

async function away(outages: Outage[], work: () => Promise<void>): Promise<void> {
  const outage = { fromMs: Date.now(), toMs: Number.POSITIVE_INFINITY };
  outages.push(outage);
  await work();
  outage.toMs = Date.now();
}

function pick<Value>(values: readonly Value[]): Value {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined) throw new Error('There is nothing to pick.');
  return value;
}

/** Imports a feed that is new in every record, and says how it ended. */
async function importAgain({ env, feed }: Surroundings, name: string): Promise<{ code: number | null; said: string }> {
  const changed = `${feed}.${name}`;
  const lines = readFileSync(feed, 'utf8').trimEnd().split('\n');
  const stamp = `made ${Date.now()}`;
  writeFileSync(
    changed,
    lines.map((line) => `${JSON.stringify({ ...JSON.parse(line), description: stamp.repeat(40) })}\n`).join(''),
  );
  const { code, errors } = await runAssay(['catalog', 'import', changed], env);
  await rm(changed);
  return { code, said: errors.trim().split('\n').at(-1) ?? '' };
}

/** An import on a disk that takes nothing must fail with a sentence, and the next one succeed. */
async function failThenSucceed(around: Surroundings, how: string, undo: () => Promise<void>): Promise<string> {
  const failed = await importAgain(around, 'failing');
  await undo();
  if (failed.code === 0) throw new Error(`An import succeeded although the disk was ${how}.`);
  if (!failed.said.startsWith('assay: ')) throw new Error(`An import died on a disk that was ${how}: ${failed.said}`);
  const after = await importAgain(around, 'after');
  if (after.code !== 0) throw new Error(`After the disk was ${how} no import succeeds: ${after.said}`);
  return failed.said.slice(0, 160);
}

/** What is done, by name; `outages` hears when the database is away. */
export function createDisturbances(outages: Outage[]): Record<string, Disturbance> {
  return {
    'kill -9 of a process': async ({ processes }) => {
      const victim = pick(processes);
      await victim.kill();
      return victim.name;
    },
    'PostgreSQL restarted': async ({ postgres }) => {
      await away(outages, async () => {
        await postgres.stop();
        await sleep(1_000);
        await postgres.start();
      });
      return 'stopped, a second later started';
    },
    'PostgreSQL killed with -9': async ({ postgres }) => {
      await away(outages, async () => {
        await postgres.kill();
        await postgres.start();
      });
      return 'started at once, with a recovery';
    },
    'PostgreSQL paused': async ({ postgres }) => {
      const seconds = pick([3, 8]);
      await away(outages, async () => {
        postgres.pause();
        await sleep(seconds * 1_000);
        postgres.resume();
      });
      return `SIGSTOP for ${seconds} s`;
    },
    "catalog's disk full": async (around) => {
      const { disk } = around;
      if (disk === undefined) return 'left out: no disk can be mounted here';
      const filler = path.join(disk, 'filler');
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - 8_192)));
      return failThenSucceed(around, 'full', () => rm(filler));
    },
    "catalog's disk read-only": async (around) => {
      const { disk } = around;
      if (disk === undefined) return 'left out: no disk can be mounted here';
      execFileSync('mount', ['-o', 'remount,ro', disk]);
      return failThenSucceed(around, 'read-only', async () => {
        execFileSync('mount', ['-o', 'remount,rw', disk]);
      });
    },
    'sources answer garbage': async ({ marketplace }) => {
      const garbage = [
        faults.text('<html>Service Unavailable</html>'),
        faults.text('\u0000\uffff{"items":[{'),
        faults.json({ items: [{ itemId: {}, subject: ['a'], offer: 7 }, null, 'x'] }),
        faults.status(500),
        faults.hangsUp,
        faults.breaksOff,
        faults.stalls,
        faults.bomb(200_000_000),
      ];
      marketplace.always((...request) => pick(garbage)(...request));
      await sleep(8_000);
      marketplace.always(undefined);
      return 'for 8 s: no JSON, half an answer, wrong types, 500, a bomb of 200 MB';
    },
    'a clock jumps': async ({ processes }) => {
      const victim = pick(processes);
      const minutes = pick([-120, -5, 5, 120]);
      victim.shiftClock(minutes * 60_000);
      await sleep(6_000);
      victim.shiftClock(0);
      return `${victim.name} by ${minutes} minutes, and back after 6 s`;
    },
  };
}
