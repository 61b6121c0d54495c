import { type Connection, connect, Index, Session, type Table } from '@lancedb/lancedb';
import { systemClock } from '../lib/clock.ts';
import { searchAndLookUp } from './check-table.ts';
import { setEngineDefaults } from './engine-settings.ts';
import { productSchema } from './product-schema.ts';
import { shownVersion, undoReplacement } from './replacement.ts';

const tableName = 'products';

/**
 * Connects to the folder or bucket that holds the dataset; nothing is created. Every read looks for a newer version
 * first (0.1 ms on a local disk).
 */
export function connectDataset(uri: string): Promise<Connection> {
  setEngineDefaults();
  // Every version of an index is kept in memory by itself, up to six gigabytes by default; of the newest, all that
  // searches touch is 24 MB at a million products.
  const session = new Session(256n * 1024n * 1024n, 64n * 1024n * 1024n);
  return connect(uri, { readConsistencyInterval: 0, session });
}

/** The table, or undefined while nothing was ever imported. Other failures throw. */
export async function openProductTable(connection: Connection): Promise<Table | undefined> {
  try {
    return await connection.openTable(tableName);
  } catch (error) {
    if (isMissingTable(error)) return undefined;
    throw error;
  }
}

/** Distinguishes a missing table from every other failure; the engine reports it only in its message. */
export function isMissingTable(error: unknown): boolean {
  return error instanceof Error && /\bnot found\b|does not exist/i.test(error.message);
}

const termsIndex = 'terms_idx';

/**
 * The table for writing, with its indexes, made when missing; what a dead replacement left is taken back. An index
 * built on the empty table means that full-text search answers from the first committed row on (rows not indexed yet
 * are scanned).
 */
export async function openOrCreateProductTable(connection: Connection): Promise<Table> {
  const table =
    (await openProductTable(connection)) ??
    (await connection.createEmptyTable(tableName, productSchema, { mode: 'create', existOk: true }));
  await undoReplacement(table);
  for (const { name, type } of laterColumns) {
    if (!(await hasColumn(table, name))) await table.addColumns([{ name, valueSql: `CAST(NULL AS ${type})` }]);
  }
  const present = new Set((await table.listIndices()).map((index) => index.name));
  for (const { name, column, config } of indexes) {
    if (!present.has(name)) await table.createIndex(column, { config: config() });
  }
  if (!(await isSearchable(table))) await rebuildIndexes(table);
  return table;
}

/** Columns that tables made before they existed lack: no record is known by its hash yet, and products are whole. */
const laterColumns = [
  { name: 'source_hash', type: 'BIGINT' },
  { name: 'whole', type: 'STRING' },
] as const;

/** Whether the table has a column: one of `laterColumns` comes with the next import. */
export async function hasColumn(table: Table, name: string): Promise<boolean> {
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

async function isSearchable(table: Table): Promise<boolean> {
  return searchAndLookUp(table).then(
    () => true,
    () => false,
  );
}

/** Makes every index anew from the rows, whatever became of its files. */
export async function rebuildIndexes(table: Table): Promise<void> {
  for (const { column, config } of indexes) await table.createIndex(column, { config: config(), replace: true });
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
export async function unindexedRows(table: Table): Promise<number> {
  return (await table.indexStats(termsIndex))?.numUnindexedRows ?? 0;
}

/** Scanning this many rows takes a search a few milliseconds; fewer are left for a later import to index. */
const scannedInPassing = 2_000;

/**
 * True when rows wait for the index at the end of an import: more than a search scans in passing, or more than a
 * hundredth of a small catalog. Indexing merges the whole index anew, 16 µs of processor time for every row there is,
 * so a few new products in millions do not ask for it.
 */
export async function isIndexDue(table: Table): Promise<boolean> {
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
export async function isIndexBehind(table: Table): Promise<boolean> {
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
export async function optimizeTable(table: Table): Promise<number> {
  const keptSince = (await shownVersion(table)) === undefined ? systemClock.now() - keepVersionsMs : 0;
  const stats = await table.optimize({ cleanupOlderThan: new Date(keptSince) });
  return stats.prune.bytesRemoved;
}
