import type { Static } from 'typebox';
import type { RunRecordSchema } from '../../src/sourcing/runs/run-schemas.ts';
import type { RunStats } from '../../src/sourcing/runs/run-stats.ts';
import { startJob } from './sourcing-builders.ts';
import { type TestService, waitForRun } from './test-service.ts';

/** What `/api/runs/{id}/result` answers. */
export type RunRecord = Omit<Static<typeof RunRecordSchema>, 'stats'> & { stats: RunStats };

export type RecordedProduct = RunRecord['result']['shortlist'][number];

/** Starts a run and returns its id once it is done. */
export async function runJob(call: TestService['call'], srId: string, context: object = {}): Promise<string> {
  const runId = await startJob(call, srId, context);
  const state = await waitForRun(call, runId);
  if (state !== 'done') throw new Error(`The run ended as ${state}.`);
  return runId;
}

export async function readRecord(call: TestService['call'], runId: string): Promise<RunRecord> {
  const answer = await call<RunRecord>('GET', `/api/runs/${runId}/result`);
  if (answer.status !== 200) throw new Error(`The record was refused: ${answer.text}`);
  return answer.body;
}
