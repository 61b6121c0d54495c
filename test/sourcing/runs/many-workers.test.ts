import { expect, test } from 'vitest';
import { runJob } from '../../support/run-records.ts';
import { startJob } from '../../support/sourcing-builders.ts';
import { waitForRun } from '../../support/test-service.ts';
import { killAtRandom } from './kill-at-random.ts';
import { openSharedRuns } from './shared-run.ts';

test('a run of 50 items is shared by four workers; killed at random moments, they record the same result', async () => {
  const runs = await openSharedRuns(60);
  try {
    const srId = await runs.storeItems(50);
    const disturbed = await startJob(runs.call, srId);
    const kills = await killAtRandom(runs, disturbed, { workers: 4, kills: 4, seed: 20_260_101 });
    expect(kills).toBeGreaterThan(0);
    expect(await waitForRun(runs.call, disturbed)).toBe('done');
    await runs.checkWhole(disturbed);
    const undisturbed = await runJob(runs.call, srId);
    expect(await runs.resultHash(disturbed)).toBe(await runs.resultHash(undisturbed));
  } finally {
    await runs.close();
  }
}, 240_000);
