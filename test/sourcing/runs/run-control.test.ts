import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Catalog } from '../../../src/catalog/catalog.ts';
import { systemClock } from '../../../src/lib/clock.ts';
import { assessHere } from '../../../src/sourcing/runs/assessing.ts';
import { workOnRuns } from '../../../src/sourcing/runs/execute-item.ts';
import { fairPriority } from '../../../src/sourcing/runs/fair-priority.ts';
import { markRunStarted } from '../../../src/sourcing/runs/run-store.ts';
import { runJob } from '../../support/run-records.ts';
import { anItem, aProduct, bottleSpecs, bottles, startJob, storeRequest } from '../../support/sourcing-builders.ts';
import { openTestService, type TestService, waitForRun } from '../../support/test-service.ts';

interface Status {
  state: string;
  progress: { done: number; total: number };
  startedAt: string | null;
  finishedAt: string | null;
  error: string | null;
  rerunOf?: string;
}

const product = aProduct({ title: 'Steel water bottle 500 ml' });

/** A marketplace with one product, which answers the searches at these places (from 0) never. */
function silentAt(...places: number[]): Catalog & { searches: number } {
  const catalog = {
    searches: 0,
    async search() {
      if (places.includes(catalog.searches++)) return new Promise<never>(() => {});
      return [{ product, score: 1 }];
    },
    get: async () => product,
    version: async () => '1',
    count: async () => 1,
    close: async () => {},
  };
  return catalog;
}

/** Works on the runs of a service with the given source instead of its catalog, one item at a time. */
function workWith({ service }: TestService, catalog: Catalog): Promise<void> {
  const { queue, database } = service;
  const sources = [{ name: 'market', catalog }];
  return workOnRuns(queue, 1, { database, clock: systemClock, assessing: assessHere(), sources });
}

async function until(isTrue: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('cancelling a run', () => {
  let test_: TestService;
  let call: TestService['call'];
  beforeEach(async () => {
    test_ = await openTestService();
    call = test_.call;
  });
  afterEach(() => test_.close());
  const status = async (runId: string) => (await call<Status>('GET', `/api/runs/${runId}`)).body;
  const cancel = (runId: string) => call<Status & { error: string }>('POST', `/api/runs/${runId}/cancel`);

  test('ends a queued run for good: its items are never begun', async () => {
    const runId = await startJob(call, await storeRequest(call, [anItem('Bottle'), anItem('Mug')]));
    const answer = await cancel(runId);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ state: 'cancelled', progress: { done: 0, total: 2 }, error: null });
    expect(answer.body.finishedAt).not.toBeNull();
    expect((await cancel(runId)).body).toEqual(answer.body);
    expect(await status(runId)).toEqual(answer.body);

    const market = silentAt();
    await workWith(test_, market);
    await runJob(call, await storeRequest(call, [anItem('Bottle')]));
    expect(market.searches).toBe(1);
    const products = await call('GET', `/job/${runId}/products`);
    expect(products.status).toBe(404);
    expect(products.body.error).toMatch(/cancelled/);
    expect(products.headers['retry-after']).toBeUndefined();
  });

  test('stops an item in hand, whose worker goes on to the next run; finished items stay readable', async () => {
    const market = silentAt(1);
    await workWith(test_, market);
    const runId = await startJob(call, await storeRequest(call, [anItem('Bottle'), anItem('Mug')]));
    await until(async () => market.searches === 2 && (await status(runId)).progress.done === 1);
    expect((await cancel(runId)).body).toMatchObject({ state: 'cancelled', progress: { done: 1, total: 2 } });
    await runJob(call, await storeRequest(call, [anItem('Bottle')]));
    expect(await status(runId)).toMatchObject({ state: 'cancelled', progress: { done: 1, total: 2 } });
    const record = await call<{ result: { shortlist: object[] }; stats: { candidates: number } }>(
      'GET',
      `/api/runs/${runId}/result`,
    );
    expect(record.body.result.shortlist).toHaveLength(1);
    expect(record.body.stats.candidates).toBe(1);
  });

  test('is refused for a run that has ended otherwise, and for one that does not exist', async () => {
    await workWith(test_, silentAt());
    const runId = await startJob(call, await storeRequest(call, [anItem('Bottle')]));
    await waitForRun(call, runId);
    const answer = await cancel(runId);
    expect(answer.status).toBe(409);
    expect(answer.body.error).toMatch(/done/);
    expect((await status(runId)).state).toBe('done');
    expect((await cancel('01a1fcf1-25c1-73fb-84f0-fb40598d97e4')).status).toBe(404);
    expect((await cancel('no-run')).status).toBe(404);
  });

  test('wins or loses against the commit of the last item, and never both', async () => {
    await workWith(test_, silentAt());
    for (let round = 0; round < 10; round++) {
      const runId = await startJob(call, await storeRequest(call, [anItem('Bottle')]));
      await new Promise((resolve) => setTimeout(resolve, round * 3));
      const { status: code, body } = await cancel(runId);
      expect([200, 409]).toContain(code);
      const { state } = await status(runId);
      expect(state).toBe(code === 200 ? 'cancelled' : 'done');
      if (code === 200) expect(await status(runId)).toEqual(body);
    }
  });
});

describe('repeating a run', () => {
  let test_: TestService;
  const token = { authorization: 'Bearer secret-token' };
  let call: TestService['call'];
  beforeAll(async () => {
    test_ = await openTestService({ API_TOKEN: 'secret-token' });
    call = (method, url, body, headers) => test_.call(method, url, body, { ...token, ...headers });
  });
  afterAll(() => test_?.close());

  test('takes the same context and the items as they are now, and names the run it repeats', async () => {
    await test_.importProducts(bottles());
    await test_.service.startWorker(1);
    const context = { keywords: ['thermos'], buyer_mood: 'patient' };
    const srId = await storeRequest(call, [anItem('Steel water bottle', bottleSpecs)]);
    const first = await startJob(call, srId, context);
    expect((await call<Status>('GET', `/api/runs/${first}`)).body).not.toHaveProperty('rerunOf');
    await waitForRun(call, first);
    const { body: request } = await call<{ items: { id: number }[] }>('GET', `/api/v1/sourcing-requests/${srId}`);
    await call('PATCH', `/api/v1/sourcing-requests/${srId}`, {
      version: 1,
      items: [{ id: request.items[0]?.id, specs: [{ name: 'Capacity', value: '750 ml', required: true }] }],
    });

    const answer = await call<{ job_id: string; statusUrl: string }>('POST', `/api/runs/${first}/rerun`);
    expect(answer.status).toBe(202);
    expect(Object.keys(answer.body).sort()).toEqual(['job_id', 'resultUrl', 'statusUrl']);
    expect(answer.headers.location).toBe(answer.body.statusUrl);
    await waitForRun(call, answer.body.job_id);
    const status = await call<Status & { srVersion: number }>('GET', answer.body.statusUrl);
    expect(status.body).toMatchObject({ rerunOf: first, srVersion: 2 });
    const record = await call<{ sourcingContext: object; result: { shortlist: { productId: string }[] } }>(
      'GET',
      `/api/runs/${answer.body.job_id}/result`,
    );
    expect(record.body.sourcingContext).toEqual(context);
    expect(record.body.result.shortlist.map((entry) => entry.productId)).toEqual(['1006']);
  });

  test('refuses a body, which it would leave aside, and takes an empty one', async () => {
    const runId = await startJob(call, await storeRequest(call, [anItem('Mug')]));
    const refused = await call<{ issues: unknown[] }>('POST', `/api/runs/${runId}/rerun`, {
      sourcing_context: { max_candidates: 1 },
    });
    expect(refused.status).toBe(400);
    expect(refused.body.issues).toMatchObject([{ code: 'unexpected_body', path: [] }]);
    expect((await call('POST', `/api/runs/${runId}/rerun`, {})).status).toBe(202);
  });

  test('happens once per Idempotency-Key', async () => {
    const runId = await startJob(call, await storeRequest(call, [anItem('Mug')]));
    const key = { 'idempotency-key': 'again-1' };
    const [one, other] = await Promise.all([
      call('POST', `/api/runs/${runId}/rerun`, undefined, key),
      call('POST', `/api/runs/${runId}/rerun`, undefined, key),
    ]);
    expect(one.status).toBe(202);
    expect(other.body).toEqual(one.body);
    const third = await call<{ job_id: string }>('POST', `/api/runs/${runId}/rerun`);
    expect(third.body.job_id).not.toBe(one.body.job_id);
  });

  test('needs the token, as cancelling does, and a run that exists', async () => {
    const runId = await startJob(call, await storeRequest(call, [anItem('Mug')]));
    for (const verb of ['rerun', 'cancel']) {
      expect((await test_.call('POST', `/api/runs/${runId}/${verb}`)).status).toBe(401);
      expect((await call('POST', `/api/runs/01a1fcf1-25c1-73fb-84f0-fb40598d97e4/${verb}`)).status).toBe(404);
    }
  });
});

describe('the time limit of runs', () => {
  test('ends a run that is over it, also while no worker is alive, and no worker touches it later', async () => {
    const test_ = await openTestService({ RUN_TIME_LIMIT_SECONDS: '60' });
    try {
      const { call } = test_;
      const runId = await startJob(call, await storeRequest(call, [anItem('Bottle')]));
      const waiting = await startJob(call, await storeRequest(call, [anItem('Bottle')]));
      await markRunStarted(test_.service.database.pool, runId, new Date(Date.now() - 61_000));
      expect(await waitForRun(call, runId)).toBe('failed');
      const ended = await call<Status>('GET', `/api/runs/${runId}`);
      expect(ended.body.error).toBe('The run took longer than its limit of 60 s; 0 of its 1 items were finished.');
      expect((await call('GET', `/job/${runId}/products`)).body.error).toContain('limit of 60 s');
      expect((await call('GET', `/api/runs/${runId}/result`)).status).toBe(200);

      await test_.service.startWorker(1);
      expect(await waitForRun(call, waiting)).toBe('done'); // Waiting in the queue does not count.
      expect((await call<Status>('GET', `/api/runs/${runId}`)).body).toEqual(ended.body);
    } finally {
      await test_.close();
    }
  });

  test('frees the worker whose item took too long', async () => {
    const test_ = await openTestService({ RUN_TIME_LIMIT_SECONDS: '60' });
    try {
      const { call } = test_;
      const market = silentAt(0);
      await workWith(test_, market);
      const runId = await startJob(call, await storeRequest(call, [anItem('Bottle')]));
      await until(() => market.searches === 1);
      await test_.service.database.pool.query(
        `UPDATE sourcing_runs SET started_at = started_at - interval '61 seconds' WHERE run_id = $1`,
        [runId],
      );
      const next = await startJob(call, await storeRequest(call, [anItem('Bottle')]));
      expect(await waitForRun(call, runId)).toBe('failed');
      expect(await waitForRun(call, next)).toBe('done');
    } finally {
      await test_.close();
    }
  });
});

describe('fairness between runs', () => {
  test('ten runs of one item are done before a run of 100 items that started earlier is a third done', async () => {
    const test_ = await openTestService();
    try {
      const { call } = test_;
      const items = Array.from({ length: 100 }, (_, index) => anItem(`Bottle ${index}`));
      const long = await startJob(call, await storeRequest(call, items));
      const short: string[] = [];
      for (let run = 0; run < 10; run++) short.push(await startJob(call, await storeRequest(call, [anItem('Bottle')])));
      await workWith(test_, silentAt());
      for (const runId of [...short, long]) expect(await waitForRun(call, runId)).toBe('done');
      const { rows } = await test_.service.database.pool.query<{ count: number }>(
        `SELECT count(*)::integer AS count FROM run_items WHERE run_id = $1 AND finished_at <
           (SELECT max(finished_at) FROM sourcing_runs WHERE run_id = ANY ($2::uuid[]))`,
        [long, short],
      );
      expect(rows[0]?.count).toBeLessThan(33);
    } finally {
      await test_.close();
    }
  });

  test('runs that start together take turns, and newer ones cannot hold an item back forever', () => {
    const start = Date.UTC(2026, 5, 1);
    expect(fairPriority(start, 0)).toBe(fairPriority(start, 0));
    expect(fairPriority(start, 1)).toBeLessThan(fairPriority(start, 0));
    expect(fairPriority(start + 5_000, 0)).toBeGreaterThan(fairPriority(start, 1));
    expect(fairPriority(start, 99)).toBeGreaterThan(fairPriority(start + 3_600_000, 0));
    const farthest = fairPriority(Date.UTC(2090, 0, 1), 99);
    expect(farthest).toBeGreaterThan(-(2 ** 31));
  });
});
