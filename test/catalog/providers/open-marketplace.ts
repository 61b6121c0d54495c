import { afterAll, afterEach, beforeAll } from 'vitest';
import type { CatalogQuery } from '../../../src/catalog/catalog.ts';
import type { Product } from '../../../src/catalog/product.ts';
import { HttpMarketplace, type MarketplaceOptions } from '../../../src/catalog/providers/http/http-marketplace.ts';
import type { Pacing } from '../../../src/catalog/providers/http/pacing.ts';
import { parseSources } from '../../../src/catalog/providers/http/read-sources.ts';
import {
  describeMarketplace,
  type MarketplaceServer,
  openMarketplaceServer,
} from '../../support/marketplace-server.ts';
import { platforms } from '../temp-catalog.ts';

export const secret = 's3cret-t0ken';
export const cups = Array.from(
  { length: 25 },
  (_, index): Product => ({
    platform: '1688',
    product_id: String(100 + index),
    title: 'Paper cup',
    attributes: [{ name: 'Number', value: String(index) }],
  }),
);

/** The server of the file that runs, with 25 cups. */
export let server: MarketplaceServer;
/** Marketplaces that are closed after the test. */
export const opened: HttpMarketplace[] = [];

/** For a file whose tests search marketplaces: each test finds the server well, and leaves nothing open. */
export function serveMarketplace(): void {
  beforeAll(async () => {
    server = await openMarketplaceServer(cups);
  });
  afterAll(() => server[Symbol.asyncDispose]());
  afterEach(async () => {
    server.always(undefined);
    server.vanished.clear();
    server.received.length = 0;
    await Promise.all(opened.splice(0).map((marketplace) => marketplace.close()));
  });
}

export const plain = { requests_per_second: 1000, retry_base_ms: 1 };

export function openMarketplace(
  changes: Record<string, unknown> = {},
  options: MarketplaceOptions = {},
): HttpMarketplace {
  const [settings] = parseSources({ sources: [describeMarketplace(server.origin, changes)] }, 'test', {
    platforms,
    secret: () => secret,
  });
  if (settings === undefined) throw new Error('no settings');
  const marketplace = new HttpMarketplace(settings, options);
  opened.push(marketplace);
  return marketplace;
}

export const cupQuery: CatalogQuery = { texts: [{ text: 'paper cup', weight: 1 }], limit: 25 };

/** What a search gives: how many products, the notes, or the failure. */
export async function outcome(marketplace: HttpMarketplace, query: CatalogQuery = cupQuery) {
  const notes: string[] = [];
  const found = await marketplace.search(query, { onNote: (note) => notes.push(note) });
  return { count: found.length, notes };
}

/** Time that passes only by sleeping; every pause is on record. */
export function recordedPacing(): Pacing & { sleeps: number[] } {
  let now = 0;
  const sleeps: number[] = [];
  return {
    sleeps,
    now: () => now,
    random: () => 1,
    async sleep(ms) {
      sleeps.push(ms);
      now += ms;
    },
  };
}
