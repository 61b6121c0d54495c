import type { RunStats } from '../../src/sourcing/runs/run-stats.ts';
import { benchItems } from './bench-items.ts';
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

/** One run from its start to its end. */
export async function measureRun(bench: BenchService, srId: string, workers: number, items: number): Promise<Figures> {
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
