import { expect, test } from 'vitest';
import { markRunStarted } from '../../../src/sourcing/runs/run-store.ts';
import { runJob } from '../../support/run-records.ts';
import { startJob } from '../../support/sourcing-builders.ts';
import { waitForRun } from '../../support/test-service.ts';
import { type Barrier, raiseBarrier } from './barrier.ts';
import { openSharedRuns, type SharedRuns } from './shared-run.ts';

/** Where a worker is stopped and killed; resolves when it stands there. */
type StopWorker = (runs: SharedRuns, runId: string) => Promise<Barrier>;

const lockItems = (runs: SharedRuns, runId: string) =>
  raiseBarrier(runs.databaseUrl, 'SELECT FROM run_items WHERE run_id = $1 FOR UPDATE', [runId]);

const steps: [string, StopWorker][] = [
  [
    'after it claimed its items',
    async (runs) => {
      const barrier = await raiseBarrier(runs.databaseUrl, 'LOCK TABLE run_items IN ACCESS EXCLUSIVE MODE');
      runs.startWorker();
      await barrier.reached();
      return barrier;
    },
  ],
  [
    'after it searched, before it matched',
    async (runs) => {
      // What people said of the candidates is read once they are found.
      const barrier = await raiseBarrier(runs.databaseUrl, 'LOCK TABLE spec_feedback IN ACCESS EXCLUSIVE MODE');
      runs.startWorker();
      await barrier.reached();
      return barrier;
    },
  ],
  [
    'after it searched and matched, before its commit',
    async (runs, runId) => {
      const barrier = await lockItems(runs, runId);
      runs.startWorker();
      await barrier.reached();
      return barrier;
    },
  ],
  [
    'inside the transaction that commits, with the products written',
    async (runs, runId) => {
      await markRunStarted(runs.service.database.pool, runId, new Date());
      const lock = 'SELECT FROM sourcing_runs WHERE run_id = $1 FOR UPDATE';
      const barrier = await raiseBarrier(runs.databaseUrl, lock, [runId]);
      runs.startWorker();
      await barrier.reached();
      return barrier;
    },
  ],
  [
    'after its commit, before the queue knows',
    async (runs, runId) => {
      const items = await lockItems(runs, runId);
      runs.startWorker();
      await items.reached();
      const jobs = await raiseBarrier(runs.databaseUrl, `SELECT FROM pgboss.job WHERE state = 'active' FOR UPDATE`);
      await items.release();
      await jobs.reached();
      return jobs;
    },
  ],
];

test.concurrent.each(steps)(
  'a worker killed %s costs nothing: another redoes what was not committed, and the result is the same',
  async (_step, stopWorker) => {
    const runs = await openSharedRuns(50);
    try {
      const srId = await runs.storeItems(4);
      const disturbed = await startJob(runs.call, srId);
      const barrier = await stopWorker(runs, disturbed);
      await runs.killWorkers();
      await barrier.dropWaiters();
      await runs.ageHeartbeats();
      runs.startWorker(1); // with one thread: each reads the program anew
      expect(await waitForRun(runs.call, disturbed)).toBe('done');
      await runs.checkWhole(disturbed);
      const undisturbed = await runJob(runs.call, srId);
      expect(await runs.resultHash(disturbed)).toBe(await runs.resultHash(undisturbed));
    } finally {
      await runs.close();
    }
  },
);

test('a worker asked to stop requeues what it cannot finish: another has it without waiting, at no cost', async () => {
  const runs = await openSharedRuns(50);
  try {
    const runId = await startJob(runs.call, await runs.storeItems(2));
    const barrier = await lockItems(runs, runId);
    const first = runs.startWorker();
    await barrier.reached();
    const second = runs.startWorker();
    await second.says('Working on runs');
    first.child.kill('SIGTERM');
    // The second attempt is under way while the first worker still waits for the lock.
    const { pool } = runs.service.database;
    const jobs = async () =>
      (
        await pool.query<{ state: string; retry_count: number; retry_limit: number; output: unknown }>(
          `SELECT state, retry_count, retry_limit, output FROM pgboss.job WHERE name = 'source-item'`,
        )
      ).rows;
    while ((await jobs()).some((job) => job.retry_count === 0)) await new Promise((r) => setTimeout(r, 20));
    // A job that was lost and not handed back would say "job heartbeat timeout" here, and have one retry fewer left.
    for (const job of await jobs()) expect(job).toMatchObject({ retry_count: 1, retry_limit: 6, output: null });
    await barrier.release();
    expect(await first.ended).toEqual({ code: 0, signal: null });
    expect(await waitForRun(runs.call, runId)).toBe('done');
    await runs.checkWhole(runId);
  } finally {
    await runs.close();
  }
});
