import type { Queryable } from '../queryable.ts';

/** Updates the planner's statistics: it has none of tables that were just filled. */
export async function updateStatistics(db: Queryable): Promise<void> {
  await db.query('ANALYZE');
}
