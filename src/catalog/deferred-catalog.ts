import { emptyVersion, type StoredCatalog } from './catalog.ts';

/**
 * A catalog that is opened by the first question to it. One that could not be opened is tried again by the next
 * question; each fails with the reason. While it is absent, nothing has to be opened to say what it holds and that it is sound.
 */
export function deferCatalog(open: () => Promise<StoredCatalog>, isAbsent: () => boolean): StoredCatalog {
  let opened: Promise<StoredCatalog> | undefined;
  const catalog = (): Promise<StoredCatalog> => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  const isKnownAbsent = () => opened === undefined && isAbsent();
  return {
    async search(query, options) {
      options?.signal?.throwIfAborted();
      return isKnownAbsent() ? [] : (await catalog()).search(query, options);
    },
    get: async (platform, productId) => (isKnownAbsent() ? null : (await catalog()).get(platform, productId)),
    profile: async () => (isKnownAbsent() ? null : (await catalog()).profile()),
    count: async () => (isKnownAbsent() ? 0 : (await catalog()).count()),
    async check() {
      if (!isKnownAbsent()) await (await catalog()).check();
    },
    version: async () => (isKnownAbsent() ? emptyVersion : (await catalog()).version()),
    close: async () => (await opened)?.close(),
  };
}
