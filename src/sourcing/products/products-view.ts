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
}

interface ProductRow {
  product_id: string;
  item_id: number;
  item_revision: number;
  verdict: string;
  spec_matching_json: string | null;
  cleanup_json: string | null;
}

/** The verdicts to show, and whether the pending ones stand in for confirmed ones that do not exist. */
function chooseVerdicts(query: ProductsQuery, counts: Map<string, number>): { verdicts: string[]; fallback: boolean } {
  const fallback = query.isShortlisted && (counts.get('shortlisted') ?? 0) === 0;
  const confirmed = query.isShortlisted ? [fallback ? 'pending' : 'shortlisted'] : ['shortlisted', 'pending'];
  return { verdicts: query.includeEliminated ? [...confirmed, 'eliminated'] : confirmed, fallback };
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

/**
 * The products answer as JSON text, joined from prepared rows in rank order; nothing is matched here.
 * The fallback is decided after `exclude`: a replacement round wants replacements.
 */
export async function readProductsJson(db: Queryable, runId: string, query: ProductsQuery): Promise<string> {
  const counted = await db.query<{ verdict: string; count: number }>(
    `SELECT verdict, count(*)::integer AS count FROM run_products
      WHERE run_id = $1 AND product_id <> ALL ($2::text[]) GROUP BY verdict`,
    [runId, query.exclude],
  );
  const counts = new Map(counted.rows.map((row) => [row.verdict, row.count]));
  const { verdicts, fallback } = chooseVerdicts(query, counts);
  const totalCount = verdicts.reduce((sum, verdict) => sum + (counts.get(verdict) ?? 0), 0);
  const offset = query.pageSize === undefined ? (query.page === 1 ? 0 : totalCount) : (query.page - 1) * query.pageSize;
  if (offset >= totalCount) return `{"total_count":${totalCount},"products":[]}`;
  const { rows } = await db.query<ProductRow>(
    `SELECT p.product_id, i.item_id, i.item_revision, p.verdict,
            CASE WHEN $4 THEN NULL ELSE p.spec_matching_json END AS spec_matching_json,
            CASE WHEN $5 THEN NULL ELSE p.cleanup_json END AS cleanup_json
       FROM run_products p
       JOIN run_items i ON i.run_id = p.run_id AND i.position = p.item_position
      WHERE p.run_id = $1 AND p.verdict = ANY ($2::text[]) AND p.product_id <> ALL ($3::text[])
      ORDER BY p.veto_score DESC, p.rerank_match_score DESC, p.product_id COLLATE "C", p.item_position,
               p.platform COLLATE "C"
      LIMIT $6 OFFSET $7`,
    [
      runId,
      verdicts,
      query.exclude,
      query.excludeSpecMatchingData,
      query.excludeCleanupData,
      query.pageSize ?? null,
      offset,
    ],
  );
  return `{"total_count":${totalCount},"products":[${rows.map((row) => rowToJson(row, fallback)).join(',')}]}`;
}
