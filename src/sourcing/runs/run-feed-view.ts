import type { Queryable } from '../../db/queryable.ts';

/** An item of a run that is done or failed, as its event reports it. */
export interface ClosedItem {
  /** 1 for the item of its run that was closed first. */
  closedAs: number;
  itemId: number;
  itemRevision: number;
  name: string;
  state: 'done' | 'failed';
  error: string | null;
  /** Null for a failed item, like the counts that follow. */
  candidates: number | null;
  shortlisted: number | null;
  pending: number | null;
  eliminated: number | null;
  priceExcluded: number | null;
  /** Null also for items recorded before types were judged. */
  typeExcluded: number | null;
}

/** The items of a run that were closed after its first `from`, in the order in which they were. */
export async function listClosedItems(db: Queryable, runId: string, from: number): Promise<ClosedItem[]> {
  const count = (name: string) => `(stats ->> '${name}')::integer AS "${name}"`;
  const { rows } = await db.query<ClosedItem>(
    `SELECT closed_as AS "closedAs", item_id AS "itemId", item_revision AS "itemRevision", item ->> 'name' AS name, state, error,
            ${count('candidates')}, ${count('shortlisted')}, ${count('pending')}, ${count('eliminated')},
            ${count('priceExcluded')}, ${count('typeExcluded')}
       FROM run_items WHERE run_id = $1 AND closed_as > $2 ORDER BY closed_as`,
    [runId, from],
  );
  return rows;
}
