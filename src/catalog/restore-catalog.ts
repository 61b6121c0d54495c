import type { Connection, Table } from '@lancedb/lancedb';
import type { RecordBatch as ArrowBatch } from 'apache-arrow';
import { Refusal } from '../lib/refusal.ts';
import { RowDigest } from '../lib/row-digest.ts';
import { Table as ArrowTable } from './arrow.ts';
import { type CatalogTableName, digestBatch } from './catalog-snapshot.ts';
import { indexVectorTable, tidyVectorTable } from './embeddings/vector-table.ts';
import { connectDataset, isMissingTable, openOrCreateProductTable, optimizeTable } from './product-table.ts';
import { beginReplacement, publishReplacement, undoReplacement } from './replacement.ts';
import { acquireWriterLease, fenceOff, type WriterLease } from './writer-lease.ts';

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
  const lease = await acquireWriterLease(uri);
  opening.defer(() => lease.release());
  const connection = await connectDataset(uri);
  opening.defer(() => connection.close());
  const products = await openOrCreateProductTable(connection);
  if (lease.tookOver) await fenceOff(products);
  const before = await products.countRows();
  if (before > 0 && !replaces) {
    throw new Refusal(
      'conflict',
      `The catalog has ${before.toLocaleString('en')} products already; restore into an empty one, or use --replace.`,
    );
  }
  await beginReplacement(products);
  if (before > 0) await products.delete('true');
  const owned = opening.move();
  return new Restoring(connection, lease, products, owned);
}

class Restoring implements CatalogRestore {
  readonly #connection: Connection;
  readonly #lease: WriterLease;
  readonly #tables: Map<CatalogTableName, Table>;
  readonly #owned: AsyncDisposableStack;
  #isPublished = false;

  constructor(connection: Connection, lease: WriterLease, products: Table, owned: AsyncDisposableStack) {
    this.#connection = connection;
    this.#lease = lease;
    this.#tables = new Map([['products', products]]);
    this.#owned = owned;
  }

  async add(name: CatalogTableName, batch: ArrowBatch): Promise<void> {
    this.#lease.assertHeld();
    const rows = new ArrowTable([batch]);
    const table = this.#tables.get(name);
    if (table !== undefined) {
      await table.add(rows);
      return;
    }
    // Beside the products: without them these are of no use to anybody, so they need no hiding.
    await dropTable(this.#connection, name);
    this.#tables.set(name, await this.#connection.createTable(name, rows));
  }

  async digest(name: CatalogTableName): Promise<RowDigest> {
    const digest = new RowDigest();
    const table = this.#tables.get(name);
    if (table === undefined) return digest;
    await table.checkoutLatest();
    for await (const batch of table.query()) digestBatch(digest, name, batch as ArrowBatch);
    return digest;
  }

  async publish(): Promise<void> {
    this.#lease.assertHeld();
    const products = this.#table('products');
    for (const name of ['product_vectors', 'catalog_profile'] as const) {
      if (!this.#tables.has(name)) await dropTable(this.#connection, name);
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
    if (!this.#isPublished) await undoReplacement(this.#table('products'));
    await this.#owned.disposeAsync();
  }

  #table(name: CatalogTableName): Table {
    const table = this.#tables.get(name);
    if (table === undefined) throw new Error(`The table ${name} was not opened.`);
    return table;
  }
}

async function dropTable(connection: Connection, name: string): Promise<void> {
  try {
    await connection.dropTable(name);
  } catch (error) {
    if (!isMissingTable(error)) throw error;
  }
}
