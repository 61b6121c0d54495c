import type { Connection } from '@lancedb/lancedb';
import type { EmbeddingSettings } from '../../lib/embedding-settings.ts';
import { untilAborted } from '../../lib/until-aborted.ts';
import { compareCandidates } from '../candidate-order.ts';
import type { Candidate, CatalogQuery, SearchOptions, StoredCatalog } from '../catalog.ts';
import type { CatalogProfile } from '../catalog-profile.ts';
import type { ReadableTable } from '../leased-dataset.ts';
import { matchesFilters } from '../matches-filters.ts';
import type { Product } from '../product.ts';
import { productKey } from '../product-key.ts';
import { fuseRankings } from '../rank-fusion.ts';
import { ShownTable } from '../shown-table.ts';
import { sqlText } from '../sql-text.ts';
import { EmbeddingClient } from './embedding-client.ts';
import { queryText } from './embedding-text.ts';
import { checkKind, nearestRows, openVectorTable, vectorKind } from './vector-table.ts';

/**
 * A catalog that is searched by words and by vectors at the same time; the two rankings are joined by reciprocal rank.
 * When the vectors fail or are late the answer is that of the words alone, and a note says so.
 */
export class VectorCatalog implements StoredCatalog {
  readonly #words: StoredCatalog;
  readonly #connection: Connection;
  readonly #settings: EmbeddingSettings;
  readonly #client: EmbeddingClient;
  readonly #products: ShownTable;
  #vectors: ReadableTable | undefined;

  /** Owns both: closing this closes them. */
  constructor(words: StoredCatalog, connection: Connection, settings: EmbeddingSettings) {
    this.#words = words;
    this.#connection = connection;
    this.#settings = settings;
    this.#client = new EmbeddingClient(settings);
    this.#products = new ShownTable(connection);
  }

  async search(query: CatalogQuery, options: SearchOptions = {}): Promise<Candidate[]> {
    const [byWords, near] = await Promise.all([this.#words.search(query, options), this.#near(query, options)]);
    if (near.length === 0) return byWords;
    const rankings = [byWords.map(({ product }) => product), near];
    return fuseRankings(rankings, ({ platform, product_id }) => productKey(platform, product_id))
      .map(({ entry: product, score }) => ({ product, score }))
      .sort(compareCandidates)
      .slice(0, query.limit);
  }

  /** Vectors are left out: where they fail, words answer. */
  check(): Promise<void> {
    return this.#words.check();
  }

  get(platform: string, productId: string): Promise<Product | null> {
    return this.#words.get(platform, productId);
  }

  profile(): Promise<CatalogProfile | null> {
    return this.#words.profile();
  }

  count(): Promise<number | null> {
    return this.#words.count();
  }

  async version(): Promise<string> {
    const words = await this.#words.version();
    const vectors = await this.#table();
    return vectors === undefined ? words : `${words}.vectors-${await vectors.version()}`;
  }

  async close(): Promise<void> {
    this.#products.close();
    this.#vectors?.close();
    this.#vectors = undefined;
    this.#connection.close();
    await this.#words.close();
  }

  /** The products whose vectors are near the query's, nearest first; none when that is not known. */
  async #near(query: CatalogQuery, options: SearchOptions): Promise<Product[]> {
    const text = queryText(query, this.#settings.maxCharacters);
    if (text === '' || query.limit < 1 || query.platforms?.length === 0) return [];
    try {
      const signal = options.signal ?? new AbortController().signal;
      return await untilAborted(signal, this.#nearestProducts(text, query, signal));
    } catch (error) {
      options.signal?.throwIfAborted();
      // The table may have been made anew under the open one: the next search opens what is there then. This one is
      // not closed, because another search may be reading it.
      this.#vectors = undefined;
      const reason = error instanceof Error ? error.message : String(error);
      options.onNote?.(`it was searched by words only, without vectors: ${reason}`);
      return [];
    }
  }

  async #nearestProducts(text: string, query: CatalogQuery, signal: AbortSignal): Promise<Product[]> {
    const vectors = await this.#table();
    const kind = vectors === undefined ? undefined : await vectorKind(vectors);
    if (vectors === undefined || kind === undefined) {
      throw new Error('there are none yet; "assay catalog embed" makes them.');
    }
    const { model, minSimilarity } = this.#settings;
    checkKind(kind, { model });
    const vector = await this.#client.embedQuery(text, signal);
    checkKind(kind, { model, dimension: vector.length });
    const rows = await nearestRows(vectors, vector, {
      platforms: query.platforms,
      limit: query.limit,
      minSimilarity,
    });
    const products = await this.#productsOf(rows.map(({ key }) => key));
    return rows.flatMap(({ key }) => {
      const product = products.get(key);
      // Gone from the catalog since it was embedded, or outside the filters.
      return product === undefined || !matchesFilters(product, query.filters) ? [] : [product];
    });
  }

  async #productsOf(keys: string[]): Promise<Map<string, Product>> {
    if (keys.length === 0) return new Map();
    const condition = `key IN (${keys.map(sqlText).join(', ')})`;
    const rows = await this.#products.use([], async (table) => {
      const found = await table.query().where(condition).select(['key', 'product']).toArray();
      return found as { key: string; product: string }[];
    });
    return new Map(rows.map(({ key, product }) => [key, JSON.parse(product) as Product]));
  }

  async #table(): Promise<ReadableTable | undefined> {
    this.#vectors ??= await openVectorTable(this.#connection);
    return this.#vectors;
  }
}
