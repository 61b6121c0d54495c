import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anItem, bottleSpecs, bottles, startJob, storeRequest } from '../../support/sourcing-builders.ts';
import { openTestService, type TestService, waitForRun } from '../../support/test-service.ts';

interface Entry {
  productId: string;
  itemId: number;
  verdict: string;
  vetoScore: number;
  bufferNotes: string[];
  specResults: {
    specName: string;
    matchType: string;
    reasoning: string;
    evidence: { field: string; text: string } | null;
  }[];
}

interface RunRecord {
  state: string;
  result: { shortlist: Entry[]; possibleMatches: Entry[]; priceExcluded: Entry[]; eliminated: Entry[] };
  resultHash: string;
  sourcingContext: object;
  stats: { candidates: number; shortlisted: number; pending: number; eliminated: number; notes: string[] };
  cost: { amount: number };
}

const ids = (entries: Entry[]) => entries.map((entry) => entry.productId).sort();

describe('a run', () => {
  let test_: TestService;
  let call: TestService['call'];

  beforeAll(async () => {
    test_ = await openTestService();
    call = test_.call;
    await test_.importProducts(bottles());
    await test_.service.startWorker(2);
  });
  afterAll(() => test_?.close());

  async function runToRecord(items: object[], context: object = {}): Promise<RunRecord> {
    const runId = await startJob(call, await storeRequest(call, items), context);
    expect(await waitForRun(call, runId)).toBe('done');
    return (await call<RunRecord>('GET', `/api/runs/${runId}/result`)).body;
  }

  test('shortlists what is confirmed, keeps what is silent pending, eliminates what contradicts', async () => {
    const record = await runToRecord([anItem('Steel water bottle', bottleSpecs)]);
    expect(ids(record.result.shortlist)).toEqual(['1001', '1002', '1003']);
    expect(ids(record.result.possibleMatches)).toEqual(['1004', '1005']);
    expect(ids(record.result.eliminated)).toEqual(['1006', '1007']);
    expect(record.stats).toMatchObject({ candidates: 7, shortlisted: 3, pending: 2, eliminated: 2, notes: [] });
    expect(record.cost.amount).toBe(0);
  });

  test('gives evidence that stands in the listing for every match and every contradiction', async () => {
    const record = await runToRecord([anItem('Steel water bottle', bottleSpecs)]);
    const all = [...record.result.shortlist, ...record.result.possibleMatches, ...record.result.eliminated];
    const listings = new Map(bottles().map((product) => [product.product_id, JSON.stringify(product)]));
    for (const entry of all) {
      for (const result of entry.specResults) {
        expect(result.reasoning).not.toBe('');
        if (result.matchType === 'unknown') continue;
        expect(result.evidence, `${entry.productId} ${result.specName}`).not.toBeNull();
        expect(listings.get(entry.productId)).toContain(result.evidence?.text);
      }
    }
  });

  test('excludes what is over the maximum price, and never what has no comparable price', async () => {
    const context = { max_price: { amount: 5, currency: 'USD' }, target_price: { amount: 4, currency: 'USD' } };
    const record = await runToRecord([anItem('Steel water bottle', bottleSpecs)], context);
    expect(ids(record.result.priceExcluded)).toEqual(['1002']);
    expect(record.result.priceExcluded[0]?.specResults.at(-1)).toMatchObject({
      specName: 'target price',
      matchType: 'not_match',
    });
    const chinese = record.result.shortlist.find((entry) => entry.productId === '1003');
    expect(chinese?.bufferNotes.join(' ')).toMatch(/CNY/);
    const near = record.result.shortlist.find((entry) => entry.productId === '1001');
    expect(near?.bufferNotes.join(' ')).toMatch(/5% over the target price/);
  });

  test('converts prices at the given rates', async () => {
    const context = { max_price: { amount: 3, currency: 'USD' }, exchange_rates: { CNY: 0.14 } };
    const record = await runToRecord([anItem('Steel water bottle', bottleSpecs)], context);
    expect(ids(record.result.priceExcluded)).toEqual(['1001', '1002', '1003', '1004', '1005', '1006', '1007']);
  });

  test('notes a minimum order above the wanted quantity', async () => {
    const record = await runToRecord([anItem('Steel water bottle', bottleSpecs)]);
    const large = record.result.possibleMatches.find((entry) => entry.productId === '1005');
    expect(large?.bufferNotes.join(' ')).toMatch(/2000|2,000/);
  });

  test('notes specs that ask for nothing or exclude each other, and members of the context without effect', async () => {
    const specs = [
      { name: 'Material', value: ' \u3000' },
      { name: 'Capacity', value: '350 ml', required: true },
      { name: 'capacity', value: 'at least 500 ml' },
      { name: 'Colour', value: 'black' },
      { name: 'Weight', value: 'over 100 g' },
      { name: 'Weight', value: 'under 500 g' },
      { name: 'Lid weight', value: '50 g' },
    ];
    const record = await runToRecord([anItem('Steel water bottle', specs)], { maxprice: 1, price_tolerance: 0.2 });
    expect(record.stats.notes).toEqual([
      expect.stringMatching(
        /^The sourcing_context has 1 member that is not known and has no effect; known are .*max_price/,
      ),
      'The spec "Material" asks for nothing: its value is " \u3000".',
      'The specs Capacity "350 ml" and capacity "at least 500 ml" exclude each other: a product would have to meet both.',
    ]);
  });

  test('sources only the selected items, or those named', async () => {
    const items = [anItem('Steel water bottle'), anItem('Steel water bottle', [], { selected: true })];
    const srId = await storeRequest(call, items);
    const selected = await startJob(call, srId);
    expect((await call<{ progress: { total: number } }>('GET', `/api/runs/${selected}`)).body.progress.total).toBe(1);
    const request = await call<{ items: { id: number }[] }>('GET', `/api/v1/sourcing-requests/${srId}`);
    const named = await startJob(call, srId, { item_ids: request.body.items.map((item) => item.id) });
    expect((await call<{ progress: { total: number } }>('GET', `/api/runs/${named}`)).body.progress.total).toBe(2);
    await waitForRun(call, selected);
    await waitForRun(call, named);
  });

  test('gives the same result for the same request over the same catalog, byte for byte', async () => {
    const srId = await storeRequest(call, [anItem('Steel water bottle', bottleSpecs)]);
    const hashes: string[] = [];
    for (let round = 0; round < 2; round++) {
      const runId = await startJob(call, srId);
      await waitForRun(call, runId);
      hashes.push((await call<RunRecord>('GET', `/api/runs/${runId}/result`)).body.resultHash);
    }
    expect(hashes[0]).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(hashes[1]).toBe(hashes[0]);
  });

  test('keeps the context as given, unknown members included', async () => {
    const context = { keywords: ['thermos'], buyer_mood: { patient: true } };
    const record = await runToRecord([anItem('Steel water bottle')], context);
    expect(record.sourcingContext).toEqual(context);
  });

  test('keeps the context digit by digit, in a rerun too', async () => {
    const srId = await storeRequest(call, [anItem('Steel water bottle')]);
    const context =
      '{"order": 12345678901234567890, "share": [1.0, 1e2, -0], "say": "a\\u00e9 \\"}, ", "keywords": [ ]}';
    const body = `{"a": {"sourcing_context": {}}, "sourcing\\u005fcontext" : ${context} , "sr_id": "${srId}"}`;
    const contextOf = async (runId: string) => {
      expect(await waitForRun(call, runId)).toBe('done');
      return (await call('GET', `/api/runs/${runId}/result`)).text;
    };
    const first = (await call<{ job_id: string }>('POST', '/api/sourcing-jobs', body)).body.job_id;
    const kept =
      '"sourcingContext":{"order":12345678901234567890,"share":[1.0,1e2,-0],"say":"a\\u00e9 \\"}, ","keywords":[]}';
    expect(await contextOf(first)).toContain(kept);
    const second = (await call<{ job_id: string }>('POST', `/api/runs/${first}/rerun`)).body.job_id;
    expect(await contextOf(second)).toContain(kept);
  });

  test('applies exclusions, limits and item overrides', async () => {
    const record = await runToRecord([anItem('Steel water bottle', bottleSpecs)], {
      exclude_product_ids: ['alibaba:1001'],
      max_results: 2,
    });
    expect(record.result.shortlist.length + record.result.possibleMatches.length).toBe(2);
    expect(ids(record.result.shortlist)).not.toContain('1001');
    const srId = await storeRequest(call, [anItem('Steel water bottle', bottleSpecs)]);
    const request = await call<{ items: { id: number }[] }>('GET', `/api/v1/sourcing-requests/${srId}`);
    const itemId = String(request.body.items[0]?.id);
    const runId = await startJob(call, srId, { platforms: ['alibaba'], items: { [itemId]: { platforms: ['1688'] } } });
    await waitForRun(call, runId);
    const own = (await call<RunRecord>('GET', `/api/runs/${runId}/result`)).body;
    expect(ids(own.result.shortlist)).toEqual(['1003']);
    expect(own.stats.candidates).toBe(1);
  });
});

describe('starting a run', () => {
  let test_: TestService;
  let call: TestService['call'];

  beforeAll(async () => {
    test_ = await openTestService({ API_TOKEN: 'secret-token,other:second-token' });
    call = (method, url, body, headers) =>
      test_.call(method, url, body, { authorization: 'Bearer secret-token', ...headers });
  });
  afterAll(() => test_?.close());

  const start = (body: unknown, headers?: Record<string, string>) => call('POST', '/api/sourcing-jobs', body, headers);

  test('answers 202 with exactly the three addresses', async () => {
    const srId = await storeRequest(call, [anItem('Mug')]);
    const answer = await start({ sr_id: srId, sourcing_context: {}, unknown_member: 1 });
    expect(answer.status).toBe(202);
    expect(Object.keys(answer.body).sort()).toEqual(['job_id', 'resultUrl', 'statusUrl']);
    expect(answer.headers.location).toBe(answer.body.statusUrl);
    expect(answer.headers['retry-after']).toBeDefined();
    expect(answer.body.resultUrl).toBe(`/api/sr/${srId}/result`);
    expect((await call('GET', String(answer.body.statusUrl))).body).toMatchObject({
      runId: answer.body.job_id,
      srId,
      srVersion: 1,
      state: 'queued',
      progress: { done: 0, total: 1 },
      startedAt: null,
      finishedAt: null,
      error: null,
      productsUrl: `/job/${answer.body.job_id}/products`,
    });
  });

  test('needs the token, which reading does not', async () => {
    expect((await test_.call('POST', '/api/sourcing-jobs', { sr_id: 'SR-1' })).status).toBe(401);
    expect((await test_.call('GET', '/api/runs')).status).toBe(200);
  });

  test.each([
    ['an unknown request', { sr_id: 'SR-999999' }, 404, ['sr_id']],
    ['no sr_id', {}, 400, ['sr_id']],
    ['an sr_id of another type', { sr_id: 7 }, 400, ['sr_id']],
    ['a context that is no object', { sr_id: 'SR-1', sourcing_context: [] }, 400, ['sourcing_context']],
    [
      'a tolerance in words',
      { sr_id: 'SR-1', sourcing_context: { price_tolerance: 'some' } },
      400,
      ['sourcing_context', 'price_tolerance'],
    ],
    [
      'a price without currency',
      { sr_id: 'SR-1', sourcing_context: { max_price: { amount: 3 } } },
      400,
      ['sourcing_context', 'max_price', 'currency'],
    ],
    [
      'a currency in words',
      { sr_id: 'SR-1', sourcing_context: { max_price: { amount: 3, currency: 'dollars' } } },
      400,
      ['sourcing_context', 'max_price', 'currency'],
    ],
    [
      'a keyword that is no text',
      { sr_id: 'SR-1', sourcing_context: { keywords: [1] } },
      400,
      ['sourcing_context', 'keywords', 0],
    ],
  ])('refuses %s and names the place', async (_name, body, status, path) => {
    const answer = await start(body);
    expect(answer.status).toBe(status);
    expect((answer.body.issues as { path: unknown[] }[]).map((issue) => issue.path)).toContainEqual(path);
  });

  test('refuses what does not exist in the request or the service', async () => {
    const srId = await storeRequest(call, [anItem('Mug')]);
    const answer = await start({
      sr_id: srId,
      sourcing_context: { item_ids: [2147483647], platforms: ['ebay'], exchange_rates: { yuan: 0.14 } },
    });
    expect(answer.status).toBe(400);
    expect((answer.body.issues as { path: unknown[] }[]).map((issue) => issue.path)).toEqual([
      ['sourcing_context', 'item_ids', 0],
      ['sourcing_context', 'exchange_rates', 'yuan'],
      ['sourcing_context', 'platforms', 0],
    ]);
  });

  test('refuses a request without items and a context over 256 KiB', async () => {
    const empty = await start({ sr_id: await storeRequest(call, []) });
    expect(empty.status).toBe(400);
    const srId = await storeRequest(call, [anItem('Mug')]);
    const large = await start({ sr_id: srId, sourcing_context: { note: 'x'.repeat(256 * 1024) } });
    expect(large.status).toBe(400);
    expect(large.body.issues).toMatchObject([{ path: ['sourcing_context'] }]);
  });

  test('starts once per Idempotency-Key, and refuses the key for another body', async () => {
    const srId = await storeRequest(call, [anItem('Mug')]);
    const key = { 'idempotency-key': 'start-1' };
    const [first, second] = await Promise.all([start({ sr_id: srId }, key), start({ sr_id: srId }, key)]);
    expect(first.status).toBe(202);
    expect(second.body).toEqual(first.body);
    expect((await start({ sr_id: srId, sourcing_context: { keywords: ['cup'] } }, key)).status).toBe(409);
    expect((await call<{ runs: unknown[] }>('GET', `/api/runs?sr_id=${srId}`)).body.runs).toHaveLength(1);
  });

  test('lets two callers use the same Idempotency-Key', async () => {
    const srId = await storeRequest(call, [anItem('Mug')]);
    const body = { sr_id: srId };
    const mine = await start(body, { 'idempotency-key': 'order-1' });
    const other = await test_.call<{ job_id: string }>('POST', '/api/sourcing-jobs', body, {
      authorization: 'Bearer second-token',
      'idempotency-key': 'order-1',
    });
    expect([mine.status, other.status]).toEqual([202, 202]);
    expect(other.body.job_id).not.toBe(mine.body.job_id);
  });

  test('refuses an Idempotency-Key that could not be kept, and names the header', async () => {
    const srId = await storeRequest(call, [anItem('Mug')]);
    for (const key of ['x'.repeat(256), 'a key']) {
      const refused = await start({ sr_id: srId }, { 'idempotency-key': key });
      expect(refused.status).toBe(400);
      expect(refused.body.issues).toMatchObject([{ path: ['idempotency-key'] }]);
    }
    expect((await start({ sr_id: srId }, { 'idempotency-key': '' })).status).toBe(202);
  });

  test('lists the runs of the last request named when several are', async () => {
    const srIds = [await storeRequest(call, [anItem('Mug')]), await storeRequest(call, [anItem('Mug')])];
    for (const srId of srIds) await start({ sr_id: srId });
    const listed = await call<{ runs: { srId: string }[] }>('GET', `/api/runs?sr_id=${srIds[0]}&sr_id=${srIds[1]}`);
    expect(listed.body.runs.map((run) => run.srId)).toEqual([srIds[1]]);
  });

  test('leaves no run behind when it is refused', async () => {
    const before = (await call<{ runs: unknown[] }>('GET', '/api/runs')).body.runs.length;
    await start({ sr_id: 'SR-999999' }, { 'idempotency-key': 'never' });
    expect((await call<{ runs: unknown[] }>('GET', '/api/runs')).body.runs).toHaveLength(before);
  });
});

describe('a run over an empty catalog', () => {
  test('is done, has no products, and says why', async () => {
    const test_ = await openTestService();
    try {
      await test_.service.startWorker(1);
      const runId = await startJob(test_.call, await storeRequest(test_.call, [anItem('Mug')]));
      expect(await waitForRun(test_.call, runId)).toBe('done');
      const { body } = await test_.call<RunRecord>('GET', `/api/runs/${runId}/result`);
      expect(body.stats.candidates).toBe(0);
      expect(body.stats.notes.join(' ')).toMatch(/catalog is empty/);
      expect((await test_.call('GET', `/job/${runId}/products`)).body).toEqual({ total_count: 0, products: [] });
    } finally {
      await test_.close();
    }
  });
});
