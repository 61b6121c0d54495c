import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../db/open-database.ts';
import { isLockTimeout, withTransaction } from '../../db/transaction.ts';
import { type Clock, monotonicMs } from '../../lib/clock.ts';
import { type OldRows, oldCreateKeys, oldDeliveries, oldFeedback, oldHistory, oldStartKeys } from './old-row-store.ts';
import {
  detachPartition,
  dropDetached,
  hasRuns,
  listDetached,
  listPartitionsBefore,
  type Partition,
} from './partition-store.ts';
import {
  countRunsToPrune,
  deleteProductsOf,
  finishRemoval,
  forgetRemovalsBefore,
  listRemovals,
  listRunsToPrune,
  type RunAges,
  removeRuns,
} from './removal-store.ts';

/** How long data is kept, in milliseconds; what is not given is kept for good. */
export interface RetentionPolicy {
  /** Runs that have ended; the newest done run of a request stays. */
  runsMs?: number | undefined;
  /** The newest done run of a request too. */
  latestRunsMs?: number | undefined;
  /** Callbacks that were delivered or given up. */
  deliveriesMs?: number | undefined;
  /** Idempotency keys. */
  idempotencyMs?: number | undefined;
  /** The history of requests, and feedback that was replaced. */
  historyMs?: number | undefined;
}

/** What went, or would go. */
type PruneCounts = Record<'runs' | 'products' | 'partitions' | OldRows['name'], number>;

export interface PruneDependencies {
  database: Database;
  clock: Clock;
  /** Aborted, pruning ends after the batch in hand; the next one goes on. */
  signal: AbortSignal;
  /** Called from time to time with what was removed so far. */
  onProgress?: (counts: PruneCounts) => void;
}

const runsABatch = 200;
/** A batch is over in some ten milliseconds, so that no request waits behind it for long. */
const productsABatch = 500;
const rowsABatch = 1_000;
/** A table is altered only when its lock is to be had at once: those who wait behind the one that waits would stand. */
const lockTimeoutMs = 50;
const lockAttempts = 100;

export function hasPolicy(policy: RetentionPolicy): boolean {
  return Object.values(policy).some((ms) => ms !== undefined);
}

function noCounts(): PruneCounts {
  const zero = { deliveries: 0, startKeys: 0, createKeys: 0, history: 0, feedback: 0 };
  return { runs: 0, products: 0, partitions: 0, ...zero };
}

function agesOf(policy: RetentionPolicy, nowMs: number): RunAges | undefined {
  const { runsMs, latestRunsMs } = policy;
  const shortest = Math.min(runsMs ?? Number.POSITIVE_INFINITY, latestRunsMs ?? Number.POSITIVE_INFINITY);
  if (!Number.isFinite(shortest)) return undefined;
  return {
    before: new Date(nowMs - shortest),
    latestBefore: latestRunsMs === undefined ? null : new Date(nowMs - latestRunsMs),
  };
}

function rowsOf(policy: RetentionPolicy, nowMs: number): [rows: OldRows, before: Date][] {
  const kinds: [OldRows, number | undefined][] = [
    [oldDeliveries, policy.deliveriesMs],
    [oldStartKeys, policy.idempotencyMs],
    [oldCreateKeys, policy.idempotencyMs],
    [oldHistory, policy.historyMs],
    [oldFeedback, policy.historyMs],
  ];
  return kinds.flatMap(([rows, ms]) => (ms === undefined ? [] : [[rows, new Date(nowMs - ms)]]));
}

/** What `prune` would remove. Nothing changes. */
export async function countOld({ database, clock }: PruneDependencies, policy: RetentionPolicy): Promise<PruneCounts> {
  const counts = noCounts();
  const ages = agesOf(policy, clock.now());
  if (ages !== undefined) Object.assign(counts, await countRunsToPrune(database.pool, ages));
  for (const [rows, before] of rowsOf(policy, clock.now())) counts[rows.name] = await rows.count(database.pool, before);
  return counts;
}

/**
 * Removes what is older than the policy keeps, in small batches with pauses as long as the batches, so that it takes
 * half of one connection at most. Stopped or killed anywhere it leaves nothing half removed to readers, and goes on when
 * it is begun again. What was left by one that was stopped is removed in any case.
 */
export async function prune(dependencies: PruneDependencies, policy: RetentionPolicy): Promise<PruneCounts> {
  const { database, clock, signal, onProgress } = dependencies;
  const { pool } = database;
  const counts = noCounts();
  const batch = async (work: () => Promise<void>): Promise<void> => {
    const startedAt = monotonicMs();
    await work();
    onProgress?.(counts);
    await sleep(monotonicMs() - startedAt, undefined, { signal }).catch(() => undefined);
  };

  const ages = agesOf(policy, clock.now());
  while (ages !== undefined && !signal.aborted) {
    const runIds = await listRunsToPrune(pool, ages, runsABatch);
    if (runIds.length === 0) break;
    await batch(async () => {
      counts.runs += await withTransaction(pool, (client) => removeRuns(client, runIds, new Date(clock.now())));
    });
  }
  if (ages !== undefined) counts.partitions += await dropEmptied(dependencies, ages.before);
  while (!signal.aborted) {
    const runIds = await listRemovals(pool, runsABatch);
    if (runIds.length === 0) break;
    for (const runId of runIds) {
      let deleted = productsABatch;
      while (deleted === productsABatch && !signal.aborted) {
        await batch(async () => {
          deleted = await deleteProductsOf(pool, runId, productsABatch);
          counts.products += deleted;
        });
      }
      if (signal.aborted) break;
      await withTransaction(pool, (client) => finishRemoval(client, runId));
    }
  }
  for (const [rows, before] of rowsOf(policy, clock.now())) {
    let deleted = rowsABatch;
    while (deleted > 0 && !signal.aborted) {
      await batch(async () => {
        deleted = await rows.delete(pool, before, rowsABatch);
        counts[rows.name] += deleted;
      });
    }
  }
  return counts;
}

/** Drops the partitions that are older than `before` and of whose runs none is left. @returns how many. */
async function dropEmptied({ database, signal }: PruneDependencies, before: Date): Promise<number> {
  const { pool } = database;
  for (const left of await listDetached(pool)) await dropDetached(pool, left);
  const byBound = Map.groupBy(await listPartitionsBefore(pool, before), (partition) => partition.before);
  let dropped = 0;
  for (const [bound, partitions] of byBound) {
    if (signal.aborted) break;
    const inUse = await Promise.all(partitions.map((partition) => hasRuns(pool, partition)));
    if (inUse.includes(true)) continue;
    for (const partition of partitions) {
      if (!(await detachSoon(database, partition, signal))) return dropped;
      await dropDetached(pool, partition);
      dropped += 1;
    }
    await forgetRemovalsBefore(pool, bound);
  }
  return dropped;
}

/** @returns false when the table was never free for a moment; another day it will be. */
async function detachSoon({ pool }: Database, partition: Partition, signal: AbortSignal): Promise<boolean> {
  for (let attempt = 0; attempt < lockAttempts && !signal.aborted; attempt++) {
    try {
      await withTransaction(pool, (client) => detachPartition(client, partition, lockTimeoutMs));
      return true;
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      await sleep(200, undefined, { signal }).catch(() => undefined);
    }
  }
  return false;
}
