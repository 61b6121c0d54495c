import { createHash } from 'node:crypto';
import type { Columns } from '../../db/columns.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { RunItemsRow } from '../../db/rows.gen.ts';
import { readRanking, streamProducts } from '../products/products-view.ts';
import type { RankedProduct } from '../products/select-products.ts';
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

const resultLists = ['shortlist', 'possibleMatches', 'priceExcluded', 'typeExcluded', 'eliminated'] as const;

function listOf({ verdict, isPriceExcluded, isTypeExcluded }: RankedProduct): (typeof resultLists)[number] {
  if (isTypeExcluded) return 'typeExcluded';
  if (isPriceExcluded) return 'priceExcluded';
  if (verdict === 'shortlisted') return 'shortlist';
  return verdict === 'pending' ? 'possibleMatches' : 'eliminated';
}

/** The result part of a run's record: its entries in rank order, by verdict; exclusions by type and by price apart. */
async function* resultJson(db: Queryable, runId: string): AsyncGenerator<string> {
  const byList = Map.groupBy(await readRanking(db, runId), listOf);
  for (const [place, name] of resultLists.entries()) {
    yield `${place === 0 ? '{' : ','}"${name}":[`;
    const selection = { products: byList.get(name) ?? [], offset: 0, isFallback: false };
    let isFirst = true;
    for await (const batch of streamProducts(db, runId, selection)) {
      const texts = batch.map(({ entry }) => JSON.stringify(entry)).join(',');
      yield isFirst ? texts : `,${texts}`;
      isFirst = false;
    }
    yield ']';
  }
  yield '}';
}

/**
 * The whole record of a run that is over, as JSON text, part by part, from the prepared texts of its products in rank
 * order. A caller who is not trusted sees only the members of the context that sourcing knows; `members` come last.
 * The same request over the same catalog gives the same `result`, byte for byte; `resultHash` is its SHA-256.
 */
export async function* recordJson(
  db: Queryable,
  run: Run,
  { isTrusted, members = {} }: { isTrusted: boolean; members?: object },
): AsyncGenerator<string> {
  const head = await db.query<{ context: string; stats: string | null }>(
    'SELECT sourcing_context::text AS context, stats::text AS stats FROM sourcing_runs WHERE run_id = $1',
    [run.runId],
  );
  const items = await db.query<Columns<RunItemsRow, 'item', { item: FrozenItem }>>(
    'SELECT item FROM run_items WHERE run_id = $1 ORDER BY position',
    [run.runId],
  );
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
  const shownContext = isTrusted ? contextText : knownContextText(contextText);
  yield `${front.slice(0, -1)},"sourcingContext":${shownContext},"result":`;
  const resultHash = createHash('sha256');
  for await (const part of resultJson(db, run.runId)) {
    resultHash.update(part);
    yield part;
  }
  const rest = JSON.stringify(members).slice(1, -1);
  yield `,"resultHash":"sha256:${resultHash.digest('hex')}","stats":${head.rows[0]?.stats ?? 'null'},` +
    `"cost":{"amount":0,"currency":"USD"}${rest === '' ? '' : `,${rest}`}}`;
}
