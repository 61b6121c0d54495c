import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { askForToken } from '../frame/token-request.ts';
import { ApiError, needsToken } from './api-error.ts';

function onError(error: unknown): void {
  if (needsToken(error)) askForToken();
}

/** What the pages know of the service. A refusal is final; what may pass is tried twice more. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        gcTime: 5 * 60_000,
        refetchOnWindowFocus: false,
        retry: (count, error) => count < 2 && error instanceof ApiError && error.isTransient,
        retryDelay: (count) => 500 * 2 ** count,
      },
    },
  });
}
