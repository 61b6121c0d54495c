import type { Queryable } from '../../db/queryable.ts';
import type { CallbackDeliveriesRow, SourcingRequestsRow } from '../../db/rows.gen.ts';
import type { TransactionClient } from '../../db/transaction.ts';
import type { CallbackEvent, DeliverJob, Delivery } from './callback.ts';

type DeliveryRow = Pick<
  CallbackDeliveriesRow,
  'delivery_id' | 'run_id' | 'url' | 'body' | 'turn' | 'tries' | 'attempts'
>;

function rowToDelivery(row: DeliveryRow): Delivery {
  return {
    deliveryId: row.delivery_id,
    runId: row.run_id,
    url: row.url,
    body: row.body,
    turn: row.turn,
    tries: row.tries,
  };
}

/**
 * Stores the message of a run that has just ended, for the callback_url that its request has now.
 * @returns the job that sends it; null when the request has no callback_url.
 */
export async function insertDelivery(
  client: Queryable,
  message: { deliveryId: string; runId: string; event: CallbackEvent; body: string; at: Date },
): Promise<DeliverJob | null> {
  const { rows } = await client.query<Pick<CallbackDeliveriesRow, 'turn'>>(
    `INSERT INTO callback_deliveries (delivery_id, run_id, request_id, event, url, body, created_at, next_attempt_at)
     SELECT $1, r.run_id, q.id, $3, q.callback_url, $4, $5, $5
       FROM sourcing_runs r JOIN sourcing_requests q ON q.id = r.request_id
      WHERE r.run_id = $2 AND q.callback_url IS NOT NULL
     ON CONFLICT (run_id) DO NOTHING
     RETURNING turn`,
    [message.deliveryId, message.runId, message.event, message.body, message.at],
  );
  return rows[0] === undefined ? null : { deliveryId: message.deliveryId, turn: rows[0].turn };
}

/**
 * Notes that an attempt begins. One that was under way in the same turn has lost its process.
 * @returns null when the job is outdated: delivered, given up or replayed meanwhile.
 */
export async function startAttempt(
  db: Queryable,
  { deliveryId, turn }: DeliverJob,
  at: Date,
): Promise<{ delivery: Delivery; number: number } | null> {
  const { rows } = await db.query<DeliveryRow>(
    `WITH delivery AS (
       UPDATE callback_deliveries SET attempts = attempts + 1, tries = tries + 1, next_attempt_at = NULL
        WHERE delivery_id = $1 AND turn = $2 AND state = 'pending'
        RETURNING delivery_id, run_id, url, body, turn, tries, attempts
     ), interrupted AS (
       UPDATE callback_attempts a SET error = 'The process that made this attempt ended before it knew the outcome.'
         FROM delivery
        WHERE a.delivery_id = delivery.delivery_id AND a.duration_ms IS NULL AND a.error IS NULL
     ), attempt AS (
       INSERT INTO callback_attempts (delivery_id, number, started_at) SELECT delivery_id, attempts, $3 FROM delivery
     )
     SELECT * FROM delivery`,
    [deliveryId, turn, at],
  );
  return rows[0] === undefined ? null : { delivery: rowToDelivery(rows[0]), number: rows[0].attempts };
}

export interface AttemptOutcome {
  durationMs: number;
  /** Null when there was no answer. */
  status: number | null;
  /** Null when the message was delivered. */
  error: string | null;
}

export async function storeAttempt(
  client: TransactionClient,
  deliveryId: string,
  number: number,
  outcome: AttemptOutcome,
): Promise<void> {
  await client.query(
    'UPDATE callback_attempts SET duration_ms = $3, status = $4, error = $5 WHERE delivery_id = $1 AND number = $2',
    [deliveryId, number, outcome.durationMs, outcome.status, outcome.error],
  );
}

/** Ends a delivery as delivered, whichever of its attempts it was that succeeded. */
export async function markDelivered(client: TransactionClient, deliveryId: string, at: Date): Promise<void> {
  await client.query(
    `UPDATE callback_deliveries SET state = 'delivered', error = NULL, next_attempt_at = NULL, finished_at = $2
      WHERE delivery_id = $1 AND state = 'pending'`,
    [deliveryId, at],
  );
}

/** Ends a delivery as failed, unless its job is outdated. */
export async function markFailed(
  db: Queryable,
  { deliveryId, turn }: DeliverJob,
  error: string,
  at: Date,
): Promise<void> {
  await db.query(
    `UPDATE callback_deliveries SET state = 'failed', error = $3, next_attempt_at = NULL, finished_at = $4
      WHERE delivery_id = $1 AND turn = $2 AND state = 'pending'`,
    [deliveryId, turn, error, at],
  );
}

/** Begins the next turn after a failed attempt. @returns its job; null when the present one is outdated. */
export async function scheduleAttempt(
  client: TransactionClient,
  { deliveryId, turn }: DeliverJob,
  error: string,
  nextAttemptAt: Date,
): Promise<DeliverJob | null> {
  const { rows } = await client.query<Pick<CallbackDeliveriesRow, 'turn'>>(
    `UPDATE callback_deliveries SET turn = turn + 1, error = $3, next_attempt_at = $4
      WHERE delivery_id = $1 AND turn = $2 AND state = 'pending'
      RETURNING turn`,
    [deliveryId, turn, error, nextAttemptAt],
  );
  return rows[0] === undefined ? null : { deliveryId, turn: rows[0].turn };
}

/**
 * Begins a delivery anew, in whatever state it is, for the callback_url that its request has now.
 * @returns its job; `no_url` when the request has no callback_url any more; null when there is no such delivery.
 */
export async function restartDelivery(
  client: TransactionClient,
  deliveryId: string,
  at: Date,
): Promise<DeliverJob | 'no_url' | null> {
  const { rows } = await client.query<Pick<CallbackDeliveriesRow, 'turn'> & Pick<SourcingRequestsRow, 'callback_url'>>(
    `WITH wanted AS (
       SELECT d.delivery_id, q.callback_url
         FROM callback_deliveries d LEFT JOIN sourcing_requests q ON q.id = d.request_id
        WHERE d.delivery_id = $1
     ), restarted AS (
       UPDATE callback_deliveries d
          SET state = 'pending', url = w.callback_url, turn = turn + 1, tries = 0, error = NULL,
              next_attempt_at = $2, finished_at = NULL
         FROM wanted w
        WHERE d.delivery_id = w.delivery_id AND w.callback_url IS NOT NULL
        RETURNING d.delivery_id, d.turn
     )
     SELECT w.callback_url, r.turn FROM wanted w LEFT JOIN restarted r ON r.delivery_id = w.delivery_id`,
    [deliveryId, at],
  );
  const [row] = rows;
  if (row === undefined) return null;
  return row.callback_url === null ? 'no_url' : { deliveryId, turn: row.turn };
}

/** The ids of all failed deliveries, oldest first. */
export async function listFailedDeliveries(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<Pick<CallbackDeliveriesRow, 'delivery_id'>>(
    `SELECT delivery_id FROM callback_deliveries WHERE state = 'failed' ORDER BY created_at, delivery_id`,
  );
  return rows.map((row) => row.delivery_id);
}
