import type { Columns } from '../../db/columns.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { CallbackDeliveriesRow } from '../../db/rows.gen.ts';
import type { CallbackEvent, DeliveryState } from './callback.ts';
import type { DeliveryStatus } from './callback-schemas.ts';

type DeliveryStatusRow = Columns<
  CallbackDeliveriesRow,
  'delivery_id' | 'run_id' | 'event' | 'url' | 'state' | 'error' | 'created_at' | 'next_attempt_at' | 'finished_at',
  { event: CallbackEvent; state: DeliveryState }
> &
  Pick<DeliveryStatus, 'attempts'>;

/** A callback_url with what may be secret left out: user and password, and path and query, where many receivers have a key. */
function showUrl(text: string): string {
  const url = URL.parse(text);
  // Of a scheme that is never called, only the scheme: the rest has no form that one could cut.
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return `${text.split(':')[0]}:…`;
  return `${url.origin}/${url.pathname === '/' && url.search === '' ? '' : '…'}`;
}

/** Deliveries, newest first, of one run or of all; only failed ones when asked for. */
export async function listDeliveries(
  db: Queryable,
  filter: { runId?: string | undefined; failed?: boolean; limit: number },
): Promise<DeliveryStatus[]> {
  const { runId, failed = false, limit } = filter;
  const conditions = [...(failed ? [`d.state = 'failed'`] : []), ...(runId === undefined ? [] : ['d.run_id = $2'])];
  const { rows } = await db.query<DeliveryStatusRow>(
    `SELECT d.delivery_id, d.run_id, d.event, d.url, d.state, d.error, d.created_at, d.next_attempt_at, d.finished_at,
            (SELECT coalesce(json_agg(json_build_object(
                      'number', number,
                      'startedAt', to_char(started_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
                      'durationMs', duration_ms, 'status', status, 'error', error) ORDER BY number), '[]')
               FROM callback_attempts WHERE delivery_id = d.delivery_id) AS attempts
       FROM callback_deliveries d
      ${conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`}
      ORDER BY d.created_at DESC, d.delivery_id DESC LIMIT $1`,
    [limit, ...(runId === undefined ? [] : [runId])],
  );
  return rows.map((row) => ({
    deliveryId: row.delivery_id,
    runId: row.run_id,
    event: row.event,
    url: showUrl(row.url),
    state: row.state,
    error: row.error,
    createdAt: row.created_at.toISOString(),
    nextAttemptAt: row.next_attempt_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
    attempts: row.attempts,
  }));
}
