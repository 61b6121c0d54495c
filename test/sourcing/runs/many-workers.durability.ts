import { expect, test } from 'vitest';
import { startJob } from '../../support/sourcing-builders.ts';
import { waitForRun } from '../../support/test-service.ts';
import { killAtRandom } from './kill-at-random.ts';
import { openSharedRuns } from './shared-run.ts';

test('50 kills at random moments among four workers leave no trace in the record of a run of 100 items', async () => {
  const runs = await openSharedRuns(1200);
  try {
    const srId = await runs.storeItems(100);
    const context = { max_candidates: 1000 };
    const disturbed = await startJob(runs.call, srId, context);
    expect(await killAtRandom(runs, disturbed, { workers: 4, kills: 50, seed: 20_260_102 })).toBe(50);
    expect(await waitForRun(runs.call, disturbed, 240_000)).toBe('done');
    await runs.checkWhole(disturbed);
    const undisturbed = await startJob(runs.call, srId, context);
    expect(await waitForRun(runs.call, undisturbed, 240_000)).toBe('done');
    expect(await runs.resultHash(disturbed)).toBe(await runs.resultHash(undisturbed));
  } finally {
    await runs.close();
  }
}, 900_000);
