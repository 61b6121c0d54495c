import { type Connection, Index } from '@lancedb/lancedb';
import { systemClock } from '../lib/clock.ts';
import { searchAndLookUp } from './check-table.ts';
import {
  type LeasedDataset,
  type LeasedTable,
  openForReading,
  type PinnableTable,
  type ReadableTable,
} from './leased-dataset.ts';
import { productSchema } from './product-schema.ts';
import { shownVersion, undoReplacement } from './replacement.ts';

const tableName = 'products';

/** The table, or undefined while nothing was ever imported. Other failures throw. */
export function openProductTable(connection: Connection): Promise<PinnableTable | undefined> {
  return openForReading(connection, tableName);
}

const termsIndex = 'terms_idx';

/**
 * The table for writing, with its indexes, made when missing; what a dead replacement left is taken back. An index
 * built on the empty table means that full-text search answers from the first committed row on (rows not indexed yet
 * are scanned).
 */
export async function openOrCreateProductTable(dataset: LeasedDataset): Promise<LeasedTable> {
  const table = (await dataset.openTable(tableName)) ?? (await dataset.createEmptyTable(tableName, productSchema));
  await undoReplacement(table);
  for (const { name, type } of laterColumns) {
    if (!(await hasColumn(table.rows, name))) await table.addColumn(name, `CAST(NULL AS ${type})`);
  }
  const present = new Set((await table.rows.listIndices()).map((index) => index.name));
  for (const { name, column, config } of indexes) {
    if (!present.has(name)) await table.createIndex(column, config());
  }
  if (!(await isSearchable(table.rows))) await rebuildIndexes(table);
  return table;
}

/** The table for writing as it is, but for what a dead replacement left; undefined while nothing was ever imported. */
export async function openLeasedProductTable(dataset: LeasedDataset): Promise<LeasedTable | undefined> {
  const table = await dataset.openTable(tableName);
  if (table !== undefined) await undoReplacement(table);
  return table;
}

/** Columns that tables made before they existed lack: no record is known by its hash yet, and products are whole. */
const laterColumns = [
  { name: 'source_hash', type: 'BIGINT' },
  { name: 'whole', type: 'STRING' },
] as const;

/** Whether the table has a column: one of `laterColumns` comes with the next import. */
export async function hasColumn(table: ReadableTable, name: string): Promise<boolean> {
  const { fields } = await table.schema();
  return fields.some((field) => field.name === name);
}

const indexes: readonly { name: string; column: string; config: () => Index }[] = [
  { name: termsIndex, column: 'terms', config: termsIndexConfig },
  { name: 'key_idx', column: 'key', config: () => Index.btree() },
  { name: 'platform_idx', column: 'platform', config: () => Index.bitmap() },
  { name: 'lowest_price_idx', column: 'lowest_price', config: () => Index.btree() },
  { name: 'member_id_idx', column: 'member_id', config: () => Index.btree() },
];

async function isSearchable(table: ReadableTable): Promise<boolean> {
  return searchAndLookUp(table).then(
    () => true,
    () => false,
  );
}

/** Makes every index anew from the rows, whatever became of its files. */
export async function rebuildIndexes(table: LeasedTable): Promise<void> {
  for (const { column, config } of indexes) await table.createIndex(column, config());
}

/** Our terms are final: the engine only splits them at white space. */
function termsIndexConfig(): Index {
  return Index.fts({
    baseTokenizer: 'whitespace',
    withPosition: false,
    lowercase: false,
    stem: false,
    removeStopWords: false,
    asciiFolding: false,
    maxTokenLength: 128,
  });
}

/** How many rows the full-text index does not hold yet; those are found too, by a scan. */
export async function unindexedRows(table: ReadableTable): Promise<number> {
  return (await table.indexStats(termsIndex))?.numUnindexedRows ?? 0;
}

/** Scanning this many rows takes a search a few milliseconds; fewer are left for a later import to index. */
const scannedInPassing = 2_000;

/**
 * True when rows wait for the index at the end of an import: more than a search scans in passing, or more than a
 * hundredth of a small catalog. Indexing merges the whole index anew, 16 µs of processor time for every row there is,
 * so a few new products in millions do not ask for it.
 */
export async function isIndexDue(table: ReadableTable): Promise<boolean> {
  const stats = await table.indexStats(termsIndex);
  const waiting = stats?.numUnindexedRows ?? 0;
  return waiting > Math.min(scannedInPassing, (stats?.numIndexedRows ?? 0) / 100);
}

/** An import looks at the index after each of so many rows. */
export const indexAfterRows = 50_000;

/**
 * True when a running import should index what it has written so far: when that is twice what is indexed. So the
 * index grows threefold each time, all of them together cost little more than the last, and searches during a large
 * import find at least the first third.
 */
export async function isIndexBehind(table: ReadableTable): Promise<boolean> {
  const stats = await table.indexStats(termsIndex);
  return (stats?.numUnindexedRows ?? 0) >= 2 * (stats?.numIndexedRows ?? 0);
}

/**
 * More rows than this that wait for the index are not searched, because scanning them takes about 10 µs each: it
 * happens only while a large import runs, or after one was killed and before the next import or `catalog optimize`.
 */
export const mostScannedRows = 100_000;

/** Readers always open the newest version, so one that is an hour old has no readers. */
const keepVersionsMs = 3_600_000;

/**
 * Compacts the table, indexes what is not indexed yet and removes old versions; resolves to the bytes freed. While a
 * replacement is written nothing is removed: readers stay at a version from before it, however old that is.
 */
export async function optimizeTable(table: LeasedTable): Promise<number> {
  const keptSince = (await shownVersion(table.rows)) === undefined ? systemClock.now() - keepVersionsMs : 0;
  const stats = await table.optimize(new Date(keptSince));
  return stats.prune.bytesRemoved;
}
