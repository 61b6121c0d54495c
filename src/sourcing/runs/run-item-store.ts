import type { Columns } from '../../db/columns.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { RunItemsRow } from '../../db/rows.gen.ts';
import type { TransactionClient } from '../../db/transaction.ts';
import { storableJson, storableText } from '../../lib/storable-text.ts';
import type { AssessedProduct } from './assess-products.ts';
import type { FrozenItem, Run, RunState } from './run.ts';
import type { ItemStats } from './run-stats.ts';
import { type RunRow, rowToRun, runColumns } from './run-store.ts';
import type { SourcingContext } from './sourcing-context.ts';

interface ItemToSource {
  item: FrozenItem;
  context: SourcingContext;
  runState: RunState;
}

/** The item a job is about, with its run's context and state; null when the run is over or the item was sourced. */
export async function findItemToSource(db: Queryable, runId: string, position: number): Promise<ItemToSource | null> {
  const { rows } = await db.query<ItemToSource>(
    `SELECT i.item, r.sourcing_context AS context, r.state AS "runState"
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
    storableText(error),
  ]);
}

/** Why the last attempt at an item failed, or null when its worker never said. */
export async function findItemError(db: Queryable, runId: string, position: number): Promise<string | null> {
  const { rows } = await db.query<Pick<RunItemsRow, 'error'>>(
    'SELECT error FROM run_items WHERE run_id = $1 AND position = $2',
    [runId, position],
  );
  return rows[0]?.error ?? null;
}

export type ItemOutcome = { state: 'done'; stats: ItemStats } | { state: 'failed'; error: string };

/**
 * Locks an item that still has to be closed: a second worker with the same item waits here, then finds it taken.
 * @returns false when another worker has finished the item: then nothing may be stored.
 */
export async function lockItem(client: TransactionClient, runId: string, position: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM run_items WHERE run_id = $1 AND position = $2 AND state = 'queued' FOR UPDATE`,
    [runId, position],
  );
  return rowCount === 1;
}

/**
 * Moves a locked item out of `queued` and counts it in its run, which is then running. The run's row is locked from
 * here to the end of the transaction, so this comes last: all workers of a run pass here one after the other.
 * @returns the run, or null when it is over: then nothing may be stored.
 */
export async function closeItem(
  client: TransactionClient,
  runId: string,
  position: number,
  outcome: ItemOutcome,
  at: Date,
): Promise<Run | null> {
  const { rows } = await client.query<RunRow>(
    `WITH run AS (
       UPDATE sourcing_runs
          SET items_done = items_done + ($3 = 'done')::integer, items_failed = items_failed + ($3 = 'failed')::integer,
              state = 'running', started_at = coalesce(started_at, $6)
        WHERE run_id = $1 AND state IN ('queued', 'running')
        RETURNING ${runColumns}
     ), item AS (
       UPDATE run_items i
          SET state = $3, stats = $4::json, error = $5, finished_at = $6, closed_as = run.items_done + run.items_failed
         FROM run
        WHERE i.run_id = $1 AND i.position = $2
     )
     SELECT ${runColumns} FROM run`,
    [
      runId,
      position,
      outcome.state,
      outcome.state === 'done' ? storableJson(outcome.stats) : null,
      outcome.state === 'failed' ? storableText(outcome.error) : null,
      at,
    ],
  );
  return rows[0] === undefined ? null : rowToRun(rows[0]);
}

/**
 * Between JSON texts, which cannot contain it: half a megabyte an item. As arrays they would have every quote escaped,
 * here and there, which takes half as much again of the time of both processes.
 */
const separator = '\x1f';
/** A statement stores products of about so many characters; nearly every item takes one. */
const charactersPerStatement = 4_000_000;

/** Stores the products of one item with their prepared answers. */
export async function insertProducts(
  client: TransactionClient,
  runId: string,
  position: number,
  products: readonly AssessedProduct[],
): Promise<void> {
  let first = 0;
  let characters = 0;
  for (const [index, { specMatchingJson, cleanupJson, detailsJson }] of products.entries()) {
    characters += specMatchingJson.length + cleanupJson.length + detailsJson.length;
    if (characters < charactersPerStatement && index < products.length - 1) continue;
    await insertSome(client, runId, position, products.slice(first, index + 1));
    first = index + 1;
    characters = 0;
  }
}

async function insertSome(
  client: TransactionClient,
  runId: string,
  position: number,
  products: readonly AssessedProduct[],
): Promise<void> {
  await client.query(
    `INSERT INTO run_products (run_id, item_position, platform, product_id, verdict, price_excluded, type_excluded,
                               veto_score, rerank_match_score, rank_price, spec_matching_json, cleanup_json,
                               details_json, product_type_json, similar_json)
     SELECT $1, $2, * FROM unnest($3::text[], $4::text[], $5::text[], $6::boolean[], $7::boolean[], $8::float8[],
                                  $9::float8[], $10::float8[], string_to_array($11, E'\\x1f'),
                                  string_to_array($12, E'\\x1f'), string_to_array($13, E'\\x1f'),
                                  string_to_array($14, E'\\x1f', ''),
                                  string_to_array($15, E'\\x1f', ''))`,
    [
      runId,
      position,
      products.map(({ platform }) => platform),
      products.map(({ productId }) => productId),
      products.map(({ verdict }) => verdict),
      products.map(({ isPriceExcluded }) => isPriceExcluded),
      products.map(({ isTypeExcluded }) => isTypeExcluded),
      products.map(({ vetoScore }) => vetoScore),
      products.map(({ rerankMatchScore }) => rerankMatchScore),
      products.map(({ rankPrice }) => rankPrice),
      products.map(({ specMatchingJson }) => specMatchingJson).join(separator),
      products.map(({ cleanupJson }) => cleanupJson).join(separator),
      products.map(({ detailsJson }) => detailsJson).join(separator),
      products.map(({ productTypeJson }) => productTypeJson ?? '').join(separator),
      products.map(({ similarJson }) => similarJson ?? '').join(separator),
    ],
  );
}

/** One sentence for each failed item of a run, in the order of the items. */
export async function listFailures(db: Queryable, runId: string): Promise<string[]> {
  const { rows } = await db.query<Pick<RunItemsRow, 'item_id' | 'error'>>(
    `SELECT item_id, error FROM run_items WHERE run_id = $1 AND state = 'failed' ORDER BY position`,
    [runId],
  );
  return rows.map((row) => `Item ${row.item_id}: ${row.error ?? 'no reason was recorded'}`);
}

/** What is known of the items that are done, in the order of the items. */
export async function listItemStats(db: Queryable, runId: string): Promise<ItemStats[]> {
  const { rows } = await db.query<Columns<RunItemsRow, 'stats', { stats: ItemStats }>>(
    'SELECT stats FROM run_items WHERE run_id = $1 AND stats IS NOT NULL ORDER BY position',
    [runId],
  );
  return rows.map((row) => row.stats);
}
