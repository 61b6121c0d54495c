import type { LatestResult, RunRecord, RunStatus } from './answers.ts';
import { getLatestResult, getRunRecord, listRuns } from './run-client.ts';

/** The record of a done run, and how it stands among the runs of its request. */
export interface RunResult {
  record: RunRecord;
  /** What has changed in the request since the run began; null for a run that is not its latest done one. */
  latest: Pick<LatestResult, 'stale' | 'staleItems' | 'currentVersion'> | null;
  /** The done run before this one, among the newest hundred. */
  earlier: RunStatus | null;
  /** The latest done run, when that is another one. */
  newer: RunStatus | null;
}

/** Reads one record, not two: that of the latest run comes with its staleness. @throws AnswerError. */
export async function readResult(run: RunStatus, signal: AbortSignal): Promise<RunResult> {
  // A page without its neighbours is better than none: the record alone decides whether there is a page.
  const runs = await listRuns(signal, run.srId).catch((): RunStatus[] => []);
  const done = runs.filter(({ state }) => state === 'done');
  const place = done.findIndex(({ runId }) => runId === run.runId);
  const earlier = place === -1 ? null : (done[place + 1] ?? null);
  if (place === 0) {
    const record = await getLatestResult(run.srId, signal);
    // Another run may have ended since the list was read.
    if (record.runId === run.runId) return { record, latest: record, earlier, newer: null };
  }
  const newer = place > 0 ? (done[0] ?? null) : null;
  return { record: await getRunRecord(run.runId, signal), latest: null, earlier, newer };
}
