import type { Database } from '../../db/open-database.ts';
import type { TransactionClient } from '../../db/transaction.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { Clock } from '../../lib/clock.ts';
import type { OnRunEnded } from './end-run.ts';
import { endRun } from './end-run.ts';
import type { SourceItemJob } from './run.ts';
import { failedItemQueue, sourceItemQueue } from './run.ts';
import {
  closeItem,
  findItemError,
  findItemToSource,
  insertProducts,
  listFailures,
  lockItem,
  noteItemError,
} from './run-item-store.ts';
import { markRunStarted } from './run-store.ts';
import type { Source } from './search-sources.ts';
import { sourceItem } from './source-item.ts';
import { contextOfItem } from './sourcing-context.ts';

export interface ItemWorkDependencies {
  database: Database;
  sources: Source[];
  clock: Clock;
  onRunEnded?: OnRunEnded;
}

const doneEnd = { state: 'done', error: null } as const;

/** Thrown to roll back when the run ended while one of its items was in hand. */
class RunIsOver extends Error {}

/**
 * Closes an item, with what `store` writes, and ends the run when it was the last: all of it or nothing.
 * Nothing happens when the item has been closed by another worker, or when the run is over.
 */
async function commitItem(
  { database, clock, onRunEnded }: ItemWorkDependencies,
  { runId, position }: SourceItemJob,
  outcome: Parameters<typeof closeItem>[3],
  store?: (client: TransactionClient) => Promise<void>,
): Promise<void> {
  try {
    await withTransaction(database.pool, async (client) => {
      if (!(await lockItem(client, runId, position))) return;
      await store?.(client);
      const at = new Date(clock.now());
      const run = await closeItem(client, runId, position, outcome, at);
      if (run === null) throw new RunIsOver();
      if (run.itemsDone + run.itemsFailed < run.itemsTotal) return;
      const failures = await listFailures(client, runId);
      const end = failures.length > 0 ? ({ state: 'failed', error: failures.join('\n') } as const) : doneEnd;
      await endRun(client, run, end, at, onRunEnded);
    });
  } catch (error) {
    if (!(error instanceof RunIsOver)) throw error;
  }
}

/**
 * Sources one item of a run and commits its products, its stats and the run's progress together.
 * Doing it twice is harmless: the second time finds the item closed.
 */
export async function executeItem(dependencies: ItemWorkDependencies, job: SourceItemJob): Promise<void> {
  const { database, sources, clock } = dependencies;
  const { runId, position } = job;
  const found = await findItemToSource(database.pool, runId, position);
  if (found === null) return;
  await markRunStarted(database.pool, runId, new Date(clock.now()));
  try {
    const { item, context } = found;
    const sourced = await sourceItem(item, contextOfItem(context, item.itemId), sources);
    await commitItem(dependencies, job, { state: 'done', stats: sourced.stats }, (client) =>
      insertProducts(client, runId, position, item, sourced.products),
    );
  } catch (error) {
    await noteItemError(database.pool, runId, position, error instanceof Error ? error.message : String(error));
    throw error;
  }
}

/** Closes an item whose attempts are used up, so that its run ends as failed and says why. */
export async function giveUpItem(dependencies: ItemWorkDependencies, job: SourceItemJob): Promise<void> {
  const { database } = dependencies;
  const { runId, position } = job;
  const error =
    (await findItemError(database.pool, runId, position)) ??
    'its workers stopped without a word, every time it was tried';
  await commitItem(dependencies, job, { state: 'failed', error });
}

/** Lets this process work on runs: `concurrency` items at a time. */
export async function workOnRuns(
  queue: JobQueue,
  concurrency: number,
  dependencies: ItemWorkDependencies,
): Promise<void> {
  await queue.work<SourceItemJob>(sourceItemQueue, concurrency, (job) => executeItem(dependencies, job));
  await queue.work<SourceItemJob>(failedItemQueue, 1, (job) => giveUpItem(dependencies, job));
}
