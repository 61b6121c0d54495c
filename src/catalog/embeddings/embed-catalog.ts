import type { EmbeddingSettings } from '../../lib/embedding-settings.ts';
import { connectDataset } from '../connect-dataset.ts';
import { type LeasedDataset, type LeasedTable, openLeasedDataset, type ReadableTable } from '../leased-dataset.ts';
import type { Product } from '../product.ts';
import { productKey } from '../product-key.ts';
import { ShownTable } from '../shown-table.ts';
import { sqlText } from '../sql-text.ts';
import { acquireWriterLease } from '../writer-lease.ts';
import { EmbeddingClient } from './embedding-client.ts';
import { productText } from './embedding-text.ts';
import {
  checkKind,
  createVectorTable,
  dropVectorTable,
  embeddedTextHash,
  openLeasedVectorTable,
  putVectors,
  storedHashes,
  tidyVectorTable,
  type VectorRow,
  vectorKind,
} from './vector-table.ts';

interface EmbedOptions {
  uri: string;
  settings: EmbeddingSettings;
  /** Forget the vectors that are there and make all anew. */
  rebuild: boolean;
  signal: AbortSignal;
  onProgress?: (summary: EmbedSummary) => void;
}

export interface EmbedSummary {
  /** Products that got a vector, for the first time or because their text has changed. */
  embedded: number;
  unchanged: number;
  /** Vectors removed because their products are gone. */
  gone: number;
}

/** Requests under way at the same time. */
const parallelRequests = 2;
/** Vectors written in one commit: what a killed process loses at most. */
const rowsPerCommit = 1_024;

/**
 * Gives every product that lacks one a vector, and a new one to each whose text has changed. Stopped anywhere, the
 * next call goes on where this one ended. Searches see each part as soon as it is written.
 * @throws Refusal when vectors of another model or dimension are there, or while another embedding is at work;
 * EmbeddingError when the interface fails.
 */
export async function embedCatalog(options: EmbedOptions): Promise<EmbedSummary> {
  // A lock of its own: embedding takes hours, and imports need not wait for it.
  const lease = await acquireWriterLease(`${options.uri.replace(/\/+$/, '')}/.vectors`);
  await using dataset = await openLeasedDataset(options.uri, lease);
  return await new Embedding(dataset, options).run();
}

interface PendingText {
  key: string;
  platform: string;
  text: string;
  hash: bigint;
}

class Embedding {
  readonly #dataset: LeasedDataset;
  readonly #options: EmbedOptions;
  readonly #client: EmbeddingClient;
  readonly #summary: EmbedSummary = { embedded: 0, unchanged: 0, gone: 0 };
  #vectors: LeasedTable | undefined;

  constructor(dataset: LeasedDataset, options: EmbedOptions) {
    this.#dataset = dataset;
    this.#options = options;
    this.#client = new EmbeddingClient(options.settings);
  }

  async run(): Promise<EmbedSummary> {
    const { settings, rebuild } = this.#options;
    if (rebuild) await dropVectorTable(this.#dataset);
    this.#vectors = await openLeasedVectorTable(this.#dataset);
    if (this.#vectors !== undefined) checkKind(await vectorKind(this.#vectors.rows), { model: settings.model });
    const connection = await connectDataset(this.#options.uri);
    const shown = new ShownTable(connection);
    try {
      await shown.use(undefined, async (products) => {
        await this.#embedAll(products);
        await this.#removeGone(products);
      });
    } finally {
      shown.close();
      connection.close();
    }
    if (this.#vectors !== undefined && this.#summary.embedded + this.#summary.gone > 0) {
      await tidyVectorTable(this.#vectors);
    }
    return { ...this.#summary };
  }

  async #embedAll(products: ReadableTable): Promise<void> {
    const { settings, signal } = this.#options;
    let pending: PendingText[] = [];
    for await (const batch of products.query().select(['product'])) {
      signal.throwIfAborted();
      const texts: PendingText[] = [];
      const column = batch.getChild('product');
      for (let row = 0; row < batch.numRows; row++) {
        const product = JSON.parse(String(column?.get(row))) as Product;
        const text = productText(product, settings.maxCharacters);
        const key = productKey(product.platform, product.product_id);
        texts.push({ key, platform: product.platform, text, hash: embeddedTextHash(text) });
      }
      pending.push(...(await this.#withoutUnchanged(texts)));
      while (pending.length >= rowsPerCommit) {
        await this.#embed(pending.slice(0, rowsPerCommit));
        pending = pending.slice(rowsPerCommit);
      }
      this.#options.onProgress?.({ ...this.#summary });
    }
    if (pending.length > 0) await this.#embed(pending);
  }

  async #withoutUnchanged(texts: PendingText[]): Promise<PendingText[]> {
    if (this.#vectors === undefined || texts.length === 0) return texts;
    const stored = await storedHashes(
      this.#vectors.rows,
      texts.map(({ key }) => key),
    );
    const changed = texts.filter(({ key, hash }) => stored.get(key) !== hash);
    this.#summary.unchanged += texts.length - changed.length;
    return changed;
  }

  async #embed(texts: PendingText[]): Promise<void> {
    const { settings, signal } = this.#options;
    const chunks: PendingText[][] = [];
    for (let start = 0; start < texts.length; start += settings.batchSize) {
      chunks.push(texts.slice(start, start + settings.batchSize));
    }
    const rows: VectorRow[] = [];
    let failure: unknown;
    for (let start = 0; start < chunks.length && failure === undefined; start += parallelRequests) {
      const together = chunks.slice(start, start + parallelRequests);
      const results = await Promise.allSettled(together.map((chunk) => this.#vectorsOf(chunk, signal)));
      for (const result of results) {
        if (result.status === 'fulfilled') rows.push(...result.value);
        else failure ??= result.reason;
      }
    }
    // What was paid for is kept, also when the next request has failed.
    if (rows.length > 0) await this.#write(rows);
    if (failure !== undefined) throw failure;
  }

  async #vectorsOf(texts: PendingText[], signal: AbortSignal): Promise<VectorRow[]> {
    const vectors = await this.#client.embed(
      texts.map(({ text }) => text),
      signal,
    );
    const { model } = this.#options.settings;
    return texts.map(({ key, platform, hash }, index) => ({
      key,
      platform,
      model,
      text_hash: hash,
      vector: vectors[index] ?? [],
    }));
  }

  async #write(rows: VectorRow[]): Promise<void> {
    if (this.#vectors === undefined) {
      this.#vectors = await createVectorTable(this.#dataset, rows);
    } else {
      const dimension = rows[0]?.vector.length ?? 0;
      checkKind(await vectorKind(this.#vectors.rows), { model: this.#options.settings.model, dimension });
      const keys = rows.map(({ key }) => sqlText(key));
      const present = await this.#vectors.rows.countRows(`key IN (${keys.join(', ')})`);
      await putVectors(this.#vectors, rows, present === 0);
    }
    this.#summary.embedded += rows.length;
    this.#options.onProgress?.({ ...this.#summary });
  }

  async #removeGone(products: ReadableTable): Promise<void> {
    if (this.#vectors === undefined) return;
    const gone: string[] = [];
    for await (const batch of this.#vectors.rows.query().select(['key'])) {
      this.#options.signal.throwIfAborted();
      const column = batch.getChild('key');
      const keys = Array.from({ length: batch.numRows }, (_, row) => String(column?.get(row)));
      const condition = `key IN (${keys.map(sqlText).join(', ')})`;
      const rows = (await products.query().where(condition).select(['key']).toArray()) as { key: string }[];
      const present = new Set(rows.map(({ key }) => key));
      gone.push(...keys.filter((key) => !present.has(key)));
    }
    for (let start = 0; start < gone.length; start += rowsPerCommit) {
      const keys = gone.slice(start, start + rowsPerCommit);
      await this.#vectors.delete(`key IN (${keys.map(sqlText).join(', ')})`);
      this.#summary.gone += keys.length;
    }
  }
}
