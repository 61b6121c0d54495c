import { seededRandom } from '../../../bench/catalog-quality.ts';
import type { AssayProcess } from '../../support/assay-process.ts';
import type { SharedRuns } from './shared-run.ts';

/**
 * Keeps `workers` processes at one run, one item at a time each, and kills one of them with -9 at each of `kills`
 * moments spread over the run's progress, starting another in its place. Resolves to how many kills met the run
 * unfinished.
 */
export async function killAtRandom(
  runs: SharedRuns,
  runId: string,
  plan: { workers: number; kills: number; seed: number },
): Promise<number> {
  const random = seededRandom(plan.seed);
  const { pool } = runs.service.database;
  const alive: AssayProcess[] = Array.from({ length: plan.workers }, () => runs.startWorker(1));
  let killed = 0;
  for (let kill = 0; kill < plan.kills; kill++) {
    // Some worker has something in hand, and a little time passes, so that the moment falls into any of its steps.
    for (;;) {
      const { rows } = await pool.query<{ busy: boolean; is_over: boolean }>(
        `SELECT EXISTS (SELECT FROM pgboss.job WHERE name = 'source-item' AND state = 'active'
                           AND heartbeat_on > now() - interval '1 second') AS busy,
                state NOT IN ('queued', 'running') AS is_over FROM sourcing_runs WHERE run_id = $1`,
        [runId],
      );
      if (rows[0]?.is_over) return killed;
      if (rows[0]?.busy) break;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await new Promise((resolve) => setTimeout(resolve, random() * 150));
    // In turn, so that it is the one that has been at work the longest.
    const victim = kill % alive.length;
    await alive[victim]?.kill();
    killed++;
    alive[victim] = runs.startWorker(1);
  }
  return killed;
}
