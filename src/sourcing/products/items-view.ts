import type { Columns } from '../../db/columns.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { RunItemsRow } from '../../db/rows.gen.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { FrozenItem } from '../runs/run.ts';

/** The refusal of a query about an item that the run does not have. */
export function noSuchItem(): Refusal {
  const issue = { code: 'unknown_item', path: ['item_id'], message: 'is not an item of this run' };
  return new Refusal('invalid', 'The query is not valid.', { issues: [issue] });
}

/** The items of a run, in its order; only the one that is asked for. @throws Refusal invalid when the run does not have it. */
export async function listItems(db: Queryable, runId: string, itemId: number | undefined): Promise<FrozenItem[]> {
  const { rows } = await db.query<Columns<RunItemsRow, 'item', { item: FrozenItem }>>(
    'SELECT item FROM run_items WHERE run_id = $1 AND ($2::integer IS NULL OR item_id = $2) ORDER BY position',
    [runId, itemId ?? null],
  );
  if (rows.length === 0 && itemId !== undefined) throw noSuchItem();
  return rows.map((row) => row.item);
}
