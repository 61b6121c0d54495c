import { type AssayProcess, startAssay } from '../../support/assay-process.ts';
import { anItem, aProduct, bottleSpecs, bottles, storeRequest } from '../../support/sourcing-builders.ts';
import { openTestService, type TestService } from '../../support/test-service.ts';

/** A service without a worker of its own, whose runs are worked on by processes. */
export interface SharedRuns extends TestService {
  databaseUrl: string;
  startWorker(concurrency?: number): AssayProcess;
  /** Kills all workers started so far with -9. */
  killWorkers(): Promise<void>;
  /** As if the workers that are dead had been silent for a minute: what they had in hand is free at the next look. */
  ageHeartbeats(): Promise<void>;
  /** Stores a request of so many items, each with every product as a candidate. */
  storeItems(count: number): Promise<string>;
  resultHash(runId: string): Promise<string>;
  itemsDone(runId: string): Promise<number>;
  /** Fails when an item was recorded twice, in part, or not at all. */
  checkWhole(runId: string): Promise<void>;
}

export async function openSharedRuns(productCount: number): Promise<SharedRuns> {
  const service = await openTestService();
  const { call, env } = service;
  const many = Array.from({ length: productCount }, (_, index) =>
    aProduct({
      product_id: `${7000 + index}`,
      title: `Steel water bottle model ${index}`,
      attributes: [
        { name: 'Capacity', value: `${(index % 8) * 125 + 250} ml` },
        { name: 'Material', value: index % 3 === 0 ? 'glass' : '304 stainless steel' },
      ],
    }),
  );
  await service.importProducts([...bottles(), ...many]);
  const workers: AssayProcess[] = [];
  const { pool } = service.service.database;
  return {
    ...service,
    databaseUrl: String(env.DATABASE_URL),
    startWorker(concurrency = 2) {
      const worker = startAssay(['work', '--concurrency', String(concurrency)], env);
      workers.push(worker);
      return worker;
    },
    async killWorkers() {
      await Promise.all(workers.map((worker) => worker.kill()));
    },
    async ageHeartbeats() {
      await pool.query(
        `UPDATE pgboss.job SET heartbeat_on = heartbeat_on - interval '1 minute' WHERE state = 'active'`,
      );
    },
    storeItems: (count) =>
      storeRequest(
        call,
        Array.from({ length: count }, (_, index) => anItem(`Steel water bottle ${index}`, bottleSpecs)),
      ),
    async resultHash(runId) {
      return (await call<{ resultHash: string }>('GET', `/api/runs/${runId}/result`)).body.resultHash;
    },
    async itemsDone(runId) {
      return (await call<{ progress: { done: number } }>('GET', `/api/runs/${runId}`)).body.progress.done;
    },
    async checkWhole(runId) {
      const { rows } = await pool.query<{ wrong: string }>(
        `SELECT format('item %s: %s products, closed as %s', i.position, count(p.*), i.closed_as) AS wrong
           FROM run_items i
           JOIN sourcing_runs r ON r.run_id = i.run_id
           LEFT JOIN run_products p ON p.run_id = i.run_id AND p.item_position = i.position
          WHERE i.run_id = $1
          GROUP BY i.position, i.closed_as, i.state, i.stats::text, r.items_done
         HAVING i.state <> 'done' OR count(p.*) <> (i.stats::text::json ->> 'scored')::integer
             OR NOT i.closed_as BETWEEN 1 AND r.items_done`,
        [runId],
      );
      const closed = await pool.query<{ distinct: boolean }>(
        `SELECT count(DISTINCT closed_as) = count(*) AND count(*) = max(r.items_done) AS distinct
           FROM run_items i JOIN sourcing_runs r ON r.run_id = i.run_id WHERE i.run_id = $1`,
        [runId],
      );
      if (rows.length > 0) throw new Error(`The run ${runId} is not whole: ${rows.map((row) => row.wrong).join('; ')}`);
      if (closed.rows[0]?.distinct !== true) throw new Error(`An item of the run ${runId} was counted twice or never.`);
    },
    async close() {
      for (const worker of workers) await worker.kill();
      await service.close();
    },
  };
}
