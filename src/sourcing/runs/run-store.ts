import type { Columns } from '../../db/columns.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { IdempotencyKeysRow, SourcingRunsRow } from '../../db/rows.gen.ts';
import type { TransactionClient } from '../../db/transaction.ts';
import { storableJson } from '../../lib/storable-text.ts';
import type { FrozenItem, Run, RunState } from './run.ts';
import type { RunStats } from './run-stats.ts';

/** A run's own columns, as `rowToRun` reads them. */
export type RunRow = Columns<
  SourcingRunsRow,
  | 'run_id'
  | 'sr_id'
  | 'sr_version'
  | 'state'
  | 'items_total'
  | 'items_done'
  | 'items_failed'
  | 'error'
  | 'rerun_of'
  | 'created_at'
  | 'started_at'
  | 'finished_at',
  { state: RunState }
>;

export const runColumns = `run_id, sr_id, sr_version, state, items_total, items_done, items_failed, error, rerun_of,
  created_at, started_at, finished_at`;

export function rowToRun(row: RunRow): Run {
  return {
    runId: row.run_id,
    srId: row.sr_id,
    srVersion: row.sr_version,
    state: row.state,
    itemsTotal: row.items_total,
    itemsDone: row.items_done,
    itemsFailed: row.items_failed,
    error: row.error,
    rerunOf: row.rerun_of,
    createdAt: row.created_at,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
  };
}

interface NewRun {
  runId: string;
  requestId: number;
  srId: string;
  srVersion: number;
  /** JSON, as it was given. */
  contextText: string;
  items: FrozenItem[];
  createdAt: Date;
  /** The run that this one repeats. */
  rerunOf: string | null;
}

/** Stores a run with its frozen items, at positions 0, 1, 2 … */
export async function insertRun(db: Queryable, run: NewRun): Promise<void> {
  await db.query(
    `WITH run AS (
       INSERT INTO sourcing_runs (run_id, request_id, sr_id, sr_version, sourcing_context, items_total, created_at,
                                  rerun_of)
       VALUES ($1, $2, $3, $4, $5::json, $6, $7, $9)
     )
     INSERT INTO run_items (run_id, position, item_id, item_revision, item)
     SELECT $1, position, item_id, item_revision, item
       FROM json_to_recordset($8::json) AS t (position integer, item_id integer, item_revision integer, item json)`,
    [
      run.runId,
      run.requestId,
      run.srId,
      run.srVersion,
      run.contextText,
      run.items.length,
      run.createdAt,
      JSON.stringify(
        run.items.map((item, position) => ({ position, item_id: item.itemId, item_revision: item.revision, item })),
      ),
      run.rerunOf,
    ],
  );
}

/**
 * Remembers the answer to an Idempotency-Key. Two starts with one key at the same moment wait for each other here.
 * @returns null when the key is new and now belongs to `runId`, else the run and body digest it belongs to.
 */
export async function claimIdempotencyKey(
  db: Queryable,
  claim: { caller: string; key: string; bodySha256: Buffer; runId: string; at: Date },
): Promise<{ runId: string; bodySha256: Buffer } | null> {
  const { caller, key, bodySha256, runId, at } = claim;
  const inserted = await db.query(
    `INSERT INTO idempotency_keys (operation, caller, key, body_sha256, run_id, created_at)
     VALUES ('start run', $1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
    [caller, key, bodySha256, runId, at],
  );
  if (inserted.rowCount === 1) return null;
  const known = await db.query<Columns<IdempotencyKeysRow, 'body_sha256' | 'run_id', { run_id: string }>>(
    `SELECT run_id, body_sha256 FROM idempotency_keys WHERE operation = 'start run' AND caller = $1 AND key = $2`,
    [caller, key],
  );
  const row = known.rows[0];
  if (row === undefined) throw new Error(`The idempotency key ${key} vanished while it was read.`);
  return { runId: row.run_id, bodySha256: row.body_sha256 };
}

export async function findRun(db: Queryable, runId: string): Promise<Run | null> {
  const { rows } = await db.query<RunRow>(`SELECT ${runColumns} FROM sourcing_runs WHERE run_id = $1`, [runId]);
  return rows[0] === undefined ? null : rowToRun(rows[0]);
}

/** These of the runs that exist, in no order. */
export async function listRunsById(db: Queryable, runIds: string[]): Promise<Run[]> {
  const { rows } = await db.query<RunRow>(`SELECT ${runColumns} FROM sourcing_runs WHERE run_id = ANY ($1::uuid[])`, [
    runIds,
  ]);
  return rows.map(rowToRun);
}

/** A run whose row no other transaction can change until this one ends. */
export async function lockRun(client: TransactionClient, runId: string): Promise<Run | null> {
  const { rows } = await client.query<RunRow>(`SELECT ${runColumns} FROM sourcing_runs WHERE run_id = $1 FOR UPDATE`, [
    runId,
  ]);
  return rows[0] === undefined ? null : rowToRun(rows[0]);
}

/** Keeps a run from being removed until the transaction ends; false where it is gone. One that is being removed is waited for. */
export async function keepRun(client: TransactionClient, runId: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM sourcing_runs WHERE run_id = $1 FOR KEY SHARE', [runId]);
  return rowCount === 1;
}

/** The JSON of the context a run was started with, as it was given. */
export async function findRunContext(db: Queryable, runId: string): Promise<string> {
  const { rows } = await db.query<{ context: string }>(
    'SELECT sourcing_context::text AS context FROM sourcing_runs WHERE run_id = $1',
    [runId],
  );
  if (rows[0] === undefined) throw new Error(`There is no run ${runId} to read the context of.`);
  return rows[0].context;
}

/** These of the runs that are over. */
export async function listEndedAmong(db: Queryable, runIds: string[]): Promise<string[]> {
  const { rows } = await db.query<Pick<SourcingRunsRow, 'run_id'>>(
    `SELECT run_id FROM sourcing_runs WHERE run_id = ANY ($1::uuid[]) AND state NOT IN ('queued', 'running')`,
    [runIds],
  );
  return rows.map((row) => row.run_id);
}

/** Running runs that began before `moment`, the oldest first, at most 100. */
export async function listRunsStartedBefore(db: Queryable, moment: Date): Promise<string[]> {
  const { rows } = await db.query<Pick<SourcingRunsRow, 'run_id'>>(
    `SELECT run_id FROM sourcing_runs WHERE state = 'running' AND started_at < $1 ORDER BY started_at LIMIT 100`,
    [moment],
  );
  return rows.map((row) => row.run_id);
}

/** Where a list of runs goes on: behind this run, which may be gone by now. */
export type RunPosition = Pick<Run, 'createdAt' | 'runId'>;

/** Runs, newest first; of one request when `srId` is given, in one state when `state` is. */
export async function listRuns(
  db: Queryable,
  filter: { srId?: string; state?: RunState; after?: RunPosition | undefined; limit: number },
): Promise<Run[]> {
  // A condition that is not asked for is left out, so that what remains is read from an index in its order.
  const values: unknown[] = [filter.limit];
  const conditions: string[] = [];
  if (filter.srId !== undefined) conditions.push(`sr_id = $${values.push(filter.srId)}`);
  if (filter.state !== undefined) conditions.push(`state = $${values.push(filter.state)}`);
  if (filter.after !== undefined) {
    const { createdAt, runId } = filter.after;
    conditions.push(`(created_at, run_id) < ($${values.push(createdAt)}, $${values.push(runId)})`);
  }
  const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
  const { rows } = await db.query<RunRow>(
    `SELECT ${runColumns} FROM sourcing_runs ${where} ORDER BY created_at DESC, run_id DESC LIMIT $1`,
    values,
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

/** Stores the end of a run whose row the caller has locked. */
export async function storeRunEnd(
  client: TransactionClient,
  runId: string,
  end: { state: RunState; error: string | null; stats: RunStats; at: Date },
): Promise<void> {
  await client.query(
    'UPDATE sourcing_runs SET state = $2, error = $3, stats = $4::json, finished_at = $5 WHERE run_id = $1',
    [runId, end.state, end.error, storableJson(end.stats), end.at],
  );
}
