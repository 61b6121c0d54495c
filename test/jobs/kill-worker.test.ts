import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AssayProcess, startAssay } from '../support/assay-process.ts';
import { anItem, aProduct, bottleSpecs, bottles, startJob, storeRequest } from '../support/sourcing-builders.ts';
import { openTestService, type TestService, waitForRun } from '../support/test-service.ts';

let service: TestService;
const workers: AssayProcess[] = [];

beforeAll(async () => {
  service = await openTestService();
  const many = Array.from({ length: 400 }, (_, index) =>
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
}, 120_000);
afterAll(async () => {
  for (const worker of workers) await worker.kill();
  await service?.close();
}, 120_000);

function startWorker(): AssayProcess {
  const worker = startAssay(['work', '--concurrency', '2'], service.env);
  workers.push(worker);
  return worker;
}

async function resultHash(runId: string): Promise<string> {
  return (await service.call<{ resultHash: string }>('GET', `/api/runs/${runId}/result`)).body.resultHash;
}

async function itemsDone(runId: string): Promise<number> {
  return (await service.call<{ progress: { done: number } }>('GET', `/api/runs/${runId}`)).body.progress.done;
}

test('a worker killed with -9 in the middle of a run leaves nothing half-done; another finishes it', async () => {
  const items = Array.from({ length: 40 }, (_, index) => anItem(`Steel water bottle ${index}`, bottleSpecs));
  const srId = await storeRequest(service.call, items);
  const disturbed = await startJob(service.call, srId);
  const first = startWorker();
  while ((await itemsDone(disturbed)) === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await first.kill();
  const doneAtKill = await itemsDone(disturbed);
  expect(doneAtKill).toBeLessThan(items.length);

  const { rows } = await service.service.database.pool.query<{ state: string; has_products: boolean }>(
    `SELECT i.state, EXISTS (SELECT FROM run_products p WHERE p.run_id = i.run_id AND p.item_position = i.position)
            AS has_products
       FROM run_items i WHERE i.run_id = $1`,
    [disturbed],
  );
  expect(rows.filter((row) => row.state === 'done')).toHaveLength(doneAtKill);
  expect(rows.every((row) => row.has_products === (row.state === 'done'))).toBe(true);

  startWorker();
  expect(await waitForRun(service.call, disturbed, 45_000)).toBe('done');
  const undisturbed = await startJob(service.call, srId);
  expect(await waitForRun(service.call, undisturbed)).toBe('done');
  expect(await resultHash(disturbed)).toBe(await resultHash(undisturbed));
}, 120_000);
