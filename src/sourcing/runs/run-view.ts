import { createHash } from 'node:crypto';
import type { Queryable } from '../../db/queryable.ts';
import type { FrozenItem, Run } from './run.ts';

/** Paths of a run's own resources. */
export function runUrls(run: Pick<Run, 'runId' | 'srId'>) {
  return {
    statusUrl: `/api/runs/${run.runId}`,
    resultUrl: `/api/sr/${run.srId}/result`,
    productsUrl: `/job/${run.runId}/products`,
  };
}

/** The status body of a run. */
export function runToStatus(run: Run) {
  return {
    runId: run.runId,
    srId: run.srId,
    srVersion: run.srVersion,
    state: run.state,
    progress: { done: run.itemsDone + run.itemsFailed, total: run.itemsTotal },
    createdAt: run.createdAt.toISOString(),
    startedAt: run.startedAt?.toISOString() ?? null,
    finishedAt: run.finishedAt?.toISOString() ?? null,
    error: run.error,
    ...(run.rerunOf === null ? {} : { rerunOf: run.rerunOf }),
    ...runUrls(run),
  };
}

interface RecordGroup {
  price_excluded: boolean;
  verdict: string;
  entries: string;
}

/**
 * The whole record of a finished run as JSON text, joined from the prepared entries in rank order.
 * The same request over the same catalog gives the same `result`, byte for byte; `resultHash` is its SHA-256.
 */
export async function readRecordJson(db: Queryable, run: Run): Promise<string> {
  const head = await db.query<{ context: string; stats: string | null }>(
    'SELECT sourcing_context::text AS context, stats::text AS stats FROM sourcing_runs WHERE run_id = $1',
    [run.runId],
  );
  const items = await db.query<{ item: FrozenItem }>('SELECT item FROM run_items WHERE run_id = $1 ORDER BY position', [
    run.runId,
  ]);
  const groups = await db.query<RecordGroup>(
    `SELECT verdict, price_excluded,
            string_agg(record_json, ',' ORDER BY veto_score DESC, rerank_match_score DESC, product_id COLLATE "C",
                                                 item_position, platform COLLATE "C") AS entries
       FROM run_products WHERE run_id = $1 GROUP BY verdict, price_excluded`,
    [run.runId],
  );
  const entriesOf = (verdict: string, priceExcluded: boolean) =>
    groups.rows.find((group) => group.verdict === verdict && group.price_excluded === priceExcluded)?.entries ?? '';
  const result =
    `{"shortlist":[${entriesOf('shortlisted', false)}],"possibleMatches":[${entriesOf('pending', false)}],` +
    `"priceExcluded":[${entriesOf('eliminated', true)}],"eliminated":[${entriesOf('eliminated', false)}]}`;
  const front = JSON.stringify({
    runId: run.runId,
    srId: run.srId,
    srVersion: run.srVersion,
    state: run.state,
    createdAt: run.createdAt.toISOString(),
    finishedAt: run.finishedAt?.toISOString() ?? null,
    error: run.error,
    items: items.rows.map(({ item }) => item),
  });
  const resultHash = createHash('sha256').update(result).digest('hex');
  return (
    `${front.slice(0, -1)},"sourcingContext":${head.rows[0]?.context ?? '{}'},"result":${result},` +
    `"resultHash":"sha256:${resultHash}","stats":${head.rows[0]?.stats ?? 'null'},` +
    `"cost":{"amount":0,"currency":"USD"}}`
  );
}
