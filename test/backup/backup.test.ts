import { existsSync, readdirSync, rmSync } from 'node:fs';
import { open, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { startAssay } from '../support/assay-process.ts';
import { runAssay } from '../support/run-assay.ts';
import { startS3Server } from '../support/s3-server.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { makeTestFolder } from '../support/test-folder.ts';
import { openTestService, type TestService, waitForRun } from '../support/test-service.ts';

const folder = makeTestFolder('backup');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let service: TestService;
let empty: TestDatabase;
beforeEach(async () => {
  service = await openTestService();
  empty = await createTestDatabase({ empty: true });
});
afterEach(async () => {
  await service.close();
  await empty.drop();
});

const steel = { name: 'Material', value: 'steel', required: true };
const request = (id: string) => ({
  external_id: id,
  merchant: { id: 'm', name: 'Shop' },
  items: [{ name: 'Bottle', description: 'A bottle', specs: [steel] }],
});
const product = (id: string) => ({
  platform: '1688',
  product_id: id,
  title: `Steel bottle ${id}`,
  attributes: [{ name: 'Material', value: 'steel' }],
});
const productsPath = (job: string) => `/job/${job}/products?include_eliminated=true`;

async function storeRun(): Promise<{ srId: string; jobId: string }> {
  const created = await service.call<{ sr_id: string }>('POST', '/api/v1/sourcing-requests', request('order-1'));
  const started = await service.call<{ job_id: string }>('POST', '/api/sourcing-jobs', { sr_id: created.body.sr_id });
  return { srId: created.body.sr_id, jobId: started.body.job_id };
}

test('a backup of a service in use is restored into an empty place, and its work goes on', async () => {
  await service.importProducts(Array.from({ length: 1_500 }, (_, n) => product(String(n))));
  const file = path.join(folder, 'in-use.backup');
  const first = await storeRun();
  await service.service.startWorker(1);
  expect(await waitForRun(service.call, first.jobId)).toBe('done');
  // No worker of ours takes this one: it is under way when the backup is made.
  await service.service.queue.stop(0);
  const second = await service.call<{ job_id: string }>('POST', '/api/sourcing-jobs', { sr_id: first.srId });

  const made = await runAssay(['backup', file, '--json'], service.env);
  expect([made.code, made.errors]).toEqual([0, '']);
  expect(JSON.parse(made.output)).toMatchObject({ products: 1_500, tables: { sourcing_requests: 1, run_items: 2 } });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await runAssay(['backup', file], service.env)).errors).toContain('is there already');

  const env = { DATABASE_URL: empty.url, DATA_DIR: path.join(folder, 'restored') };
  const inUse = await runAssay(['restore', file, '--replace'], service.env);
  expect([inUse.code, inUse.errors]).toEqual([1, expect.stringContaining('Processes of Assay use this database')]);
  const checked = await runAssay(['restore', file, '--dry-run'], env);
  expect([checked.code, checked.output]).toEqual([0, expect.stringContaining('can be restored here')]);
  const restored = await runAssay(['restore', file], env);
  expect([restored.code, restored.errors]).toEqual([0, expect.stringContaining('Under way again: 1 items of runs')]);
  expect((await runAssay(['restore', file], env)).errors).toContain('holds data already (table sourcing_requests)');
  expect((await runAssay(['catalog', 'stats'], env)).output).toContain('1,500 products');

  const other = await openTestService(env);
  try {
    for (const url of [productsPath(first.jobId), `/api/v1/sourcing-requests/${first.srId}`]) {
      expect((await other.call('GET', url)).text).toBe((await service.call('GET', url)).text);
    }
    await other.service.startWorker(1);
    expect(await waitForRun(other.call, second.body.job_id)).toBe('done');
    const { products } = (await other.call<{ products: object[] }>('GET', productsPath(first.jobId))).body;
    const found = await other.call<{ products: object[] }>('GET', productsPath(second.body.job_id));
    expect(found.body.products).toHaveLength(products.length);
    const next = await other.call<{ sr_id: string }>('POST', '/api/v1/sourcing-requests', request('order-2'));
    expect(next.body.sr_id).toBe('SR-2');
  } finally {
    await other.close();
  }
});

test('a catalog on object storage is backed up and restored to another place of it', async () => {
  await using store = await startS3Server();
  const kept = { ...service.env, ...store.env, CATALOG_URI: 's3://assay/kept' };
  const feed = path.join(folder, 'feed.jsonl');
  await writeFile(feed, Array.from({ length: 300 }, (_, n) => `${JSON.stringify(product(String(n)))}\n`).join(''));
  expect((await runAssay(['catalog', 'import', feed], kept)).code).toBe(0);
  const file = path.join(folder, 'stored.backup');
  const made = await runAssay(['backup', file, '--json'], kept);
  expect([made.code, JSON.parse(made.output)]).toMatchObject([0, { products: 300 }]);

  const env = { DATABASE_URL: empty.url, DATA_DIR: path.join(folder, 'stored'), ...store.env };
  const restored = { ...env, CATALOG_URI: 's3://assay/restored' };
  expect((await runAssay(['restore', file], restored)).code).toBe(0);
  expect((await runAssay(['catalog', 'stats'], restored)).output).toContain('300 products');
  expect((await runAssay(['catalog', 'search', 'steel bottle 17'], restored)).output).toContain('Steel bottle 17');
  // Nothing of it lies in the folder of the machine, and what was backed up is as it was.
  expect(existsSync(path.join(folder, 'stored', 'catalog'))).toBe(false);
  expect((await runAssay(['catalog', 'stats'], kept)).output).toContain('300 products');
});

test('what is not whole is no backup, and nothing is restored from it', async () => {
  await storeRun();
  const file = path.join(folder, 'whole.backup');
  expect((await runAssay(['backup', file, '--no-catalog'], service.env)).code).toBe(0);
  const bytes = await readFile(file);
  const env = { DATABASE_URL: empty.url, DATA_DIR: path.join(folder, 'damaged') };
  const damaged = path.join(folder, 'damaged.backup');
  const restoreOf = async (content: Buffer) => {
    await writeFile(damaged, content);
    return (await runAssay(['restore', damaged], env)).errors;
  };
  // The first byte of the first entry's content, the last entry, a digit of the manifest.
  const flipped = Buffer.from(bytes);
  flipped[512 + 20] = (flipped[512 + 20] ?? 0) ^ 1;
  expect(await restoreOf(flipped)).toMatch(
    /no whole backup: database\/sourcing_requests\/000001\.copy\.gz is not what/,
  );
  expect(await restoreOf(bytes.subarray(0, bytes.length / 2))).toContain('is no whole backup');
  const edited = Buffer.from(bytes.toString('latin1').replace('"rows": 1', '"rows": 2'), 'latin1');
  expect(await restoreOf(edited)).toContain('its manifest is not the one that was written');
  expect(await restoreOf(Buffer.from('no tar at all'.repeat(100)))).toContain('is no whole backup');
  expect(existsSync(path.join(folder, 'damaged', 'catalog'))).toBe(false);
});

test('a backup that is killed leaves nothing of its name, and the next one clears away what it left', async () => {
  await storeRun();
  await service.service.database.pool.query(
    `INSERT INTO sourcing_request_history (sourcing_request_id, version, changed_at, changed_by, changes)
     SELECT 1, n + 10, now(), 'shop', json_build_array(repeat(md5(n::text), 60)) FROM generate_series(1, 40000) AS n`,
  );
  const file = path.join(folder, 'killed.backup');
  const partial = () => readdirSync(folder).filter((name) => name.startsWith('killed.backup'));
  const backup = startAssay(['backup', file], service.env);
  while (partial().length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  const handle = await open(path.join(folder, partial()[0] ?? ''), 'r');
  while ((await handle.stat()).size < 100_000) await new Promise((resolve) => setTimeout(resolve, 5));
  await handle.close();
  await backup.kill();
  expect(partial()).toEqual([expect.stringMatching(/^killed\.backup\.\d+\.partial$/)]);
  const { errors } = await runAssay(['restore', path.join(folder, partial()[0] ?? '')], { DATABASE_URL: empty.url });
  expect(errors).toContain('is no whole backup');
  expect((await runAssay(['backup', file], service.env)).code).toBe(0);
  expect(partial()).toEqual(['killed.backup']);
});
