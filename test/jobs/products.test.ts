import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anItem, bottleSpecs, bottles, startJob, storeRequest } from '../support/sourcing-builders.ts';
import { openTestService, type TestService, waitForRun } from '../support/test-service.ts';

interface Product {
  product_id: string;
  stage: string;
  item_id: number;
  item_revision: number;
  spec_matching_data?: {
    verdict: string;
    veto_score: number;
    rerank_match_score: number;
    veto_specs: { spec_name: string; match_type: string }[];
    rerank_specs: { spec_name: string }[];
    matched_rerank_specs: string[];
    unconfirmed_veto_specs?: string[];
    unconfirmed_fallback?: boolean;
    buffer_notes?: string[];
  };
  cleanup_data?: { title: string; price: unknown; supplier: object; variants: unknown[]; platform: string };
}

interface Products {
  total_count: number;
  products: Product[];
}

describe('the products of a run', () => {
  let service: TestService;
  let runId: string;
  let everything: Product[];

  const read = async (query: string) => (await service.call<Products>('GET', `/job/${runId}/products${query}`)).body;
  const verdictOf = (product: Product) => product.spec_matching_data?.verdict;

  beforeAll(async () => {
    service = await openTestService();
    await service.importProducts(bottles());
    await service.service.startWorker(2);
    const specs = [...bottleSpecs, { name: 'Colour', value: 'black' }];
    runId = await startJob(service.call, await storeRequest(service.call, [anItem('Steel water bottle', specs)]), {
      max_price: { amount: 9, currency: 'USD' },
    });
    expect(await waitForRun(service.call, runId)).toBe('done');
    everything = (await read('?include_eliminated=true')).products;
  });
  afterAll(() => service?.close());

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
  });

  test('equal a brute-force reading of the whole set, for every combination of parameters', async () => {
    const flag = fc.constantFrom(undefined, 'true', 'false', 'TRUE', '1');
    const ids = everything.map((product) => product.product_id);
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          is_shortlisted: flag,
          exclude_spec_matching_data: flag,
          exclude_cleanup_data: flag,
          include_eliminated: flag,
          page: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
          page_size: fc.option(fc.integer({ min: 1, max: 8 }), { nil: undefined }),
          exclude: fc.option(fc.array(fc.constantFrom(...ids, 'alibaba:1001', ' 1004', ''), { maxLength: 7 }), {
            nil: undefined,
          }),
          reason: fc.constantFrom(undefined, 'underflow_diagnosis', '%00'),
        }),
        async (query) => {
          const text = new URLSearchParams();
          for (const [name, value] of Object.entries(query)) if (value !== undefined) text.set(name, String(value));
          expect(await read(`?${text}`)).toEqual(expected(query));
        },
      ),
      { numRuns: 150 },
    );
  });

  function expected(query: Record<string, unknown>): Products {
    const excluded = new Set(
      ((query.exclude as string[] | undefined) ?? []).map((id) => id.trim().replace(/^.*:/, '')),
    );
    const left = everything.filter((product) => !excluded.has(product.product_id));
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

  test('belong to the latest done run that the request names', async () => {
    const { body } = await service.call<{ srId: string }>('GET', `/api/runs/${runId}`);
    const latest = await service.call<{ runId: string }>('GET', `/api/sr/${body.srId}/result`);
    expect(latest.body.runId).toBe(runId);
  });
});
