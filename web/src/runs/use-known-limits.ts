import { useQuery } from '@tanstack/react-query';
import type { SourcingRequest } from '../api/answers.ts';
import { queries } from '../api/queries.ts';
import { noPriceLimit, type PriceLimits } from '../requests/price-limit.ts';
import { readPriceLimits } from '../requests/price-limit-store.ts';
import { limitsOfRun } from './run-context.ts';

/** What each item may cost: as written on its form in this browser, else as in the last run. Undefined while it is read. */
export function useKnownLimits(request: SourcingRequest): PriceLimits | undefined {
  const runs = useQuery(queries.runs(request.sr_id));
  const last = runs.data?.runs[0]?.runId;
  const overview = useQuery({ ...queries.overview(last ?? ''), enabled: last !== undefined });
  const isSettled = runs.isError || runs.isSuccess;
  if (!isSettled || (last !== undefined && overview.isPending)) return undefined;
  const none = Object.fromEntries(request.items.map(({ id }) => [String(id), noPriceLimit]));
  return { ...none, ...limitsOfRun(overview.data?.items ?? []), ...readPriceLimits(request.sr_id) };
}
