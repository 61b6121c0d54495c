import type { Table } from '@lancedb/lancedb';
import { type KnownProducts, keyHash, loadKnownProducts } from './known-products.ts';
import type { Product } from './product.ts';
import { contentHash, type ProductRow, productKey, productToRow } from './product-row.ts';
import { optimizeTable } from './product-table.ts';
import { rowsToArrow } from './rows-to-arrow.ts';

/** A batch is written when it holds this many products or this much text. */
const batchRows = 10_000;
const batchCharacters = 12 * 1024 * 1024;

/**
 * Writes products into the table in batches, each a commit of its own: new products are appended, changed ones merged
 * by their key, unchanged ones only counted. While one batch is written the next is prepared, so at most two are in
 * memory. Needs to be the only writer.
 */
export class ProductWriter {
  readonly counts = { new: 0, changed: 0, unchanged: 0, repeated: 0 };
  /** Products safely stored: written and committed, or found unchanged. */
  saved = 0;
  onSaved: () => void = () => undefined;
  readonly #table: Table;
  readonly #known: KnownProducts;
  #pending = new Map<string, ProductRow>();
  #characters = 0;
  #writing: Promise<void> = Promise.resolve();

  private constructor(table: Table, known: KnownProducts) {
    this.#table = table;
    this.#known = known;
  }

  static async open(table: Table): Promise<ProductWriter> {
    return new ProductWriter(table, await loadKnownProducts(table));
  }

  /** Takes one product; may wait for an earlier batch. */
  async put(product: Product): Promise<void> {
    const json = JSON.stringify(product);
    const key = productKey(product.platform, product.product_id);
    const content = contentHash(json);
    const earlier = this.#pending.get(key);
    if (earlier !== undefined) {
      this.counts.repeated++;
      this.#pending.delete(key);
    } else if (this.#known.get(keyHash(key)) === content) {
      this.counts.unchanged++;
      this.saved++;
      if (this.counts.unchanged % batchRows === 0) this.onSaved();
      return;
    }
    const row = productToRow(product, json, content);
    this.#pending.set(key, row);
    this.#characters += row.terms.length + row.product.length;
    if (this.#pending.size >= batchRows || this.#characters >= batchCharacters) await this.#startBatch();
  }

  /** Resolves when everything put so far is committed. */
  async flush(): Promise<void> {
    await this.#startBatch();
    await this.#writing;
  }

  /** Brings the indexes up to date; call after the last flush. */
  async finish(): Promise<void> {
    await this.#writing;
    if (this.counts.new + this.counts.changed > 0) await optimizeTable(this.#table);
  }

  async #startBatch(): Promise<void> {
    await this.#writing;
    if (this.#pending.size === 0) return;
    const rows = this.#pending;
    this.#pending = new Map();
    this.#characters = 0;
    const added: ProductRow[] = [];
    const changed: ProductRow[] = [];
    for (const [key, row] of rows) {
      const hash = keyHash(key);
      (this.#known.get(hash) === undefined ? added : changed).push(row);
      this.#known.set(hash, row.content_hash);
    }
    this.#writing = this.#write(added, changed);
    // The next call awaits it and throws; until then a failure must not count as unhandled.
    this.#writing.catch(() => undefined);
  }

  async #write(added: ProductRow[], changed: ProductRow[]): Promise<void> {
    if (added.length > 0) await this.#table.add(rowsToArrow(added));
    if (changed.length > 0) {
      await this.#table
        .mergeInsert('key')
        .whenMatchedUpdateAll()
        .whenNotMatchedInsertAll()
        .execute(rowsToArrow(changed));
    }
    this.counts.new += added.length;
    this.counts.changed += changed.length;
    this.saved += added.length + changed.length;
    this.onSaved();
  }
}
