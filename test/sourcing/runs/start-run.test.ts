import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anItem, storeRequest } from '../../support/sourcing-builders.ts';
import { openTestService, type TestService } from '../../support/test-service.ts';

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
