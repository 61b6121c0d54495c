import type { JobQueue } from '../../jobs/job-queue.ts';
import type { Clock } from '../../lib/clock.ts';
import { uuid7 } from '../../lib/uuid7.ts';
import type { OnRunEnded } from '../runs/end-run.ts';
import { callbackMessage, deliverQueue } from './callback.ts';
import { insertDelivery } from './callback-store.ts';

/**
 * What an ended run does about its callback: in the transaction that ends it, the message is stored and its first
 * attempt enqueued, if the request has a callback_url at that moment.
 */
export function callbackOnRunEnded(dependencies: {
  queue: Pick<JobQueue, 'enqueue'>;
  clock: Clock;
  publicUrl: string | undefined;
}): OnRunEnded {
  const { queue, clock, publicUrl } = dependencies;
  return async (client, run) => {
    const message = callbackMessage(run, publicUrl);
    const at = run.finishedAt ?? new Date(clock.now());
    const job = await insertDelivery(client, { ...message, deliveryId: uuid7(clock), runId: run.runId, at });
    if (job !== null) await queue.enqueue(client, deliverQueue, [job]);
  };
}
