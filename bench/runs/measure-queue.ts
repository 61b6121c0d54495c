import { createJobQueue } from '../../src/jobs/job-queue.ts';
import { silentLog } from '../../src/observability/log.ts';
import type { BenchService } from './bench-service.ts';

const parts = 10;

/** What the queue costs while it holds a long backlog: bare jobs first, then whole runs over an empty catalog. */
export async function measureQueue(bench: BenchService, count: number, emptyCatalog: string): Promise<void> {
  await drainJobs(bench, count);
  await drainRuns(bench, count, emptyCatalog);
}

async function drainJobs({ service }: BenchService, count: number): Promise<void> {
  const name = 'bench';
  const definition = { name, retryLimit: 1, retryDelaySeconds: 1, heartbeatSeconds: 10, expireSeconds: 60 };
  const { database } = service;
  const queue = await createJobQueue({ connection: database.connection, queues: [definition], log: silentLog });
  const jobs = Array.from({ length: count }, (_, index) => ({ index }));
  await queue.enqueue(
    database.pool,
    name,
    jobs,
    jobs.map(({ index }) => -index),
  );
  // What a machine can commit changes with its load, so each tenth is told in units of one committed row as well.
  await database.pool.query('CREATE TABLE bench_yardstick (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY)');
  const commitMs = async () => {
    const startedAt = performance.now();
    for (let row = 0; row < 50; row++) await database.pool.query('INSERT INTO bench_yardstick DEFAULT VALUES');
    return (performance.now() - startedAt) / 50;
  };
  let done = 0;
  let yardstick = await commitMs();
  let lastAt = performance.now();
  const costs: string[] = [];
  await new Promise<void>((resolve) => {
    void queue.work(name, 1, async () => {
      if (++done % (count / parts) !== 0) return;
      const jobMs = (performance.now() - lastAt) / (count / parts);
      const after = await commitMs();
      costs.push(`${jobMs.toFixed(1)} (${(jobMs / ((yardstick + after) / 2)).toFixed(1)})`);
      yardstick = after;
      lastAt = performance.now();
      if (done === count) resolve();
    });
  });
  await queue.stop(1_000);
  await database.pool.query('DROP TABLE bench_yardstick');
  console.log(
    `\n${count} jobs that do nothing, one slot; ms a job (and in commits of one row) in each tenth of the backlog: ` +
      costs.join(', '),
  );
}

async function drainRuns(bench: BenchService, count: number, emptyCatalog: string): Promise<void> {
  const srId = await bench.storeRequest([{ name: 'Mug', description: 'A mug' }]);
  const startedAt = performance.now();
  const starters = Array.from({ length: 8 }, async () => {
    for (let index = 0; index < count / 8; index++) await bench.start(srId);
  });
  await Promise.all(starters);
  const startSeconds = (performance.now() - startedAt) / 1000;
  console.log(`${count} runs of one item started by 8 callers: ${(count / startSeconds).toFixed(0)} runs/s`);

  const { pool } = bench.service.database;
  const doneCount = async () => {
    const { rows } = await pool.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM sourcing_runs WHERE sr_id = $1 AND state = 'done'`,
      [srId],
    );
    return rows[0]?.count ?? 0;
  };
  const drainedAt = performance.now();
  let lastAt = drainedAt;
  let lastCount = 0;
  const rates: string[] = [];
  const worker = await bench.startProcess(['work', '--concurrency', '2'], 'Working on runs', {
    CATALOG_URI: emptyCatalog,
  });
  while (lastCount < count) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const now = await doneCount();
    if (now - lastCount < count / parts && now < count) continue;
    rates.push(((now - lastCount) / ((performance.now() - lastAt) / 1000)).toFixed(0));
    lastCount = now;
    lastAt = performance.now();
  }
  await worker.stop();
  const seconds = (performance.now() - drainedAt) / 1000;
  console.log(
    `drained by one worker of two items over an empty catalog: ${(count / seconds).toFixed(0)} runs/s; ` +
      `runs/s in each tenth of the backlog: ${rates.join(', ')} (the first with the worker's own start)`,
  );
}
