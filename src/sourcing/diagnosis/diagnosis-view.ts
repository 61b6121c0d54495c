import type { Queryable } from '../../db/queryable.ts';
import type { RunProductsRow } from '../../db/rows.gen.ts';
import { convertPrice } from '../../matching/commercial/convert-price.ts';
import { noSuchItem } from '../products/items-view.ts';
import { readRanking, streamColumns } from '../products/products-view.ts';
import { readRecordEntry, type StoredMatching, unitPriceOf } from '../products/record-entry.ts';
import type { RankedProduct } from '../products/select-products.ts';
import { fromViewSpecResult } from '../products/spec-result.ts';
import type { FrozenItem } from '../runs/run.ts';
import { readRunContext } from '../runs/run-context-view.ts';
import { contextOfItem, type ItemContext } from '../runs/sourcing-context.ts';
import { type DiagnosedProduct, diagnoseItem, type Gain, type ItemDiagnosis } from './diagnose-item.ts';
import { diagnosisToSentences } from './diagnosis-sentences.ts';

interface ItemRow {
  position: number;
  item: FrozenItem;
  candidates: number | null;
  notes: string[] | null;
}

interface DiagnosedItem extends Pick<ItemContext, 'terms'> {
  item: FrozenItem;
}

type DiagnosedRow = Pick<RunProductsRow, 'spec_matching_json'> & {
  found_type: string | null;
} & { [Name in 'details_json' | 'cleanup_json']: RunProductsRow[Name] | null };

/** Of the offer only products over the maximum price tell anything: what a piece of them costs. */
const diagnosedColumns = `p.spec_matching_json, p.product_type_json::json ->> 'match_type' AS found_type,
  CASE WHEN p.price_excluded THEN p.details_json END AS details_json,
  CASE WHEN p.price_excluded THEN p.cleanup_json END AS cleanup_json`;

/** The price that was judged, in the currency of the maximum price. */
function judgedPrice(
  product: RankedProduct,
  { spec_matching_json, details_json, cleanup_json }: DiagnosedRow,
  { item, terms }: DiagnosedItem,
): number | null {
  if (details_json === null || cleanup_json === null || terms.maxPrice === undefined) return null;
  const entry = readRecordEntry(product, { spec_matching_json, details_json, cleanup_json });
  const price = unitPriceOf(entry, item.quantity);
  return price === null ? null : convertPrice(price, terms.maxPrice.currency, terms.exchangeRates);
}

/** Of each product's texts only what the diagnosis reads is kept: they may be half a megabyte each. */
async function readProducts(
  db: Queryable,
  runId: string,
  ranking: readonly RankedProduct[],
  diagnosed: DiagnosedItem,
): Promise<DiagnosedProduct[]> {
  const products: DiagnosedProduct[] = [];
  // The wanted values are those of the item: each product brings its own copy.
  const valuesOf = new Map<number, string[]>();
  const sharedValues = (index: number, values: string[]): string[] => {
    const known = valuesOf.get(index);
    if (known === undefined) valuesOf.set(index, values);
    return known ?? values;
  };
  for await (const part of streamColumns<DiagnosedRow>(db, runId, ranking, diagnosedColumns)) {
    for (const { product, row } of part) {
      const { veto_specs: specs } = JSON.parse(row.spec_matching_json) as StoredMatching;
      products.push({
        platform: product.platform,
        productId: product.productId,
        verdict: product.verdict,
        // Runs recorded before types were judged have none.
        isOfType: row.found_type === null || row.found_type === 'match',
        mustHaves: specs.map((spec, index) => ({
          ...fromViewSpecResult(spec),
          specValues: sharedValues(index, spec.spec_values),
        })),
        price: judgedPrice(product, row, diagnosed),
      });
    }
  }
  return products;
}

/**
 * Why a run has as few products as it has, item by item, from its stored rows. One item is read at a time, so that a run
 * of 100 items neither fills the memory nor holds up other requests.
 */
export async function readDiagnosis(db: Queryable, runId: string, itemId: number | undefined) {
  const { rows: items } = await db.query<ItemRow>(
    `SELECT position, item, (stats ->> 'candidates')::integer AS candidates, stats -> 'notes' AS notes
       FROM run_items WHERE run_id = $1 AND ($2::integer IS NULL OR item_id = $2) ORDER BY position`,
    [runId, itemId ?? null],
  );
  if (items.length === 0) throw noSuchItem();
  const diagnosed = [];
  const byItem = Map.groupBy(await readRanking(db, runId), ({ itemPosition }) => itemPosition);
  const context = await readRunContext(db, runId);
  for (const row of items) {
    const { terms } = contextOfItem(context, row.item.itemId);
    diagnosed.push(await diagnoseRow(db, runId, { ...row, terms }, byItem.get(row.position) ?? []));
  }
  return { job_id: runId, items: diagnosed };
}

async function diagnoseRow(
  db: Queryable,
  runId: string,
  { position, item, terms, candidates, notes }: ItemRow & DiagnosedItem,
  ranking: readonly RankedProduct[],
) {
  // No must-have can be relaxed to make other goods of them, so they are counted and left out.
  const ofType = ranking.filter(({ isTypeExcluded }) => !isTypeExcluded);
  const typeExcluded = ranking.length - ofType.length;
  const products = await readProducts(db, runId, ofType, { item, terms });
  const diagnosis = diagnoseItem(item, products, terms.maxPrice);
  const titles = await findTitles(db, runId, position, diagnosis);
  const summary = diagnosisToSentences(diagnosis);
  if (typeExcluded > 0) {
    const others = typeExcluded === 1 ? '1 candidate is' : `${typeExcluded} candidates are`;
    summary.push(`${others} of another type of goods than "${item.name.slice(0, 80)}" and left out.`);
  }
  // `max_results` keeps only the best shortlisted and pending products: the rest cannot be counted any more.
  const left = (candidates ?? ranking.length) - ranking.length;
  if (left > 0) summary.push(`${left} further candidates were not kept, because the run asked for fewer results.`);
  return {
    item_id: item.itemId,
    item_revision: item.revision,
    item_name: item.name,
    ...diagnosisToWire(diagnosis, titles),
    type_excluded: typeExcluded,
    summary: [...summary, ...(notes ?? [])],
  };
}

async function findTitles(
  db: Queryable,
  runId: string,
  position: number,
  { mustHaves }: ItemDiagnosis,
): Promise<ReadonlyMap<string, string>> {
  const shown = mustHaves.flatMap(({ nearestMisses }) => nearestMisses);
  if (shown.length === 0) return new Map();
  const { rows } = await db.query<{ key: string; title: string }>(
    `SELECT p.platform || ':' || p.product_id AS key, p.cleanup_json::json ->> 'title' AS title
       FROM unnest($3::text[], $4::text[]) AS shown (platform, product_id)
       JOIN run_products p ON p.run_id = $1 AND p.item_position = $2
                          AND p.platform = shown.platform AND p.product_id = shown.product_id`,
    [runId, position, shown.map(({ platform }) => platform), shown.map(({ productId }) => productId)],
  );
  return new Map(rows.map(({ key, title }) => [key, title]));
}

function diagnosisToWire(diagnosis: ItemDiagnosis, titles: ReadonlyMap<string, string>) {
  return {
    candidates: diagnosis.candidates,
    shortlisted: diagnosis.shortlisted,
    pending: diagnosis.pending,
    eliminated: diagnosis.eliminated,
    eliminated_by_several: diagnosis.eliminatedBySeveral,
    unconfirmed:
      diagnosis.unconfirmed === null
        ? null
        : {
            specs: diagnosis.unconfirmed.mustHaves.map(({ specName, specValues }) => ({
              spec_name: specName,
              spec_values: specValues,
            })),
            dropping: gainToWire(diagnosis.unconfirmed.dropping),
          },
    must_haves: diagnosis.mustHaves.map((mustHave) => ({
      spec_name: mustHave.specName,
      ...(mustHave.isPriceLimit ? { kind: 'max_price' as const } : {}),
      spec_values: mustHave.specValues,
      match: mustHave.match,
      unknown: mustHave.unknown,
      not_match: mustHave.notMatch,
      eliminates_alone: mustHave.eliminatesAlone,
      unknown_alone: mustHave.unknownAlone,
      keeps_pending: mustHave.keepsPending,
      nearest_misses: mustHave.nearestMisses.map(({ platform, productId, productValue, miss, isOnlyObstacle }) => ({
        platform,
        product_id: productId,
        title: titles.get(`${platform}:${productId}`) ?? '',
        product_value: productValue,
        distance: miss === null ? null : miss.text,
        distance_ratio: miss === null || !Number.isFinite(miss.ratio) ? null : Number(miss.ratio.toFixed(6)),
        only_obstacle: isOnlyObstacle,
      })),
      relaxing: mustHave.relaxing.map(({ gain, ...step }) => ({ ...step, ...gainToWire(gain) })),
      dropping: gainToWire(mustHave.dropping),
    })),
  };
}

function gainToWire({ shortlisted, pending, ofUnknownType }: Gain) {
  return { would_be_shortlisted: shortlisted, would_be_pending: pending, of_unknown_type: ofUnknownType };
}
