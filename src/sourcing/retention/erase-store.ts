import type { Queryable } from '../../db/queryable.ts';
import type { SourcingRequestsRow, SourcingRunsRow } from '../../db/rows.gen.ts';
import type { TransactionClient } from '../../db/transaction.ts';

export async function listRequestsOf(db: Queryable, merchantId: string, limit: number): Promise<number[]> {
  const { rows } = await db.query<Pick<SourcingRequestsRow, 'id'>>(
    'SELECT id FROM sourcing_requests WHERE merchant_id = $1 ORDER BY id LIMIT $2',
    [merchantId, limit],
  );
  return rows.map((row) => row.id);
}

/** What is kept of a merchant. */
export interface MerchantCounts {
  requests: number;
  items: number;
  runs: number;
  products: number;
  feedback: number;
  callbacks: number;
  keys: number;
  history: number;
}

export async function countMerchant(db: Queryable, merchantId: string): Promise<MerchantCounts> {
  const { rows } = await db.query<MerchantCounts>(
    `WITH requests AS (SELECT id FROM sourcing_requests WHERE merchant_id = $1),
          runs AS (SELECT run_id FROM sourcing_runs WHERE request_id IN (SELECT id FROM requests))
     SELECT (SELECT count(*) FROM requests) AS requests,
            (SELECT count(*) FROM sourcing_request_items WHERE sourcing_request_id IN (SELECT id FROM requests)) AS items,
            (SELECT count(*) FROM runs) AS runs,
            (SELECT coalesce(sum((SELECT count(*) FROM run_products p WHERE p.run_id = r.run_id)), 0)::bigint FROM runs r) AS products,
            (SELECT count(*) FROM spec_feedback WHERE run_id IN (SELECT run_id FROM runs)) AS feedback,
            (SELECT count(*) FROM callback_deliveries WHERE request_id IN (SELECT id FROM requests)) AS callbacks,
            (SELECT count(*) FROM idempotency_keys
              WHERE sourcing_request_id IN (SELECT id FROM requests) OR run_id IN (SELECT run_id FROM runs)) AS keys,
            (SELECT count(*) FROM sourcing_request_history WHERE sourcing_request_id IN (SELECT id FROM requests)) AS history`,
    [merchantId],
  );
  const [counts] = rows;
  if (counts === undefined) throw new Error('The counts of a merchant are missing.');
  return counts;
}

/** Keeps requests from being changed and started until the transaction ends. @returns their runs. */
export async function lockRequestsAndRuns(client: TransactionClient, requestIds: readonly number[]): Promise<string[]> {
  await client.query('SELECT FROM sourcing_requests WHERE id = ANY ($1::bigint[]) FOR UPDATE', [requestIds]);
  const { rows } = await client.query<Pick<SourcingRunsRow, 'run_id'>>(
    'SELECT run_id FROM sourcing_runs WHERE request_id = ANY ($1::bigint[]) FOR UPDATE',
    [requestIds],
  );
  return rows.map((row) => row.run_id);
}

/** Deletes requests with all that hangs on them but their runs, which the caller removes. */
export async function deleteRequests(
  client: TransactionClient,
  requestIds: readonly number[],
  runIds: readonly string[],
): Promise<void> {
  await client.query('DELETE FROM spec_feedback WHERE run_id = ANY ($1::uuid[])', [runIds]);
  await client.query(
    `WITH deliveries AS (SELECT delivery_id FROM callback_deliveries WHERE request_id = ANY ($1::bigint[])),
          attempts AS (DELETE FROM callback_attempts WHERE delivery_id IN (SELECT delivery_id FROM deliveries))
     DELETE FROM callback_deliveries WHERE delivery_id IN (SELECT delivery_id FROM deliveries)`,
    [requestIds],
  );
  for (const table of ['idempotency_keys', 'sourcing_request_history', 'sourcing_request_items']) {
    await client.query(`DELETE FROM ${table} WHERE sourcing_request_id = ANY ($1::bigint[])`, [requestIds]);
  }
  await client.query('DELETE FROM sourcing_requests WHERE id = ANY ($1::bigint[])', [requestIds]);
}

/** The entries of other merchants' requests that say they once belonged to this one. @returns how many went. */
export async function deleteHistoryNaming(db: Queryable, merchantId: string): Promise<number> {
  const { rowCount } = await db.query(
    `DELETE FROM sourcing_request_history h
      WHERE EXISTS (SELECT FROM json_array_elements(h.changes) AS c
                     WHERE c -> 'path' ->> 0 = 'merchant'
                       AND $1 IN (c -> 'before' ->> 'id', c -> 'after' ->> 'id', c ->> 'before', c ->> 'after'))`,
    [merchantId],
  );
  return rowCount ?? 0;
}

export async function insertAudit(
  db: Queryable,
  entry: { at: Date; action: string; subjectSha256: string; details: object },
): Promise<void> {
  await db.query('INSERT INTO audit_log (at, action, subject_sha256, details) VALUES ($1, $2, $3, $4)', [
    entry.at,
    entry.action,
    entry.subjectSha256,
    JSON.stringify(entry.details),
  ]);
}
