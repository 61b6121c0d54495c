import type { Run } from '../runs/run.ts';
import { runUrls } from '../runs/run-view.ts';

/** pending: an attempt is due or under way. A failed delivery is only tried again when it is replayed. */
export type DeliveryState = 'pending' | 'delivered' | 'failed';

export type CallbackEvent = 'sourcing_job.done' | 'sourcing_job.failed';

/** One message to one receiver: its bytes and its id stay the same however often it is sent. */
export interface Delivery {
  /** Sent as `webhook-id`. */
  deliveryId: string;
  runId: string;
  /** As the request gives it: it may hold a password, so it is neither logged nor shown. */
  url: string;
  body: string;
  /** Which series of attempts this is, counted by its jobs: a job of an earlier one finds itself outdated. */
  turn: number;
  /** Attempts made since the delivery was stored or replayed. */
  tries: number;
}

/** Payload of the job that makes one attempt. */
export interface DeliverJob {
  deliveryId: string;
  turn: number;
}

export const deliverQueue = 'deliver-callback';
export const undeliveredQueue = 'deliver-callback-failed';

/**
 * The event of an ended run, as the message has it: ids and URLs, nothing of what was found.
 * Without a public URL the addresses are paths, as in the answer to the start.
 */
export function callbackMessage(run: Run, publicUrl: string | undefined): { event: CallbackEvent; body: string } {
  const event = run.state === 'done' ? 'sourcing_job.done' : 'sourcing_job.failed';
  const urls = Object.entries(runUrls(run)).map(([name, path]) => [name, `${publicUrl ?? ''}${path}`]);
  const body = JSON.stringify({
    type: event,
    timestamp: run.finishedAt?.toISOString(),
    data: { job_id: run.runId, sr_id: run.srId, ...Object.fromEntries(urls) },
  });
  return { event, body };
}
