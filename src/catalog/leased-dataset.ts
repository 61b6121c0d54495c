import type { Connection, Data, Index, OptimizeStats, SchemaLike, Table } from '@lancedb/lancedb';
import { connectDataset, isMissingTable } from './connect-dataset.ts';
import { fenceOff, lostLease, type WriterLease } from './writer-lease.ts';

/** What reading needs of a table; nothing can be written through it. */
export type ReadableTable = Pick<
  Table,
  | 'schema'
  | 'version'
  | 'listVersions'
  | 'stats'
  | 'countRows'
  | 'query'
  | 'takeRowIds'
  | 'listIndices'
  | 'indexStats'
  | 'close'
>;

/** A table for reading that can be held at one version. */
export type PinnableTable = ReadableTable & Pick<Table, 'checkout'>;

async function findTable(connection: Connection, name: string): Promise<Table | undefined> {
  try {
    return await connection.openTable(name);
  } catch (error) {
    if (isMissingTable(error)) return undefined;
    throw error;
  }
}

/** The table for reading, or undefined while there is none. Other failures throw. */
export const openForReading: (connection: Connection, name: string) => Promise<PinnableTable | undefined> = findTable;

/**
 * A dataset and the right to write it. Everything that is written goes through here and the tables it opens, and nothing
 * is written once another writer may have taken over: each write looks at the lease first, and a holder that was paused
 * between its look and its write is refused by the engine, because its handles stay at the version of their own last
 * commit and the writer that took over has put a restore behind that (`fenceOff`). What the engine lets pass beside a
 * restore (a note in the metadata, a restore, an overwrite, making and dropping tables) is decided by the look alone.
 */
export class LeasedDataset implements AsyncDisposable {
  readonly #connection: Connection;
  readonly #lease: WriterLease;
  readonly #fenced = new Set<string>();

  constructor(connection: Connection, lease: WriterLease) {
    this.#connection = connection;
    this.#lease = lease;
  }

  /** The table, or undefined while there is none; what an earlier writer still commits to it is refused from now on. */
  async openTable(name: string): Promise<LeasedTable | undefined> {
    const table = await findTable(this.#connection, name);
    if (table === undefined) return undefined;
    if (this.#lease.tookOver && !this.#fenced.has(name)) {
      this.#lease.assertHeld();
      await fenceOff(table);
      this.#fenced.add(name);
    }
    return new LeasedTable(table, this.#lease);
  }

  async createTable(name: string, rows: Data): Promise<LeasedTable> {
    this.#lease.assertHeld();
    return new LeasedTable(await this.#connection.createTable(name, rows), this.#lease);
  }

  /** The table as it is where it exists. */
  async createEmptyTable(name: string, schema: SchemaLike): Promise<LeasedTable> {
    this.#lease.assertHeld();
    const table = await this.#connection.createEmptyTable(name, schema, { mode: 'create', existOk: true });
    return new LeasedTable(table, this.#lease);
  }

  /** Does nothing where there is none. */
  async dropTable(name: string): Promise<void> {
    this.#lease.assertHeld();
    try {
      await this.#connection.dropTable(name);
    } catch (error) {
      if (!isMissingTable(error)) throw error;
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#connection.close();
    await this.#lease.release();
  }
}

/** Opens the dataset at `uri` for the holder of `lease`, which ends with it. */
export async function openLeasedDataset(uri: string, lease: WriterLease): Promise<LeasedDataset> {
  try {
    return new LeasedDataset(await connectDataset(uri, { follows: false }), lease);
  } catch (error) {
    await lease.release();
    throw error;
  }
}

/** A table of a leased dataset. Every write throws Refusal ('conflict') once another writer may have taken over. */
export class LeasedTable {
  readonly #table: Table;
  readonly #lease: WriterLease;

  constructor(table: Table, lease: WriterLease) {
    this.#table = table;
    this.#lease = lease;
  }

  /** For reading: the version of the last write through this table, or of its opening. */
  get rows(): ReadableTable {
    return this.#table;
  }

  /** Throws Refusal ('conflict') when what was written until now may not have been the only writer's. */
  assertHeld(): void {
    this.#lease.assertHeld();
  }

  async add(rows: Data): Promise<void> {
    await this.#write((table) => table.add(rows));
  }

  /** Puts these rows in the place of all there are. */
  async overwrite(rows: Data): Promise<void> {
    await this.#write((table) => table.add(rows, { mode: 'overwrite' }));
  }

  /** Adds rows, each in the place of one whose `column` is the same. */
  async merge(column: string, rows: Data): Promise<void> {
    await this.#write((table) =>
      table.mergeInsert(column).whenMatchedUpdateAll().whenNotMatchedInsertAll().execute(rows),
    );
  }

  async delete(condition: string): Promise<void> {
    await this.#write((table) => table.delete(condition));
  }

  async addColumn(name: string, valueSql: string): Promise<void> {
    await this.#write((table) => table.addColumns([{ name, valueSql }]));
  }

  /** Null takes a note away. */
  async setMetadata(column: string, notes: Record<string, string | null>): Promise<void> {
    await this.#write((table) => table.updateFieldMetadata([{ path: column, metadata: notes }]));
  }

  /** Makes the index of a column, anew where there is one. */
  async createIndex(column: string, config: Index): Promise<void> {
    await this.#write((table) => table.createIndex(column, { config, replace: true }));
  }

  /** Compacts, indexes what is not indexed yet, and removes versions older than `keptSince`, by default than a week. */
  optimize(keptSince?: Date): Promise<OptimizeStats> {
    return this.#write((table) => table.optimize(keptSince === undefined ? {} : { cleanupOlderThan: keptSince }));
  }

  /** Makes an earlier version the newest one. */
  async restore(version: number): Promise<void> {
    this.#lease.assertHeld();
    await this.#table.checkout(version);
    await this.#write((table) => table.restore());
  }

  close(): void {
    this.#table.close();
  }

  async #write<T>(write: (table: Table) => Promise<T>): Promise<T> {
    this.#lease.assertHeld();
    try {
      return await write(this.#table);
    } catch (error) {
      if (/incompatible with concurrent transaction Restore/.test(String(error))) throw lostLease(error);
      throw error;
    }
  }
}
