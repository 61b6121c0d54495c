import type { Database } from '../../db/open-database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { Clock } from '../../lib/clock.ts';
import type { SourceItemJob } from './run.ts';
import { failedItemQueue, sourceItemQueue } from './run.ts';
import { closeItem, findItemError, findItemToSource, insertProducts, noteItemError } from './run-item-store.ts';
import { advanceRun, markRunStarted } from './run-store.ts';
import type { Source } from './search-sources.ts';
import { sourceItem } from './source-item.ts';
import { contextOfItem } from './sourcing-context.ts';

export interface ItemWorkDependencies {
  database: Database;
  sources: Source[];
  clock: Clock;
}

/**
 * Sources one item of a run and commits its products, its stats and the run's progress together.
 * Doing it twice is harmless: the second time finds the item closed.
 */
export async function executeItem(
  { database, sources, clock }: ItemWorkDependencies,
  job: SourceItemJob,
): Promise<void> {
  const { runId, position } = job;
  const found = await findItemToSource(database.pool, runId, position);
  if (found === null) return;
  await markRunStarted(database.pool, runId, new Date(clock.now()));
  try {
    const { item, context } = found;
    const sourced = await sourceItem(item, contextOfItem(context, item.itemId), sources);
    await withTransaction(database.pool, async (client) => {
      const at = new Date(clock.now());
      if (!(await closeItem(client, runId, position, { state: 'done', stats: sourced.stats }, at))) return;
      await insertProducts(client, runId, position, item, sourced.products);
      await advanceRun(client, runId, 'done', at);
    });
  } catch (error) {
    await noteItemError(database.pool, runId, position, error instanceof Error ? error.message : String(error));
    throw error;
  }
}

/** Closes an item whose attempts are used up, so that its run ends as failed and says why. */
export async function giveUpItem({ database, clock }: ItemWorkDependencies, job: SourceItemJob): Promise<void> {
  const { runId, position } = job;
  const error =
    (await findItemError(database.pool, runId, position)) ??
    'its workers stopped without a word, every time it was tried';
  await withTransaction(database.pool, async (client) => {
    const at = new Date(clock.now());
    if (!(await closeItem(client, runId, position, { state: 'failed', error }, at))) return;
    await advanceRun(client, runId, 'failed', at);
  });
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
