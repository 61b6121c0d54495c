import type { Queryable } from '../../db/queryable.ts';

/** @returns true for one caller in `intervalMs`: it is the one that has the task done. */
export async function claimDailyTask(db: Queryable, name: string, at: Date, intervalMs: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `INSERT INTO daily_tasks (name, asked_at) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET asked_at = $2 WHERE daily_tasks.asked_at <= $3`,
    [name, at, new Date(at.getTime() - intervalMs)],
  );
  return rowCount === 1;
}

export async function noteTaskOutcome(db: Queryable, name: string, at: Date, outcome: object): Promise<void> {
  await db.query('UPDATE daily_tasks SET finished_at = $2, outcome = $3 WHERE name = $1', [
    name,
    at,
    JSON.stringify(outcome),
  ]);
}
