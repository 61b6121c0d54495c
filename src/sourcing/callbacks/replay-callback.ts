import type { Database } from '../../db/open-database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { Clock } from '../../lib/clock.ts';
import { Refusal } from '../../lib/refusal.ts';
import { isUuid } from '../../lib/uuid7.ts';
import { deliverQueue } from './callback.ts';
import { restartDelivery } from './callback-store.ts';

/**
 * Sends a message again, with the same id and bytes, to the callback_url that its request has now. The whole series of
 * attempts begins anew.
 * @throws Refusal not_found for an unknown delivery; conflict when its request has no callback_url any more.
 */
export async function replayCallback(
  dependencies: { database: Pick<Database, 'pool'>; queue: Pick<JobQueue, 'enqueue'>; clock: Clock },
  deliveryId: string,
): Promise<void> {
  const { database, queue, clock } = dependencies;
  await withTransaction(database.pool, async (client) => {
    const job = isUuid(deliveryId) ? await restartDelivery(client, deliveryId, new Date(clock.now())) : null;
    if (job === null) throw new Refusal('not_found', `There is no delivery ${deliveryId.slice(0, 100)}.`);
    if (job === 'no_url') {
      throw new Refusal('conflict', `The request of delivery ${deliveryId} has no callback_url any more.`);
    }
    await queue.enqueue(client, deliverQueue, [job]);
  });
}
