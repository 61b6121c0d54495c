import type { Columns } from '../../db/columns.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { RunItemsRow } from '../../db/rows.gen.ts';
import type { FrozenItem } from '../runs/run.ts';

/** The items of a run, in its order; only the one that is asked for. */
export async function listItems(db: Queryable, runId: string, itemId: number | undefined): Promise<FrozenItem[]> {
  const { rows } = await db.query<Columns<RunItemsRow, 'item', { item: FrozenItem }>>(
    'SELECT item FROM run_items WHERE run_id = $1 AND ($2::integer IS NULL OR item_id = $2) ORDER BY position',
    [runId, itemId ?? null],
  );
  return rows.map((row) => row.item);
}
