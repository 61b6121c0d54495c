import type { Queryable } from '../../db/queryable.ts';

/** What a reader asks of the products of a run; already checked. */
export interface ProductsQuery {
  isShortlisted: boolean;
  excludeSpecMatchingData: boolean;
  excludeCleanupData: boolean;
  includeEliminated: boolean;
  /** 1-based. */
  page: number;
  /** Undefined: page 1 holds everything, later pages nothing. */
  pageSize: number | undefined;
  /** Bare product ids to skip. */
  exclude: string[];
  /** Only products of this item of the run. */
  itemId: number | undefined;
  /** Only products of this platform. */
  platform: string | undefined;
}

/** The rows that a query leaves, as SQL over `run_products p`; `$1` is the run. */
interface Filter {
  conditions: string;
  values: unknown[];
}

/** Only the filters that are asked for stand in the statement, so that each has a plan of its own. */
function filterOf(runId: string, query: ProductsQuery): Filter {
  const values: unknown[] = [runId];
  const conditions = ['p.run_id = $1'];
  const where = (condition: (parameter: string) => string, value: unknown) => {
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  if (query.exclude.length > 0) where((ids) => `p.product_id <> ALL (${ids}::text[])`, query.exclude);
  if (query.platform !== undefined) where((platform) => `p.platform = ${platform}`, query.platform);
  if (query.itemId !== undefined) {
    where(
      (itemId) => `p.item_position = (SELECT position FROM run_items WHERE run_id = $1 AND item_id = ${itemId})`,
      query.itemId,
    );
  }
  return { conditions: conditions.join(' AND '), values };
}

/** The products that a query selects, as far as can be said without reading them. */
export interface ProductsSelection {
  filter: Filter;
  verdicts: string[];
  /** The pending products stand in for confirmed ones that do not exist, and are flagged. */
  fallback: boolean;
  totalCount: number;
  /** Of the page: how many products come before it, and how many it may hold. */
  offset: number;
  limit: number | null;
}

/** The fallback is decided after all filters: a replacement round wants replacements, an item its own candidates. */
export async function selectProducts(db: Queryable, runId: string, query: ProductsQuery): Promise<ProductsSelection> {
  const filter = filterOf(runId, query);
  const counted = await db.query<{ verdict: string; count: number }>(
    `SELECT p.verdict, count(*)::integer AS count FROM run_products p WHERE ${filter.conditions} GROUP BY p.verdict`,
    filter.values,
  );
  const counts = new Map(counted.rows.map((row) => [row.verdict, row.count]));
  const fallback = query.isShortlisted && (counts.get('shortlisted') ?? 0) === 0;
  const confirmed = query.isShortlisted ? [fallback ? 'pending' : 'shortlisted'] : ['shortlisted', 'pending'];
  const verdicts = query.includeEliminated ? [...confirmed, 'eliminated'] : confirmed;
  const totalCount = verdicts.reduce((sum, verdict) => sum + (counts.get(verdict) ?? 0), 0);
  const { page, pageSize } = query;
  const offset = pageSize === undefined ? (page === 1 ? 0 : totalCount) : (page - 1) * pageSize;
  return { filter, verdicts, fallback, totalCount, offset, limit: pageSize ?? null };
}

/** The contract's order of products, then item and platform, which make it total. */
const rankOrder = `p.veto_score DESC, p.rerank_match_score DESC, p.product_id COLLATE "C", p.item_position,
               p.platform COLLATE "C"`;

interface ProductRow {
  product_id: string;
  item_id: number;
  item_revision: number;
  verdict: string;
  spec_matching_json: string | null;
  cleanup_json: string | null;
}

function rowToJson(row: ProductRow, fallback: boolean): string {
  let json = `{"product_id":${JSON.stringify(row.product_id)},"stage":"sourcing"`;
  if (row.spec_matching_json !== null) {
    const flagged = fallback && row.verdict === 'pending';
    json += `,"spec_matching_data":${flagged ? `${row.spec_matching_json.slice(0, -1)},"unconfirmed_fallback":true}` : row.spec_matching_json}`;
  }
  if (row.cleanup_json !== null) json += `,"cleanup_data":${row.cleanup_json}`;
  return `${json},"item_id":${row.item_id},"item_revision":${row.item_revision}}`;
}

/** The products answer as JSON text, joined from prepared rows in rank order; nothing is matched here. */
export async function readProductsJson(db: Queryable, runId: string, query: ProductsQuery): Promise<string> {
  const { filter, verdicts, fallback, totalCount, offset, limit } = await selectProducts(db, runId, query);
  if (offset >= totalCount) return `{"total_count":${totalCount},"products":[]}`;
  const at = filter.values.length;
  const { rows } = await db.query<ProductRow>(
    `SELECT p.product_id, i.item_id, i.item_revision, p.verdict,
            ${query.excludeSpecMatchingData ? 'NULL AS spec_matching_json' : 'p.spec_matching_json'},
            ${query.excludeCleanupData ? 'NULL AS cleanup_json' : 'p.cleanup_json'}
       FROM run_products p
       JOIN run_items i ON i.run_id = p.run_id AND i.position = p.item_position
      WHERE ${filter.conditions} AND p.verdict = ANY ($${at + 1}::text[])
      ORDER BY ${rankOrder}
      LIMIT $${at + 2} OFFSET $${at + 3}`,
    [...filter.values, verdicts, limit, offset],
  );
  return `{"total_count":${totalCount},"products":[${rows.map((row) => rowToJson(row, fallback)).join(',')}]}`;
}

/** A product of a selection with its record, for the exports. */
export interface SelectedProduct {
  /** 1-based place in the whole selection. */
  rank: number;
  recordJson: string;
  isFallback: boolean;
}

const batchSize = 200;

/**
 * The products of a selection's page in rank order, read in batches, so that neither memory nor a connection is held
 * while a slow reader takes them.
 */
export async function* streamProducts(
  db: Queryable,
  runId: string,
  selection: ProductsSelection,
): AsyncGenerator<SelectedProduct[]> {
  const { filter, verdicts, fallback, offset, limit } = selection;
  const at = filter.values.length;
  // Keys first, then the rows by key: a page far down costs no more than the first.
  const keys = await db.query<{ item_position: number; platform: string; product_id: string }>(
    `SELECT p.item_position, p.platform, p.product_id FROM run_products p
      WHERE ${filter.conditions} AND p.verdict = ANY ($${at + 1}::text[])
      ORDER BY ${rankOrder}
      LIMIT $${at + 2} OFFSET $${at + 3}`,
    [...filter.values, verdicts, limit, offset],
  );
  for (let first = 0; first < keys.rows.length; first += batchSize) {
    const batch = keys.rows.slice(first, first + batchSize);
    const { rows } = await db.query<{ record_json: string; verdict: string }>(
      `SELECT p.record_json, p.verdict
         FROM unnest($2::integer[], $3::text[], $4::text[]) WITH ORDINALITY
              AS k (item_position, platform, product_id, place)
         JOIN run_products p ON p.run_id = $1 AND p.item_position = k.item_position
                            AND p.platform = k.platform AND p.product_id = k.product_id
        ORDER BY k.place`,
      [
        runId,
        batch.map((key) => key.item_position),
        batch.map((key) => key.platform),
        batch.map((key) => key.product_id),
      ],
    );
    yield rows.map((row, index) => ({
      rank: offset + first + index + 1,
      recordJson: row.record_json,
      isFallback: fallback && row.verdict === 'pending',
    }));
  }
}
