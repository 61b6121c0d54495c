import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { Connection, Table } from '@lancedb/lancedb';
import { systemClock } from '../lib/clock.ts';
import { Refusal } from '../lib/refusal.ts';
import { heldBy, type WriterLease } from './lease.ts';
import { connectDataset } from './product-table.ts';
import { sqlText } from './sql-text.ts';

const leaseTable = 'writer';

/**
 * Makes the caller the only writer of a dataset on an object store: the one row of a small table beside the products
 * names the holder and until when it holds. Taking it is one conditional update, and of several at once the engine
 * commits one and lets the others look again, by the store's conditional writes; so it works with every store and
 * every kind of credentials that the engine knows. Machines whose clocks differ by more than half of `leaseMs` could
 * take over from a living writer.
 */
export async function acquireStoredLease(
  uri: string,
  { leaseMs = 60_000, heartbeatMs = 10_000 } = {},
): Promise<WriterLease> {
  const connection = await connectDataset(uri);
  try {
    const { table, isNew } = await openLeaseTable(connection);
    const token = randomUUID();
    let heldUntil = 0;
    let isLost = false;
    const extend = async (condition: string): Promise<boolean> => {
      const until = systemClock.now() + leaseMs;
      const holder = sqlText(`process ${process.pid} on ${hostname()}`);
      const valuesSql = { token: sqlText(token), holder, held_until: String(until) };
      const { rowsUpdated } = await table.update({ where: condition, valuesSql });
      if (rowsUpdated > 0) heldUntil = until;
      return rowsUpdated > 0;
    };
    const isOurs = `token = ${sqlText(token)}`;
    let isTaken = await extend(`token = '' OR held_until < ${systemClock.now()}`);
    if (isTaken && isNew) {
      // Two that make the table at the same moment may both succeed, the second undoing the first: look again.
      await delay(settleMs);
      isTaken = (await table.countRows(isOurs)) > 0;
    }
    if (!isTaken) throw heldBy(await holderOf(table));
    const heartbeat = setInterval(() => {
      extend(isOurs).then(
        (isHeld) => {
          isLost ||= !isHeld;
        },
        () => undefined, // a store out of reach: the lease ends by its time, unless a later beat succeeds
      );
    }, heartbeatMs);
    heartbeat.unref();
    return {
      assertHeld() {
        if (!isLost && systemClock.now() < heldUntil) return;
        throw new Refusal(
          'conflict',
          'This import lost its right to write, because the store was out of reach; run it again.',
        );
      },
      async release() {
        clearInterval(heartbeat);
        try {
          await table.update({ where: isOurs, valuesSql: { token: "''", held_until: '0' } });
          await table.optimize({ cleanupOlderThan: new Date(systemClock.now() - keepVersionsMs) });
        } finally {
          connection.close();
        }
      },
    };
  } catch (error) {
    connection.close();
    throw error;
  }
}

const settleMs = 300;
const keepVersionsMs = 3_600_000;

async function openLeaseTable(connection: Connection): Promise<{ table: Table; isNew: boolean }> {
  const names = await connection.tableNames();
  if (names.includes(leaseTable)) return { table: await connection.openTable(leaseTable), isNew: false };
  try {
    await connection.createTable(leaseTable, [{ token: '', holder: '', held_until: 0 }]);
  } catch (error) {
    // Another process made it meanwhile; any other failure shows again at once.
    const table = await connection.openTable(leaseTable).catch(() => undefined);
    if (table === undefined) throw error;
    return { table, isNew: true };
  }
  return { table: await connection.openTable(leaseTable), isNew: true };
}

async function holderOf(table: Table): Promise<string> {
  const [row] = (await table.query().select(['holder']).toArray()) as { holder: string }[];
  return row?.holder || 'another process';
}
