import { columnsToArrow } from './columns-to-arrow.ts';
import { type KnownProducts, keyHash, loadKnownProducts } from './known-products.ts';
import type { LeasedTable } from './leased-dataset.ts';
import type { Product } from './product.ts';
import { productKey } from './product-key.ts';
import { type PreparedProduct, textHash } from './product-row.ts';
import { indexAfterRows, isIndexBehind, isIndexDue, optimizeTable } from './product-table.ts';
import { RowBuilder } from './row-builder.ts';

/** A batch is written when it holds this many products or this much text. */
const batchRows = 5_000;
const batchCharacters = 12 * 1024 * 1024;

/**
 * Writes products into the table in batches, each a commit of its own: new products are appended, changed ones merged
 * by their key, unchanged ones only counted. While one batch is written the next is prepared, so at most two are in
 * memory.
 */
export class ProductWriter implements AsyncDisposable {
  readonly counts = { new: 0, changed: 0, unchanged: 0, repeated: 0 };
  /** Products safely stored: written and committed, or found unchanged. */
  saved = 0;
  onSaved: () => void = () => undefined;
  readonly #table: LeasedTable;
  readonly #known: KnownProducts;
  readonly #rows = new RowBuilder();
  #pending = new Map<bigint, PreparedProduct>();
  #characters = 0;
  #writing: Promise<void> = Promise.resolve();
  /** Rows written since the index was last looked at. */
  #unlooked = 0;

  private constructor(table: LeasedTable, known: KnownProducts) {
    this.#table = table;
    this.#known = known;
  }

  static async open(table: LeasedTable): Promise<ProductWriter> {
    return new ProductWriter(table, await loadKnownProducts(table.rows));
  }

  /**
   * The key hash of the product that was read from a record of this hash (of its text and of everything its reading
   * depends on) and stands unchanged in the dataset: it is counted as such and needs no `put`. Undefined otherwise.
   */
  skipUnchanged(sourceHash: bigint): bigint | undefined {
    const key = this.#known.keyOfSource(sourceHash);
    if (key === undefined || this.#pending.has(key)) return undefined;
    this.#countUnchanged();
    return key;
  }

  /**
   * Takes one product; may wait for an earlier batch. `sourceHash` is what `skipUnchanged` shall know its record by.
   */
  async put(product: Product, sourceHash = 0n): Promise<void> {
    const json = JSON.stringify(product);
    const key = keyHash(productKey(product.platform, product.product_id));
    const contentHash = textHash(json);
    const earlier = this.#pending.get(key);
    if (earlier !== undefined) {
      this.counts.repeated++;
      this.#characters -= earlier.json.length;
      this.#pending.delete(key);
    } else if (this.#known.get(key) === contentHash) {
      this.#countUnchanged();
      return;
    }
    this.#pending.set(key, { json, contentHash, sourceHash });
    this.#characters += json.length;
    if (this.#pending.size >= batchRows || this.#characters >= batchCharacters) await this.#startBatch();
  }

  /** Resolves when everything put so far is committed. */
  async flush(): Promise<void> {
    await this.#startBatch();
    await this.#writing;
  }

  /** Brings the indexes up to date where that is due, also for what an import before left; call after the last flush. */
  async finish(): Promise<void> {
    await this.#writing;
    if (await isIndexDue(this.#table.rows)) await optimizeTable(this.#table);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#rows[Symbol.asyncDispose]();
  }

  #countUnchanged(): void {
    this.counts.unchanged++;
    this.saved++;
    if (this.counts.unchanged % batchRows === 0) this.onSaved();
  }

  async #startBatch(): Promise<void> {
    await this.#writing;
    if (this.#pending.size === 0) return;
    const batch = this.#pending;
    this.#pending = new Map();
    this.#characters = 0;
    this.#writing = this.#write(batch);
    // The next call awaits it and throws; until then a failure must not count as unhandled.
    this.#writing.catch(() => undefined);
  }

  async #write(batch: Map<bigint, PreparedProduct>): Promise<void> {
    const added: PreparedProduct[] = [];
    const changed: PreparedProduct[] = [];
    for (const [key, product] of batch) {
      const stored = this.#known.get(key);
      if (stored === undefined) added.push(product);
      else if (stored !== product.contentHash) changed.push(product);
      else this.counts.repeated++; // its first line stood in the batch before, which was not committed yet
    }
    if (added.length > 0) await this.#table.add(columnsToArrow(await this.#rows.build(added)));
    if (changed.length > 0) await this.#table.merge('key', columnsToArrow(await this.#rows.build(changed)));
    // Only what was committed while no other writer could have taken over counts as saved.
    this.#table.assertHeld();
    for (const [key, { contentHash, sourceHash }] of batch) this.#known.set(key, contentHash, sourceHash);
    this.counts.new += added.length;
    this.counts.changed += changed.length;
    this.saved += added.length + changed.length;
    this.onSaved();
    this.#unlooked += added.length + changed.length;
    if (this.#unlooked < indexAfterRows) return;
    this.#unlooked = 0;
    if (await isIndexBehind(this.#table.rows)) await optimizeTable(this.#table);
  }
}
