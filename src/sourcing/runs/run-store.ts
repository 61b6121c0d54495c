import type { Queryable } from '../../db/queryable.ts';
import type { FrozenItem, Run, RunState } from './run.ts';
import type { ItemStats } from './run-stats.ts';
import { sumStats } from './run-stats.ts';
import type { SourcingContext } from './sourcing-context.ts';

interface RunRow {
  run_id: string;
  sr_id: string;
  sr_version: number;
  state: RunState;
  items_total: number;
  items_done: number;
  items_failed: number;
  error: string | null;
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
}

const runColumns = `run_id, sr_id, sr_version, state, items_total, items_done, items_failed, error,
  created_at, started_at, finished_at`;

function rowToRun(row: RunRow): Run {
  return {
    runId: row.run_id,
    srId: row.sr_id,
    srVersion: Number(row.sr_version),
    state: row.state,
    itemsTotal: row.items_total,
    itemsDone: row.items_done,
    itemsFailed: row.items_failed,
    error: row.error,
    createdAt: row.created_at,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
  };
}

export interface NewRun {
  runId: string;
  requestId: number;
  srId: string;
  srVersion: number;
  context: SourcingContext;
  items: FrozenItem[];
  createdAt: Date;
}

/** Stores a run with its frozen items, at positions 0, 1, 2 … */
export async function insertRun(db: Queryable, run: NewRun): Promise<void> {
  await db.query(
    `WITH run AS (
       INSERT INTO sourcing_runs (run_id, request_id, sr_id, sr_version, sourcing_context, items_total, created_at)
       VALUES ($1, $2, $3, $4, $5::json, $6, $7)
     )
     INSERT INTO run_items (run_id, position, item_id, item_revision, item)
     SELECT $1, position, item_id, item_revision, item
       FROM json_to_recordset($8::json) AS t (position integer, item_id integer, item_revision integer, item json)`,
    [
      run.runId,
      run.requestId,
      run.srId,
      run.srVersion,
      JSON.stringify(run.context),
      run.items.length,
      run.createdAt,
      JSON.stringify(
        run.items.map((item, position) => ({ position, item_id: item.itemId, item_revision: item.revision, item })),
      ),
    ],
  );
}

/**
 * Remembers the answer to an Idempotency-Key. Two starts with one key at the same moment wait for each other here.
 * @returns null when the key is new and now belongs to `runId`, else the run and body hash it belongs to.
 */
export async function claimIdempotencyKey(
  db: Queryable,
  claim: { key: string; bodyHash: string; runId: string; at: Date },
): Promise<{ runId: string; bodyHash: string } | null> {
  const inserted = await db.query(
    `INSERT INTO run_idempotency_keys (idempotency_key, body_hash, run_id, created_at)
     VALUES ($1, $2, $3, $4) ON CONFLICT (idempotency_key) DO NOTHING`,
    [claim.key, claim.bodyHash, claim.runId, claim.at],
  );
  if (inserted.rowCount === 1) return null;
  const known = await db.query<{ run_id: string; body_hash: string }>(
    'SELECT run_id, body_hash FROM run_idempotency_keys WHERE idempotency_key = $1',
    [claim.key],
  );
  const row = known.rows[0];
  if (row === undefined) throw new Error(`The idempotency key ${claim.key} vanished while it was read.`);
  return { runId: row.run_id, bodyHash: row.body_hash };
}

export async function findRun(db: Queryable, runId: string): Promise<Run | null> {
  const { rows } = await db.query<RunRow>(`SELECT ${runColumns} FROM sourcing_runs WHERE run_id = $1`, [runId]);
  return rows[0] === undefined ? null : rowToRun(rows[0]);
}

/** Runs, newest first; of one request when `srId` is given. */
export async function listRuns(db: Queryable, filter: { srId?: string; limit: number }): Promise<Run[]> {
  const { rows } = await db.query<RunRow>(
    `SELECT ${runColumns} FROM sourcing_runs WHERE $1::text IS NULL OR sr_id = $1
      ORDER BY created_at DESC, run_id DESC LIMIT $2`,
    [filter.srId ?? null, filter.limit],
  );
  return rows.map(rowToRun);
}

/** A queued run is running from its first item on. */
export async function markRunStarted(db: Queryable, runId: string, at: Date): Promise<void> {
  await db.query(`UPDATE sourcing_runs SET state = 'running', started_at = $2 WHERE run_id = $1 AND state = 'queued'`, [
    runId,
    at,
  ]);
}

/** Counts a closed item; the last one ends the run, with the sums of its items as stats. */
export async function advanceRun(
  db: Queryable,
  runId: string,
  outcome: 'done' | 'failed',
  at: Date,
): Promise<RunState> {
  const { rows } = await db.query<RunRow>(
    `UPDATE sourcing_runs
        SET items_done = items_done + $2, items_failed = items_failed + $3,
            state = 'running', started_at = coalesce(started_at, $4)
      WHERE run_id = $1
      RETURNING ${runColumns}`,
    [runId, outcome === 'done' ? 1 : 0, outcome === 'failed' ? 1 : 0, at],
  );
  if (rows[0] === undefined) throw new Error(`There is no run ${runId} to advance.`);
  const run = rowToRun(rows[0]);
  if (run.itemsDone + run.itemsFailed < run.itemsTotal) return 'running';
  return endRun(db, run, at);
}

async function endRun(db: Queryable, run: Run, at: Date): Promise<RunState> {
  const { rows } = await db.query<{ item_id: number; state: string; error: string | null; stats: ItemStats | null }>(
    'SELECT item_id, state, error, stats FROM run_items WHERE run_id = $1 ORDER BY position',
    [run.runId],
  );
  const stats = sumStats(
    rows.flatMap((row) => row.stats ?? []),
    at.getTime() - (run.startedAt ?? at).getTime(),
  );
  const failures = rows
    .filter((row) => row.state === 'failed')
    .map((row) => `Item ${row.item_id}: ${row.error ?? 'no reason was recorded'}`);
  const state = failures.length > 0 ? 'failed' : 'done';
  await db.query(
    'UPDATE sourcing_runs SET state = $2, error = $3, stats = $4::json, finished_at = $5 WHERE run_id = $1',
    [run.runId, state, failures.length > 0 ? failures.join('\n') : null, JSON.stringify(stats), at],
  );
  return state;
}
