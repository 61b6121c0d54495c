import type { Database } from '../../db/open-database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { JobQueue, QueueDefinition } from '../../jobs/job-queue.ts';
import { type Clock, monotonicMs } from '../../lib/clock.ts';
import { parseRetryAfter } from '../../lib/parse-retry-after.ts';
import { type AddressGuard, AddressRefused } from '../../outgoing/address-guard.ts';
import { postGuarded } from '../../outgoing/post-guarded.ts';
import { type DeliverJob, type Delivery, deliverQueue, undeliveredQueue } from './callback.ts';
import {
  type AttemptOutcome,
  markDelivered,
  markFailed,
  scheduleAttempt,
  startAttempt,
  storeAttempt,
} from './callback-store.ts';
import { signCallback } from './sign-callback.ts';

interface DeliveryLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

interface DeliveryDependencies {
  database: Pick<Database, 'pool'>;
  queue: Pick<JobQueue, 'enqueueLater'>;
  clock: Clock;
  log: DeliveryLog;
  /** At least one, as `whsec_…`; a message is signed with each. */
  secrets: readonly string[];
  guard: AddressGuard;
  /** Seconds before the second attempt, the third …; when they are used up, the delivery has failed. */
  retrySeconds: readonly number[];
  timeouts: { connectTimeoutMs: number; totalTimeoutMs: number };
  /** Called for every attempt whose outcome has been stored. */
  onAttempt?: (outcome: 'delivered' | 'failed') => void;
}

/** A job in hand is finished before its worker stops, so these stay below the time that it gets for that. */
export const deliveryTimeouts = { connectTimeoutMs: 5_000, totalTimeoutMs: 15_000 };

// The delays between attempts are ours. The queue's own retries are for attempts whose worker or database was lost.
export const callbackQueues: QueueDefinition[] = [
  {
    name: deliverQueue,
    retryLimit: 10,
    retryDelaySeconds: 1,
    heartbeatSeconds: 10,
    expireSeconds: 120,
    deadLetter: undeliveredQueue,
  },
  { name: undeliveredQueue, retryLimit: 20, retryDelaySeconds: 5, heartbeatSeconds: 10, expireSeconds: 60 },
];

/** No `Retry-After` of a receiver puts an attempt off for longer than this. */
const longestDelaySeconds = 24 * 3600;
const maxErrorLength = 500;

interface Attempted extends AttemptOutcome {
  /** No further attempt could end otherwise. */
  isFinal: boolean;
  retryAfterSeconds: number;
}

type Answered = Omit<Attempted, 'durationMs'>;

function refused(error: string): Answered {
  return { status: null, error, isFinal: true, retryAfterSeconds: 0 };
}

function judgeAnswer(status: number, retryAfter: string | undefined, now: number): Answered {
  const answered = { status, isFinal: false, retryAfterSeconds: 0 };
  if (status >= 200 && status < 300) return { ...answered, error: null };
  if (status === 410) return { ...answered, error: 'The receiver wants no more of this: 410 Gone.', isFinal: true };
  if (status >= 300 && status < 400) {
    return { ...answered, error: `The receiver redirects (${status}), which is not followed.` };
  }
  const waits = status === 429 || status === 503 ? Math.ceil((parseRetryAfter(retryAfter, now) ?? 0) / 1000) : 0;
  return { ...answered, error: `The receiver answered ${status}.`, retryAfterSeconds: waits };
}

async function send(
  { clock, secrets, guard, timeouts }: DeliveryDependencies,
  delivery: Delivery,
  signal: AbortSignal,
): Promise<Answered> {
  const url = URL.parse(delivery.url);
  if (url === null) return refused('The callback_url is no URL that can be called.');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return refused('Only http and https are ever called.');
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Assay',
    ...signCallback({ id: delivery.deliveryId, body: delivery.body, at: new Date(clock.now()) }, secrets),
  };
  try {
    const { status, retryAfter } = await postGuarded(
      { url, headers, body: delivery.body },
      { ...timeouts, guard, signal },
    );
    return judgeAnswer(status, retryAfter, clock.now());
  } catch (error) {
    // The attempt was not made to its end: the job is done again, here or by another worker.
    if (signal.aborted) throw error;
    const message = error instanceof Error ? error.message : String(error);
    return {
      status: null,
      error: message.slice(0, maxErrorLength),
      // A literal address stays what it is; what a name leads to may change.
      isFinal: error instanceof AddressRefused && error.isLiteral,
      retryAfterSeconds: 0,
    };
  }
}

async function storeOutcome(
  dependencies: DeliveryDependencies,
  delivery: Delivery,
  number: number,
  attempted: Attempted,
): Promise<void> {
  const { database, queue, clock, retrySeconds } = dependencies;
  const now = clock.now();
  await withTransaction(database.pool, async (client) => {
    await storeAttempt(client, delivery.deliveryId, number, attempted);
    const { error } = attempted;
    if (error === null) return markDelivered(client, delivery.deliveryId, new Date(now));
    const delay = retrySeconds[delivery.tries - 1];
    if (attempted.isFinal || delay === undefined) return markFailed(client, delivery, error, new Date(now));
    const seconds = Math.max(delay, Math.min(attempted.retryAfterSeconds, longestDelaySeconds));
    const job = await scheduleAttempt(client, delivery, error, new Date(now + seconds * 1000));
    if (job !== null) await queue.enqueueLater(client, deliverQueue, job, seconds);
  });
}

/**
 * Makes one attempt at a delivery and stores its outcome together with the job of the next attempt, if one is due.
 * A worker that is killed in between leaves the job to another, which sends the same message with the same id again.
 */
export async function deliverCallback(
  dependencies: DeliveryDependencies,
  job: DeliverJob,
  signal: AbortSignal,
): Promise<void> {
  const { database, clock, log } = dependencies;
  const started = await startAttempt(database.pool, job, new Date(clock.now()));
  if (started === null) return;
  const { delivery, number } = started;
  const begunMs = monotonicMs();
  const answered = await send(dependencies, delivery, signal);
  const attempted = { ...answered, durationMs: Math.round(monotonicMs() - begunMs) };
  await storeOutcome(dependencies, delivery, number, attempted);
  dependencies.onAttempt?.(answered.error === null ? 'delivered' : 'failed');
  const { deliveryId, runId } = delivery;
  const details = { deliveryId, runId, attempt: number, host: URL.parse(delivery.url)?.host, ...answered };
  if (answered.error === null) log.info(details, 'A callback was delivered.');
  else log.warn(details, 'An attempt at a callback failed.');
}

/** Ends a delivery whose job was lost again and again: its workers were killed, or the database failed each time. */
export async function giveUpDelivery(
  { database, clock }: Pick<DeliveryDependencies, 'database' | 'clock'>,
  job: DeliverJob,
): Promise<void> {
  const error = 'The worker lost its heartbeat on every attempt.';
  await markFailed(database.pool, job, error, new Date(clock.now()));
}

/** Lets this process send callbacks, eight at a time: a receiver that does not respond holds one of these for 15 s. */
export async function workOnCallbacks(queue: JobQueue, dependencies: DeliveryDependencies): Promise<void> {
  await queue.work<DeliverJob>(deliverQueue, 8, (job, { signal }) => deliverCallback(dependencies, job, signal));
  await queue.work<DeliverJob>(undeliveredQueue, 1, (job) => giveUpDelivery(dependencies, job));
}
