import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runJob } from '../../support/run-records.ts';
import { anItem, aProduct, bottleSpecs, bottles, startJob, storeRequest } from '../../support/sourcing-builders.ts';
import { openTestService, type TestService, waitForRun } from '../../support/test-service.ts';

interface Change {
  productId: string;
  verdictBefore: string;
  verdictAfter: string;
  decidedBy: string[];
  specs: { specName: string; before: { matchType: string } | null; after: { matchType: string } | null }[];
}

interface Comparison {
  before: { runId: string };
  after: { runId: string; srVersion: number };
  summary: Record<string, unknown>;
  items: {
    itemId: number;
    revisionBefore: number | null;
    revisionAfter: number | null;
    added: { productId: string; verdict: string; title: string }[];
    removed: { productId: string }[];
    /** The old names of `added` and `removed`. */
    came: object[];
    went: object[];
    changedVerdict: Change[];
    changedSpecs: Change[];
    unchanged: number;
  }[];
}

interface LatestResult {
  runId: string;
  stale: boolean;
  staleItems: object[];
  currentVersion: number;
  resultHash: string;
}

interface StoredRequest {
  version: number;
  items: { id: number }[];
}

describe('two runs of one request', () => {
  let service: TestService;
  let call: TestService['call'];
  let srId: string;

  beforeAll(async () => {
    service = await openTestService();
    call = service.call;
    await service.importProducts(bottles());
    await service.service.startWorker(2);
    srId = await storeRequest(call, [anItem('Insulated stainless steel water bottle', bottleSpecs)]);
  });
  afterAll(() => service?.close());

  async function run(context: object = {}): Promise<string> {
    return runJob(call, srId, context);
  }

  const compare = async (a: string, b: string) => (await call<Comparison>('GET', `/api/runs/${a}/diff/${b}`)).body;
  const readRequest = async () => (await call<StoredRequest>('GET', `/api/v1/sourcing-requests/${srId}`)).body;
  const latest = async () => await call<LatestResult>('GET', `/api/sr/${srId}/result`);

  test('are equal when nothing changed', async () => {
    const [a, b] = [await run(), await run()];
    expect((await compare(a, b)).summary).toEqual({
      added: 0,
      removed: 0,
      came: 0,
      went: 0,
      changedVerdict: 0,
      changedSpecs: 0,
      unchanged: 7,
      revisedItems: [],
    });
  });

  test('differ in what came, what went, and what changed its verdict, with the spec that did it', async () => {
    const before = await run({ exclude_product_ids: ['1001'] });
    const wider = [{ name: 'Capacity', value: '500-750 ml', required: true }, ...bottleSpecs.slice(1)];
    const { version, items } = await readRequest();
    const itemId = items[0]?.id;
    const patched = await call('PATCH', `/api/v1/sourcing-requests/${srId}`, {
      version,
      items: [{ id: itemId, specs: wider }],
    });
    expect(patched.status).toBe(200);
    const late = aProduct({ product_id: '1011', title: 'Insulated stainless steel water bottle 600 ml' });
    await service.importProducts([late]);
    const after = await run({ exclude_product_ids: ['1007'] });

    const diff = await compare(before, after);
    expect(diff.after).toMatchObject({ runId: after, srId, srVersion: 2 });
    const [item] = diff.items;
    expect(item).toMatchObject({ itemId, revisionBefore: 1, revisionAfter: 2 });
    expect(item?.added.map(({ productId }) => productId).sort()).toEqual(['1001', '1011']);
    expect(item?.added.every(({ title }) => title !== '')).toBe(true);
    expect(item?.removed.map(({ productId }) => productId)).toEqual(['1007']);
    expect([item?.came, item?.went]).toEqual([item?.added, item?.removed]);
    expect(item?.changedVerdict).toEqual([
      expect.objectContaining({
        productId: '1006',
        verdictBefore: 'eliminated',
        verdictAfter: 'shortlisted',
        decidedBy: ['Capacity'],
        specs: [
          {
            specName: 'Capacity',
            required: true,
            before: { specValues: ['500 ml'], matchType: 'not_match', productValue: '750 ml' },
            after: { specValues: ['500-750 ml'], matchType: 'match', productValue: '750 ml' },
          },
        ],
      }),
    ]);
    // The wish changed for the others too, though not what became of them.
    expect(item?.changedSpecs.map(({ productId }) => productId).sort()).toEqual(['1002', '1003', '1004', '1005']);
    expect(item?.changedSpecs.every((change) => change.decidedBy.length === 0)).toBe(true);
    expect(diff.summary).toMatchObject({
      added: 2,
      removed: 1,
      came: 2,
      went: 1,
      changedVerdict: 1,
      revisedItems: [itemId],
      unchanged: 0,
    });

    const back = await compare(after, before);
    expect(back.items[0]?.removed.map(({ productId }) => productId).sort()).toEqual(['1001', '1011']);
    expect(back.items[0]?.changedVerdict[0]).toMatchObject({ verdictAfter: 'eliminated', decidedBy: ['Capacity'] });
  });

  test('leave out what is of another type of goods in both', async () => {
    const rack = (id: string) =>
      aProduct({ product_id: id, title: 'Stainless steel lunch box 500 ml', category: ['Lunch boxes'] });
    await service.importProducts([rack('2001'), rack('2002')]);
    const [before, after] = [
      await run({ exclude_product_ids: ['2001'] }),
      await run({ exclude_product_ids: ['2002'] }),
    ];
    const { body } = await call<{ result: { typeExcluded: { productId: string }[] } }>(
      'GET',
      `/api/runs/${after}/result`,
    );
    expect(body.result.typeExcluded.map(({ productId }) => productId)).toEqual(['2001']);
    expect((await compare(before, after)).summary).toMatchObject({
      added: 0,
      removed: 0,
      changedSpecs: 0,
      unchanged: 8,
    });
  });

  test('name the price when the price did it', async () => {
    const [free, capped] = [await run(), await run({ max_price: { amount: 5, currency: 'USD' } })];
    const changes = (await compare(free, capped)).items[0]?.changedVerdict;
    expect(changes).toEqual([
      expect.objectContaining({
        productId: '1002',
        decidedBy: ['target price'],
        specs: [expect.objectContaining({ specName: 'target price', before: null })],
      }),
    ]);
  });

  test('must be of one request and done', async () => {
    const mine = await run();
    const other = await startJob(call, await storeRequest(call, [anItem('Mug')]));
    await waitForRun(call, other);
    const refused = await call<{ issues: { code: string; path: string[] }[] }>(
      'GET',
      `/api/runs/${mine}/diff/${other}`,
    );
    expect(refused.status).toBe(400);
    expect(refused.body.issues[0]).toMatchObject({ code: 'different_requests', path: ['other_id'] });
    const unknown = await call<{ issues: unknown[] }>('GET', `/api/runs/${mine}/diff/nonsense`);
    expect(unknown.status).toBe(404);
    expect(unknown.body.issues).toMatchObject([{ code: 'not_found', path: ['other_id'] }]);
    expect((await call('GET', `/api/runs/nonsense/diff/${mine}`)).status).toBe(404);
    const idle = await openTestService();
    try {
      const queued = await startJob(idle.call, await storeRequest(idle.call, [anItem('Mug')]));
      const answer = await idle.call('GET', `/api/runs/${queued}/diff/${queued}`);
      expect(answer.status).toBe(404);
      expect(answer.headers['retry-after']).toBeDefined();
    } finally {
      await idle.close();
    }
  });

  test('the latest result is stale once an item was edited or added, and stays the record that it was', async () => {
    await run();
    const fresh = await latest();
    expect(fresh.body).toMatchObject({ stale: false, staleItems: [] });
    const { version, items } = await readRequest();
    const itemId = items[0]?.id;
    const { body: edited } = await call<StoredRequest>('PATCH', `/api/v1/sourcing-requests/${srId}`, {
      version,
      items: [
        { id: itemId, quantity: 900 },
        { name: 'Cup', description: 'A cup' },
      ],
    });
    const stale = await latest();
    expect(stale.body).toMatchObject({
      runId: fresh.body.runId,
      stale: true,
      currentVersion: edited.version,
      staleItems: [
        { itemId, change: 'revised', recordedRevision: 2, currentRevision: 3 },
        { itemId: edited.items[1]?.id, change: 'added', recordedRevision: null, currentRevision: 1 },
      ],
    });
    const result = /"result":(\{.*\}),"resultHash"/su.exec(stale.text)?.[1] ?? '';
    expect(`sha256:${createHash('sha256').update(result).digest('hex')}`).toBe(stale.body.resultHash);
    expect(stale.body.resultHash).toBe(fresh.body.resultHash);
    await run({ item_ids: [itemId] });
    // The second item was left out on purpose, and was there when the run began.
    expect((await latest()).body).toMatchObject({ stale: false, staleItems: [] });
  });
});
