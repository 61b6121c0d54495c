import type { Columns } from '../../db/columns.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { RunItemsRow, RunProductsRow, SpecFeedbackRow } from '../../db/rows.gen.ts';
import type { TransactionClient } from '../../db/transaction.ts';
import type { MatchType, Spec } from '../../matching/assessment.ts';
import { readSpecResults, type StoredTexts } from '../products/record-entry.ts';
import { specKey } from '../products/spec-key.ts';
import type { RecordedSpecResult } from '../products/spec-result.ts';
import type { FrozenItem } from '../runs/run.ts';
import type { FeedbackEntry, SpecOfProduct } from './feedback.ts';

type FeedbackRow = Columns<
  SpecFeedbackRow,
  Exclude<keyof SpecFeedbackRow, 'id'>,
  { spec_values: string[]; verdict: MatchType | null }
>;

const columns = `platform, product_id, spec_key, spec_name, spec_values, verdict, value, note, said_by, caller, run_id,
  created_at`;

function rowToEntry(row: FeedbackRow): FeedbackEntry {
  return {
    platform: row.platform,
    productId: row.product_id,
    specKey: row.spec_key,
    specName: row.spec_name,
    specValues: row.spec_values,
    verdict: row.verdict,
    value: row.value,
    note: row.note,
    by: row.said_by,
    caller: row.caller,
    runId: row.run_id,
    createdAt: row.created_at,
  };
}

/** Adds an entry to the history; the newest one of a product's spec is in force. */
export async function insertFeedback(db: Queryable, entry: FeedbackEntry): Promise<void> {
  await db.query(
    `INSERT INTO spec_feedback (${columns}) VALUES ($1, $2, $3, $4, $5::json, $6, $7, $8, $9, $10, $11, $12)`,
    [
      entry.platform,
      entry.productId,
      entry.specKey,
      entry.specName,
      JSON.stringify(entry.specValues),
      entry.verdict,
      entry.value,
      entry.note,
      entry.by,
      entry.caller,
      entry.runId,
      entry.createdAt,
    ],
  );
}

type KeyedSpec = Pick<SpecOfProduct, 'platform' | 'productId' | 'specKey'>;

/** Serializes feedback on this spec of this product until the end of the transaction. */
export async function lockFeedback(client: TransactionClient, about: KeyedSpec): Promise<void> {
  const key = JSON.stringify([about.platform, about.productId, about.specKey]);
  await client.query(`SELECT pg_advisory_xact_lock(hashtext('spec_feedback'), hashtext($1))`, [key]);
}

/** Everything ever said of one spec of one product, newest first, at most 1,000 entries. */
export async function listHistory(db: Queryable, about: KeyedSpec): Promise<FeedbackEntry[]> {
  const { rows } = await db.query<FeedbackRow>(
    `SELECT ${columns} FROM spec_feedback
      WHERE platform = $1 AND product_id = $2 AND spec_key = $3 ORDER BY id DESC LIMIT 1000`,
    [about.platform, about.productId, about.specKey],
  );
  return rows.map(rowToEntry);
}

/**
 * What is in force for these products and specs, as it was when the run was created: a run that is tried again after a
 * crash, by whichever worker, reads the same. By `platform:product_id`, then by spec key.
 */
export async function findFeedbackForRun(
  db: Queryable,
  runId: string,
  products: readonly { platform: string; product_id: string }[],
  specKeys: readonly string[],
): Promise<Map<string, Map<string, FeedbackEntry>>> {
  const byProduct = new Map<string, Map<string, FeedbackEntry>>();
  if (products.length === 0 || specKeys.length === 0) return byProduct;
  const { rows } = await db.query<FeedbackRow>(
    `SELECT DISTINCT ON (f.platform, f.product_id, f.spec_key) ${columns.replaceAll(/(\w+)/g, 'f.$1')}
       FROM unnest($2::text[], $3::text[]) AS wanted (platform, product_id)
       JOIN spec_feedback f ON f.platform = wanted.platform AND f.product_id = wanted.product_id
      WHERE f.spec_key = ANY ($4::text[])
        AND f.created_at <= (SELECT r.created_at FROM sourcing_runs r WHERE r.run_id = $1)
      ORDER BY f.platform, f.product_id, f.spec_key, f.id DESC`,
    [runId, products.map(({ platform }) => platform), products.map((product) => product.product_id), specKeys],
  );
  for (const row of rows) {
    if (row.verdict === null) continue;
    const key = `${row.platform}:${row.product_id}`;
    const bySpec = byProduct.get(key) ?? new Map<string, FeedbackEntry>();
    bySpec.set(row.spec_key, rowToEntry(row));
    byProduct.set(key, bySpec);
  }
  return byProduct;
}

/** What was said, with the first run of the same request that was created since and came to an end of its own, if there is one. */
interface ListedFeedback extends FeedbackEntry {
  countedIn: string | null;
}

const mostListed = 1000;

/** What is in force now for what a run asked of its products, whichever run it was said in; at most 1,000, newest first. */
export async function listFeedbackOfRun(db: Queryable, runId: string): Promise<ListedFeedback[]> {
  const { rows } = await db.query<FeedbackRow & { positions: number[]; counted_in: string | null }>(
    `SELECT newest.*, counting.run_id AS counted_in FROM (
       SELECT DISTINCT ON (f.platform, f.product_id, f.spec_key) f.id, p.positions, ${columns.replaceAll(/(\w+)/g, 'f.$1')}
         FROM (SELECT platform, product_id, array_agg(item_position) AS positions FROM run_products
                WHERE run_id = $1 GROUP BY platform, product_id) AS p
         JOIN spec_feedback f ON f.platform = p.platform AND f.product_id = p.product_id
        ORDER BY f.platform, f.product_id, f.spec_key, f.id DESC
     ) AS newest
     LEFT JOIN LATERAL (
       SELECT r.run_id FROM sourcing_runs r
        WHERE r.request_id = (SELECT request_id FROM sourcing_runs WHERE run_id = $1)
          AND r.created_at >= newest.created_at AND r.state NOT IN ('failed', 'cancelled')
        ORDER BY r.created_at LIMIT 1
     ) AS counting ON true
     WHERE verdict IS NOT NULL ORDER BY id DESC`,
    [runId],
  );
  if (rows.length === 0) return [];
  const { rows: items } = await db.query<Pick<RunItemsRow, 'position'> & { item: FrozenItem }>(
    'SELECT position, item FROM run_items WHERE run_id = $1 AND position = ANY ($2::integer[])',
    [runId, [...new Set(rows.flatMap(({ positions }) => positions))]],
  );
  const itemsAt = new Map(items.map(({ position, item }) => [position, item]));
  // Only who reads feedback that was given needs to know how specs are read.
  const { requirementOf } = await import('../../matching/read/spec/requirement-of.ts');
  const valuesOf = (spec: Spec) => requirementOf(spec).specValues;
  return rows
    .filter(({ positions, ...row }) => positions.some((position) => asksFor(itemsAt.get(position), row, valuesOf)))
    .slice(0, mostListed)
    .map((row) => ({ ...rowToEntry(row), countedIn: row.counted_in }));
}

/** True where the item has the spec that feedback is about: products are tested for other items and requests, too. */
function asksFor(
  item: FrozenItem | undefined,
  { spec_name, spec_key }: Pick<FeedbackRow, 'spec_name' | 'spec_key'>,
  valuesOf: (spec: Spec) => readonly string[],
): boolean {
  const name = specKey(spec_name, []);
  const isAsked = (spec: Spec) => specKey(spec.name, []) === name && specKey(spec.name, valuesOf(spec)) === spec_key;
  return item?.specs.some(isAsked) === true;
}

/** A spec result as a run recorded it, with where. */
export interface PlacedSpecResult extends RecordedSpecResult {
  platform: string;
  itemId: number;
}

/** Every spec result that a run recorded of a product id, on every platform and for every item. */
export async function listRecordedSpecs(db: Queryable, runId: string, productId: string): Promise<PlacedSpecResult[]> {
  const { rows } = await db.query<
    Pick<RunProductsRow, 'platform'> &
      Pick<RunItemsRow, 'item_id'> &
      Pick<StoredTexts, 'spec_matching_json' | 'details_json'>
  >(
    `SELECT p.platform, i.item_id, p.spec_matching_json, p.details_json
       FROM run_products p
       JOIN run_items i ON i.run_id = p.run_id AND i.position = p.item_position
      WHERE p.run_id = $1 AND p.product_id = $2
      ORDER BY p.item_position, p.platform COLLATE "C"`,
    [runId, productId],
  );
  return rows.flatMap((row) =>
    readSpecResults(row).map((result) => ({ ...result, platform: row.platform, itemId: row.item_id })),
  );
}
