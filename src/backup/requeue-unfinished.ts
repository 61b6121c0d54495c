import type { TransactionClient } from '../db/transaction.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { Clock } from '../lib/clock.ts';
import { deliverQueue } from '../sourcing/callbacks/callback.ts';
import { listPendingDeliveries } from '../sourcing/callbacks/pending-delivery-view.ts';
import { fairPriority } from '../sourcing/runs/fair-priority.ts';
import { sourceItemQueue } from '../sourcing/runs/run.ts';
import { listUnfinishedItems } from '../sourcing/runs/unfinished-item-view.ts';

const jobsAtOnce = 1_000;

/**
 * Enqueues, in the transaction of `client`, the items of runs that have not ended and the messages that are still to be
 * sent: the queue itself is in no backup, since its jobs only deliver what the rows say. `tables` are those that the
 * database has by now: an old one has no callbacks.
 */
export async function requeueUnfinished(
  { queue, clock }: { queue: Pick<JobQueue, 'enqueue' | 'enqueueLater'>; clock: Clock },
  client: TransactionClient,
  tables: ReadonlySet<string>,
): Promise<{ items: number; deliveries: number }> {
  const items = tables.has('run_items') ? await listUnfinishedItems(client) : [];
  for (let start = 0; start < items.length; start += jobsAtOnce) {
    const batch = items.slice(start, start + jobsAtOnce);
    await queue.enqueue(
      client,
      sourceItemQueue,
      batch.map(({ runId, position }) => ({ runId, position })),
      batch.map(({ createdAt, position }) => fairPriority(createdAt.getTime(), position)),
    );
  }
  const deliveries = tables.has('callback_deliveries') ? await listPendingDeliveries(client) : [];
  for (const { deliveryId, turn, nextAttemptAt } of deliveries) {
    const delaySeconds = nextAttemptAt === null ? 0 : Math.max(0, (nextAttemptAt.getTime() - clock.now()) / 1000);
    await queue.enqueueLater(client, deliverQueue, { deliveryId, turn }, Math.ceil(delaySeconds));
  }
  return { items: items.length, deliveries: deliveries.length };
}
