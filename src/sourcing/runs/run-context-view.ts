import type { Columns } from '../../db/columns.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { SourcingRunsRow } from '../../db/rows.gen.ts';
import type { SourcingContext } from './sourcing-context.ts';

/** The context a run was started with. */
export async function readRunContext(db: Queryable, runId: string): Promise<SourcingContext> {
  const { rows } = await db.query<Columns<SourcingRunsRow, 'sourcing_context', { sourcing_context: SourcingContext }>>(
    'SELECT sourcing_context FROM sourcing_runs WHERE run_id = $1',
    [runId],
  );
  return rows[0]?.sourcing_context ?? {};
}
