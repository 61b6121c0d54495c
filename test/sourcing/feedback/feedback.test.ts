import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAssessor } from '../../../src/matching/assess-listing.ts';
import { loadFeedback } from '../../../src/sourcing/feedback/load-feedback.ts';
import { anItem, aProduct, bottleSpecs, bottles, startJob, storeRequest } from '../../support/sourcing-builders.ts';
import { openTestService, type TestService, waitForRun } from '../../support/test-service.ts';

interface Feedback {
  verdict: string | null;
  value: string | null;
  note: string | null;
  by: string;
  written_by: string;
  counts_from: string;
  recorded_match_type: string;
  item_ids: number[];
  spec_key: string;
  spec_values: string[];
  message: string;
}

interface Entry {
  platform: string;
  productId: string;
  itemId: number;
  verdict: string;
  vetoScore: number;
  specResults: {
    specName: string;
    matchType: string;
    productValue: string | null;
    method: string;
    reasoning: string;
    evidence: { field: string; text: string } | null;
  }[];
}

interface RunRecord {
  items: { itemId: number }[];
  result: { shortlist: Entry[]; possibleMatches: Entry[]; eliminated: Entry[] };
  resultHash: string;
  stats: { humanVerdicts: number; items: { humanVerdicts: number }[] };
}

const bearer = { authorization: 'Bearer secret-token' };

interface Keyed {
  specResults: { specKey?: string; kind?: string }[];
}

interface Questions {
  suppliers: { products: { questions: object[] }[] }[];
}

describe("a person's word on a spec of a product", () => {
  let service: TestService;
  let call: TestService['call'];
  let srId: string;
  let runId: string;

  beforeAll(async () => {
    service = await openTestService({ API_TOKEN: 'buyer:secret-token' });
    // Everything that writes goes with the token; what is said without one is tested by hand.
    call = (method, url, body, headers = bearer) => service.call(method, url, body, headers);
    const twin = aProduct({ platform: '1688', product_id: '1004', title: 'steel water bottle', attributes: [] });
    const colon = aProduct({ product_id: 'eco:9', title: 'Insulated stainless steel water bottle' });
    await service.importProducts([...bottles(), twin, colon]);
    await service.service.startWorker(2);
    const other = [{ name: 'Capacity', value: '750 ml', required: true }];
    srId = await storeRequest(call, [
      anItem('Insulated stainless steel water bottle', bottleSpecs),
      anItem('Steel water bottle', other),
    ]);
    runId = await run();
  });
  afterAll(() => service?.close());

  async function run(): Promise<string> {
    const id = await startJob(call, srId);
    expect(await waitForRun(call, id)).toBe('done');
    return id;
  }

  async function recordOf(id: string): Promise<RunRecord> {
    return (await call<RunRecord>('GET', `/api/runs/${id}/result`)).body;
  }

  function entryOf(record: RunRecord, productId: string, platform = 'alibaba', itemAt = 0): Entry {
    const { shortlist, possibleMatches, eliminated } = record.result;
    const found = [...shortlist, ...possibleMatches, ...eliminated]
      .filter((entry) => entry.productId === productId && entry.platform === platform)
      .sort((a, b) => a.itemId - b.itemId)[itemAt];
    if (found === undefined) throw new Error(`The record has no product ${platform}:${productId}.`);
    return found;
  }

  const specUrl = (product: string, spec = 'Capacity', id = runId) =>
    `/job/${id}/products/${product}/specs/${encodeURIComponent(spec)}`;

  test('needs the token to be written, and none to be read', async () => {
    const url = specUrl('alibaba:1005', 'Material');
    expect((await service.call('PUT', url, { verdict: 'match' })).status).toBe(401);
    expect((await service.call('DELETE', url)).status).toBe(401);
    expect((await service.call('GET', url)).body).toEqual({ current: null, history: [] });
    expect((await service.call('GET', `/job/${runId}/feedback`)).body).toEqual({ feedback: [] });
  });

  test('decides the spec in later runs, says who, when and why, and leaves earlier records as they are', async () => {
    const before = await recordOf(runId);
    const pending = entryOf(before, '1005');
    expect(pending.verdict).toBe('pending');
    expect(before.stats.humanVerdicts).toBe(0);
    const said = await call<Feedback>('PUT', `${specUrl('1005')}?item_id=${pending.itemId}`, {
      verdict: 'match',
      value: '500 ml',
      note: 'Photo of the label',
      by: 'Anna',
    });
    expect(said.status, said.text).toBe(200);
    expect(said.body).toMatchObject({
      verdict: 'match',
      by: 'Anna',
      written_by: 'buyer',
      recorded_match_type: 'unknown',
      item_ids: [pending.itemId],
      spec_values: ['500 ml'],
    });
    expect(said.body.message).toContain(said.body.counts_from);
    expect(await recordOf(runId)).toEqual(before);

    const laterId = await run();
    const later = await recordOf(laterId);
    const now = entryOf(later, '1005');
    expect(now.verdict).toBe('shortlisted');
    expect(now.vetoScore).toBeGreaterThanOrEqual(2);
    expect(now.specResults[0]).toMatchObject({
      specName: 'Capacity',
      matchType: 'match',
      productValue: '500 ml',
      method: 'human',
      evidence: { field: 'feedback', text: '500 ml · Photo of the label' },
    });
    const day = said.body.counts_from.slice(0, 10);
    expect(now.specResults[0]?.reasoning).toBe(
      `Wanted Capacity "500 ml"; Anna found "500 ml" on ${day}, which meets it: "Photo of the label"`,
    );
    // The other item wants another capacity of the same product: nobody spoke of that.
    expect(entryOf(later, '1005', 'alibaba', 1).specResults[0]?.method).not.toBe('human');
    expect(later.stats.humanVerdicts).toBe(1);
    expect(later.stats.items.map((item) => item.humanVerdicts)).toEqual([1, 0]);
    const listed = async (id: string) =>
      (await service.call<{ feedback: Feedback[] }>('GET', `/job/${id}/feedback`)).body.feedback;
    const anna = { by: 'Anna', counted_in: laterId };
    expect(await listed(runId)).toEqual([expect.objectContaining({ ...anna, counted_in_this_run: false })]);
    expect(await listed(laterId)).toEqual([expect.objectContaining({ ...anna, counted_in_this_run: true })]);
    // Another request finds the same product and asks for something else.
    const lid = [{ name: 'Capacity', value: '2 l', required: true }];
    const otherRun = await startJob(call, await storeRequest(call, [anItem('Steel water bottle', lid)]));
    expect(await waitForRun(call, otherRun)).toBe('done');
    expect(entryOf(await recordOf(otherRun), '1005').productId).toBe('1005');
    expect(await listed(otherRun)).toEqual([]);
  });

  test('is heard by the runs created after it, however late an earlier one is tried again', async () => {
    const product = { platform: 'alibaba', product_id: '1002', title: '' };
    await call('PUT', specUrl('1002', 'Material'), { verdict: 'unknown' });
    const laterId = await run();
    const item = { name: '', description: '', quantity: null, specs: bottleSpecs };
    const specValues = bottleSpecs.map(({ value }) => [value]);
    const { pool } = service.service.database;
    expect((await loadFeedback(pool, runId)(item, specValues, [product])).size).toBe(0);
    const heard = await loadFeedback(pool, laterId)(item, specValues, [product]);
    expect(heard.get('alibaba:1002')?.get(1)).toMatchObject({ matchType: 'unknown', by: 'buyer' });
    await call('DELETE', specUrl('1002', 'Material'));
    expect((await loadFeedback(pool, laterId)(item, specValues, [product])).size).toBe(1);
  });

  test('can refute what a listing says, and be withdrawn: then the listing speaks again', async () => {
    const refuted = await call<Feedback>('PUT', specUrl('1688:1003', 'material'), { verdict: 'not_match' });
    expect(refuted.body).toMatchObject({ by: 'buyer', value: null, note: null, recorded_match_type: 'match' });
    const without = entryOf(await recordOf(await run()), '1003', '1688');
    expect(without.verdict).toBe('eliminated');
    expect(without.specResults[1]).toMatchObject({ productValue: null, method: 'human', matchType: 'not_match' });
    expect(without.specResults[1]?.reasoning).toMatch(/^Wanted Material "stainless steel"; buyer refuted it on \d/);

    const withdrawn = await call<Feedback>('DELETE', specUrl('1688:1003', 'Material'));
    expect(withdrawn.body).toMatchObject({ verdict: null, by: 'buyer' });
    expect((await call('DELETE', specUrl('1688:1003', 'Material'))).status).toBe(404);
    expect(entryOf(await recordOf(await run()), '1003', '1688').verdict).toBe('shortlisted');
    const kept = await service.call<{ current: null; history: Feedback[] }>('GET', specUrl('1688:1003', 'Material'));
    expect(kept.body.current).toBeNull();
    expect(kept.body.history.map(({ verdict }) => verdict)).toEqual([null, 'not_match']);
  });

  test('withdrawn by many at the same moment is withdrawn once', async () => {
    await call('PUT', specUrl('1688:1003', 'Material'), { verdict: 'not_match' });
    const answers = await Promise.all(
      Array.from({ length: 32 }, () => call('DELETE', specUrl('1688:1003', 'Material'))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(31);
    const { body } = await service.call<{ history: Feedback[] }>('GET', specUrl('1688:1003', 'Material'));
    expect(body.history.slice(0, 2).map(({ verdict }) => verdict)).toEqual([null, 'not_match']);
  });

  test('said twice is said once; said anew it replaces, and both stay in the history', async () => {
    const url = `${specUrl('1007')}?platform=alibaba&spec_value=500%20ml`;
    const first = await call<Feedback>('PUT', url, { verdict: 'match', by: 'Anna' });
    const second = await call<Feedback>('PUT', url, { verdict: 'match', by: 'Anna' });
    expect(second.body).toEqual(first.body);
    await call('PUT', url, { verdict: 'unknown', by: 'Ben', note: 'The label is unreadable' });
    const { body } = await service.call<{ current: Feedback; history: Feedback[] }>('GET', url);
    expect(body.current).toMatchObject({ verdict: 'unknown', by: 'Ben' });
    expect(body.history.map(({ by }) => by)).toEqual(['Ben', 'Anna']);
    expect(entryOf(await recordOf(await run()), '1007').specResults[0]).toMatchObject({
      matchType: 'unknown',
      reasoning: expect.stringContaining('Ben could not settle it on'),
    });
  });

  test('asks which product or spec is meant when there are several, and says what there is when there is none', async () => {
    const body = { verdict: 'match' };
    const twoPlatforms = await call<{ issues: { path: string[]; choices: string[] }[] }>('PUT', specUrl('1004'), body);
    expect(twoPlatforms.status).toBe(400);
    expect(twoPlatforms.body.issues[0]).toMatchObject({ path: ['platform'] });
    expect(twoPlatforms.body.issues[0]?.choices.toSorted()).toEqual(['1688', 'alibaba']);
    const twoItems = await call<{ issues: object[] }>('PUT', specUrl('alibaba:1004'), body);
    expect(twoItems.status).toBe(400);
    expect(twoItems.body.issues[0]).toMatchObject({ path: ['item_id'] });
    const contrary = await call<{ issues: object[] }>('PUT', `${specUrl('alibaba:1004')}?platform=1688`, body);
    expect(contrary.body.issues[0]).toMatchObject({ path: ['platform'] });
    const noSpec = await call<{ error: string; issues: object[] }>('PUT', specUrl('1005', 'Weight'), body);
    expect(noSpec.status).toBe(404);
    expect(noSpec.body.issues[0]).toMatchObject({ code: 'not_found', path: ['spec_name'] });
    expect(noSpec.body.error).toContain('"Capacity", "Material"');
    const noProduct = await call<{ issues: object[] }>('PUT', specUrl('nothing'), body);
    expect(noProduct.body.issues[0]).toMatchObject({ code: 'not_found', path: ['product_id'] });
    for (const url of [specUrl('nothing'), specUrl('tmall:1005'), specUrl('1005', 'Capacity', 'x')]) {
      expect((await call('PUT', url, body)).status).toBe(404);
    }
  });

  test('reaches each of several specs of one name, also one whose wish is part of another', async () => {
    const specs = ['black', 'black or white'].map((value) => ({ name: 'Strap', value, required: true }));
    const id = await startJob(
      call,
      await storeRequest(call, [anItem('Insulated stainless steel water bottle', specs)]),
    );
    expect(await waitForRun(call, id)).toBe('done');
    const url = specUrl('1006', 'Strap', id);
    const unsaid = await call<{ issues: { choices: string[] }[] }>('PUT', url, { verdict: 'match' });
    expect([unsaid.status, unsaid.body.issues[0]?.choices]).toEqual([400, ['black', 'black / white']]);
    for (const choice of unsaid.body.issues[0]?.choices ?? []) {
      const said = await call<Feedback>('PUT', `${url}?spec_value=${encodeURIComponent(choice)}`, { verdict: 'match' });
      expect([said.status, said.text]).toEqual([
        200,
        expect.stringContaining(JSON.stringify({ spec_values: choice.split(' / ') }).slice(1, -1)),
      ]);
      const open = await call<Questions>('GET', `/job/${id}/questions?only=alibaba:1006`);
      const asked = open.body.suppliers.flatMap(({ products }) => products.flatMap(({ questions }) => questions));
      expect(asked).toHaveLength(choice === 'black' ? 1 : 0);
    }
  });

  test('names its spec by the key that the product has, whatever else has the name', async () => {
    const specs = ['black', 'black or white'].map((value) => ({ name: 'Strap', value, required: true }));
    const id = await startJob(
      call,
      await storeRequest(call, [anItem('Insulated stainless steel water bottle', specs)]),
      { max_price: { amount: 1, currency: 'USD' } },
    );
    expect(await waitForRun(call, id)).toBe('done');
    const { body } = await call<{ product: Keyed }>('GET', `/job/${id}/products/1006?platform=alibaba`);
    const { specResults } = body.product;
    expect(specResults.map(({ kind, specKey }) => [kind, typeof specKey])).toEqual([
      [undefined, 'string'],
      [undefined, 'string'],
      ['max_price', 'undefined'],
    ]);
    const [black, either] = specResults.map(({ specKey }) => specKey ?? '');
    const url = specUrl('1006', 'Strap', id);
    const said = await call<Feedback>('PUT', `${url}?spec_key=${either}`, { verdict: 'unknown' });
    expect([said.status, said.body.spec_key, said.body.spec_values]).toEqual([200, either, ['black', 'white']]);
    const listed = await call<{ feedback: Feedback[] }>('GET', `/job/${id}/feedback`);
    expect(listed.body.feedback.find(({ spec_key: key }) => key === either)).toMatchObject({ verdict: 'unknown' });
    expect((await call('DELETE', `${url}?spec_key=${either}`)).status).toBe(200);
    for (const wrong of [`${url}?spec_key=none`, `${url}?spec_key=${black}&spec_value=white`]) {
      const refused = await call<{ issues: object[] }>('PUT', wrong, { verdict: 'match' });
      expect([refused.status, refused.body.issues[0]]).toMatchObject([404, { path: ['spec_key'] }]);
    }
    // The record is kept as it was hashed.
    expect((await service.call('GET', `/api/runs/${id}/result`)).text).not.toContain('specKey');
  });

  test('is not taken of the maximum price, which is no spec', async () => {
    const id = await startJob(call, srId, { max_price: { amount: 1, currency: 'USD' } });
    expect(await waitForRun(call, id)).toBe('done');
    const said = await call<{ error: string }>('PUT', specUrl('1006', 'target price', id), { verdict: 'match' });
    expect([said.status, said.body.error]).toEqual([404, expect.stringContaining('"Capacity", "Material"')]);
  });

  test('reaches a product whose own id looks like a platform and an id', async () => {
    const query = `?item_id=${(await recordOf(runId)).items[0]?.itemId}`;
    for (const id of ['eco:9', 'alibaba:eco:9']) {
      const said = await call<Feedback>('PUT', `${specUrl(id)}${query}`, { verdict: 'match', note: id });
      expect([said.status, said.text]).toEqual([200, expect.stringContaining('"product_id":"eco:9"')]);
    }
    expect((await call('DELETE', `${specUrl('eco:9')}${query}`)).status).toBe(200);
  });

  test('is refused when it breaks a field rule, and then nothing is stored', async () => {
    const url = specUrl('alibaba:1006', 'Material');
    const bad = [
      {},
      { verdict: 'yes' },
      { verdict: null },
      { verdict: 'match', note: '' },
      { verdict: 'match', note: 'x'.repeat(2001) },
      { verdict: 'match', by: 7 },
      { verdict: 'match', extra: 1 },
      [],
    ];
    for (const body of bad) expect((await call('PUT', url, body)).status, JSON.stringify(body)).toBe(400);
    expect((await call('PUT', `${url}?item_id=x`, { verdict: 'match' })).status).toBe(400);
    expect((await service.call('GET', url)).body).toEqual({ current: null, history: [] });
  });
});

describe('an assessment with what a person said', () => {
  const item = {
    name: 'Shirt',
    description: '',
    quantity: 10,
    specs: [
      { name: 'Colour', value: 'red', required: true },
      { name: 'Size', value: 'XL', required: true },
    ],
  };
  const shirt = {
    title: 'Shirt',
    variants: [
      {
        attributes: [
          { name: 'Colour', value: 'Red' },
          { name: 'Size', value: 'M' },
        ],
      },
      {
        attributes: [
          { name: 'Colour', value: 'Blue' },
          { name: 'Size', value: 'XL' },
        ],
      },
    ],
  };
  const assess = createAssessor(item, { priceTolerance: 0.1, exchangeRates: {} });
  const said = (matchType: 'match' | 'not_match') => ({
    matchType,
    value: null,
    note: null,
    by: 'Anna',
    on: '2026-03-01',
  });

  test('holds it for every variant, and takes the one that the other must-haves choose', () => {
    expect(assess(shirt).verdict).toBe('eliminated');
    const assessment = assess(shirt, new Map([[0, said('match')]]));
    expect(assessment).toMatchObject({ verdict: 'shortlisted', variantIndex: 1 });
    expect(assessment.specResults.map(({ method }) => method)).toEqual(['human', expect.not.stringMatching('human')]);
  });

  test('lets it speak against a product as well as for it, without changing anything else', () => {
    const refuted = assess(
      {
        title: 'Red shirt XL',
        attributes: [
          { name: 'Colour', value: 'red' },
          { name: 'Size', value: 'XL' },
        ],
      },
      new Map([[1, said('not_match')]]),
    );
    expect(refuted.verdict).toBe('eliminated');
    expect(refuted.specResults[0]?.matchType).toBe('match');
    expect(refuted.specResults[1]?.reasoning).toBe('Wanted Size "XL"; Anna refuted it on 2026-03-01.');
    expect(assess(shirt, new Map())).toEqual(assess(shirt));
  });
});

test('in production nobody without a token reads who said something, or their notes, and the verdict still counts', async () => {
  const service = await openTestService({ APP_ENV: 'production', API_TOKEN: 'buyer:secret-token' });
  try {
    const call: TestService['call'] = (method, url, body) => service.call(method, url, body, bearer);
    await service.importProducts(bottles());
    await service.service.startWorker(1);
    const srId = await storeRequest(call, [anItem('Insulated stainless steel water bottle', bottleSpecs)]);
    const first = await startJob(call, srId);
    expect(await waitForRun(call, first)).toBe('done');
    const said = { verdict: 'match', note: 'Rang Mr Meier', by: 'Anna Schmidt' };
    expect((await call('PUT', `/job/${first}/products/1005/specs/Capacity`, said)).status).toBe(200);
    const later = await startJob(call, srId);
    expect(await waitForRun(call, later)).toBe('done');

    const open = [`/api/runs/${later}/result`, `/api/sr/${srId}/result`, `/api/runs/${first}/diff/${later}`];
    for (const view of ['products?include_eliminated=true', 'products.csv', 'questions', 'diagnosis']) {
      open.push(`/job/${later}/${view}`);
    }
    for (const url of open) {
      const { status, text } = await service.call('GET', url);
      expect([status, /Anna|Schmidt|Meier|buyer/.exec(text)?.[0]], url).toEqual([200, undefined]);
    }
    expect((await service.call('GET', open[0] ?? '')).text).toContain('A person confirmed it on');
    expect((await service.call('GET', `/job/${later}/feedback`)).status).toBe(401);
    expect((await call('GET', `/job/${later}/feedback`)).text).toContain('Rang Mr Meier');
  } finally {
    await service.close();
  }
});
