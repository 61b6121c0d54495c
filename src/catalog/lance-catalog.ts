import type { Connection } from '@lancedb/lancedb';
import { type Candidate, type CatalogQuery, emptyVersion, type SearchOptions, type StoredCatalog } from './catalog.ts';
import type { CatalogProfile } from './catalog-profile.ts';
import { brokenCatalog, searchAndLookUp } from './check-table.ts';
import { connectDataset, isMissingTable } from './connect-dataset.ts';
import type { ReadableTable } from './leased-dataset.ts';
import { loadProductSearch } from './load-product-search.ts';
import type { Product } from './product.ts';
import { productKey } from './product-key.ts';
import type { ProductSearch } from './product-search.ts';
import { hasColumn } from './product-table.ts';
import { ShownTable } from './shown-table.ts';
import { sqlText } from './sql-text.ts';

/**
 * A catalog in a LanceDB dataset, for reading: any number of these may be open while one import writes. What a search knows of
 * goods is loaded by the first: a server that is asked for none is half as large without it.
 */
export class LanceCatalog implements StoredCatalog {
  readonly #connection: Connection;
  readonly #shown: ShownTable;
  #search: Promise<ProductSearch> | undefined;

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#shown = new ShownTable(connection);
  }

  async search(query: CatalogQuery, options: SearchOptions = {}): Promise<Candidate[]> {
    options.signal?.throwIfAborted();
    return (await this.#loadSearch()).search(query, options);
  }

  async get(platform: string, productId: string): Promise<Product | null> {
    const condition = `key = ${sqlText(productKey(platform, productId))}`;
    const rows = await this.#read([], async (table) => {
      const columns = (await hasColumn(table, 'whole')) ? ['product', 'whole'] : ['product'];
      const found = await table.query().where(condition).select(columns).limit(1).toArray();
      return found as { product: string; whole?: string | null }[];
    });
    const row = rows[0];
    return row === undefined ? null : (JSON.parse(row.whole ?? row.product) as Product);
  }

  count(): Promise<number> {
    return this.#read(0, (table) => table.countRows());
  }

  async version(): Promise<string> {
    return this.#read(emptyVersion, async (table) => `lance-${await table.version()}`);
  }

  async profile(): Promise<CatalogProfile | null> {
    return (await this.#loadSearch()).profile();
  }

  /** Searches and looks up a key, whatever comes of it. @throws Refusal unavailable when that is not possible. */
  async check(): Promise<void> {
    try {
      await this.#read(undefined, searchAndLookUp);
    } catch (error) {
      throw brokenCatalog(error);
    }
  }

  async close(): Promise<void> {
    (await this.#search)?.close();
    this.#shown.close();
    this.#connection.close();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  #loadSearch(): Promise<ProductSearch> {
    this.#search ??= loadProductSearch().then(
      (Search) => new Search(this.#connection, (whenMissing, read) => this.#read(whenMissing, read)),
    );
    return this.#search;
  }

  /** Reads from the newest version that is shown; `whenMissing` answers while no dataset exists, or after it was removed. */
  async #read<T>(whenMissing: T, read: (table: ReadableTable) => Promise<T>): Promise<T> {
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
