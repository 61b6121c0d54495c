import { type Connection, connect, Index, type Table } from '@lancedb/lancedb';
import { systemClock } from '../lib/clock.ts';
import { setEngineDefaults } from './engine-settings.ts';
import { productSchema } from './product-schema.ts';
import { undoReplacement } from './replacement.ts';

const tableName = 'products';

/**
 * Connects to the folder or bucket that holds the dataset; nothing is created. Every read looks for a newer version
 * first (0.1 ms on a local disk).
 */
export function connectDataset(uri: string): Promise<Connection> {
  setEngineDefaults();
  return connect(uri, { readConsistencyInterval: 0 });
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

/** Tells a table that does not exist from every other failure; the engine says it only in words. */
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
  const { fields } = await table.schema();
  if (!fields.some((field) => field.name === 'source_hash')) {
    // Made before this column existed: no record is known by its hash yet.
    await table.addColumns([{ name: 'source_hash', valueSql: 'CAST(NULL AS BIGINT)' }]);
  }
  const present = new Set((await table.listIndices()).map((index) => index.name));
  if (!present.has(termsIndex)) await table.createIndex('terms', { config: termsIndexConfig() });
  if (!present.has('key_idx')) await table.createIndex('key', { config: Index.btree() });
  if (!present.has('platform_idx')) await table.createIndex('platform', { config: Index.bitmap() });
  if (!present.has('lowest_price_idx')) await table.createIndex('lowest_price', { config: Index.btree() });
  if (!present.has('member_id_idx')) await table.createIndex('member_id', { config: Index.btree() });
  return table;
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

/** Readers always open the newest version, so one that is an hour old is read by nobody. */
const keepVersionsMs = 3_600_000;

/** Compacts the table, indexes what is not indexed yet and removes old versions; resolves to the bytes freed. */
export async function optimizeTable(table: Table): Promise<number> {
  const stats = await table.optimize({ cleanupOlderThan: new Date(systemClock.now() - keepVersionsMs) });
  return stats.prune.bytesRemoved;
}
