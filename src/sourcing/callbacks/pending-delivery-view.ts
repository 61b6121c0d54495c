import type { Queryable } from '../../db/queryable.ts';
import type { DeliverJob } from './callback.ts';

/** A message that is still to be sent. */
interface PendingDelivery extends DeliverJob {
  /** Null: an attempt was under way. */
  nextAttemptAt: Date | null;
}

export async function listPendingDeliveries(db: Queryable): Promise<PendingDelivery[]> {
  const { rows } = await db.query<PendingDelivery>(
    `SELECT delivery_id AS "deliveryId", turn, next_attempt_at AS "nextAttemptAt"
       FROM callback_deliveries WHERE state = 'pending' ORDER BY created_at, delivery_id`,
  );
  return rows;
}
