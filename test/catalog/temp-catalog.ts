import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  type ImportOptions,
  type ImportSummary,
  importFeed,
  type RejectedLine,
} from '../../src/catalog/feeds/import-feed.ts';
import { type LeasedDataset, openLeasedDataset } from '../../src/catalog/leased-dataset.ts';
import { acquireWriterLease } from '../../src/catalog/writer-lease.ts';
import { makeTestFolder } from '../support/test-folder.ts';

export const platforms = ['1688', 'alibaba'];

/** A folder that is removed at the end of the scope (`await using`). */
export async function tempFolder(): Promise<{ path: string } & AsyncDisposable> {
  const folder = makeTestFolder('catalog');
  return {
    path: folder,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
}

/** The dataset for writing, as imports open it. */
export async function openForWriting(uri: string): Promise<LeasedDataset> {
  return openLeasedDataset(uri, await acquireWriterLease(uri));
}

/** Imports records (or raw lines) and returns the summary with every rejection. */
export async function importRecords(
  uri: string,
  records: (string | Buffer | object)[],
  options: Partial<ImportOptions> = {},
): Promise<ImportSummary & { rejections: RejectedLine[] }> {
  const rejections: RejectedLine[] = [];
  const lines = records.map((record) => {
    const line = typeof record === 'string' || Buffer.isBuffer(record) ? record : JSON.stringify(record);
    return Buffer.concat([Buffer.from(line), Buffer.from('\n')]);
  });
  const summary = await importFeed({
    uri,
    file: Readable.from(lines),
    platforms,
    onRejected: (rejected) => rejections.push(rejected),
    ...options,
  });
  return { ...summary, rejections };
}

export function product(
  id: string,
  title: string,
  rest: object = {},
): { product_id: string } & Record<string, unknown> {
  return { platform: '1688', product_id: id, title, ...rest };
}
