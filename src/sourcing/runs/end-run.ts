import type { Queryable } from '../../db/queryable.ts';
import type { TransactionClient } from '../../db/transaction.ts';
import type { Run } from './run.ts';
import { listItemStats } from './run-item-store.ts';
import { sumStats } from './run-stats.ts';
import { storeRunEnd } from './run-store.ts';

/** Called for a run that ends as done or failed, inside the transaction that ends it: both are stored, or neither. */
export type OnRunEnded = (client: Queryable, run: Run) => Promise<void>;

type RunEnd = { state: 'done'; error: null } | { state: 'failed'; error: string } | { state: 'cancelled'; error: null };

/**
 * Ends a run whose row the caller has locked, with the sums of its closed items as stats.
 * `onRunEnded` is not called for cancelled runs.
 */
export async function endRun(
  client: TransactionClient,
  run: Run,
  end: RunEnd,
  at: Date,
  onRunEnded?: OnRunEnded,
): Promise<Run> {
  const stats = sumStats(await listItemStats(client, run.runId), at.getTime() - (run.startedAt ?? at).getTime());
  await storeRunEnd(client, run.runId, { ...end, stats, at });
  const ended: Run = { ...run, ...end, finishedAt: at };
  if (end.state !== 'cancelled') await onRunEnded?.(client, ended);
  return ended;
}
