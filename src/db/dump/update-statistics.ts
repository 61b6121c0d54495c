import type { Queryable } from '../queryable.ts';

/** Tells the planner what is in the tables: of those that were just filled it knows nothing. */
export async function updateStatistics(db: Queryable): Promise<void> {
  await db.query('ANALYZE');
}
