import type { Queryable } from '../../db/queryable.ts';
import { Refusal } from '../../lib/refusal.ts';
import { isUuid } from '../../lib/uuid7.ts';
import { isUnfinished, type Run } from './run.ts';
import { findRun, listRuns } from './run-store.ts';

const pollAfterSeconds = 1;

/** `idName` is what the caller calls the id. @throws Refusal not_found when there is no such run. */
export async function readRun(db: Queryable, runId: string, idName = 'job_id'): Promise<Run> {
  const run = isUuid(runId) ? await findRun(db, runId) : null;
  if (run === null) throw noSuchRun(runId, idName);
  return run;
}

/** The refusal of a run that is not there. */
export function noSuchRun(runId: string, idName = 'job_id'): Refusal {
  return new Refusal('not_found', `There is no run ${runId.slice(0, 100)}.`, {
    issues: [{ code: 'not_found', path: [idName], message: 'is not a run' }],
  });
}

function refuseUnfinished(run: Run): never {
  throw new Refusal('not_found', `The run ${run.runId} is ${run.state}; its result is not available yet.`, {
    retryAfterSeconds: pollAfterSeconds,
  });
}

/** A run whose record can be read: any that has ended. @throws Refusal not_found, with a time to retry while unfinished. */
export async function readEndedRun(db: Queryable, runId: string, idName?: string): Promise<Run> {
  const run = await readRun(db, runId, idName);
  return isUnfinished(run.state) ? refuseUnfinished(run) : run;
}

/** A run whose products are served: a done one. @throws Refusal not_found, with the reason. */
export async function readDoneRun(db: Queryable, runId: string, idName?: string): Promise<Run> {
  const run = await readEndedRun(db, runId, idName);
  if (run.state === 'done') return run;
  const why = run.error === null ? '' : `: ${run.error}`;
  throw new Refusal('not_found', `The run ${run.runId} is ${run.state}${why}`);
}

/** The newest done run of a request. @throws Refusal not_found, with a time to retry while one is under way. */
export async function readLatestDoneRun(db: Queryable, srId: string): Promise<Run> {
  const [done] = await listRuns(db, { srId, state: 'done', limit: 1 });
  if (done !== undefined) return done;
  const runs = await listRuns(db, { srId, limit: 100 });
  const unfinished = runs.find((run) => isUnfinished(run.state));
  if (unfinished !== undefined) return refuseUnfinished(unfinished);
  const latest = runs[0];
  const why = latest === undefined ? 'no run was started for it' : `its latest run is ${latest.state}`;
  throw new Refusal('not_found', `There is no result for ${srId.slice(0, 100)}: ${why}.`, {
    issues: [{ code: 'no_result', path: ['sr_id'], message: 'has no run that is done' }],
  });
}
