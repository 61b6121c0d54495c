import type { Database } from '../../db/open-database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Clock } from '../../lib/clock.ts';
import { endRun, type OnRunEnded } from './end-run.ts';
import { isUnfinished } from './run.ts';
import { listRunsStartedBefore, lockRun } from './run-store.ts';

/** How often each process looks for runs over their time limit. */
const superviseEveryMs = 2_000;

interface SupervisionDependencies {
  database: Database;
  clock: Clock;
  /** A run may take this long from the start of its first item. Waiting in the queue does not count. */
  runTimeLimitSeconds: number;
  onRunEnded?: OnRunEnded;
}

/** Ends the runs over their time limit as failed, saying so; returns how many. What was finished stays readable. */
async function endOverdueRuns(dependencies: SupervisionDependencies): Promise<number> {
  const { database, clock, runTimeLimitSeconds, onRunEnded } = dependencies;
  const startedBefore = new Date(clock.now() - runTimeLimitSeconds * 1000);
  const overdue = await listRunsStartedBefore(database.pool, startedBefore);
  let count = 0;
  for (const runId of overdue) {
    await withTransaction(database.pool, async (client) => {
      // It may have ended since it was listed: by its last item, a cancel, or another process that supervises.
      const run = await lockRun(client, runId);
      if (run === null || !isUnfinished(run.state)) return;
      const closed = run.itemsDone + run.itemsFailed;
      const error =
        `The run took longer than its limit of ${runTimeLimitSeconds} s; ` +
        `${closed} of its ${run.itemsTotal} items were finished.`;
      await endRun(client, run, { state: 'failed', error }, new Date(clock.now()), onRunEnded);
      count++;
    });
  }
  return count;
}

/**
 * Keeps runs within their time limit, in every process that has the service open: servers do it while no worker is
 * alive. A look that fails is reported, and repeated like any other.
 */
export function superviseRuns(
  dependencies: SupervisionDependencies,
  onFailure: (error: unknown) => void,
): AsyncDisposable {
  let looking: Promise<void> = Promise.resolve();
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    await endOverdueRuns(dependencies).catch(onFailure);
    isLooking = false;
  };
  const timer = setInterval(() => {
    looking = look();
  }, superviseEveryMs).unref();
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await looking;
    },
  };
}
