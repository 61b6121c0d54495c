import type { RecordBatch as ArrowBatch } from 'apache-arrow';
import { Refusal } from '../lib/refusal.ts';
import { RowDigest } from '../lib/row-digest.ts';
import { Table as ArrowTable } from './arrow.ts';
import { type CatalogTableName, digestBatch } from './catalog-snapshot.ts';
import { indexVectorTable, tidyVectorTable } from './embeddings/vector-table.ts';
import { type LeasedDataset, type LeasedTable, openLeasedDataset } from './leased-dataset.ts';
import { openOrCreateProductTable, optimizeTable } from './product-table.ts';
import { abandonReplacement, beginReplacement, publishReplacement } from './replacement.ts';
import { acquireWriterLease } from './writer-lease.ts';

/** The filling of a catalog from a backup: readers see nothing of its products before `publish`. */
export interface CatalogRestore extends AsyncDisposable {
  add(name: CatalogTableName, batch: ArrowBatch): Promise<void>;
  /** What stands in a table by now. */
  digest(name: CatalogTableName): Promise<RowDigest>;
  publish(): Promise<void>;
}

/**
 * Becomes the only writer of the catalog at `uri`. Disposed without `publish`, or killed, it leaves readers the products
 * that were there before; the next writer takes back what was written.
 * @throws Refusal ('conflict') when there are products and `replaces` is false, or while an import writes.
 */
export async function openCatalogRestore(uri: string, { replaces }: { replaces: boolean }): Promise<CatalogRestore> {
  await using opening = new AsyncDisposableStack();
  const dataset = opening.use(await openLeasedDataset(uri, await acquireWriterLease(uri)));
  const products = await openOrCreateProductTable(dataset);
  const before = await products.rows.countRows();
  if (before > 0 && !replaces) {
    throw new Refusal(
      'conflict',
      `The catalog has ${before.toLocaleString('en')} products already; restore into an empty one, or use --replace.`,
    );
  }
  await beginReplacement(products);
  if (before > 0) await products.delete('true');
  const owned = opening.move();
  return new Restoring(dataset, products, owned);
}

class Restoring implements CatalogRestore {
  readonly #dataset: LeasedDataset;
  readonly #tables: Map<CatalogTableName, LeasedTable>;
  readonly #owned: AsyncDisposableStack;
  #isPublished = false;

  constructor(dataset: LeasedDataset, products: LeasedTable, owned: AsyncDisposableStack) {
    this.#dataset = dataset;
    this.#tables = new Map([['products', products]]);
    this.#owned = owned;
  }

  async add(name: CatalogTableName, batch: ArrowBatch): Promise<void> {
    const rows = new ArrowTable([batch]);
    const table = this.#tables.get(name);
    if (table !== undefined) {
      await table.add(rows);
      return;
    }
    // Beside the products: without them these are of no use to anybody, so they need no hiding.
    await this.#dataset.dropTable(name);
    this.#tables.set(name, await this.#dataset.createTable(name, rows));
  }

  async digest(name: CatalogTableName): Promise<RowDigest> {
    const digest = new RowDigest();
    const table = this.#tables.get(name);
    if (table === undefined) return digest;
    for await (const batch of table.rows.query()) digestBatch(digest, name, batch as ArrowBatch);
    return digest;
  }

  async publish(): Promise<void> {
    const products = this.#table('products');
    for (const name of ['product_vectors', 'catalog_profile'] as const) {
      if (!this.#tables.has(name)) await this.#dataset.dropTable(name);
    }
    await publishReplacement(products);
    this.#isPublished = true;
    await optimizeTable(products);
    const vectors = this.#tables.get('product_vectors');
    if (vectors === undefined) return;
    await indexVectorTable(vectors);
    await tidyVectorTable(vectors);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (!this.#isPublished) await abandonReplacement(this.#table('products'));
    await this.#owned.disposeAsync();
  }

  #table(name: CatalogTableName): LeasedTable {
    const table = this.#tables.get(name);
    if (table === undefined) throw new Error(`The table ${name} was not opened.`);
    return table;
  }
}
