import type { Connection } from '@lancedb/lancedb';
import type { RecordBatch as ArrowBatch } from 'apache-arrow';
import type { RowDigest } from '../lib/row-digest.ts';
import { Table as ArrowTable, RecordBatchReader, tableToIPC } from './arrow.ts';
import { connectDataset } from './connect-dataset.ts';
import { openForReading, type ReadableTable } from './leased-dataset.ts';
import { shownVersion } from './replacement.ts';

/** The tables of a dataset that hold what cannot be learnt from the others, and the columns a row is known by. */
const catalogTables = {
  products: ['key', 'content_hash', 'source_hash', 'product'],
  catalog_profile: ['profile'],
  product_vectors: ['key', 'model', 'text_hash', 'vector'],
} as const;

export type CatalogTableName = keyof typeof catalogTables;

export function isCatalogTable(name: string): name is CatalogTableName {
  return Object.hasOwn(catalogTables, name);
}

/** The catalog as its readers see it at one moment, whatever is imported meanwhile. */
interface CatalogSnapshot extends AsyncDisposable {
  /** Version of the products; null while nothing was imported. */
  version: number | null;
  tables: CatalogTableName[];
  batchesOf(name: CatalogTableName): AsyncIterable<ArrowBatch>;
}

/** Versions are kept for an hour at least; one that takes longer to read while an import ends fails. */
export async function openCatalogSnapshot(uri: string): Promise<CatalogSnapshot> {
  const connection = await connectDataset(uri);
  const opened = new Map<CatalogTableName, ReadableTable>();
  const close = async () => {
    for (const table of opened.values()) table.close();
    connection.close();
  };
  try {
    for (const name of Object.keys(catalogTables) as CatalogTableName[]) {
      const table = await openPinned(connection, name);
      if (table !== undefined) opened.set(name, table);
    }
    const version = (await opened.get('products')?.version()) ?? null;
    return {
      version,
      tables: [...opened.keys()],
      batchesOf: (name) => batchesOf(opened.get(name)),
      [Symbol.asyncDispose]: close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openPinned(connection: Connection, name: CatalogTableName): Promise<ReadableTable | undefined> {
  const table = await openForReading(connection, name);
  if (table === undefined) return undefined;
  const shown = name === 'products' ? await shownVersion(table) : undefined;
  await table.checkout(shown ?? (await table.version()));
  return table;
}

async function* batchesOf(table: ReadableTable | undefined): AsyncGenerator<ArrowBatch> {
  if (table !== undefined) yield* table.query() as AsyncIterable<ArrowBatch>;
}

/** A batch as an Arrow stream of its own, with its schema. */
export function batchToBytes(batch: ArrowBatch): Buffer {
  return Buffer.from(tableToIPC(new ArrowTable([batch]), 'stream'));
}

/** The batches of bytes that `batchToBytes` made. */
export function bytesToBatches(bytes: Buffer): ArrowBatch[] {
  return [...RecordBatchReader.from(bytes)];
}

/** Adds every row of the batch to the digest, by the columns that it is known by. */
export function digestBatch(digest: RowDigest, name: CatalogTableName, batch: ArrowBatch): void {
  const columns = catalogTables[name].map((column) => batch.getChild(column));
  for (let row = 0; row < batch.numRows; row++) {
    digest.add(columns.map((column) => cellText(column?.get(row))).join('\0'));
  }
}

function cellText(cell: unknown): string {
  // A vector is a view of numbers.
  return typeof cell === 'object' && cell !== null ? [...(cell as Iterable<number>)].join(' ') : String(cell);
}
