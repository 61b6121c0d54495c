import type { Database } from '../../db/open-database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { JobQueue, QueueDefinition } from '../../jobs/job-queue.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Log } from '../../observability/log.ts';
import { claimDailyTask, noteTaskOutcome } from './daily-task-store.ts';
import { ensurePartitions } from './partition-store.ts';
import { hasPolicy, prune, type RetentionPolicy } from './prune.ts';

export const retentionQueue: QueueDefinition = {
  name: 'retention',
  retryLimit: 3,
  retryDelaySeconds: 60,
  heartbeatSeconds: 30,
  expireSeconds: 900,
};

const taskName = 'retention';
/** Less than a day, so that it does not wander through the clock when it is a little late. */
const taskIntervalMs = 23 * 60 * 60 * 1000;
const pollIntervalMs = 60 * 60 * 1000;
/** A job runs for so long, then enqueues the next: a worker that stops waits for none of them. */
const jobMs = 10 * 60 * 1000;

interface RetentionDependencies {
  database: Database;
  queue: JobQueue;
  clock: Clock;
  log: Log;
  policy: RetentionPolicy;
}

/** Asks for the daily task, unless another process has done so within the day. */
export async function askForRetention({ database, queue, clock }: RetentionDependencies): Promise<boolean> {
  return withTransaction(database.pool, async (client) => {
    const isOurs = await claimDailyTask(client, taskName, new Date(clock.now()), taskIntervalMs);
    if (isOurs) await queue.enqueue(client, retentionQueue.name, [{}]);
    return isOurs;
  });
}

/** The daily task: partitions for the months to come, and the end of what is old. */
export async function doRetention(dependencies: RetentionDependencies, signal: AbortSignal): Promise<void> {
  const { database, queue, clock, log, policy } = dependencies;
  const made = await ensurePartitions(database.pool, new Date(clock.now()));
  const enough = AbortSignal.timeout(jobMs);
  const counts = hasPolicy(policy)
    ? await prune({ database, clock, signal: AbortSignal.any([signal, enough]) }, policy)
    : undefined;
  // Interrupted by the process that stops: the job goes back to the queue. Out of time: another one goes on.
  signal.throwIfAborted();
  if (enough.aborted) await queue.enqueue(database.pool, retentionQueue.name, [{}]);
  const outcome = { made, ...(counts === undefined ? {} : { removed: counts }) };
  await noteTaskOutcome(database.pool, taskName, new Date(clock.now()), outcome);
  log.info(outcome, 'Old data was removed.');
}

/** Lets this process do the daily task when its turn comes. Disposing it stops the asking; the queue stops the work. */
export async function workOnRetention(dependencies: RetentionDependencies): Promise<AsyncDisposable> {
  const { queue, log } = dependencies;
  await queue.work(retentionQueue.name, 1, (_payload: object, { signal }) => doRetention(dependencies, signal));
  let asking: Promise<unknown> = Promise.resolve();
  const ask = () => {
    asking = askForRetention(dependencies).catch((error: unknown) =>
      log.warn({ err: error }, 'The daily removal of old data could not be asked for.'),
    );
  };
  ask();
  const timer = setInterval(ask, pollIntervalMs).unref();
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await asking;
    },
  };
}
