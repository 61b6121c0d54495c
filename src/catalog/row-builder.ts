import { Worker } from 'node:worker_threads';
import type { PreparedProduct } from './product-row.ts';
import { buildRowColumns, type RowColumns } from './row-columns.ts';

/** Products to make rows of, and the rows: what passes between the import and its thread. */
export interface RowRequest {
  id: number;
  jsons: string[];
  contentHashes: BigInt64Array;
  sourceHashes: BigInt64Array;
}
export interface RowResponse {
  id: number;
  columns: RowColumns;
}

/** Fewer products are worth neither a thread's start (60 ms) nor the way to it and back. */
const worthAThread = 2_000;

/**
 * Makes the rows of products in a thread of its own, so that an import keeps two processors busy. The thread starts
 * with the first large batch.
 */
export class RowBuilder implements AsyncDisposable {
  #worker: Worker | undefined;
  #lastId = 0;
  readonly #waiting = new Map<number, PromiseWithResolvers<RowColumns>>();

  async build(products: readonly PreparedProduct[]): Promise<RowColumns> {
    if (products.length < worthAThread) return buildRowColumns(products);
    this.#worker ??= this.#start();
    const id = ++this.#lastId;
    const answer = Promise.withResolvers<RowColumns>();
    this.#waiting.set(id, answer);
    this.#worker.ref();
    this.#worker.postMessage({
      id,
      jsons: products.map(({ json }) => json),
      contentHashes: BigInt64Array.from(products, ({ contentHash }) => contentHash),
      sourceHashes: BigInt64Array.from(products, ({ sourceHash }) => sourceHash),
    } satisfies RowRequest);
    return answer.promise;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./row-worker.ts', import.meta.url), { name: 'assay-rows' });
    worker.on('message', ({ id, columns }: RowResponse) => {
      this.#waiting.get(id)?.resolve(columns);
      this.#waiting.delete(id);
      if (this.#waiting.size === 0) worker.unref(); // an idle thread keeps no process alive
    });
    worker.on('error', (error) => this.#failAll(error));
    worker.on('exit', (code) => this.#failAll(new Error(`The thread that makes rows ended with code ${code}.`)));
    return worker;
  }

  #failAll(error: unknown): void {
    for (const answer of this.#waiting.values()) answer.reject(error);
    this.#waiting.clear();
  }
}
