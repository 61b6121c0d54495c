import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runJob } from '../../support/run-records.ts';
import { anItem, bottleSpecs, bottles, storeRequest } from '../../support/sourcing-builders.ts';
import { openTestService, type TestService } from '../../support/test-service.ts';

type Health = Record<string, unknown> & { name: string };

describe('the sources that runs search', () => {
  let service: TestService;
  const readSources = async () => (await service.call<{ sources: Health[] }>('GET', '/api/v1/sources')).body.sources;

  beforeAll(async () => {
    service = await openTestService();
    await service.importProducts(bottles());
  });
  afterAll(() => service?.close());

  test('are listed before any run, without figures', async () => {
    expect(await readSources()).toEqual([
      {
        ...{ name: 'catalog', kind: 'catalog', searches: 0, failures: 0, candidates: 0, median_ms: null },
        ...{ last_searched_at: null, last_answered_at: null, last_failed_at: null, last_error: null },
      },
    ]);
  });

  test('have the figures of the newest runs, over all of their items', async () => {
    await service.service.startWorker(2);
    const items = ['Steel water bottle', 'Water bottle'].map((name) => anItem(name, bottleSpecs));
    await runJob(service.call, await storeRequest(service.call, items));
    const [catalog] = await readSources();
    expect(catalog).toMatchObject({ searches: 2, failures: 0, last_failed_at: null, last_error: null });
    expect(catalog?.candidates).toBe(14);
    expect(catalog?.median_ms).toBeGreaterThanOrEqual(0);
    expect(catalog?.last_answered_at).toBe(catalog?.last_searched_at);
  });

  test('a source that runs searched and this process does not is former; a failure is told with its reason', async () => {
    await service.service.database.pool.query(
      `UPDATE run_items SET stats = '{"sources":[
         {"name":"old shop","durationMs":40,"candidates":3},
         {"name":"old shop","durationMs":60,"candidates":0,"error":"timed out"}]}' WHERE position = 1`,
    );
    const [catalog, former] = await readSources();
    expect(catalog).toMatchObject({ name: 'catalog', searches: 1 });
    expect(former).toMatchObject({
      ...{ name: 'old shop', kind: 'former', searches: 2, failures: 1, candidates: 3, median_ms: 50 },
      last_error: 'timed out',
    });
    expect(former?.last_failed_at).not.toBeNull();
  });
});
