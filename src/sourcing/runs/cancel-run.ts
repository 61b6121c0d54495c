import type { Database } from '../../db/open-database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Clock } from '../../lib/clock.ts';
import { Refusal } from '../../lib/refusal.ts';
import { endRun } from './end-run.ts';
import { readRun } from './read-run.ts';
import { isUnfinished, type Run } from './run.ts';
import { lockRun } from './run-store.ts';

/**
 * Ends a run as cancelled. Its queued items are never begun: their jobs find the run over and end at once. Items in
 * hand stop at their next step. What was finished stays in the record. Cancelling a cancelled run changes nothing.
 * @throws Refusal not_found for an unknown run; conflict when it has ended otherwise.
 */
export async function cancelRun(
  { database, clock }: { database: Database; clock: Clock },
  runId: string,
): Promise<Run> {
  await readRun(database.pool, runId);
  return withTransaction(database.pool, async (client) => {
    const run = await lockRun(client, runId);
    if (run === null) throw new Error(`The run ${runId} vanished while it was cancelled.`);
    if (run.state === 'cancelled') return run;
    if (isUnfinished(run.state)) {
      return endRun(client, run, { state: 'cancelled', error: null }, new Date(clock.now()));
    }
    throw new Refusal('conflict', `The run ${runId} is ${run.state}; only a queued or running run can be cancelled.`, {
      issues: [{ code: 'run_ended', path: ['job_id'], message: 'is a run that has ended', state: run.state }],
    });
  });
}
