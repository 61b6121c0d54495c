import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { RunStats } from '../../../src/sourcing/runs/run-stats.ts';
import {
  describeMarketplace,
  faults,
  type MarketplaceServer,
  marketplaceMapping,
  openMarketplaceServer,
} from '../../support/marketplace-server.ts';
import { runJob } from '../../support/run-records.ts';
import { anItem, aProduct, bottleSpecs, bottles, startJob, storeRequest } from '../../support/sourcing-builders.ts';
import { makeTestFolder } from '../../support/test-folder.ts';
import { openTestService, type TestService, waitForRun } from '../../support/test-service.ts';

interface Entry {
  productId: string;
  platform: string;
  verdict: string;
}

interface RunRecord {
  result: { shortlist: Entry[]; possibleMatches: Entry[]; eliminated: Entry[]; priceExcluded: Entry[] };
  stats: RunStats;
}

const secret = 'b4zaar-secret';

let bazaar: MarketplaceServer;
let kiosk: MarketplaceServer;
let tested: TestService;
let folder: string;
let catalogFolder: string;

const [catalogBottle, ...otherBottles] = bottles();
if (catalogBottle === undefined) throw new Error('no bottles');

beforeAll(async () => {
  // The bazaar knows one bottle of the catalog by its number, with less to say of it, and another by its address.
  bazaar = await openMarketplaceServer([
    aProduct({ product_id: '1001', title: 'Steel water bottle' }),
    aProduct({ product_id: 'b-1', title: 'Steel water bottle', url: 'https://m.market.example/item/77?spm=1' }),
    aProduct({
      platform: '1688',
      product_id: '88001',
      title: 'Steel water bottle 500ml stainless steel',
      price: { currency: 'USD', tiers: [{ min_quantity: 1, amount: '3.10' }] },
      attributes: [
        { name: 'Capacity', value: '500 ml' },
        { name: 'Material', value: 'stainless steel' },
      ],
    }),
  ]);
  kiosk = await openMarketplaceServer([aProduct({ product_id: 'k-1', title: 'Steel water bottle 500 ml' })]);
  const mapped = (origin: string) => ({ url: `${origin}/items/{product_id}`, product: marketplaceMapping.detail });
  const limits = { requests_per_second: 1000, retry_base_ms: 1, retries: 1, circuit_failures: 1000 };
  folder = makeTestFolder('sources');
  const file = path.join(folder, 'sources.json');
  const sources = [
    describeMarketplace(bazaar.origin, {
      limits,
      detail: mapped(bazaar.origin),
      authentication: { header: 'X-Key', env: 'BAZAAR_KEY' },
    }),
    describeMarketplace(kiosk.origin, { name: 'kiosk', limits, platforms: ['alibaba'] }),
  ];
  await writeFile(file, JSON.stringify({ sources }));
  catalogFolder = path.join(folder, 'catalog');
  tested = await openTestService({ BAZAAR_KEY: secret, SOURCES_FILE: file, CATALOG_URI: catalogFolder });
  await tested.importProducts([
    catalogBottle,
    ...otherBottles.map((bottle, index) => ({
      ...bottle,
      ...(index === 0 ? { url: 'https://www.market.example/item/77' } : {}),
    })),
  ]);
  await tested.service.startWorker(2);
});
afterAll(async () => {
  await tested.close();
  await bazaar[Symbol.asyncDispose]();
  await kiosk[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => {
  bazaar.always(undefined);
  kiosk.always(undefined);
});

async function run(context: object = {}): Promise<{ state: string; record: RunRecord; text: string; runId: string }> {
  const srId = await storeRequest(tested.call, [anItem('Stainless steel water bottle', bottleSpecs)]);
  const runId = await startJob(tested.call, srId, context);
  const state = await waitForRun(tested.call, runId);
  const { body, text } = await tested.call<RunRecord>('GET', `/api/runs/${runId}/result`);
  return { state, record: body, text, runId };
}

function entries({ result }: RunRecord): Entry[] {
  return [...result.shortlist, ...result.possibleMatches, ...result.eliminated, ...result.priceExcluded];
}

test('a run searches every source and says what each gave', async () => {
  const { state, record } = await run();
  expect(state).toBe('done');
  expect(record.result.shortlist.map(({ productId }) => productId)).toContain('88001');
  expect(entries(record).map(({ productId }) => productId)).toContain('k-1');
  expect(record.stats.sources).toEqual([
    expect.objectContaining({
      name: 'catalog',
      candidates: 7,
      error: null,
      answerHash: null,
      searches: 1,
      failures: 0,
    }),
    expect.objectContaining({ name: 'bazaar', candidates: 3, error: null, searches: 1, failures: 0 }),
    expect.objectContaining({ name: 'kiosk', candidates: 1, error: null, searches: 1, failures: 0 }),
  ]);
  for (const { durationMs, answerHash, name, version } of record.stats.sources) {
    expect(durationMs).toEqual(expect.any(Number));
    if (name !== 'catalog') expect(answerHash).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(version).toMatch(name === 'catalog' ? /^lance-/ : /^http-[0-9a-f]{12}$/);
  }
  expect(record.stats.notes).toEqual([]);
});

test('the same offer of two sources is one product: by its number, and by its address', async () => {
  const { record } = await run();
  const ids = entries(record).map(({ platform, productId }) => `${platform}:${productId}`);
  expect(ids.filter((id) => id === 'alibaba:1001')).toHaveLength(1);
  expect(ids).toContain('alibaba:1002');
  expect(ids, 'the bazaar knows the offer 1002 under a number of its own').not.toContain('alibaba:b-1');
  expect(ids).toHaveLength(7 + 3 - 2 + 1);
  // The catalog says more of it than the bazaar: with that it is confirmed.
  expect(record.result.shortlist.map(({ productId }) => productId)).toContain('1001');
});

test('excluding an offer excludes it under every number', async () => {
  const { record } = await run({ exclude_product_ids: ['b-1'] });
  expect(entries(record).map(({ productId }) => productId)).not.toContain('1002');
});

test('few candidates are shared out by rank: the only offer of the last source is among them', async () => {
  const { record } = await run({ max_candidates: 5 });
  expect(entries(record)).toHaveLength(5);
  expect(entries(record).map(({ productId }) => productId)).toContain('k-1');
});

test('a source is left alone when none of its platforms is wanted', async () => {
  kiosk.received.length = 0;
  const { record } = await run({ platforms: ['1688'] });
  expect(entries(record).every(({ platform }) => platform === '1688')).toBe(true);
  expect(kiosk.received).toEqual([]);
});

test('the same answers give the same hash, others another', async () => {
  const hashOf = async () => (await run()).record.stats.sources.find(({ name }) => name === 'bazaar')?.answerHash;
  const first = await hashOf();
  expect(await hashOf()).toBe(first);
  bazaar.vanished.add('88001');
  expect(await hashOf()).not.toBe(first);
  bazaar.vanished.clear();
});

test.each([
  ['answers with errors', faults.status(500), 'answered with status 500 (asked 2 times)'],
  ['refuses the secret', faults.status(401), 'answered with status 401'],
  ['sends broken JSON', faults.text(`{"${secret}`), 'the answer is not JSON'],
  ['hangs up', faults.hangsUp, 'cannot be reached'],
])('a source that %s does not fail the run; the record says which and how', async (_, fault, reason) => {
  bazaar.always(fault);
  const { state, record, text } = await run();
  expect(state).toBe('done');
  expect(record.result.shortlist.map(({ productId }) => productId)).toContain('1001');
  const [, report] = record.stats.sources;
  expect(report).toMatchObject({ name: 'bazaar', candidates: 0, failures: 1 });
  expect(report?.error).toContain(reason);
  expect(record.stats.notes).toEqual([expect.stringMatching(/^The source "bazaar" failed: /)]);
  expect(text, 'the secret is in no record').not.toContain(secret);
});

test('a source that gives half an answer is used, and the record says so', async () => {
  bazaar.always(
    faults.json({
      items: [{ itemId: 1, site: 'alibaba', subject: 'Steel water bottle' }, { itemId: 2 }, { itemId: 3 }],
    }),
  );
  const { record } = await run();
  expect(record.stats.notes).toEqual([
    expect.stringMatching(/^The source "bazaar": 2 of 3 records are no products and were left out: /),
    expect.stringMatching(/^The source "bazaar": details of 1 of 1 products could not be read/),
  ]);
});

test('only when every source fails is the item tried again, and then it ends well', async () => {
  const restore = await breakCatalog();
  bazaar.always(faults.status(500));
  kiosk.always(faults.status(503));
  const srId = await storeRequest(tested.call, [anItem('Steel water bottle', bottleSpecs)]);
  kiosk.received.length = 0;
  const runId = await startJob(tested.call, srId);
  await expect.poll(() => kiosk.received.length).toBeGreaterThanOrEqual(4);
  const waiting = await tested.call<{ state: string }>('GET', `/api/runs/${runId}`);
  expect(waiting.body.state).toBe('running');
  kiosk.always(undefined);
  expect(await waitForRun(tested.call, runId)).toBe('done');
  const { body } = await tested.call<RunRecord>('GET', `/api/runs/${runId}/result`);
  expect(body.stats.sources.map(({ name, failures }) => [name, failures])).toEqual([
    ['catalog', 1],
    ['bazaar', 1],
    ['kiosk', 0],
  ]);
  expect(entries(body).map(({ productId }) => productId)).toEqual(['k-1']);
  await restore();
});

test('the searches are counted for a Prometheus server', async () => {
  const { text } = await tested.call('GET', '/metrics');
  expect(text).toMatch(/assay_source_search_seconds_count\{source="bazaar",outcome="failed"\} [1-9]/);
  expect(text).toMatch(/assay_source_search_seconds_count\{source="catalog",outcome="answered"\} [1-9]/);
});

/** Makes the dataset unreadable; resolves to what makes it whole again. */
async function breakCatalog(): Promise<() => Promise<void>> {
  const names = await readdir(catalogFolder, { recursive: true });
  const manifests = names.filter((name) => name.endsWith('.manifest')).map((name) => path.join(catalogFolder, name));
  const contents = await Promise.all(manifests.map((file) => readFile(file)));
  await Promise.all(manifests.map((file) => writeFile(file, 'broken')));
  return async () => {
    await Promise.all(manifests.map((file, index) => writeFile(file, contents[index] ?? '')));
  };
}

test('what a marketplace answers cannot make the record of a run unreadable', async () => {
  // U+0000 and half a character, which the reason of the failure quotes.
  bazaar.always(faults.text('\u0000 is no JSON \ud83d'));
  try {
    const srId = await storeRequest(tested.call, [anItem('Steel water bottle', bottleSpecs)]);
    const runId = await runJob(tested.call, srId);
    const { body } = await tested.call<RunRecord>('GET', `/api/runs/${runId}/result`);
    expect(body.stats.items[0]?.sources.find(({ name }) => name === 'bazaar')?.error).toContain('is not JSON');
    for (const url of [`/job/${runId}/diagnosis`, `/api/runs/${runId}/events`, '/api/v1/sources']) {
      expect((await tested.call('GET', url)).status, url).toBe(200);
    }
  } finally {
    bazaar.always(undefined);
  }
});
