import { Worker } from 'node:worker_threads';
import { Refusal } from '../../lib/refusal.ts';
import type { Cell, Column } from './sheet.ts';

export interface WorkbookContent {
  name: string;
  columns: Column[];
  rows: Cell[][];
}

/** Writes XLSX files, one at a time. */
export interface WorkbookWriter {
  /** @throws Refusal unavailable when too many are waiting already, or when the file does not fit into memory. */
  write(content: () => Promise<WorkbookContent>): Promise<Uint8Array>;
}

const maxWaiting = 8;
const maxHeapMb = 1024;

/**
 * A workbook of 2,000 products takes a third of a second of computation: it is written in a thread of its own, so that
 * other requests go on, and one after the other, so that many at once do not fill the memory.
 */
export function createWorkbookWriter(): WorkbookWriter {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    async write(content) {
      if (waiting >= maxWaiting) {
        throw new Refusal('unavailable', 'Too many workbooks are being written; try again soon or read the CSV.', {
          retryAfterSeconds: 5,
        });
      }
      waiting += 1;
      const mine = last.then(async () => writeInThread(await content()));
      last = mine.catch(() => undefined);
      try {
        return await mine;
      } finally {
        waiting -= 1;
      }
    },
  };
}

function writeInThread(content: WorkbookContent): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./workbook-thread.ts', import.meta.url), {
      workerData: content,
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    });
    worker.once('message', (bytes: Uint8Array) => resolve(bytes));
    worker.once('error', (error: Error & { code?: string }) =>
      reject(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? new Refusal('unavailable', 'The workbook is too large to be written; ask for fewer products or the CSV.')
          : error,
      ),
    );
    worker.once('exit', (code) => reject(new Error(`The workbook was not written: its thread ended with ${code}.`)));
  });
}
