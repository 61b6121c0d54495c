import { setImmediate } from 'node:timers/promises';
import { type Connection, MatchQuery, type Query, type Table, type VectorQuery } from '@lancedb/lancedb';
import type { RecordBatch } from 'apache-arrow';
import { compareCandidates } from './candidate-order.ts';
import type { Candidate, Catalog, CatalogFilters, CatalogQuery, SearchOptions } from './catalog.ts';
import { decimalToScaled } from './decimal.ts';
import type { Product } from './product.ts';
import { productKey } from './product-row.ts';
import { connectDataset, isMissingTable, mostScannedRows, unindexedRows } from './product-table.ts';
import { queryTerms } from './query-terms.ts';
import { readableProduct } from './readable-product.ts';
import { ShownTable } from './shown-table.ts';
import { sqlText } from './sql-text.ts';
import { type FoundTerms, weighCandidates } from './weigh-candidates.ts';

/**
 * A catalog in a LanceDB dataset, for reading: any number of these may be open while one import writes. A search that
 * finds nothing is repeated with one letter of each longer word allowed to differ.
 */
export class LanceCatalog implements Catalog {
  readonly #connection: Connection;
  readonly #shown: ShownTable;
  readonly #isIndexOnly = new WeakMap<Table, Promise<boolean>>();

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#shown = new ShownTable(connection);
  }

  async search(query: CatalogQuery, options: SearchOptions = {}): Promise<Candidate[]> {
    options.signal?.throwIfAborted();
    const weights = queryTerms(query.texts);
    if (weights.length === 0 || query.limit < 1 || query.platforms?.length === 0) return [];
    const found = await this.#read<FoundProduct[]>([], async (table) => {
      const isIndexOnly = await this.#isMostlyUnindexed(table);
      const exact = await searchRows(table, query, new MatchQuery(weights.map(([term]) => term).join(' '), 'terms'), {
        isIndexOnly,
        limit: Math.max(leastWeighed, Math.ceil(query.limit * weighedShare)),
      });
      if (exact.length > 0) return weighProducts(exact, weights, query.limit);
      const forgiving = forgivingQuery(weights);
      return forgiving === undefined ? [] : searchRows(table, query, forgiving, { isIndexOnly, limit: query.limit });
    });
    const candidates: Candidate[] = [];
    const pause = pauseByLength();
    for (const { product, score } of found) {
      if (typeof product === 'string') await pause(product.length);
      candidates.push({ product: typeof product === 'string' ? parse(product) : product, score });
    }
    return candidates.toSorted(compareCandidates);
  }

  async get(platform: string, productId: string): Promise<Product | null> {
    const condition = `key = ${sqlText(productKey(platform, productId))}`;
    const rows = await this.#read(
      [],
      async (table) =>
        (await table.query().where(condition).select(['product']).limit(1).toArray()) as { product: string }[],
    );
    const row = rows[0];
    return row === undefined ? null : (JSON.parse(row.product) as Product);
  }

  count(): Promise<number> {
    return this.#read(0, (table) => table.countRows());
  }

  async version(): Promise<string> {
    return this.#read('empty', async (table) => `lance-${await table.version()}`);
  }

  async close(): Promise<void> {
    this.#shown.close();
    this.#connection.close();
  }

  /** True when more rows wait for the index than a search should scan; asked once of each version. */
  #isMostlyUnindexed(table: Table): Promise<boolean> {
    const known = this.#isIndexOnly.get(table);
    if (known !== undefined) return known;
    const asked = unindexedRows(table).then((rows) => rows > mostScannedRows);
    this.#isIndexOnly.set(table, asked);
    return asked;
  }

  /** Reads from the newest version that is shown; `whenMissing` answers while no dataset exists, or after it was removed. */
  async #read<T>(whenMissing: T, read: (table: Table) => Promise<T>): Promise<T> {
    try {
      return await this.#shown.use(whenMissing, read);
    } catch (error) {
      if (!isMissingTable(error)) throw error;
      // The dataset was removed, or removed and made anew, under the open table: look once more.
      this.#shown.close();
      return this.#shown.use(whenMissing, read);
    }
  }
}

/** Opens the catalog at `uri` (a folder or an object store address); nothing needs to exist there yet. */
export async function openLanceCatalog(options: { uri: string }): Promise<LanceCatalog> {
  return new LanceCatalog(await connectDataset(options.uri));
}

/** A product, as JSON unless that was long, with a score that is comparable within one answer. */
interface FoundProduct {
  product: string | Product;
  score: number;
}

/**
 * The engine finds by all words alike, and its best are then put in order by the weights of the words: so many more
 * than are asked for, and at least so many. A quarter more brings a product back that stands low without weights;
 * twice as many bring one more in a thousand and take half as long again.
 */
const weighedShare = 1.25;
const leastWeighed = 200;

function weighProducts(
  rows: (FoundProduct & FoundTerms)[],
  weights: [term: string, weight: number][],
  limit: number,
): FoundProduct[] {
  const scores = weighCandidates(rows, weights);
  return rows
    .map(({ product }, index) => ({ product, score: scores[index] ?? 0 }))
    .toSorted((left, right) => right.score - left.score)
    .slice(0, limit);
}

/** The longer words, each with one letter allowed to differ after its first two. */
function forgivingQuery(weights: [term: string, weight: number][]): MatchQuery | undefined {
  const words = weights.flatMap(([term]) => (/^\p{L}{5,}$/u.test(term) ? term : []));
  if (words.length === 0) return undefined;
  return new MatchQuery(words.join(' '), 'terms', { fuzziness: 1, prefixLength: 2 });
}

async function searchRows(
  table: Table,
  query: CatalogQuery,
  words: MatchQuery,
  { isIndexOnly, limit }: { isIndexOnly: boolean; limit: number },
): Promise<(FoundProduct & FoundTerms)[]> {
  const search = table.query().fullTextSearch(words).select(['product', 'terms', '_score']);
  if (isIndexOnly) search.fastSearch();
  const condition = sqlCondition(query.platforms, query.filters);
  if (condition !== undefined) search.where(condition);
  const rows: (FoundProduct & FoundTerms)[] = [];
  const pause = pauseByLength();
  for await (const batch of inBatches(search.limit(limit))) {
    const [products, terms, scores] = ['product', 'terms', '_score'].map((name) => batch.getChild(name));
    for (let row = 0; row < batch.numRows; row += 1) {
      const json = String(products?.get(row));
      if (json.length > longJson) await pause(json.length);
      const product = json.length > longJson ? parse(json) : json;
      rows.push({ product, terms: String(terms?.get(row)), score: Number(scores?.get(row)) });
    }
  }
  return rows;
}

/** Longer ones are cut to what is read of them at once, so that two hundred of four megabytes are never held together. */
const longJson = 100_000;
/** Rows that the engine hands over at a time: at four megabytes each, what it holds. Smaller batches take longer. */
const rowsPerBatch = 32;

/** The engine's batches; its own iteration takes as many rows at once as there are. */
function inBatches(query: VectorQuery | Query): AsyncIterable<RecordBatch> {
  const { execute } = query as unknown as { execute: (options: object) => AsyncIterable<RecordBatch> };
  return execute.call(query, { maxBatchLength: rowsPerBatch });
}

function parse(json: string): Product {
  const product = JSON.parse(json) as Product;
  return json.length > longJson ? readableProduct(product) : product;
}

/** Parsing so many characters takes some 10 ms. */
const charactersPerTurn = 1_000_000;

/** Lets others have the thread after so many characters. */
function pauseByLength(): (length: number) => Promise<void> {
  let characters = 0;
  return async (length) => {
    characters += length;
    if (characters < charactersPerTurn) return;
    characters = 0;
    await setImmediate();
  };
}

function sqlCondition(platforms: string[] | undefined, filters: CatalogFilters | undefined): string | undefined {
  const conditions: string[] = [];
  if (platforms !== undefined) conditions.push(`platform IN (${platforms.map(sqlText).join(', ')})`);
  if (filters?.maxPrice !== undefined) {
    const { amount, currency } = filters.maxPrice;
    conditions.push(`currency = ${sqlText(currency)} AND lowest_price <= ${decimalToScaled(amount)}`);
  }
  if (filters?.supplierMemberIds !== undefined) {
    const ids = filters.supplierMemberIds.filter(Number.isSafeInteger);
    conditions.push(ids.length === 0 ? 'false' : `member_id IN (${ids.join(', ')})`);
  }
  return conditions.length === 0 ? undefined : conditions.join(' AND ');
}
