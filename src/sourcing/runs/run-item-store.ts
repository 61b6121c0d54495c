import type { Queryable } from '../../db/queryable.ts';
import { cleanupToJson, recordEntryToJson, specMatchingToJson } from '../products/product-json.ts';
import type { FrozenItem } from './run.ts';
import type { ItemStats } from './run-stats.ts';
import type { SourcedItem } from './source-item.ts';
import type { SourcingContext } from './sourcing-context.ts';

/** The item a job is about, with its run's context; null when the run is over or the item has been sourced. */
export async function findItemToSource(
  db: Queryable,
  runId: string,
  position: number,
): Promise<{ item: FrozenItem; context: SourcingContext } | null> {
  const { rows } = await db.query<{ item: FrozenItem; context: SourcingContext }>(
    `SELECT i.item, r.sourcing_context AS context
       FROM run_items i JOIN sourcing_runs r ON r.run_id = i.run_id
      WHERE i.run_id = $1 AND i.position = $2 AND i.state = 'queued' AND r.state IN ('queued', 'running')`,
    [runId, position],
  );
  return rows[0] ?? null;
}

/** Notes why the last attempt at an item failed, for the day the attempts are used up. */
export async function noteItemError(db: Queryable, runId: string, position: number, error: string): Promise<void> {
  await db.query(`UPDATE run_items SET error = $3 WHERE run_id = $1 AND position = $2 AND state = 'queued'`, [
    runId,
    position,
    error,
  ]);
}

/** Why the last attempt at an item failed, or null when its worker never said. */
export async function findItemError(db: Queryable, runId: string, position: number): Promise<string | null> {
  const { rows } = await db.query<{ error: string | null }>(
    'SELECT error FROM run_items WHERE run_id = $1 AND position = $2',
    [runId, position],
  );
  return rows[0]?.error ?? null;
}

/**
 * Moves an item out of `queued`. The row lock makes a second worker with the same item wait, then find it taken.
 * @returns false when another worker has finished the item, or the run is over: then nothing may be stored.
 */
export async function closeItem(
  db: Queryable,
  runId: string,
  position: number,
  outcome: { state: 'done'; stats: ItemStats } | { state: 'failed'; error: string },
  at: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE run_items i
        SET state = $3, stats = $4::json, error = $5, finished_at = $6
       FROM sourcing_runs r
      WHERE i.run_id = $1 AND i.position = $2 AND i.state = 'queued'
        AND r.run_id = i.run_id AND r.state IN ('queued', 'running')`,
    [
      runId,
      position,
      outcome.state,
      outcome.state === 'done' ? JSON.stringify(outcome.stats) : null,
      outcome.state === 'failed' ? outcome.error : null,
      at,
    ],
  );
  return rowCount === 1;
}

/** Stores the products of one item with their prepared answers, all in one statement. */
export async function insertProducts(
  db: Queryable,
  runId: string,
  position: number,
  item: FrozenItem,
  products: SourcedItem['products'],
): Promise<void> {
  if (products.length === 0) return;
  await db.query(
    `INSERT INTO run_products (run_id, item_position, platform, product_id, verdict, price_excluded, veto_score,
                               rerank_match_score, spec_matching_json, cleanup_json, record_json)
     SELECT $1, $2, * FROM unnest($3::text[], $4::text[], $5::text[], $6::boolean[], $7::float8[], $8::float8[],
                                  $9::text[], $10::text[], $11::text[])`,
    [
      runId,
      position,
      products.map(({ product }) => product.platform),
      products.map(({ product }) => product.product_id),
      products.map(({ assessment }) => assessment.verdict),
      products.map(({ assessment }) => assessment.priceExclusion !== null),
      products.map(({ assessment }) => assessment.vetoScore),
      products.map(({ assessment }) => assessment.rerankMatchScore),
      products.map(({ assessment }) => specMatchingToJson(assessment)),
      products.map(({ product }) => cleanupToJson(product)),
      products.map(({ product, assessment }) => recordEntryToJson(item, product, assessment)),
    ],
  );
}
