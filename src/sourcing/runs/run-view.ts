import { createHash } from 'node:crypto';
import type { Columns } from '../../db/columns.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { RunItemsRow } from '../../db/rows.gen.ts';
import type { Verdict } from '../../matching/assessment.ts';
import { readRanking, streamProducts } from '../products/products-view.ts';
import type { FrozenItem, Run } from './run.ts';
import { knownContextText } from './sourcing-context.ts';

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

/** The result part of a run's record: its entries in rank order, by verdict; exclusions by type and by price apart. */
async function readResultJson(db: Queryable, runId: string): Promise<string> {
  const lists: Record<Verdict | 'priceExcluded' | 'typeExcluded', string[]> = {
    ...{ shortlisted: [], pending: [], priceExcluded: [], typeExcluded: [], eliminated: [] },
  };
  const ranking = { products: await readRanking(db, runId), offset: 0, isFallback: false };
  for await (const batch of streamProducts(db, runId, ranking)) {
    for (const { entry, isPriceExcluded, isTypeExcluded } of batch) {
      const list = isTypeExcluded ? 'typeExcluded' : isPriceExcluded ? 'priceExcluded' : entry.verdict;
      lists[list].push(JSON.stringify(entry));
    }
  }
  const { shortlisted, pending, priceExcluded, typeExcluded, eliminated } = lists;
  return (
    `{"shortlist":[${shortlisted.join(',')}],"possibleMatches":[${pending.join(',')}],` +
    `"priceExcluded":[${priceExcluded.join(',')}],"typeExcluded":[${typeExcluded.join(',')}],"eliminated":[${eliminated.join(',')}]}`
  );
}

/**
 * The whole record of a run that is over, as JSON text, from the prepared texts of its products in rank order.
 * A caller who is not trusted sees only the members of the context that sourcing knows.
 * The same request over the same catalog gives the same `result`, byte for byte; `resultHash` is its SHA-256.
 */
export async function readRecordJson(db: Queryable, run: Run, { isTrusted }: { isTrusted: boolean }): Promise<string> {
  const head = await db.query<{ context: string; stats: string | null }>(
    'SELECT sourcing_context::text AS context, stats::text AS stats FROM sourcing_runs WHERE run_id = $1',
    [run.runId],
  );
  const items = await db.query<Columns<RunItemsRow, 'item', { item: FrozenItem }>>(
    'SELECT item FROM run_items WHERE run_id = $1 ORDER BY position',
    [run.runId],
  );
  const result = await readResultJson(db, run.runId);
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
  const contextText = head.rows[0]?.context ?? '{}';
  const resultHash = createHash('sha256').update(result).digest('hex');
  return (
    `${front.slice(0, -1)},"sourcingContext":${isTrusted ? contextText : knownContextText(contextText)},"result":${result},` +
    `"resultHash":"sha256:${resultHash}","stats":${head.rows[0]?.stats ?? 'null'},` +
    `"cost":{"amount":0,"currency":"USD"}}`
  );
}
