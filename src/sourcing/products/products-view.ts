import type { Columns } from '../../db/columns.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { RunItemsRow, RunProductsRow } from '../../db/rows.gen.ts';
import type { Verdict } from '../../matching/assessment.ts';
import { type RecordEntry, readRecordEntry, type StoredTexts } from './record-entry.ts';
import type { ProductsQuery, ProductsSelection, RankedProduct } from './select-products.ts';

type RankingRow = Columns<
  RunProductsRow,
  'item_position' | 'platform' | 'product_id' | 'verdict' | 'price_excluded' | 'type_excluded',
  { verdict: Verdict }
> &
  Pick<RunItemsRow, 'item_id' | 'item_revision'> & { bytes: number };

/** A ranking is read in parts of so many products: each is a few milliseconds of computation. */
const rankedAtOnce = 5_000;

/** Every product of a run in the contract's order, then item and platform, which make it total. */
export async function readRanking(db: Queryable, runId: string): Promise<RankedProduct[]> {
  const ranking: RankedProduct[] = [];
  // Every row brings its own copy of the same few names.
  const names = new Map<string, string>();
  const shared = (name: string): string => {
    const known = names.get(name);
    if (known === undefined) names.set(name, name);
    return known ?? name;
  };
  for (let isWhole = false; !isWhole; ) {
    const { rows } = await db.query<RankingRow>(
      `SELECT p.item_position, i.item_id, i.item_revision, p.platform, p.product_id, p.verdict, p.price_excluded,
              p.type_excluded, octet_length(p.spec_matching_json) + octet_length(p.cleanup_json) + octet_length(p.details_json) +
              coalesce(octet_length(p.product_type_json), 0) + coalesce(octet_length(p.similar_json), 0) AS bytes
         FROM run_products p
         JOIN run_items i ON i.run_id = p.run_id AND i.position = p.item_position
        WHERE p.run_id = $1
        ORDER BY p.veto_score DESC, p.rerank_match_score DESC, p.rank_price NULLS LAST, p.product_id COLLATE "C",
                 p.item_position, p.platform COLLATE "C"
        LIMIT $2 OFFSET $3`,
      [runId, rankedAtOnce, ranking.length],
    );
    for (const row of rows) {
      ranking.push({
        itemPosition: row.item_position,
        itemId: row.item_id,
        itemRevision: row.item_revision,
        platform: shared(row.platform),
        productId: row.product_id,
        verdict: shared(row.verdict) as Verdict,
        isPriceExcluded: row.price_excluded,
        isTypeExcluded: row.type_excluded,
        bytes: row.bytes,
      });
    }
    isWhole = rows.length < rankedAtOnce;
  }
  return ranking;
}

/** Rows of `run_products p` by key, in the order of the keys, which stand in $2 to $4. */
const byKeys = `FROM unnest($2::integer[], $3::text[], $4::text[]) WITH ORDINALITY
              AS k (item_position, platform, product_id, place)
         JOIN run_products p ON p.run_id = $1 AND p.item_position = k.item_position
                            AND p.platform = k.platform AND p.product_id = k.product_id
        ORDER BY k.place`;

function keysOf(runId: string, products: readonly RankedProduct[]): unknown[] {
  return [
    runId,
    products.map(({ itemPosition }) => itemPosition),
    products.map(({ platform }) => platform),
    products.map(({ productId }) => productId),
  ];
}

/** What the query leaves out is null. */
type ViewRow = { [Name in 'spec_matching_json' | 'cleanup_json']: RunProductsRow[Name] | null } & Pick<
  RunProductsRow,
  'product_type_json' | 'similar_json'
>;

function productToJson(product: RankedProduct, row: ViewRow, isFallback: boolean): string {
  let json = `{"product_id":${JSON.stringify(product.productId)},"stage":"sourcing"`;
  if (row.spec_matching_json !== null) {
    const isFlagged = isFallback && product.verdict === 'pending';
    const flagged = isFlagged ? `${row.spec_matching_json.slice(0, -1)},"unconfirmed_fallback":true}` : undefined;
    json += `,"spec_matching_data":${flagged ?? row.spec_matching_json}`;
  }
  if (row.cleanup_json !== null) json += `,"cleanup_data":${row.cleanup_json}`;
  if (row.product_type_json !== null) json += `,"product_type":${row.product_type_json}`;
  if (row.similar_json !== null) json += `,"similar_listings":${row.similar_json}`;
  return `${json},"item_id":${product.itemId},"item_revision":${product.itemRevision}}`;
}

/** Products of about so many bytes are read at a time, and at most so many. */
const bytesAtOnce = 1_000_000;
const rowsAtOnce = 200;

/** The products in their order, in parts whose texts fit into `bytesAtOnce`; one that is larger is a part by itself. */
function inParts(products: readonly RankedProduct[]): RankedProduct[][] {
  const parts: RankedProduct[][] = [];
  let bytes = 0;
  for (const product of products) {
    const part = parts.at(-1);
    bytes += product.bytes;
    if (part !== undefined && part.length < rowsAtOnce && bytes <= bytesAtOnce) part.push(product);
    else {
      parts.push([product]);
      bytes = product.bytes;
    }
  }
  return parts;
}

/**
 * The products answer as JSON text, part by part, joined from prepared rows in rank order; nothing is matched here. Neither
 * memory nor a connection is held while a slow reader takes it.
 */
export async function* productsJson(
  db: Queryable,
  runId: string,
  query: ProductsQuery,
  { totalCount, isFallback, products }: ProductsSelection,
): AsyncGenerator<string> {
  const matching = query.excludeSpecMatchingData ? 'NULL AS spec_matching_json' : 'p.spec_matching_json';
  const cleanup = query.excludeCleanupData ? 'NULL AS cleanup_json' : 'p.cleanup_json';
  let text = `{"total_count":${totalCount},"products":[`;
  let isFirst = true;
  for (const part of inParts(products)) {
    const { rows } = await db.query<ViewRow>({
      // Four statements, each planned once per connection.
      name: `read-products-${query.excludeSpecMatchingData}-${query.excludeCleanupData}`,
      text: `SELECT p.product_type_json, p.similar_json, ${matching}, ${cleanup} ${byKeys}`,
      values: keysOf(runId, part),
    });
    if (rows.length !== part.length) throw new Error(`Products of the done run ${runId} are gone.`);
    for (const [index, product] of part.entries()) {
      const row = rows[index];
      if (row === undefined) throw new Error(`Products of the done run ${runId} are gone.`);
      text += `${isFirst ? '' : ','}${productToJson(product, row, isFallback)}`;
      isFirst = false;
    }
    yield text;
    text = '';
  }
  yield `${text}]}`;
}

/** As `productsJson`, in one piece: for selections that are small. */
export async function readProductsJson(
  db: Queryable,
  runId: string,
  query: ProductsQuery,
  selection: ProductsSelection,
): Promise<string> {
  let json = '';
  for await (const part of productsJson(db, runId, query, selection)) json += part;
  return json;
}

/** A product of a selection with its entry in the record. */
export interface SelectedProduct {
  /** 1-based place in the whole selection. */
  rank: number;
  entry: RecordEntry;
  isPriceExcluded: boolean;
  isTypeExcluded: boolean;
  isFallback: boolean;
}

/**
 * The products of a selection's page in rank order, read in batches, so that neither memory nor a connection is held
 * while a slow client reads them, and no caller waits for all of it to be parsed.
 */
export async function* streamProducts(
  db: Queryable,
  runId: string,
  { products, offset, isFallback }: Pick<ProductsSelection, 'products' | 'offset' | 'isFallback'>,
): AsyncGenerator<SelectedProduct[]> {
  let first = 0;
  for (const batch of inParts(products)) {
    const { rows } = await db.query<StoredTexts & Pick<RunProductsRow, 'price_excluded' | 'type_excluded'>>({
      name: 'read-product-texts',
      text: `SELECT p.price_excluded, p.type_excluded, p.product_type_json, p.similar_json, p.spec_matching_json,
                    p.cleanup_json, p.details_json ${byKeys}`,
      values: keysOf(runId, batch),
    });
    const before = offset + first;
    first += batch.length;
    yield batch.map((product, index) => {
      const row = rows[index];
      if (row === undefined) throw new Error(`Products of the run ${runId} are gone.`);
      return {
        rank: before + index + 1,
        entry: readRecordEntry(product, row),
        isPriceExcluded: row.price_excluded,
        isTypeExcluded: row.type_excluded,
        isFallback: isFallback && product.verdict === 'pending',
      };
    });
  }
}

/** The same columns of products in their order, in parts: what a view reads of many products without their whole texts. */
export async function* streamColumns<Row extends object>(
  db: Queryable,
  runId: string,
  products: readonly RankedProduct[],
  columns: string,
): AsyncGenerator<{ product: RankedProduct; row: Row }[]> {
  for (const part of inParts(products)) {
    const { rows } = await db.query<Row>(`SELECT ${columns} ${byKeys}`, keysOf(runId, part));
    yield part.map((product, index) => {
      const row = rows[index];
      if (row === undefined) throw new Error(`Products of the run ${runId} are gone.`);
      return { product, row };
    });
  }
}
