import type { Queryable } from '../../db/queryable.ts';
import type { RunItemsRow, RunProductsRow } from '../../db/rows.gen.ts';
import type { Verdict } from '../../matching/assessment.ts';
import type { StoredMatching } from '../products/record-entry.ts';
import { fromViewSpecResult, type ViewSpecResult } from '../products/spec-result.ts';
import type { Run } from '../runs/run.ts';
import { type ComparedSpec, compareProducts, type ProductChange, type RecordedProduct } from './compare-products.ts';

interface ItemPair extends Pick<RunItemsRow, 'item_id'> {
  name: string;
  before_position: number | null;
  after_position: number | null;
  before_revision: number | null;
  after_revision: number | null;
}

interface ProductPair extends Pick<RunProductsRow, 'platform' | 'product_id'> {
  before_title: string | null;
  after_title: string | null;
  before_verdict: Verdict | null;
  after_verdict: Verdict | null;
  before_score: number | null;
  after_score: number | null;
  before_matching: string | null;
  after_matching: string | null;
}

function specsOf(matching: string): ComparedSpec[] {
  const stored = JSON.parse(matching) as StoredMatching;
  const read = (required: boolean) => (spec: ViewSpecResult) => ({ ...fromViewSpecResult(spec), required });
  return [...stored.veto_specs.map(read(true)), ...stored.rerank_specs.map(read(false))];
}

function sideOf(pair: ProductPair, side: 'before' | 'after'): RecordedProduct | null {
  const verdict = pair[`${side}_verdict`];
  const matching = pair[`${side}_matching`];
  const vetoScore = pair[`${side}_score`];
  if (verdict === null || matching === null || vetoScore === null) return null;
  return {
    platform: pair.platform,
    productId: pair.product_id,
    title: pair[`${side}_title`] ?? '',
    verdict,
    vetoScore,
    specs: specsOf(matching),
  };
}

function productToWire({ platform, productId, title, verdict, vetoScore }: RecordedProduct) {
  return { platform, productId, title, verdict, vetoScore };
}

function changeToWire({ before, after, decidedBy, specs }: ProductChange) {
  const { platform, productId, title } = after;
  return {
    platform,
    productId,
    title,
    verdictBefore: before.verdict,
    verdictAfter: after.verdict,
    vetoScoreBefore: before.vetoScore,
    vetoScoreAfter: after.vetoScore,
    decidedBy,
    specs,
  };
}

/**
 * What differs between two done runs of one request, item by item in the order of the later run. Products are the same
 * when platform and id are; what is of another type of goods in both runs is left out. Only rows that differ are read out of
 * the tables.
 */
export async function readComparison(db: Queryable, before: Run, after: Run) {
  const { rows } = await db.query<ItemPair>(
    `SELECT coalesce(b.item_id, a.item_id) AS item_id, coalesce(b.item, a.item) ->> 'name' AS name,
            a.position AS before_position, b.position AS after_position,
            a.item_revision AS before_revision, b.item_revision AS after_revision
       FROM (SELECT * FROM run_items WHERE run_id = $1) a
       FULL JOIN (SELECT * FROM run_items WHERE run_id = $2) b ON b.item_id = a.item_id
      ORDER BY b.position NULLS LAST, a.position`,
    [before.runId, after.runId],
  );
  const items: ItemComparison[] = [];
  for (const pair of rows) items.push(await compareItem(db, before.runId, after.runId, pair));
  const sum = (count: (item: ItemComparison) => number) => items.reduce((total, item) => total + count(item), 0);
  return {
    before: runToWire(before),
    after: runToWire(after),
    summary: {
      added: sum(({ added }) => added.length),
      removed: sum(({ removed }) => removed.length),
      came: sum(({ added }) => added.length),
      went: sum(({ removed }) => removed.length),
      changedVerdict: sum(({ changedVerdict }) => changedVerdict.length),
      changedSpecs: sum(({ changedSpecs }) => changedSpecs.length),
      unchanged: sum(({ unchanged }) => unchanged),
      revisedItems: items.flatMap((item) =>
        item.revisionBefore !== null && item.revisionAfter !== null && item.revisionBefore !== item.revisionAfter
          ? [item.itemId]
          : [],
      ),
    },
    items,
  };
}

function runToWire(run: Run) {
  const { runId, srId, srVersion } = run;
  return { runId, srId, srVersion, createdAt: run.createdAt.toISOString() };
}

type ItemComparison = Awaited<ReturnType<typeof compareItem>>;

async function compareItem(db: Queryable, beforeId: string, afterId: string, item: ItemPair) {
  const side = (run: string, position: string) =>
    `(SELECT platform, product_id, verdict, veto_score, rerank_match_score, spec_matching_json, cleanup_json, type_excluded
        FROM run_products WHERE run_id = ${run} AND item_position = ${position})`;
  const pairs = `${side('$1', '$3')} a
       FULL JOIN ${side('$2', '$4')} b ON b.platform = a.platform AND b.product_id = a.product_id
      WHERE NOT (coalesce(a.type_excluded, true) AND coalesce(b.type_excluded, true))
        AND a.spec_matching_json`;
  const values = [beforeId, afterId, item.before_position, item.after_position];
  const { rows } = await db.query<ProductPair>(
    `SELECT coalesce(b.platform, a.platform) AS platform, coalesce(b.product_id, a.product_id) AS product_id,
            a.verdict AS before_verdict, b.verdict AS after_verdict,
            a.veto_score AS before_score, b.veto_score AS after_score,
            a.spec_matching_json AS before_matching, b.spec_matching_json AS after_matching,
            a.cleanup_json::json ->> 'title' AS before_title, b.cleanup_json::json ->> 'title' AS after_title
       FROM ${pairs} IS DISTINCT FROM b.spec_matching_json
      ORDER BY coalesce(b.veto_score, a.veto_score) DESC, coalesce(b.rerank_match_score, a.rerank_match_score) DESC,
               coalesce(b.product_id, a.product_id) COLLATE "C", coalesce(b.platform, a.platform) COLLATE "C"`,
    values,
  );
  const equal = await db.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM ${pairs} IS NOT DISTINCT FROM b.spec_matching_json`,
    values,
  );
  const added: RecordedProduct[] = [];
  const removed: RecordedProduct[] = [];
  const changes: ProductChange[] = [];
  for (const pair of rows) {
    const [old, now] = [sideOf(pair, 'before'), sideOf(pair, 'after')];
    if (now === null) {
      if (old !== null) removed.push(old);
    } else if (old === null) added.push(now);
    else changes.push(...[compareProducts(old, now)].filter((change) => change !== null));
  }
  const turned = changes.filter((change) => change.before.verdict !== change.after.verdict);
  const rest = changes.filter((change) => change.before.verdict === change.after.verdict);
  return {
    itemId: item.item_id,
    name: item.name,
    revisionBefore: item.before_revision,
    revisionAfter: item.after_revision,
    added: added.map(productToWire),
    removed: removed.map(productToWire),
    // The former names of `added` and `removed`.
    came: added.map(productToWire),
    went: removed.map(productToWire),
    changedVerdict: turned.map(changeToWire),
    changedSpecs: rest.map(changeToWire),
    unchanged: (equal.rows[0]?.count ?? 0) + rows.length - added.length - removed.length - changes.length,
  };
}
