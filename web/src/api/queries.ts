import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Language } from './answers.ts';
import { answerOf, api } from './client.ts';

/** Everything that the pages read, with the key under which it is kept. */
export const queries = {
  about: queryOptions({
    queryKey: ['about'],
    staleTime: 60_000,
    queryFn: ({ signal }) => answerOf(api.GET('/api/v1/about', { signal })),
  }),
  requests: (filter: { q: string; runState: string; cursor: string | undefined }) =>
    queryOptions({
      queryKey: ['requests', filter],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => {
        const { q, runState, cursor } = filter;
        const query = {
          limit: 50,
          ...(q === '' ? {} : { q }),
          ...(runState === '' ? {} : { run_state: runState }),
          ...(cursor === undefined ? {} : { cursor }),
        };
        return answerOf(api.GET('/api/v1/sourcing-requests', { params: { query }, signal }));
      },
    }),
  request: (srId: string) =>
    queryOptions({
      queryKey: ['request', srId],
      queryFn: ({ signal }) =>
        answerOf(api.GET('/api/v1/sourcing-requests/{srId}', { params: { path: { srId } }, signal })),
    }),
  history: (srId: string) =>
    queryOptions({
      queryKey: ['request', srId, 'history'],
      queryFn: ({ signal }) =>
        answerOf(
          api.GET('/api/v1/sourcing-requests/{srId}/history', {
            params: { path: { srId }, query: { limit: 100 } },
            signal,
          }),
        ),
    }),
  runs: (srId?: string) =>
    queryOptions({
      queryKey: ['runs', srId ?? null],
      queryFn: ({ signal }) =>
        answerOf(api.GET('/api/runs', { params: { query: srId === undefined ? {} : { sr_id: srId } }, signal })),
    }),
  run: (runId: string) =>
    queryOptions({
      queryKey: ['run', runId],
      queryFn: ({ signal }) => answerOf(api.GET('/api/runs/{job_id}', { params: { path: { job_id: runId } }, signal })),
    }),
  overview: (runId: string) =>
    queryOptions({
      queryKey: ['run', runId, 'overview'],
      queryFn: ({ signal }) =>
        answerOf(api.GET('/job/{job_id}/overview', { params: { path: { job_id: runId } }, signal })),
    }),
  charts: (runId: string, itemId: number) =>
    queryOptions({
      queryKey: ['run', runId, 'charts', itemId],
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: ({ signal }) =>
        answerOf(
          api.GET('/job/{job_id}/items/{item_id}/charts', {
            params: { path: { job_id: runId, item_id: itemId } },
            signal,
          }),
        ),
    }),
  product: (runId: string, itemId: number, platform: string, productId: string) =>
    queryOptions({
      queryKey: ['run', runId, 'product', itemId, platform, productId],
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: ({ signal }) =>
        answerOf(
          api.GET('/job/{job_id}/products/{product_id}', {
            params: { path: { job_id: runId, product_id: productId }, query: { platform, item_id: itemId } },
            signal,
          }),
        ),
    }),
  listing: (platform: string, productId: string) =>
    queryOptions({
      queryKey: ['listing', platform, productId],
      staleTime: 60_000,
      // A marketplace's product is not in the catalog: that is an answer, and no fault.
      queryFn: async ({ signal }) => {
        const path = { platform, product_id: productId };
        const { data, error, response } = await api.GET('/api/v1/catalog/products/{platform}/{product_id}', {
          params: { path },
          signal,
        });
        if (response.status === 404 || response.status === 401) return null;
        return answerOf(Promise.resolve({ ...(data === undefined ? {} : { data }), error, response }));
      },
    }),
  feedback: (runId: string) =>
    queryOptions({
      queryKey: ['run', runId, 'feedback'],
      queryFn: ({ signal }) =>
        answerOf(api.GET('/job/{job_id}/feedback', { params: { path: { job_id: runId } }, signal })),
    }),
  diagnosis: (runId: string) =>
    queryOptions({
      queryKey: ['run', runId, 'diagnosis'],
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: ({ signal }) =>
        answerOf(api.GET('/job/{job_id}/diagnosis', { params: { path: { job_id: runId } }, signal })),
    }),
  questions: (runId: string, itemId: number, ask: { language?: Language; only?: string; pageSize?: number }) =>
    queryOptions({
      queryKey: ['run', runId, 'questions', itemId, ask],
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: ({ signal }) => {
        const { language = 'en', only, pageSize = 200 } = ask;
        const query = {
          item_id: itemId,
          page: 1,
          page_size: pageSize,
          language,
          ...(only === undefined ? {} : { only }),
        };
        return answerOf(api.GET('/job/{job_id}/questions', { params: { path: { job_id: runId }, query }, signal }));
      },
    }),
  comparison: (before: string, after: string) =>
    queryOptions({
      queryKey: ['comparison', before, after],
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: ({ signal }) =>
        answerOf(
          api.GET('/api/runs/{job_id}/diff/{other_id}', {
            params: { path: { job_id: before, other_id: after } },
            signal,
          }),
        ),
    }),
  catalog: () =>
    queryOptions({
      queryKey: ['catalog'],
      queryFn: ({ signal }) => answerOf(api.GET('/api/v1/catalog', { signal })),
    }),
  catalogSearch: (search: { q: string; platform: string; brand: string; category: string; page: number }) =>
    queryOptions({
      queryKey: ['catalog', 'search', search],
      enabled: search.q !== '',
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => {
        const { q, platform, brand, category, page } = search;
        const query = {
          q,
          page,
          ...(platform === '' ? {} : { platform }),
          ...(brand === '' ? {} : { brand }),
          ...(category === '' ? {} : { category }),
        };
        return answerOf(api.GET('/api/v1/catalog/products', { params: { query }, signal }));
      },
    }),
  sources: () =>
    queryOptions({
      queryKey: ['sources'],
      queryFn: ({ signal }) => answerOf(api.GET('/api/v1/sources', { signal })),
    }),
  deliveries: (failedOnly: boolean) =>
    queryOptions({
      queryKey: ['deliveries', failedOnly],
      queryFn: ({ signal }) =>
        answerOf(
          api.GET('/api/v1/deliveries', {
            params: { query: { limit: 200, ...(failedOnly ? { state: 'failed' as const } : {}) } },
            signal,
          }),
        ),
    }),
};
