import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RecordedProduct, type RunRecord, readRecord, runJob } from '../../support/run-records.ts';
import { anItem, bottleSpecs, bottles, startJob, storeRequest } from '../../support/sourcing-builders.ts';
import { openTestService, type TestService, waitForRun } from '../../support/test-service.ts';

const ids = (entries: readonly RecordedProduct[]) => entries.map((entry) => entry.productId).sort();

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
    return readRecord(call, await runJob(call, await storeRequest(call, items), context));
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
      hashes.push((await readRecord(call, runId)).resultHash);
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
    const own = await readRecord(call, runId);
    expect(ids(own.result.shortlist)).toEqual(['1003']);
    expect(own.stats.candidates).toBe(1);
  });
});

describe('a run over an empty catalog', () => {
  test('is done, has no products, and says why', async () => {
    const test_ = await openTestService();
    try {
      await test_.service.startWorker(1);
      const runId = await runJob(test_.call, await storeRequest(test_.call, [anItem('Mug')]));
      const body = await readRecord(test_.call, runId);
      expect(body.stats.candidates).toBe(0);
      expect(body.stats.notes.join(' ')).toMatch(/catalog is empty/);
      expect((await test_.call('GET', `/job/${runId}/products`)).body).toEqual({ total_count: 0, products: [] });
    } finally {
      await test_.close();
    }
  });
});
