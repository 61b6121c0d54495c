import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MatchType } from '../../../src/matching/assessment.ts';
import { type DiagnosedProduct, diagnoseItem } from '../../../src/sourcing/diagnosis/diagnose-item.ts';
import { diagnosisToSentences } from '../../../src/sourcing/diagnosis/diagnosis-sentences.ts';
import { createMeasure } from '../../../src/sourcing/diagnosis/measure-miss.ts';
import { widenWish } from '../../../src/sourcing/diagnosis/widen-wish.ts';
import type { FrozenItem } from '../../../src/sourcing/runs/run.ts';
import { anItem, aProduct, bottleSpecs, bottles, startJob, storeRequest } from '../../support/sourcing-builders.ts';
import { openTestService, type TestService, waitForRun } from '../../support/test-service.ts';

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

interface Entry {
  itemId: number;
  verdict: string;
  specResults: { specName: string; required: boolean; matchType: string }[];
}

interface RunRecord {
  result: { shortlist: Entry[]; possibleMatches: Entry[]; priceExcluded: Entry[]; eliminated: Entry[] };
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
    runId = await startJob(service.call, srId, { max_price: { amount: 9, currency: 'USD' } });
    expect(await waitForRun(service.call, runId)).toBe('done');
    bottle = (await read()).items[0] as Diagnosis['items'][number];
    record = (await service.call<RunRecord>('GET', `/api/runs/${runId}/result`)).body;
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
    const verdictWithout = (entry: Entry, name: string) => {
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
    const run = await startJob(service.call, srId, {
      max_price: { amount: 3.6, currency: 'USD' },
      exchange_rates: { CNY: 0.14 },
    });
    expect(await waitForRun(service.call, run)).toBe('done');
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
    const run = await startJob(service.call, srId, { max_price: { amount: 9, currency: 'USD' } });
    expect(await waitForRun(service.call, run)).toBe('done');
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

describe('what all pending products wait for', () => {
  const specs = [
    { name: 'Double walled', value: 'yes', required: true },
    { name: 'Capacity', value: '500 ml', required: true },
    { name: 'Price', value: 'under 4 USD', required: true },
  ];
  const item = { itemId: 1, revision: 1, name: 'Bottle', description: 'Bottle', quantity: null, specs } as FrozenItem;
  const product = (productId: string, answers: MatchType[], fields: Partial<DiagnosedProduct> = {}) => ({
    platform: 'alibaba',
    productId,
    verdict: answers.includes('not_match') ? ('eliminated' as const) : ('pending' as const),
    isOfType: true,
    price: null,
    mustHaves: specs.map((spec, index) => ({
      specName: spec.name,
      specValues: [spec.value],
      matchType: answers[index] ?? 'unknown',
      productValue: answers[index] === 'not_match' ? '750 ml' : null,
    })),
    ...fields,
  });

  test('is said first, with what comes of dropping it all together', () => {
    const diagnosis = diagnoseItem(item, [
      product('1', ['unknown', 'match', 'unknown']),
      product('2', ['unknown', 'unknown', 'unknown']),
      product('3', ['unknown', 'not_match', 'unknown']),
    ]);
    expect(diagnosis.unconfirmed?.mustHaves.map(({ specName }) => specName)).toEqual(['Double walled', 'Price']);
    expect(diagnosis.mustHaves.map(({ keepsPending }) => keepsPending)).toEqual([2, 1, 2]);
    expect(diagnosisToSentences(diagnosis)[0]).toBe(
      'No listing confirms Double walled "yes" or Price "under 4 USD": these 2 keep all 2 pending products pending. ' +
        'As nice to have, these 2 would bring 1 more shortlisted.',
    );
  });

  test('is what most wait for where some listing confirms each', () => {
    const diagnosis = diagnoseItem(item, [
      product('1', ['unknown', 'match', 'unknown']),
      product('2', ['unknown', 'unknown', 'match']),
      product('3', ['match', 'not_match', 'match']),
    ]);
    expect(diagnosis.unconfirmed).toBeNull();
    expect(diagnosisToSentences(diagnosis)).toContain(
      'Each of the 2 pending products has two open points or more: Double walled "yes" is open for 2, ' +
        'Capacity "500 ml" is open for 1, Price "under 4 USD" is open for 1.',
    );
  });

  test('tells of goods whose type is open that they may be others, which no answer settles', () => {
    const open = (productId: string, isOfType: boolean, capacity: MatchType = 'unknown') =>
      product(productId, ['match', capacity, 'match'], { isOfType });
    const sentences = (products: DiagnosedProduct[]) => diagnosisToSentences(diagnoseItem(item, products));
    const capacity = 'Capacity "500 ml" is the only open';
    const charger = open('charger', false);
    expect(sentences([open('1', true), charger])).toContain(
      `${capacity} must-have of 2 pending products, 1 of which may be other goods: the answer of the supplier settles the rest.`,
    );
    expect(sentences([charger])).toContain(`${capacity} must-have of 1 pending product, which may be other goods.`);
    expect(sentences([open('1', true)])).toContain(
      `${capacity} point of 1 pending product: the answer of the supplier settles it.`,
    );
    const diagnosis = diagnoseItem(item, [charger, open('2', true, 'not_match'), open('3', true, 'match')]);
    expect(diagnosis.mustHaves[1]?.dropping).toEqual({ shortlisted: 2, pending: 0, ofUnknownType: 1 });
    expect(diagnosisToSentences(diagnosis)[1]).toMatch(/dropping it would bring 2 more shortlisted, 1 of which may be/);
  });

  test('names near misses of the wanted type only', () => {
    const book = product('book', ['unknown', 'not_match', 'unknown'], { isOfType: false });
    const bottle = product('bottle', ['unknown', 'not_match', 'unknown']);
    const misses = (products: DiagnosedProduct[]) =>
      diagnoseItem(item, products).mustHaves[1]?.nearestMisses.map(({ productId }) => productId);
    expect(misses([book, bottle])).toEqual(['bottle']);
    expect(misses([book])).toEqual(['book']);
  });
});

describe('how far a value is from what is wanted', () => {
  test.each([
    ['Capacity', '500 ml', '0.4 L', '100 ml under (20%)'],
    ['Weight', 'at most 2 kg', '2500 g', '0.5 kg over (25%)'],
    ['Cable length', '1-2 m', '80 cm', '0.2 m under (20%)'],
    ['Capacity', '500 ml or 750 ml', '700 ml', '50 ml under (7%)'],
    ['Dimensions', '30 x 20 x 10 cm', '30 x 20 x 12 cm', '2 cm off on one side (20%)'],
    ['Oven temperature', 'at least 200 °C', '180 °C', '20 °C under (10%)'],
    ['Number of pockets', '3', '5', '2 over (67%)'],
  ])('%s: wanted %s, found %s', (name, value, found, text) => {
    expect(createMeasure({ name, value })(found)?.text).toBe(text);
  });

  test.each([
    ['Colour', 'black', 'white'],
    ['Capacity', '500 ml', '300 g'],
    ['Capacity', '500 ml', 'large'],
    ['Capacity', '500 ml', '500 ml'],
  ])('%s: wanted %s, found %s is no question of more or less', (name, value, found) => {
    expect(createMeasure({ name, value })(found)).toBeNull();
  });
});

describe('a wider wish', () => {
  test.each([
    ['20 W or more', 'under', '10 W', 'at least 10 W'],
    ['20 W+', 'under', '10 W', 'at least 10 W'],
    ['20 watts minimum', 'under', '10 W', 'at least 10 W'],
    ['20W以上', 'under', '10 W', 'at least 10 W'],
    ['min. 20 W', 'under', '10 W', 'at least 10 W'],
    ['no less than 20 W output', 'under', '10 W', 'at least 10 W output'],
    ['350 g or less', 'over', '400 g', 'at most 400 g'],
    ['5kg以内', 'over', '6 kg', 'at most 6 kg'],
    ['500 ml', 'over', '750 ml', '500 ml to 750 ml'],
    ['500 ml', 'under', '450 ml', '450 ml to 500 ml'],
    ['about 500 ml', 'under', '450 ml', '450 ml to 500 ml'],
    ['500 ml ± 10 ml', 'over', '550 ml', '500 ml to 550 ml'],
    ['400-500 ml', 'over', '600 ml', '400 to 600 ml'],
    ['between 400 and 500 ml', 'under', '350 ml', 'between 350 ml to 500 ml'],
  ] as const)('of %s that reaches %s to %s takes in both: %s', (wish, side, value, wider) => {
    expect(widenWish([wish], side, value)).toBe(wider);
    const misses = createMeasure({ name: 'Measure', value: wider });
    expect(misses(value)).toBeNull();
  });

  test('accepts as well what is no more and no less', () => {
    expect(widenWish(['304 stainless steel'], null, '201 stainless steel')).toBe(
      '304 stainless steel / 201 stainless steel',
    );
    // The words of a listing, which moves no end of the wish.
    expect(widenWish(['all day'], null, 'up to 8 hours')).toBe('all day / up to 8 hours');
    expect(widenWish(['6'], 'under', '4 pcs')).toBe('6 / 4 pcs');
    expect(widenWish(['500 ml', '600 ml'], 'over', '750 ml')).toBe('500 ml / 600 ml / 750 ml');
  });
});
