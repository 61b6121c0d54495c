import { loadTables } from '../../catalog/load-tables.ts';
import type { Database } from '../../db/open-database.ts';
import { type TransactionClient, withTransaction } from '../../db/transaction.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { type Clock, monotonicMs } from '../../lib/clock.ts';
import { loadFeedback } from '../feedback/load-feedback.ts';
import { type Assessing, UnworkableItem } from './assessing.ts';
import { endRun, type OnRunEnded } from './end-run.ts';
import { publicReason } from './public-reason.ts';
import { failedItemQueue, type SourceItemJob, sourceItemQueue } from './run.ts';
import {
  closeItem,
  findItemError,
  findItemToSource,
  type ItemOutcome,
  insertProducts,
  listFailures,
  lockItem,
  noteItemError,
} from './run-item-store.ts';
import type { ItemStats } from './run-stats.ts';
import { markRunStarted } from './run-store.ts';
import type { Source } from './search-sources.ts';
import { contextOfItem } from './sourcing-context.ts';
import { createRunWatch, type RunWatch } from './watch-runs.ts';

interface ItemWorkDependencies {
  database: Database;
  sources: Source[];
  assessing: Assessing;
  clock: Clock;
  runWatch: RunWatch;
  /** What a run stores has neither the names of people who gave feedback nor their notes. */
  hidesPeople?: boolean;
  onRunEnded?: OnRunEnded;
  /** Called for every item that this process has sourced, and for every failed attempt. */
  onItem?: (
    job: SourceItemJob,
    outcome: { state: 'done'; stats: ItemStats } | { state: 'failed'; error: unknown },
  ) => void;
}

const doneEnd = { state: 'done', error: null } as const;

/** Ends the work on an item, and rolls back what it has stored, because its run ended meanwhile. */
class RunIsOver extends Error {}

/**
 * Closes an item, with what `prepare` stores, and ends the run when it was the last: all of it or nothing.
 * Nothing happens when the item has been closed by another worker.
 * @throws RunIsOver when the run is over.
 */
async function commitItem(
  { database, clock, onRunEnded }: ItemWorkDependencies,
  { runId, position }: SourceItemJob,
  prepare: (client: TransactionClient) => Promise<ItemOutcome>,
): Promise<void> {
  await withTransaction(database.pool, async (client) => {
    if (!(await lockItem(client, runId, position))) return;
    const outcome = await prepare(client);
    const at = new Date(clock.now());
    const run = await closeItem(client, runId, position, outcome, at);
    if (run === null) throw new RunIsOver();
    if (run.itemsDone + run.itemsFailed < run.itemsTotal) return;
    const failures = await listFailures(client, runId);
    const end = failures.length > 0 ? ({ state: 'failed', error: failures.join('\n') } as const) : doneEnd;
    await endRun(client, run, end, at, onRunEnded);
  });
}

/**
 * Sources one item of a run and commits its products, its stats and the run's progress together.
 * Doing it twice is harmless: the second time finds the item closed. Between its steps it looks whether it shall
 * stop: because `stop` was aborted, or because the run has ended; then nothing is stored.
 */
async function executeItem(dependencies: ItemWorkDependencies, job: SourceItemJob, stop: AbortSignal): Promise<void> {
  const { database, sources, assessing, clock, runWatch } = dependencies;
  const { runId, position } = job;
  const found = await findItemToSource(database.pool, runId, position);
  if (found === null) return;
  const { item, context, runState } = found;
  if (runState === 'queued') await markRunStarted(database.pool, runId, new Date(clock.now()));
  const runOver = new AbortController();
  using _watching = runWatch.watch(runId, () => runOver.abort(new RunIsOver()));
  const signal = AbortSignal.any([stop, runOver.signal]);
  try {
    // Loaded with the first item: a server may never be given one.
    await loadTables();
    const { sourceItem } = await import('./source-item.ts');
    const feedbackOf = loadFeedback(database.pool, runId, { hidesPeople: dependencies.hidesPeople ?? false });
    const { products, stats } = await sourceItem(
      ...([item, contextOfItem(context, item.itemId), sources, signal] as const),
      { feedbackOf, assessing },
    );
    signal.throwIfAborted();
    let stored: ItemStats | undefined;
    await commitItem(dependencies, job, async (client) => {
      const startedAt = monotonicMs();
      await insertProducts(client, runId, position, products);
      const commit = Math.round(monotonicMs() - startedAt);
      stored = { ...stats, durationsMs: { ...stats.durationsMs, commit } };
      return { state: 'done', stats: stored };
    });
    // Undefined where another worker was quicker.
    if (stored !== undefined) dependencies.onItem?.(job, { state: 'done', stats: stored });
  } catch (error) {
    if (error instanceof RunIsOver) return;
    if (error instanceof UnworkableItem) return failItem(dependencies, job, error.message);
    // What was interrupted has not failed: it is done again elsewhere.
    if (!stop.aborted) dependencies.onItem?.(job, { state: 'failed', error });
    if (!stop.aborted) await noteItemError(database.pool, runId, position, publicReason(error));
    throw error;
  }
}

/** Closes an item whose attempts are used up, so that its run ends as failed with the reason. */
async function giveUpItem(dependencies: ItemWorkDependencies, job: SourceItemJob): Promise<void> {
  const { runId, position } = job;
  const error =
    (await findItemError(dependencies.database.pool, runId, position)) ??
    'the processes that worked on it ended before it was done, every time it was tried';
  await failItem(dependencies, job, error);
}

async function failItem(dependencies: ItemWorkDependencies, job: SourceItemJob, error: string): Promise<void> {
  try {
    await commitItem(dependencies, job, async () => ({ state: 'failed', error }));
  } catch (thrown) {
    if (!(thrown instanceof RunIsOver)) throw thrown;
  }
}

/** Lets this process work on runs: `concurrency` items at a time. */
export async function workOnRuns(
  queue: JobQueue,
  concurrency: number,
  dependencies: Omit<ItemWorkDependencies, 'runWatch'>,
): Promise<void> {
  const working = { ...dependencies, runWatch: createRunWatch(dependencies.database.pool) };
  await queue.work<SourceItemJob>(sourceItemQueue, concurrency, (job, { signal }) => executeItem(working, job, signal));
  await queue.work<SourceItemJob>(failedItemQueue, 1, (job) => giveUpItem(working, job));
}
