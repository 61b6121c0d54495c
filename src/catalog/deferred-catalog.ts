import type { StoredCatalog } from './catalog.ts';

/**
 * A catalog that is opened by the first question to it. One that could not be opened is tried again by the next
 * question; each fails with the reason.
 */
export function deferCatalog(open: () => Promise<StoredCatalog>): StoredCatalog {
  let opened: Promise<StoredCatalog> | undefined;
  const catalog = (): Promise<StoredCatalog> => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  return {
    search: async (query, options) => (await catalog()).search(query, options),
    get: async (platform, productId) => (await catalog()).get(platform, productId),
    count: async () => (await catalog()).count(),
    check: async () => (await catalog()).check(),
    version: async () => (await catalog()).version(),
    close: async () => (await opened)?.close(),
  };
}
