import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runJob } from '../../support/run-records.ts';
import { anItem, aProduct, bottleSpecs, bottles, startJob, storeRequest } from '../../support/sourcing-builders.ts';
import { openTestService, type TestService } from '../../support/test-service.ts';
import { type Product, type Products, type RunRecord, recordToProducts } from './record-to-products.ts';

describe('the products of a run', () => {
  let service: TestService;
  let runId: string;
  let everything: Product[];
  /** Two items, two platforms, all verdicts. */
  let manyItemsRunId: string;
  /** Its record, as the products view should show it. */
  let wholeRecord: Product[];

  const read = async (query: string, id = runId) =>
    (await service.call<Products>('GET', `/job/${id}/products${query}`)).body;
  const verdictOf = (product: Product) => product.spec_matching_data?.verdict;

  beforeAll(async () => {
    service = await openTestService();
    await service.importProducts(bottles());
    await service.service.startWorker(2);
    const specs = [...bottleSpecs, { name: 'Colour', value: 'black' }];
    const context = { max_price: { amount: 9, currency: 'USD' } };
    runId = await runOf([anItem('Steel water bottle', specs)], context);
    everything = (await read('?include_eliminated=true')).products;
    const litre = [{ name: 'Capacity', value: '1 L', required: true }];
    manyItemsRunId = await runOf([anItem('Steel water bottle', specs), anItem('Steel bottle', litre)], context);
    wholeRecord = recordToProducts(
      (await service.call<RunRecord>('GET', `/api/runs/${manyItemsRunId}/result`)).body.result,
    );
  });
  afterAll(() => service?.close());

  async function runOf(items: object[], context: object): Promise<string> {
    return runJob(service.call, await storeRequest(service.call, items), context);
  }

  test('come best first: shortlisted, pending, and eliminated only when asked for', async () => {
    const verdicts = (await read('')).products.map(verdictOf);
    expect(verdicts).toEqual(['shortlisted', 'shortlisted', 'pending', 'pending']);
    expect(everything.map(verdictOf)).toEqual([...verdicts, 'eliminated', 'eliminated', 'eliminated']);
    const scores = everything.map((product) => product.spec_matching_data?.veto_score ?? Number.NaN);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(
      scores.every(
        (score, index) =>
          Math.floor(score) ===
          { shortlisted: 2, pending: 1, eliminated: 0 }[verdictOf(everything[index] as Product) ?? ''],
      ),
    ).toBe(true);
  });

  test('carry what the contract names, and leave out what is empty', () => {
    for (const product of everything) {
      const { spec_matching_data: data, cleanup_data: cleanup } = product;
      expect(product.stage).toBe('sourcing');
      expect(product.item_revision).toBe(1);
      expect(data?.rerank_specs.map((spec) => spec.spec_name)).toEqual(['Colour']);
      expect(data?.unconfirmed_fallback).toBeUndefined();
      expect('buffer_notes' in (data ?? {})).toBe((data?.buffer_notes ?? []).length > 0);
      const unknown = data?.veto_specs.filter((spec) => spec.match_type === 'unknown').map((spec) => spec.spec_name);
      expect(data?.unconfirmed_veto_specs ?? []).toEqual(unknown);
      expect(cleanup).toMatchObject({ title: expect.any(String), variants: [], supplier: {} });
    }
  });

  test('show a price exclusion as a failed must-have named target price', () => {
    const excluded = everything.find((product) => product.product_id === '1002');
    expect(excluded?.spec_matching_data?.veto_specs.at(-1)).toMatchObject({
      spec_name: 'target price',
      match_type: 'not_match',
      kind: 'max_price',
    });
  });

  test('fall back to the flagged pending set when nothing confirmed is left after exclude', async () => {
    const confirmed = await read('?is_shortlisted=true');
    expect(confirmed.products.map(verdictOf)).toEqual(['shortlisted', 'shortlisted']);
    const replacement = await read('?is_shortlisted=true&exclude=1001,1688:1003');
    expect(replacement.products.map((product) => product.product_id)).toEqual(['1004', '1005']);
    expect(replacement.products.every((product) => product.spec_matching_data?.unconfirmed_fallback === true)).toBe(
      true,
    );
  });

  test('refuse a page that is no integer of at least 1, and answer beyond the end with nothing', async () => {
    for (const query of ['page=0', 'page=x', 'page_size=0', 'page_size=1.5', 'page=-1', 'page=']) {
      const answer = await service.call<{ issues: { path: string[] }[] }>('GET', `/job/${runId}/products?${query}`);
      expect(answer.status, query).toBe(400);
      expect(answer.body.issues[0]?.path).toEqual([query.split('=')[0]]);
    }
    expect(await read('?page=99&page_size=2')).toEqual({ total_count: 4, products: [] });
    expect(await read('?page=2')).toEqual({ total_count: 4, products: [] });
    const far = '9'.repeat(30);
    expect(await read(`?page=${far}&page_size=2`)).toEqual({ total_count: 4, products: [] });
    expect((await read(`?page_size=${far}`)).products).toHaveLength(4);
  });

  const flag = fc.constantFrom(undefined, 'true', 'false', 'TRUE', '1');
  /** For each parameter every kind of value; values that depend on the run are functions of its record. */
  const valuesOf: Record<string, () => fc.Arbitrary<unknown>> = {
    is_shortlisted: () => flag,
    exclude_spec_matching_data: () => flag,
    exclude_cleanup_data: () => flag,
    include_eliminated: () => flag,
    page: () => fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
    page_size: () => fc.option(fc.integer({ min: 1, max: 8 }), { nil: undefined }),
    exclude: () => {
      const ids = [...wholeRecord.map((product) => product.product_id), 'alibaba:1001', ' 1004', ''];
      return fc.option(fc.array(fc.constantFrom(...ids), { maxLength: 7 }), { nil: undefined });
    },
    item_id: () => fc.constantFrom(undefined, ...new Set(wholeRecord.map((product) => product.item_id))),
    platform: () => fc.constantFrom(undefined, '1688', 'alibaba', 'tmall', ''),
    reason: () => fc.constantFrom(undefined, 'underflow_diagnosis', '%00'),
  };
  const parameters = Object.keys(valuesOf);
  const arbitraryQuery = (names: string[]) =>
    fc.record(Object.fromEntries(names.map((name) => [name, valuesOf[name]?.() ?? fc.constant(undefined)])));

  async function expectAsExpected(query: Record<string, unknown>): Promise<void> {
    const text = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) if (value !== undefined) text.set(name, String(value));
    expect(await read(`?${text}`, manyItemsRunId), String(text)).toEqual(expected(query));
  }

  test('equal a brute-force reading of the stored record, for every combination of parameters', async () => {
    await fc.assert(fc.asyncProperty(arbitraryQuery(parameters), expectAsExpected), { numRuns: 150 });
  });

  const pairs = parameters.flatMap((one, index) => parameters.slice(index + 1).map((other) => [one, other]));
  test('equal it for every pair of parameters too', async () => {
    expect(pairs).toHaveLength(45);
    for (const pair of pairs)
      await fc.assert(fc.asyncProperty(arbitraryQuery(pair), expectAsExpected), { numRuns: 12 });
  });

  test('carry the item and its revision, and nothing that the original interface does not name but these', () => {
    const [product] = everything;
    expect(Object.keys(product ?? {})).toEqual([
      ...['product_id', 'stage', 'spec_matching_data', 'cleanup_data', 'product_type', 'similar_listings'],
      ...['item_id', 'item_revision'],
    ]);
    expect(new Set(wholeRecord.map((one) => one.item_id)).size).toBe(2);
    expect(wholeRecord.every((one) => one.item_revision === 1)).toBe(true);
  });

  test('refuse an item id that is none of the run, and name it', async () => {
    for (const value of ['2147483647', 'x', '0', '-1', '1.5', '', '2147483648', '99999999999999999999']) {
      const answer = await service.call<{ issues: { path: string[] }[] }>(
        'GET',
        `/job/${runId}/products?item_id=${value}`,
      );
      expect(answer.status, value).toBe(400);
      expect(answer.body.issues.map(({ path }) => path)).toEqual([['item_id']]);
    }
  });

  function expected(query: Record<string, unknown>): Products {
    const excluded = new Set(
      ((query.exclude as string[] | undefined) ?? []).map((id) => id.trim().replace(/^.*:/, '')),
    );
    const left = wholeRecord.filter(
      (product) =>
        !excluded.has(product.product_id) &&
        (query.item_id === undefined || product.item_id === query.item_id) &&
        (!query.platform || product.cleanup_data?.platform === query.platform),
    );
    const isTrue = (name: string) => query[name] === 'true';
    const fallback = isTrue('is_shortlisted') && !left.some((product) => verdictOf(product) === 'shortlisted');
    const served = left.filter((product) => {
      const verdict = verdictOf(product);
      if (verdict === 'eliminated') return isTrue('include_eliminated');
      if (!isTrue('is_shortlisted')) return true;
      return verdict === (fallback ? 'pending' : 'shortlisted');
    });
    const page = (query.page as number | undefined) ?? 1;
    const size = (query.page_size as number | undefined) ?? (page === 1 ? served.length : 0);
    return {
      total_count: served.length,
      products: served.slice((page - 1) * size, page * size).map((product) => {
        const { spec_matching_data: data, cleanup_data: cleanup, ...rest } = product;
        const flagged = fallback && verdictOf(product) === 'pending' ? { ...data, unconfirmed_fallback: true } : data;
        return {
          ...rest,
          ...(isTrue('exclude_spec_matching_data') ? {} : { spec_matching_data: flagged }),
          ...(isTrue('exclude_cleanup_data') ? {} : { cleanup_data: cleanup }),
        } as Product;
      }),
    };
  }

  test('can be excluded by an id that itself looks like a platform and an id', async () => {
    await service.importProducts([
      aProduct({ product_id: 'eco:9', title: 'Bamboo toothbrush' }),
      aProduct({ product_id: '9', title: 'Bamboo toothbrush' }),
    ]);
    const item = anItem('Bamboo toothbrush');
    const idsOf = ({ products }: Products) => products.map((product) => product.product_id);
    const all = await runOf([item], {});
    expect(idsOf(await read('', all))).toEqual(['9', 'eco:9']);
    expect(idsOf(await read('?exclude=9', all))).toEqual(['eco:9']);
    expect(idsOf(await read('?exclude=alibaba:9', all))).toEqual(['eco:9']);
    expect(idsOf(await read('?exclude=eco:9', all))).not.toContain('eco:9');
    expect(idsOf(await read('', await runOf([item], { exclude_product_ids: ['9'] })))).toEqual(['eco:9']);
    expect(idsOf(await read('', await runOf([item], { exclude_product_ids: ['eco:9'] })))).not.toContain('eco:9');
  });

  test('are not there for an unknown or an unfinished run, which says when to ask again', async () => {
    for (const id of ['nonsense', '00000000-0000-7000-8000-000000000000']) {
      const answer = await service.call('GET', `/job/${id}/products`);
      expect(answer.status).toBe(404);
      expect(answer.headers['retry-after']).toBeUndefined();
      expect((await service.call('GET', `/api/runs/${id}`)).status).toBe(404);
      expect((await service.call('GET', `/api/runs/${id}/result`)).status).toBe(404);
    }
    const idle = await openTestService();
    try {
      const srId = await storeRequest(idle.call, [anItem('Mug')]);
      expect((await idle.call('GET', `/api/sr/${srId}/result`)).status).toBe(404);
      const queued = await startJob(idle.call, srId);
      for (const url of [`/job/${queued}/products`, `/api/runs/${queued}/result`, `/api/sr/${srId}/result`]) {
        const answer = await idle.call('GET', url);
        expect(answer.status).toBe(404);
        expect(answer.headers['retry-after']).toBeDefined();
      }
    } finally {
      await idle.close();
    }
  });

  test('belong to the latest done run that the request names, however many were cancelled since', async () => {
    const { body } = await service.call<{ srId: string }>('GET', `/api/runs/${runId}`);
    await service.service.database.pool.query(
      `INSERT INTO sourcing_runs (run_id, request_id, sr_id, sr_version, state, sourcing_context, items_total,
                                  created_at, finished_at)
       SELECT gen_random_uuid(), request_id, sr_id, sr_version, 'cancelled', '{}', 1, now(), now()
         FROM sourcing_runs, generate_series(1, 101) WHERE run_id = $1`,
      [runId],
    );
    const latest = await service.call<{ runId: string }>('GET', `/api/sr/${body.srId}/result`);
    expect(latest.body.runId).toBe(runId);
  });
});
