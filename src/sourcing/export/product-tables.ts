import type { Queryable } from '../../db/queryable.ts';
import { listItems } from '../products/items-view.ts';
import { streamProducts } from '../products/products-view.ts';
import type { ProductsQuery, ProductsSelection } from '../products/select-products.ts';
import type { Run } from '../runs/run.ts';
import { byteOrderMark, csvRecord } from './csv.ts';
import { type Cell, createSheet, type Sheet } from './sheet.ts';
import { writeWorkbook } from './workbook.ts';

async function sheetOf(db: Queryable, run: Run, query: ProductsQuery): Promise<Sheet> {
  return createSheet(await listItems(db, run.runId, query.itemId), query);
}

/** The products of a selection as CSV, part by part. */
export async function* csvText(
  db: Queryable,
  run: Run,
  selection: ProductsSelection,
  query: ProductsQuery,
): AsyncGenerator<string> {
  const sheet = await sheetOf(db, run, query);
  yield byteOrderMark + csvRecord(sheet.columns.map(({ header }) => header));
  for await (const batch of streamProducts(db, run.runId, selection)) {
    yield batch.map((product) => csvRecord(sheet.rowOf(product))).join('');
  }
}

/** The products of a selection as a workbook, part by part. */
export async function* workbookOf(
  db: Queryable,
  run: Run,
  selection: ProductsSelection,
  query: ProductsQuery,
): AsyncGenerator<Uint8Array> {
  const sheet = await sheetOf(db, run, query);
  const rows = async function* (): AsyncGenerator<Cell[][]> {
    for await (const batch of streamProducts(db, run.runId, selection)) yield batch.map(sheet.rowOf);
  };
  yield* writeWorkbook({ name: 'Products', columns: sheet.columns, rows: rows() });
}
