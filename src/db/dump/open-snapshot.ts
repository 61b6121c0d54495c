import type { Readable } from 'node:stream';
import type { DatabaseConnection } from '../open-database.ts';
import { copyOut } from './copy-rows.ts';
import {
  type AppliedMigration,
  openDumpSession,
  type PartitionShape,
  type SequenceState,
  type TableShape,
} from './dump-session.ts';
import { quoteName } from './quote-name.ts';
import { readAppliedMigrations, readPartitions, readSequences, readTableShapes } from './read-shape.ts';

/** The database as it was at one moment, whatever is written meanwhile. */
export interface DatabaseSnapshot extends AsyncDisposable {
  serverVersion: string;
  /** Empty where no program has ever opened the database. */
  migrations: AppliedMigration[];
  tables: TableShape[];
  partitions: PartitionShape[];
  /** Read last: numbers that were given out since only leave gaps. */
  sequences(): Promise<SequenceState[]>;
  rowsOf(table: TableShape): Readable;
}

/**
 * Begins to read the database at one moment. Its tables are locked against being altered until the end, as by any
 * reader; readers and writers of rows do not wait.
 */
export async function openSnapshot(connection: DatabaseConnection, signal: AbortSignal): Promise<DatabaseSnapshot> {
  const session = await openDumpSession(connection, signal);
  const { client } = session;
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const migrations = await readAppliedMigrations(client);
    if (migrations.length > 0) {
      // The moment is that of the first statement after the locks: nothing can be dropped between the two.
      const names = (await readTableShapes(client)).map(({ name }) => quoteName(name));
      await client.query('COMMIT');
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      await client.query(`LOCK TABLE ${names.join(', ')} IN ACCESS SHARE MODE`);
    }
    const { rows } = await client.query<{ version: string }>(`SELECT current_setting('server_version') AS version`);
    return {
      serverVersion: rows[0]?.version ?? '',
      migrations: await readAppliedMigrations(client),
      tables: await readTableShapes(client),
      partitions: await readPartitions(client),
      sequences: () => readSequences(client),
      rowsOf: (table) => copyOut(client, table),
      [Symbol.asyncDispose]: () => session[Symbol.asyncDispose](),
    };
  } catch (error) {
    await session[Symbol.asyncDispose]();
    throw signal.aborted ? signal.reason : error;
  }
}
