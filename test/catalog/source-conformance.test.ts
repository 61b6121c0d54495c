import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Catalog, CatalogQuery } from '../../src/catalog/catalog.ts';
import { embedCatalog } from '../../src/catalog/embeddings/embed-catalog.ts';
import { openCatalog } from '../../src/catalog/embeddings/open-catalog.ts';
import { openLanceCatalog } from '../../src/catalog/lance-catalog.ts';
import type { Product } from '../../src/catalog/product.ts';
import { HttpMarketplace } from '../../src/catalog/providers/http/http-marketplace.ts';
import { parseSources } from '../../src/catalog/providers/http/read-sources.ts';
import type { Price } from '../../src/matching/listing.ts';
import { openEmbeddingsServer } from '../support/embeddings-server.ts';
import { describeMarketplace, marketplaceMapping, openMarketplaceServer } from '../support/marketplace-server.ts';
import { importRecords, platforms, tempFolder } from './temp-catalog.ts';

interface OpenedSource extends AsyncDisposable {
  catalog: Catalog;
}

/** Every kind of source, holding the given products. */
const kinds: Record<string, (products: Product[]) => Promise<OpenedSource>> = {
  async 'a LanceDB dataset'(products) {
    const folder = await tempFolder();
    if (products.length > 0) await importRecords(folder.path, products);
    const catalog = await openLanceCatalog({ uri: folder.path });
    return {
      catalog,
      async [Symbol.asyncDispose]() {
        await catalog.close();
        await folder[Symbol.asyncDispose]();
      },
    };
  },
  async 'a LanceDB dataset with vectors'(products) {
    const folder = await tempFolder();
    const server = await openEmbeddingsServer();
    const embeddings = {
      url: `${server.origin}/v1/embeddings`,
      model: 'bag-of-words',
      apiKey: undefined,
      queryTimeoutMs: 5_000,
      maxCharacters: 500,
      batchSize: 64,
      minSimilarity: 0.2,
    };
    if (products.length > 0) await importRecords(folder.path, products);
    await embedCatalog({
      uri: folder.path,
      settings: embeddings,
      rebuild: false,
      signal: new AbortController().signal,
    });
    const catalog = await openCatalog({ uri: folder.path, embeddings });
    return {
      catalog,
      async [Symbol.asyncDispose]() {
        await catalog.close();
        await server[Symbol.asyncDispose]();
        await folder[Symbol.asyncDispose]();
      },
    };
  },
  async 'a marketplace behind HTTP'(products) {
    const server = await openMarketplaceServer(products);
    const description = describeMarketplace(server.origin, {
      detail: { url: `${server.origin}/items/{product_id}`, product: marketplaceMapping.detail },
    });
    const [settings] = parseSources({ sources: [description] }, 'test', { platforms, secret: () => undefined });
    if (settings === undefined) throw new Error('no settings');
    const catalog = new HttpMarketplace(settings);
    return {
      catalog,
      async [Symbol.asyncDispose]() {
        await catalog.close();
        await server[Symbol.asyncDispose]();
      },
    };
  },
};

const bottle: Product = {
  platform: '1688',
  product_id: '610947572360',
  title: 'Steel bottle with a lid',
  description: 'Keeps tea warm.\nTwo walls.',
  url: 'https://market.example/610947572360',
  price: {
    currency: 'USD',
    tiers: [
      { min_quantity: 1, amount: '4.20' },
      { min_quantity: 500, amount: '3.10' },
    ],
  },
  attributes: [{ name: 'Capacity', value: '500 ml' }],
  supplier: { member_id: 11 },
};

const goods: Product[] = [
  bottle,
  {
    platform: 'alibaba',
    product_id: '7',
    title: 'Steel bottle',
    price: price('USD', '9.90'),
    supplier: { member_id: 12 },
  },
  { platform: 'alibaba', product_id: '8', title: 'Steel bottle', price: price('CNY', '2.00') },
  { platform: '1688', product_id: '9', title: 'Steel bottle' },
  ...Array.from(
    { length: 30 },
    (_, index): Product => ({
      platform: '1688',
      product_id: `cup-${String(index).padStart(2, '0')}`,
      title: 'Paper cup',
    }),
  ),
];

function price(currency: string, amount: string): Price {
  return { currency, tiers: [{ min_quantity: 1, amount }] };
}

function query(text: string, rest: Partial<CatalogQuery> = {}): CatalogQuery {
  return { texts: [{ text, weight: 1 }], phrases: [text], limit: 50, ...rest };
}

describe.each(Object.entries(kinds))('%s as a source', (_, open) => {
  let opened: OpenedSource;
  let source: Catalog;
  const keys = async (asked: CatalogQuery) =>
    (await source.search(asked)).map(({ product: { platform, product_id } }) => `${platform}:${product_id}`);

  beforeAll(async () => {
    opened = await open(goods);
    source = opened.catalog;
  });
  afterAll(() => opened[Symbol.asyncDispose]());

  test('answers with at most as many products as asked, none for none', async () => {
    expect(await keys(query('paper cup', { limit: 12 }))).toHaveLength(12);
    expect(await keys(query('paper cup'))).toHaveLength(30);
    expect(await keys(query('paper cup', { limit: 0 }))).toEqual([]);
  });

  test('answers best first, the same way every time', async () => {
    const found = await source.search(query('steel bottle with a lid 500 ml', { limit: 3 }));
    expect(found[0]?.product.product_id).toBe('610947572360');
    const scores = found.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(await source.search(query('steel bottle with a lid 500 ml', { limit: 3 }))).toEqual(found);
  });

  test('finds each product once', async () => {
    const found = await keys(query('paper cup'));
    expect(new Set(found).size).toBe(found.length);
  });

  test('finds nothing where there is nothing, and whatever is asked does no harm', async () => {
    expect(await keys(query('zeppelin'))).toEqual([]);
    for (const text of ["' OR 1=1 --", '{page} &size=1#', '🫖', '   ', '"\\']) {
      expect(await keys(query(text)), text).toEqual([]);
    }
  });

  test('keeps to the platforms that were named', async () => {
    expect((await keys(query('steel bottle', { platforms: ['alibaba'] }))).toSorted()).toEqual([
      'alibaba:7',
      'alibaba:8',
    ]);
    expect(await keys(query('steel bottle', { platforms: ['alibaba'], limit: 1 })), 'however few').toHaveLength(1);
    expect(await keys(query('steel bottle', { platforms: [] }))).toEqual([]);
    expect(await keys(query('steel bottle', { platforms: ['elsewhere'] }))).toEqual([]);
  });

  test('a maximum price is met by the lowest step in that currency; a product silent on it is left out', async () => {
    const upTo = (amount: string, currency = 'USD') =>
      keys(query('steel bottle', { filters: { maxPrice: { amount, currency } } }));
    expect(await upTo('3.10')).toEqual(['1688:610947572360']);
    expect(await upTo('3.09')).toEqual([]);
    expect((await upTo('100')).toSorted()).toEqual(['1688:610947572360', 'alibaba:7']);
    expect(await upTo('100', 'CNY')).toEqual(['alibaba:8']);
  });

  test('keeps to the suppliers that were named', async () => {
    const of = (...supplierMemberIds: number[]) => keys(query('steel bottle', { filters: { supplierMemberIds } }));
    expect(await of(12)).toEqual(['alibaba:7']);
    expect(await of()).toEqual([]);
  });

  test('gives one product whole, and null for one it does not have', async () => {
    expect(await source.get('1688', '610947572360')).toEqual(bottle);
    expect(await source.get('1688', 'nothing')).toBeNull();
    expect(await source.get('elsewhere', '7')).toBeNull();
  });

  test('a found product is whole too', async () => {
    const [found] = await source.search(query('lid'));
    expect(found?.product).toEqual(bottle);
  });

  test('has a version that stays while nothing changes; one that cannot promise it says so, and no count', async () => {
    expect(await source.version()).toBe(await source.version());
    expect(await source.version()).toMatch(/^[\w.-]+$/);
    expect(await source.count()).toBe(source.isLive === true ? null : goods.length);
  });

  test('a search that nobody waits for rejects with the reason', async () => {
    const reason = new Error('nobody waits');
    await expect(source.search(query('cup'), { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });

  test('a source without products answers like any other', async () => {
    await using empty = await open([]);
    expect(await empty.catalog.search(query('cup'))).toEqual([]);
    expect(await empty.catalog.get('1688', '1')).toBeNull();
    expect([0, null]).toContain(await empty.catalog.count());
  });

  test('a closed source refuses to search, and may be closed again', async () => {
    await using other = await open(goods);
    expect((await other.catalog.search(query('lid'))).length).toBe(1);
    await other.catalog.close();
    await expect(other.catalog.search(query('lid'))).rejects.toThrow();
    await expect(other.catalog.close()).resolves.toBeUndefined();
  });
});
