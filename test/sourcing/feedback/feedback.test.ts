import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadFeedback } from '../../../src/sourcing/feedback/load-feedback.ts';
import { readRecord, runJob } from '../../support/run-records.ts';
import { anItem, bottleSpecs, storeRequest } from '../../support/sourcing-builders.ts';
import type { TestService } from '../../support/test-service.ts';
import { entryOf, type Feedback, type FeedbackService, openFeedbackService } from './feedback-service.ts';

describe("a person's word on a spec of a product", () => {
  let service: TestService;
  let call: TestService['call'];
  let runId: string;
  let runAgain: FeedbackService['runAgain'];
  let specUrl: FeedbackService['specUrl'];

  beforeAll(async () => {
    ({ service, call, runId, runAgain, specUrl } = await openFeedbackService());
  });
  afterAll(() => service?.close());

  test('needs the token to be written, and none to be read', async () => {
    const url = specUrl('alibaba:1005', 'Material');
    expect((await service.call('PUT', url, { verdict: 'match' })).status).toBe(401);
    expect((await service.call('DELETE', url)).status).toBe(401);
    expect((await service.call('GET', url)).body).toEqual({ current: null, history: [] });
    expect((await service.call('GET', `/job/${runId}/feedback`)).body).toEqual({ feedback: [] });
  });

  test('decides the spec in later runs, says who, when and why, and leaves earlier records as they are', async () => {
    const before = await readRecord(call, runId);
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
    expect(await readRecord(call, runId)).toEqual(before);

    const later = await runAgain();
    const laterId = later.runId;
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
    const otherRun = await runJob(call, await storeRequest(call, [anItem('Steel water bottle', lid)]));
    expect(entryOf(await readRecord(call, otherRun), '1005').productId).toBe('1005');
    expect(await listed(otherRun)).toEqual([]);
  });

  test('is heard by the runs created after it, however late an earlier one is tried again', async () => {
    const product = { platform: 'alibaba', product_id: '1002', title: '' };
    await call('PUT', specUrl('1002', 'Material'), { verdict: 'unknown' });
    const { runId: laterId } = await runAgain();
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
    const without = entryOf(await runAgain(), '1003', '1688');
    expect(without.verdict).toBe('eliminated');
    expect(without.specResults[1]).toMatchObject({ productValue: null, method: 'human', matchType: 'not_match' });
    expect(without.specResults[1]?.reasoning).toMatch(/^Wanted Material "stainless steel"; buyer refuted it on \d/);

    const withdrawn = await call<Feedback>('DELETE', specUrl('1688:1003', 'Material'));
    expect(withdrawn.body).toMatchObject({ verdict: null, by: 'buyer' });
    expect((await call('DELETE', specUrl('1688:1003', 'Material'))).status).toBe(404);
    expect(entryOf(await runAgain(), '1003', '1688').verdict).toBe('shortlisted');
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
    expect(entryOf(await runAgain(), '1007').specResults[0]).toMatchObject({
      matchType: 'unknown',
      reasoning: expect.stringContaining('Ben could not settle it on'),
    });
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
