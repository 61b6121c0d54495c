import { openLanceCatalog } from '../../src/catalog/lance-catalog.ts';
import { readConfig } from '../../src/config.ts';
import type { FrozenItem } from '../../src/sourcing/runs/run.ts';
import type { RunStats } from '../../src/sourcing/runs/run-stats.ts';
import { sourceItem } from '../../src/sourcing/runs/source-item.ts';
import { contextOfItem } from '../../src/sourcing/runs/sourcing-context.ts';
import { benchItem, benchItems } from './bench-items.ts';
import type { BenchService } from './bench-service.ts';

/**
 * Runs of several sizes with several workers of one item at a time. A worker's time is the time from the start of the
 * run to its end; what its items do not account for is `rest`: delivery by the queue, the statements that begin and
 * close items and end the run, commits, and waiting for an item.
 */
export async function measureRuns(bench: BenchService, itemCounts: number[], workerCounts: number[]): Promise<void> {
  console.log('\nRuns: 8 specs an item, 200 candidates each, workers of one item at a time');
  console.log(
    '| workers | items | run | an item | search | read facts | match | commit | rest | all but search and match |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|');
  let seed = 1000;
  for (const workers of workerCounts) {
    const ready = 'Working on runs';
    const processes = await Promise.all(
      Array.from({ length: workers }, () => bench.startProcess(['work', '--concurrency', '1'], ready)),
    );
    // Compiled code, open files and plans belong to a worker's first minute, not to a run.
    await bench.ended(await bench.start(await bench.storeRequest(benchItems(40, 1))));
    for (const items of itemCounts) {
      const rounds = items <= 10 ? 5 : 1;
      const rows: Figures[] = [];
      for (let round = 0; round < rounds; round++) {
        seed += items;
        const srId = await bench.storeRequest(benchItems(items, seed));
        rows.push(await measureRun(bench, srId, workers, items));
      }
      print(workers, items, rows.toSorted((a, b) => a.runMs - b.runMs)[Math.floor(rounds / 2)]);
    }
    await Promise.all(processes.map((worker) => worker.stop()));
  }
}

interface Figures {
  runMs: number;
  workerMs: number;
  candidates: number;
  steps: RunStats['durationsMs'];
}

async function measureRun(bench: BenchService, srId: string, workers: number, items: number): Promise<Figures> {
  const startedAt = Date.now();
  const run = await bench.ended(await bench.start(srId));
  const runMs = (run.finishedAt?.getTime() ?? 0) - startedAt;
  const { rows } = await bench.service.database.pool.query<{ stats: RunStats }>(
    'SELECT stats FROM sourcing_runs WHERE run_id = $1',
    [run.runId],
  );
  const stats = rows[0]?.stats;
  if (stats === undefined) throw new Error('The run has no stats.');
  return { runMs, workerMs: runMs * Math.min(workers, items), candidates: stats.candidates, steps: stats.durationsMs };
}

function print(workers: number, items: number, figures: Figures | undefined): void {
  if (figures === undefined) throw new Error('Nothing was measured.');
  const { runMs, workerMs, steps, candidates } = figures;
  const { search, readFacts, match, commit } = steps;
  const rest = workerMs - search - readFacts - match - commit;
  const each = (ms: number) => `${(ms / items).toFixed(1)} ms`;
  const share = `${Math.round((100 * (rest + commit)) / workerMs)}%`;
  const cells = [
    workers,
    items,
    `${runMs} ms`,
    each(workerMs),
    ...[search, readFacts, match, commit, rest].map(each),
    share,
  ];
  console.log(`| ${cells.join(' | ')} |${candidates === items * 200 ? '' : ` (${candidates} candidates)`}`);
}

/**
 * A run of 100 items by one worker as it is by default, with two items at a time, against searching and matching the
 * same items in one process with two at a time and nothing else: what a run adds to that.
 */
export async function measureOverhead(bench: BenchService): Promise<void> {
  const worker = await bench.startProcess(['work'], 'Working on runs');
  await bench.ended(await bench.start(await bench.storeRequest(benchItems(40, 1))));
  const catalog = await openLanceCatalog({ uri: readConfig(bench.env).catalogUri });
  const { signal } = new AbortController();
  const sourceAll = async (count: number, seed: number) => {
    let next = 0;
    const one = async () => {
      for (let index = next++; index < count; index = next++) {
        const item: FrozenItem = { ...benchItem(seed + index), itemId: index + 1, revision: 1 };
        await sourceItem(item, contextOfItem({}, item.itemId), [{ name: 'catalog', catalog }], signal);
      }
    };
    await Promise.all([one(), one()]);
  };
  await sourceAll(40, 1);
  const ratios: number[] = [];
  const times: string[] = [];
  for (let round = 0; round < 3; round++) {
    const seed = 20_000 + round * 100;
    const startedAt = performance.now();
    await sourceAll(100, seed);
    const aloneMs = performance.now() - startedAt;
    const srId = await bench.storeRequest(benchItems(100, seed));
    const { runMs } = await measureRun(bench, srId, 1, 100);
    ratios.push(1 - aloneMs / runMs);
    times.push(`${runMs} ms with ${Math.round(aloneMs)} ms`);
  }
  await catalog.close();
  await worker.stop();
  const median = ratios.toSorted((a, b) => a - b)[1] ?? 0;
  console.log(
    `100 items by one worker, two at a time, with search and match alone: ${times.join('; ')}. ` +
      `Everything else: ${Math.round(100 * median)}% (median)`,
  );
}
