import type { Queryable } from '../../db/queryable.ts';
import type { SourceItemJob } from './run.ts';

/** An item that is still to be sourced, with the moment at which its run was created. */
interface UnfinishedItem extends SourceItemJob {
  createdAt: Date;
}

/** The items of all runs that have not ended, in the order of their runs. */
export async function listUnfinishedItems(db: Queryable): Promise<UnfinishedItem[]> {
  const { rows } = await db.query<UnfinishedItem>(
    `SELECT r.run_id AS "runId", i.position, r.created_at AS "createdAt"
       FROM sourcing_runs r JOIN run_items i ON i.run_id = r.run_id
      WHERE r.state IN ('queued', 'running') AND i.state = 'queued'
      ORDER BY r.created_at, r.run_id, i.position`,
  );
  return rows;
}
