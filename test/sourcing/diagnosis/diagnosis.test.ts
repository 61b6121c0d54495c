import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RecordedProduct, type RunRecord, readRecord, runJob } from '../../support/run-records.ts';
import { anItem, aProduct, bottleSpecs, bottles, storeRequest } from '../../support/sourcing-builders.ts';
import { openTestService, type TestService } from '../../support/test-service.ts';

interface Gain {
  would_be_shortlisted: number;
  would_be_pending: number;
  of_unknown_type: number;
}

interface MustHave {
  spec_name: string;
  kind?: string;
  match: number;
  unknown: number;
  not_match: number;
  eliminates_alone: number;
  unknown_alone: number;
  nearest_misses: {
    product_id: string;
    title: string;
    product_value: string;
    distance: string;
    only_obstacle: boolean;
  }[];
  relaxing: (Gain & { accept: string; side: string | null; value: string; wish: string })[];
  dropping: Gain;
}

interface Diagnosis {
  job_id: string;
  items: {
    item_id: number;
    candidates: number;
    shortlisted: number;
    pending: number;
    eliminated: number;
    eliminated_by_several: number;
    must_haves: MustHave[];
    summary: string[];
  }[];
}

describe('the diagnosis of a run', () => {
  let service: TestService;
  let runId: string;
  let bottle: Diagnosis['items'][number];
  let record: RunRecord;

  const read = async (query = '') => (await service.call<Diagnosis>('GET', `/job/${runId}/diagnosis${query}`)).body;
  const mustHave = (name: string) => {
    const found = bottle.must_haves.find((spec) => spec.spec_name === name);
    if (found === undefined) throw new Error(`There is no must-have "${name}".`);
    return found;
  };

  beforeAll(async () => {
    service = await openTestService();
    const plastic = aProduct({
      product_id: '1008',
      title: 'Insulated water bottle',
      attributes: [
        { name: 'Material', value: 'plastic' },
        { name: 'Capacity', value: '500 ml' },
      ],
    });
    const both = aProduct({ ...plastic, product_id: '1009', attributes: [{ name: 'Material', value: 'plastic' }] });
    const wrong = aProduct({
      ...plastic,
      product_id: '1010',
      attributes: [
        { name: 'Material', value: 'glass' },
        { name: 'Capacity', value: '2 L' },
      ],
    });
    await service.importProducts([...bottles(), plastic, both, wrong]);
    await service.service.startWorker(2);
    const srId = await storeRequest(service.call, [
      anItem('Insulated stainless steel water bottle', bottleSpecs),
      anItem('Zeppelin xyzzy'),
    ]);
    runId = await runJob(service.call, srId, { max_price: { amount: 9, currency: 'USD' } });
    bottle = (await read()).items[0] as Diagnosis['items'][number];
    record = await readRecord(service.call, runId);
  });
  afterAll(() => service?.close());

  test('counts what each must-have costs, alone and at all', () => {
    expect(bottle).toMatchObject({
      candidates: 10,
      shortlisted: 2,
      pending: 2,
      eliminated: 6,
      eliminated_by_several: 1,
    });
    expect(mustHave('Capacity')).toMatchObject({
      match: 4,
      unknown: 3,
      not_match: 3,
      eliminates_alone: 2,
      unknown_alone: 2,
    });
    expect(mustHave('Material')).toMatchObject({
      match: 7,
      unknown: 0,
      not_match: 3,
      eliminates_alone: 2,
      unknown_alone: 0,
    });
    expect(mustHave('target price')).toMatchObject({ not_match: 1, eliminates_alone: 1 });
  });

  test('equals what dropping each must-have does to the recorded products', () => {
    const entries = Object.values(record.result)
      .flat()
      .filter((entry) => entry.itemId === bottle.item_id);
    const verdictWithout = (entry: RecordedProduct, name: string) => {
      const left = entry.specResults.filter((spec) => spec.required && spec.specName !== name);
      if (left.some((spec) => spec.matchType === 'not_match')) return 'eliminated';
      return left.some((spec) => spec.matchType === 'unknown') ? 'pending' : 'shortlisted';
    };
    for (const { spec_name: name, dropping } of bottle.must_haves) {
      const becomes = (verdict: string) =>
        entries.filter((entry) => entry.verdict !== verdict && verdictWithout(entry, name) === verdict).length;
      expect(dropping, name).toEqual({
        would_be_shortlisted: becomes('shortlisted'),
        would_be_pending: becomes('pending'),
        of_unknown_type: 0,
      });
    }
  });

  test('names the nearest misses with their values and how far they are, those that fail nothing else first', () => {
    expect(
      mustHave('Capacity').nearest_misses.map((miss) => [
        miss.product_id,
        miss.product_value,
        miss.distance,
        miss.only_obstacle,
      ]),
    ).toEqual([
      ['1006', '750 ml', '250 ml over (50%)', true],
      ['1007', '1 L', '500 ml over (100%)', true],
      ['1010', '2 L', '1500 ml over (300%)', false],
    ]);
    expect(mustHave('Capacity').nearest_misses[0]?.title).toBe('Insulated stainless steel water bottle');
    expect(mustHave('target price').nearest_misses).toEqual([
      expect.objectContaining({ product_id: '1002', product_value: '9.90 USD', distance: '0.90 USD over (10%)' }),
    ]);
    expect(mustHave('Material').nearest_misses.map((miss) => miss.distance)).toEqual([null, null, null]);
  });

  test('says what a wider wish would bring, step by step', () => {
    const gain = (shortlisted: number, pending = 0) => ({
      would_be_shortlisted: shortlisted,
      would_be_pending: pending,
      of_unknown_type: 0,
    });
    expect(mustHave('Capacity').relaxing).toEqual([
      { accept: 'up to 750 ml', side: 'over', value: '750 ml', wish: '500 ml to 750 ml', ...gain(1) },
      { accept: 'up to 1 L', side: 'over', value: '1 L', wish: '500 ml to 1 L', ...gain(2) },
    ]);
    expect(mustHave('Material').relaxing).toEqual([
      { accept: 'plastic', side: null, value: 'plastic', wish: 'stainless steel / plastic', ...gain(1, 1) },
    ]);
  });

  test('tells the maximum price from a spec that a buyer calls "target price"', async () => {
    const own = { name: 'target price', value: 'a fair one', required: true };
    const srId = await storeRequest(service.call, [anItem('Insulated stainless steel water bottle', [own])]);
    const run = await runJob(service.call, srId, {
      max_price: { amount: 3.6, currency: 'USD' },
      exchange_rates: { CNY: 0.14 },
    });
    const { body } = await service.call<Diagnosis>('GET', `/job/${run}/diagnosis`);
    const [item] = body.items;
    expect(item?.must_haves.map(({ spec_name, kind }) => [spec_name, kind])).toEqual([
      ['target price', undefined],
      ['target price', 'max_price'],
    ]);
    const [asked, limit] = item?.must_haves ?? [];
    expect(asked).toMatchObject({ not_match: 0, nearest_misses: [] });
    expect(limit?.nearest_misses[0]).toMatchObject({ product_id: '1003', distance: '0.04 USD over (1%)' });
  });

  test('reads the price of a run recorded before it was stored, whatever the words for it', async () => {
    const srId = await storeRequest(service.call, [anItem('Insulated stainless steel water bottle', bottleSpecs)]);
    const run = await runJob(service.call, srId, { max_price: { amount: 9, currency: 'USD' } });
    await service.service.database.pool.query(
      `UPDATE run_products
          SET details_json = (details_json::jsonb - 'unitPrice')::text,
              spec_matching_json = replace(replace(spec_matching_json, ',"kind":"max_price"', ''), '9.90 USD', 'too much')
        WHERE run_id = $1`,
      [run],
    );
    const { body } = await service.call<Diagnosis>('GET', `/job/${run}/diagnosis`);
    expect(body.items[0]?.must_haves.at(-1)).toMatchObject({
      kind: 'max_price',
      nearest_misses: [{ product_id: '1002', product_value: 'too much', distance: '0.90 USD over (10%)' }],
    });
  });

  test('tells it in plain sentences', () => {
    expect(bottle.summary).toEqual([
      '10 candidates: 2 shortlisted, 2 pending, 6 eliminated (1 of them over the maximum price).',
      'Capacity "500 ml" alone eliminates 2 products; the nearest has "750 ml", 250 ml over (50%). ' +
        'Accepting up to 750 ml would bring 1 more shortlisted; dropping it would bring 4 more shortlisted.',
      'Material "stainless steel" alone eliminates 2 products; the nearest has "plastic". ' +
        'Accepting "plastic" too would bring 1 more shortlisted and 1 more pending; ' +
        'dropping it would bring 1 more shortlisted and 1 more pending.',
      'The price limit (at most 9.00 USD) alone eliminates 1 product; the nearest has "9.90 USD", 0.90 USD over (10%). ' +
        'Accepting up to 9.90 USD would bring 1 more shortlisted; dropping it would bring 1 more shortlisted.',
      'Capacity "500 ml" is the only open point of 2 pending products: the answer of the supplier settles them.',
      '1 product fails two must-haves or more; relaxing one of them is not enough.',
    ]);
  });

  test('says that nothing was found where nothing was, and can be asked for one item', async () => {
    const { items } = await read();
    expect(items).toHaveLength(2);
    const empty = items[1];
    expect(empty).toMatchObject({ candidates: 0, must_haves: [] });
    expect(empty?.summary).toEqual([
      'No candidate was found, so no must-have could stand in the way.',
      'No product in the catalog has words in common with "Zeppelin xyzzy".',
    ]);
    expect((await read(`?item_id=${empty?.item_id}`)).items).toEqual([empty]);
    for (const id of ['2147483647', 'x']) {
      const refused = await service.call<{ issues: { path: string[] }[] }>(
        'GET',
        `/job/${runId}/diagnosis?item_id=${id}`,
      );
      expect([refused.status, refused.body.issues[0]?.path]).toEqual([400, ['item_id']]);
    }
    expect((await service.call('GET', '/job/nonsense/diagnosis')).status).toBe(404);
  });
});
