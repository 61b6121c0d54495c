import type { Table } from '@lancedb/lancedb';
import { productKey } from './product-row.ts';
import { connectDataset, openProductTable, optimizeTable } from './product-table.ts';
import { undoReplacement } from './replacement.ts';
import { sqlText } from './sql-text.ts';
import { acquireWriterLease, fenceOff } from './writer-lease.ts';

/**
 * Deletes one product, or all products of a platform when no id is given; resolves to how many there were. Throws
 * Refusal while an import writes.
 */
export function deleteProducts(uri: string, which: { platform: string; productId?: string }): Promise<number> {
  const condition =
    which.productId === undefined
      ? `platform = ${sqlText(which.platform)}`
      : `key = ${sqlText(productKey(which.platform, which.productId))}`;
  return withWriter(uri, 0, async (table) => {
    const count = await table.countRows(condition);
    if (count > 0) await table.delete(condition);
    return count;
  });
}

/**
 * Compacts the dataset, indexes what is not indexed yet and removes versions older than an hour, which no reader still
 * reads. Resolves to the bytes freed. Throws Refusal while an import writes.
 */
export function optimizeCatalog(uri: string): Promise<number> {
  return withWriter(uri, 0, optimizeTable);
}

async function withWriter<T>(uri: string, whenMissing: T, work: (table: Table) => Promise<T>): Promise<T> {
  const lease = await acquireWriterLease(uri);
  try {
    const connection = await connectDataset(uri);
    try {
      const table = await openProductTable(connection);
      if (table === undefined) return whenMissing;
      if (lease.tookOver) await fenceOff(table);
      await undoReplacement(table);
      return await work(table);
    } finally {
      connection.close();
    }
  } finally {
    await lease.release();
  }
}
