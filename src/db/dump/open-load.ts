import type { Readable, Writable } from 'node:stream';
import { Refusal } from '../../lib/refusal.ts';
import type { DatabaseConnection } from '../open-database.ts';
import { beginTransaction, type TransactionClient } from '../transaction.ts';
import { copyIn, copyOut } from './copy-rows.ts';
import { openDumpSession, type PartitionShape, type SequenceState, type TableShape } from './dump-session.ts';
import { quoteName } from './quote-name.ts';
import { readPartitions, readTableShapes } from './read-shape.ts';

/** The filling of an empty, migrated database in one transaction: closed before `commit`, it leaves nothing behind. */
export interface DatabaseLoad extends AsyncDisposable {
  tables: TableShape[];
  /** For what is stored beside the rows in the same transaction. */
  client: TransactionClient;
  /** Gives the partitioned tables exactly these partitions. */
  makePartitions(partitions: readonly PartitionShape[]): Promise<void>;
  into(table: TableShape): Writable;
  /** What stands in the table by now. */
  rowsOf(table: TableShape): Readable;
  setSequences(sequences: readonly SequenceState[]): Promise<void>;
  commit(): Promise<void>;
}

const namePattern = /^[a-z_][a-z0-9_]{0,62}$/;
const boundPattern = /^(?:DEFAULT|FOR VALUES FROM \((?:MINVALUE|'[0-9a-f-]{36}')\) TO \('[0-9a-f-]{36}'\))$/;

export async function openLoad(connection: DatabaseConnection, signal: AbortSignal): Promise<DatabaseLoad> {
  const session = await openDumpSession(connection, signal);
  try {
    const client = await beginTransaction(session.client);
    const tables = await readTableShapes(client);
    return {
      tables,
      client,
      async makePartitions(partitions) {
        for (const { table, name, bound } of partitions) {
          // They become statements: nothing but what a database would say of itself.
          const isPlain = namePattern.test(table) && namePattern.test(name) && boundPattern.test(bound);
          if (!isPlain) throw new Refusal('invalid', `The backup names a partition that cannot be: ${name} ${bound}.`);
        }
        for (const { name } of await readPartitions(client)) await client.query(`DROP TABLE ${quoteName(name)}`);
        for (const { table, name, bound } of partitions) {
          await client.query(`CREATE TABLE ${quoteName(name)} PARTITION OF ${quoteName(table)} ${bound}`);
          if (table === 'run_products') {
            await client.query(`ALTER TABLE ${quoteName(name)} SET (toast_tuple_target = 4080)`);
          }
        }
      },
      into: (table) => copyIn(client, table),
      rowsOf: (table) => copyOut(client, table),
      async setSequences(sequences) {
        for (const { name, lastValue, isCalled } of sequences) {
          await client.query('SELECT setval($1::regclass, $2, $3)', [quoteName(name), lastValue, isCalled]);
        }
      },
      async commit() {
        await client.query('COMMIT');
      },
      [Symbol.asyncDispose]: () => session[Symbol.asyncDispose](),
    };
  } catch (error) {
    await session[Symbol.asyncDispose]();
    throw signal.aborted ? signal.reason : error;
  }
}
