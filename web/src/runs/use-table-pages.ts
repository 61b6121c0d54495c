import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import type { Table, TableRow } from '../api/answers.ts';
import { answerOf, api } from '../api/client.ts';
import type { RunViewState } from './run-view-state.ts';
import { pageSize, pagesInView, rowAt } from './table-pages.ts';

type Filter = Pick<RunViewState, 'stages' | 'q' | 'platform' | 'spec' | 'sort' | 'isDescending' | 'isFolded'>;

function pageQuery(runId: string, itemId: number, filter: Filter, page: number) {
  const { stages, q, platform, spec, sort, isDescending, isFolded } = filter;
  const query = {
    page,
    page_size: pageSize,
    stage: stages.join(','),
    sort,
    ...(q === '' ? {} : { q }),
    ...(platform === '' ? {} : { platform }),
    ...(spec === '' ? {} : { spec }),
    ...(isDescending ? { order: 'desc' as const } : {}),
    ...(isFolded ? { fold: 'true' as const } : {}),
  };
  return {
    queryKey: ['run', runId, 'table', itemId, query],
    staleTime: Number.POSITIVE_INFINITY,
    // Pages out of sight are dropped soon: twenty thousand products would take too much memory.
    gcTime: 20_000,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      answerOf(
        api.GET('/job/{job_id}/items/{item_id}/table', {
          params: { path: { job_id: runId, item_id: itemId }, query },
          signal,
        }),
      ),
  };
}

interface TablePages {
  totalCount: number | null;
  /** The row at a place of the whole table; undefined while its page is being read. */
  rowAt: (index: number) => TableRow | undefined;
  /** Products of the item that no exchange rate joins to its price limits. */
  withoutRate: Table['without_rate'];
  error: Error | null;
  isOutdated: boolean;
}

/** The table of an item, read page by page as it is looked at: from place `first` to place `last`. */
export function useTablePages(
  runId: string,
  itemId: number,
  filter: Filter,
  range: { first: number; last: number },
): TablePages {
  const head = useQuery({ ...pageQuery(runId, itemId, filter, 1), placeholderData: keepPreviousData });
  const pages = pagesInView(range, head.data?.total_count ?? 0);
  const rest = useQueries({ queries: pages.map((page) => pageQuery(runId, itemId, filter, page)) });
  const rowsByPage = new Map([
    [1, head.data?.rows],
    ...pages.map((page, index): [number, TableRow[] | undefined] => [page, rest[index]?.data?.rows]),
  ]);
  return {
    totalCount: head.data?.total_count ?? null,
    rowAt: (index) => rowAt(index, rowsByPage),
    withoutRate: head.data?.without_rate ?? [],
    error: head.error,
    isOutdated: head.isPlaceholderData,
  };
}
