import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Connection, Table } from '@lancedb/lancedb';
import { monotonicMs, systemClock } from '../lib/clock.ts';
import { isProcessGone } from '../lib/is-process-gone.ts';
import { Refusal } from '../lib/refusal.ts';
import { connectDataset } from './connect-dataset.ts';
import { sqlText } from './sql-text.ts';

/** The right to write a dataset, held by one process at a time. */
export interface WriterLease {
  /** The writer before did not end properly and may still be writing: `fenceOff` ends what it does to a table. */
  readonly tookOver: boolean;
  /** Throws Refusal ('conflict') when another writer may have taken over: from then on nothing may be written. */
  assertHeld(): void;
  release(): Promise<void>;
}

const leaseTable = 'writer';
const versionsPerCleanup = 16;
const keepVersionsMs = 3_600_000;

/**
 * Makes the caller the only writer of the dataset at `uri`, across processes and machines, in a folder and on an object
 * store alike: the one row of a small table beside the products names the holder and until when it holds. Taking it is
 * one conditional update, and of several at once the engine commits one and lets the others look again; so it works
 * wherever the dataset does. A writer that is gone is replaced at once on the same machine, after `leaseMs` without a
 * sign of life otherwise. Machines whose clocks differ by more than half of `leaseMs` could take over from a living
 * writer, which then fails at its next commit. Write through `LeasedDataset`, which looks before each write.
 * Throws Refusal ('conflict') while another writer is at work.
 */
export async function acquireWriterLease(
  uri: string,
  { leaseMs = 60_000, heartbeatMs = 10_000 } = {},
): Promise<WriterLease> {
  const folder = localFolder(uri);
  if (folder !== undefined) await mkdir(folder, { recursive: true });
  const connection = await connectDataset(uri);
  try {
    const { table, isContested } = await openLeaseTable(connection, folder);
    const token = randomUUID();
    const isOurs = `token = ${sqlText(token)}`;
    let heldUntil = 0;
    let isLost = false;
    const extend = async (condition: string): Promise<boolean> => {
      const until = systemClock.now() + leaseMs;
      const valuesSql = { token: sqlText(token), holder: sqlText(holderName(process.pid)), held_until: String(until) };
      const { rowsUpdated } = await table.update({ where: condition, valuesSql });
      if (rowsUpdated > 0) heldUntil = until;
      return rowsUpdated > 0;
    };
    const before = await readHolder(table);
    const isFree = isGone(before.holder)
      ? `token = ${sqlText(before.token)} OR token = ''`
      : `token = '' OR held_until < ${systemClock.now()}`;
    let isTaken = await extend(isFree);
    if (isTaken && isContested) {
      // Two that make the table at the same moment may both succeed, the second undoing the first: look again.
      await delay(settleMs);
      isTaken = (await table.countRows(isOurs)) > 0;
    }
    if (!isTaken) throw heldBy((await readHolder(table)).holder);
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
      tookOver: before.token !== '',
      assertHeld() {
        if (isLost || systemClock.now() >= heldUntil) throw lostLease();
      },
      async release() {
        clearInterval(heartbeat);
        try {
          await table.update({ where: isOurs, valuesSql: { token: "''", held_until: '0' } });
          if ((await table.version()) % versionsPerCleanup === 0) {
            await table.optimize({ cleanupOlderThan: new Date(systemClock.now() - keepVersionsMs) });
          }
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

/**
 * Ends every commit to the table that an earlier writer has begun, or begins on a handle that stays at an older version:
 * the engine refuses a commit that was prepared before a restore. The content stays as it is; readers notice nothing.
 */
export async function fenceOff(table: Table): Promise<void> {
  await table.checkoutLatest();
  await table.checkout(await table.version());
  await table.restore();
}

/** The folder of a local dataset; undefined for an object store. */
export function localFolder(uri: string): string | undefined {
  if (uri.startsWith('file://')) return fileURLToPath(uri);
  return /^[a-z][a-z0-9+.-]+:\/\//i.test(uri) ? undefined : path.resolve(uri);
}

const settleMs = 300;
const creationTimeoutMs = 5_000;

/** The table of the lease; contested when another process may have made it at the same moment. */
async function openLeaseTable(
  connection: Connection,
  folder: string | undefined,
): Promise<{ table: Table; isContested: boolean }> {
  const open = async () => ({ table: await connection.openTable(leaseTable), isContested: false });
  const exists = async () => (await connection.tableNames()).includes(leaseTable);
  if (await exists()) return open();
  // A folder can be made by one process alone: the others wait for the table of that one, unless it died.
  const isOnlyMaker = folder !== undefined && (await makeFolderOnce(path.join(folder, '.writer-lease')));
  if (folder !== undefined && !isOnlyMaker) {
    const giveUpAt = monotonicMs() + creationTimeoutMs;
    while (monotonicMs() < giveUpAt) {
      await delay(20);
      if (await exists()) return open();
    }
  }
  try {
    await connection.createTable(leaseTable, [{ token: '', holder: '', held_until: 0 }]);
  } catch (error) {
    // Another process made it meanwhile; any other failure shows again at once.
    const table = await connection.openTable(leaseTable).catch(() => undefined);
    if (table === undefined) throw error;
  }
  return { ...(await open()), isContested: !isOnlyMaker };
}

async function makeFolderOnce(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

interface Holder {
  token: string;
  holder: string;
}

async function readHolder(table: Table): Promise<Holder> {
  await table.checkoutLatest();
  const [row] = (await table.query().select(['token', 'holder']).toArray()) as Holder[];
  return { token: row?.token ?? '', holder: row?.holder ?? '' };
}

function holderName(pid: number): string {
  return `process ${pid} on ${hostname()}`;
}

/** True for a process of this machine that does not run any more. */
function isGone(holder: string): boolean {
  const pid = Number(/^process (\d+) on /.exec(holder)?.[1]);
  return holder === holderName(pid) && isProcessGone(pid);
}

/** The refusal of a writer that another one may have replaced. */
export function lostLease(cause?: unknown): Refusal {
  const refusal = new Refusal(
    'conflict',
    'This writer lost its right to write, because it was paused or the store was out of reach; run it again.',
  );
  refusal.cause = cause;
  return refusal;
}

/** The refusal of a second writer. */
function heldBy(holder: string): Refusal {
  const who = holder === '' ? 'another process' : holder;
  return new Refusal('conflict', `Another import writes this catalog (${who}); wait for it to end.`, {
    retryAfterSeconds: 5,
  });
}
