import type { Columns } from '../../db/columns.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { RunItemsRow } from '../../db/rows.gen.ts';
import type { FrozenItem } from '../runs/run.ts';
import type { ItemStats } from '../runs/run-stats.ts';

/** An item of a run with what happened to it; `stats` is null when it failed. */
type RunItemState = Columns<
  RunItemsRow,
  'item' | 'state' | 'error' | 'stats',
  { item: FrozenItem; state: 'queued' | 'done' | 'failed'; stats: ItemStats | null }
>;

/** The items of a run, in the request's order. */
export async function listRunItems(db: Queryable, runId: string): Promise<RunItemState[]> {
  const { rows } = await db.query<RunItemState>(
    'SELECT item, state, error, stats FROM run_items WHERE run_id = $1 ORDER BY position',
    [runId],
  );
  return rows;
}
