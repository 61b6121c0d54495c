import type { Queryable } from '../../db/queryable.ts';
import type { RunRemovalsRow, SourcingRunsRow } from '../../db/rows.gen.ts';
import type { TransactionClient } from '../../db/transaction.ts';

/** How many rows a caller would remove, or has. */
interface RemovalCounts {
  runs: number;
  products: number;
}

/**
 * Runs that ended before `before`: not the newest done run of a request unless that is older than `latestBefore`. The
 * oldest first, at most `limit`.
 */
const endedBefore = `
  FROM sourcing_runs r
 WHERE r.state NOT IN ('queued', 'running') AND r.created_at < $1 AND coalesce(r.finished_at, r.created_at) < $1
   AND (r.state <> 'done' OR r.created_at < $2
        OR EXISTS (SELECT FROM sourcing_runs n
                    WHERE n.sr_id = r.sr_id AND n.state = 'done' AND (n.created_at, n.run_id) > (r.created_at, r.run_id)))`;

export interface RunAges {
  before: Date;
  /** The newest done run of a request goes only when it is older than this; null: never. */
  latestBefore: Date | null;
}

function agesToValues({ before, latestBefore }: RunAges): unknown[] {
  return [before, latestBefore ?? new Date(0)];
}

export async function listRunsToPrune(db: Queryable, ages: RunAges, limit: number): Promise<string[]> {
  const { rows } = await db.query<Pick<SourcingRunsRow, 'run_id'>>(
    `SELECT r.run_id ${endedBefore} ORDER BY r.created_at LIMIT $3`,
    [...agesToValues(ages), limit],
  );
  return rows.map((row) => row.run_id);
}

/** The runs that would go, and their products, which are counted by their statistics and not one by one. */
export async function countRunsToPrune(db: Queryable, ages: RunAges): Promise<RemovalCounts> {
  const { rows } = await db.query<RemovalCounts>(
    `SELECT count(*) AS runs, coalesce(sum((SELECT count(*) FROM run_products p WHERE p.run_id = r.run_id)), 0)::bigint AS products
     ${endedBefore}`,
    agesToValues(ages),
  );
  return rows[0] ?? { runs: 0, products: 0 };
}

/**
 * Takes runs away from every reader at once, with their idempotency keys; their items and products are deleted
 * afterwards, in batches. A process that stops in between leaves the ids behind, and the next one continues.
 */
export async function removeRuns(client: TransactionClient, runIds: readonly string[], at: Date): Promise<number> {
  await client.query(
    'INSERT INTO run_removals (run_id, removed_at) SELECT unnest($1::uuid[]), $2 ON CONFLICT DO NOTHING',
    [runIds, at],
  );
  await client.query('DELETE FROM idempotency_keys WHERE run_id = ANY ($1::uuid[])', [runIds]);
  const { rowCount } = await client.query('DELETE FROM sourcing_runs WHERE run_id = ANY ($1::uuid[])', [runIds]);
  return rowCount ?? 0;
}

/** The runs whose items and products are still to be deleted. */
export async function listRemovals(db: Queryable, limit: number): Promise<string[]> {
  const { rows } = await db.query<Pick<RunRemovalsRow, 'run_id'>>(
    'SELECT run_id FROM run_removals ORDER BY run_id LIMIT $1',
    [limit],
  );
  return rows.map((row) => row.run_id);
}

/** Deletes at most `limit` products of a run. @returns how many. */
export async function deleteProductsOf(db: Queryable, runId: string, limit: number): Promise<number> {
  const { rowCount } = await db.query(
    `DELETE FROM run_products p
      USING (SELECT run_id, item_position, platform, product_id FROM run_products WHERE run_id = $1 LIMIT $2) AS batch
      WHERE p.run_id = $1 AND p.item_position = batch.item_position AND p.platform = batch.platform
        AND p.product_id = batch.product_id`,
    [runId, limit],
  );
  return rowCount ?? 0;
}

/** Ends the removal of a run whose products are gone. */
export async function finishRemoval(client: TransactionClient, runId: string): Promise<void> {
  await client.query('DELETE FROM run_items WHERE run_id = $1', [runId]);
  await client.query('DELETE FROM run_removals WHERE run_id = $1', [runId]);
}

/** Ends the removal of all runs below an id, whose rows went with their partitions. */
export async function forgetRemovalsBefore(db: Queryable, before: string): Promise<void> {
  await db.query('DELETE FROM run_removals WHERE run_id < $1', [before]);
}
