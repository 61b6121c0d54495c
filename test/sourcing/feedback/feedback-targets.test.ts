import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRecord, runJob } from '../../support/run-records.ts';
import { anItem, storeRequest } from '../../support/sourcing-builders.ts';
import type { TestService } from '../../support/test-service.ts';
import { type Feedback, type FeedbackService, openFeedbackService } from './feedback-service.ts';

interface Questions {
  suppliers: { products: { questions: object[] }[] }[];
}

describe('the spec of a product that feedback names', () => {
  let service: TestService;
  let call: TestService['call'];
  let srId: string;
  let runId: string;
  let specUrl: FeedbackService['specUrl'];

  beforeAll(async () => {
    ({ service, call, srId, runId, specUrl } = await openFeedbackService());
  });
  afterAll(() => service?.close());

  /** A run of an item with two specs of one name, the wish of one a part of the other's. */
  async function runOfStraps(context?: object): Promise<string> {
    const specs = ['black', 'black or white'].map((value) => ({ name: 'Strap', value, required: true }));
    const items = [anItem('Insulated stainless steel water bottle', specs)];
    return runJob(call, await storeRequest(call, items), context);
  }

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
    const id = await runOfStraps();
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
    const id = await runOfStraps({
      max_price: { amount: 1, currency: 'USD' },
    });
    const { body } = await call<{ product: { specResults: { specKey?: string; kind?: string }[] } }>(
      'GET',
      `/job/${id}/products/1006?platform=alibaba`,
    );
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
    const id = await runJob(call, srId, { max_price: { amount: 1, currency: 'USD' } });
    const said = await call<{ error: string }>('PUT', specUrl('1006', 'target price', id), { verdict: 'match' });
    expect([said.status, said.body.error]).toEqual([404, expect.stringContaining('"Capacity", "Material"')]);
  });

  test('reaches a product whose own id looks like a platform and an id', async () => {
    const query = `?item_id=${(await readRecord(call, runId)).items[0]?.itemId}`;
    for (const id of ['eco:9', 'alibaba:eco:9']) {
      const said = await call<Feedback>('PUT', `${specUrl(id)}${query}`, { verdict: 'match', note: id });
      expect([said.status, said.text]).toEqual([200, expect.stringContaining('"product_id":"eco:9"')]);
    }
    expect((await call('DELETE', `${specUrl('eco:9')}${query}`)).status).toBe(200);
  });
});
