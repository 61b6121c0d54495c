import { Refusal } from '../lib/refusal.ts';
import { searchAndLookUp } from './check-table.ts';
import { type LeasedTable, openLeasedDataset } from './leased-dataset.ts';
import { productKey } from './product-key.ts';
import { openLeasedProductTable, optimizeTable, rebuildIndexes } from './product-table.ts';
import { sqlText } from './sql-text.ts';
import { acquireWriterLease } from './writer-lease.ts';

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
    const count = await table.rows.countRows(condition);
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

/**
 * Makes the indexes anew from the rows, and looks whether the catalog can be searched then. Resolves to how many products
 * there are. @throws Refusal while an import writes, or when rows themselves are gone: then only importing them again helps.
 */
export function repairCatalog(uri: string): Promise<number> {
  return withWriter(uri, 0, async (table) => {
    try {
      await rebuildIndexes(table);
      await searchAndLookUp(table.rows);
      const rows = await table.rows.query().select(['product']).limit(1).toArrow();
      const count = await table.rows.countRows();
      if (count > 0 && rows.numRows === 0) throw new Error('There are rows, and none can be read.');
      return count;
    } catch (error) {
      const refusal = new Refusal(
        'conflict',
        'The catalog cannot be repaired: products themselves are damaged or missing. Remove the folder of the catalog ' +
          'and import the feeds again.',
      );
      refusal.cause = error;
      throw refusal;
    }
  });
}

async function withWriter<T>(uri: string, whenMissing: T, work: (table: LeasedTable) => Promise<T>): Promise<T> {
  await using dataset = await openLeasedDataset(uri, await acquireWriterLease(uri));
  const table = await openLeasedProductTable(dataset);
  return table === undefined ? whenMissing : await work(table);
}
