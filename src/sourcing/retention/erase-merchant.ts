import { createHash } from 'node:crypto';
import { withTransaction } from '../../db/transaction.ts';
import {
  countMerchant,
  deleteHistoryNaming,
  deleteRequests,
  insertAudit,
  listRequestsOf,
  lockRequestsAndRuns,
  type MerchantCounts,
} from './erase-store.ts';
import { type PruneDependencies, prune } from './prune.ts';
import { removeRuns } from './removal-store.ts';

const requestsABatch = 50;

/**
 * Erases everything of a merchant: requests with their items, history and keys, their runs with items and products, what
 * people said in those runs, and callbacks. Runs under way end: their workers find nothing to store. One line of the
 * audit log stays, with counts and the SHA-256 of the id. Stopped anywhere it goes on when it is begun again.
 * @returns what there was when it began.
 */
export async function eraseMerchant(dependencies: PruneDependencies, merchantId: string): Promise<MerchantCounts> {
  const { database, clock, signal } = dependencies;
  const { pool } = database;
  const counts = await countMerchant(pool, merchantId);
  for (;;) {
    signal.throwIfAborted();
    const requestIds = await listRequestsOf(pool, merchantId, requestsABatch);
    if (requestIds.length === 0) break;
    await withTransaction(pool, async (client) => {
      const runIds = await lockRequestsAndRuns(client, requestIds);
      await removeRuns(client, runIds, new Date(clock.now()));
      await deleteRequests(client, requestIds, runIds);
    });
  }
  const history = counts.history + (await deleteHistoryNaming(pool, merchantId));
  await prune(dependencies, {});
  signal.throwIfAborted();
  const details = { ...counts, history };
  await insertAudit(pool, {
    at: new Date(clock.now()),
    action: 'merchant erased',
    subjectSha256: createHash('sha256').update(merchantId).digest('hex'),
    details,
  });
  return details;
}
