import { openLanceCatalog } from '../../src/catalog/lance-catalog.ts';
import { readConfig } from '../../src/config.ts';
import type { FrozenItem } from '../../src/sourcing/runs/run.ts';
import { sourceItem } from '../../src/sourcing/runs/source-item.ts';
import { contextOfItem } from '../../src/sourcing/runs/sourcing-context.ts';
import { benchItem, benchItems } from './bench-items.ts';
import type { BenchService } from './bench-service.ts';
import { measureRun } from './measure-runs.ts';

const items = 60;
const rounds = 3;

/**
 * What a run adds to searching and matching: the same items in this process, two at a time, once by themselves and
 * once as a run by this process's own worker. Told in time and in processor time of the process, which does not count
 * what the database does and does not change with the load of the machine. The worker stays, so this comes last.
 */
export async function measureOverhead(bench: BenchService): Promise<void> {
  await bench.service.startWorker(2);
  const catalog = await openLanceCatalog({ uri: readConfig(bench.env).catalogUri });
  const { signal } = new AbortController();
  const sourceAll = async (seed: number) => {
    let next = 0;
    const one = async () => {
      for (let index = next++; index < items; index = next++) {
        const item: FrozenItem = { ...benchItem(seed + index), itemId: index + 1, revision: 1 };
        await sourceItem(item, contextOfItem({}, item.itemId), [{ name: 'catalog', catalog }], signal);
      }
    };
    await Promise.all([one(), one()]);
  };
  const wallShares: number[] = [];
  const cpuShares: number[] = [];
  for (let round = -1; round < rounds; round++) {
    const seed = 20_000 + round * items;
    const alone = await timed(() => sourceAll(seed));
    const srId = await bench.storeRequest(benchItems(items, seed));
    const run = await timed(async () => void (await measureRun(bench, srId, 1, items)));
    if (round < 0) continue; // warming up
    wallShares.push(1 - alone.wallMs / run.wallMs);
    cpuShares.push(1 - alone.cpuMs / run.cpuMs);
    console.log(
      `${items} items, two at a time: searched and matched alone ${alone.wallMs.toFixed(0)} ms ` +
        `(processor ${alone.cpuMs.toFixed(0)} ms), as a run ${run.wallMs.toFixed(0)} ms (${run.cpuMs.toFixed(0)} ms)`,
    );
  }
  await catalog.close();
  const median = (shares: number[]) => Math.round(100 * (shares.toSorted((a, b) => a - b)[1] ?? 0));
  console.log(
    `all but search and match: ${median(wallShares)}% of the time, ${median(cpuShares)}% of the worker's processor ` +
      'time (medians; goal 25%)',
  );
}

async function timed(work: () => Promise<void>): Promise<{ wallMs: number; cpuMs: number }> {
  const cpu = process.cpuUsage();
  const startedAt = performance.now();
  await work();
  const { user, system } = process.cpuUsage(cpu);
  return { wallMs: performance.now() - startedAt, cpuMs: (user + system) / 1000 };
}
