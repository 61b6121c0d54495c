import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aProduct } from '../support/sourcing-builders.ts';
import { openTestService, type TestService } from '../support/test-service.ts';

interface Found {
  total_count: number;
  products: { product_id: string }[];
  facets: Record<string, { value: string; products: number }[]>;
}

describe('the catalog for people', () => {
  let service: TestService;
  const idsOf = ({ products }: Found) => products.map(({ product_id }) => product_id).toSorted();

  beforeAll(async () => {
    service = await openTestService();
  });
  afterAll(() => service?.close());

  test('is empty before anything was imported', async () => {
    const state = await service.call('GET', '/api/v1/catalog');
    expect(state.body).toMatchObject({ products: 0, platforms: [], unindexed: 0, is_replacing: false });
    expect((await service.call<Found>('GET', '/api/v1/catalog/products?q=mug')).body.total_count).toBe(0);
  });

  test('says what it holds, anew after each import', async () => {
    const mug = { title: 'Stoneware mug', brand: 'Kiln', category: ['Home', 'Mugs'] };
    await service.importProducts([
      aProduct({ ...mug, product_id: 'm1', attributes: [{ name: 'Capacity', value: '350 ml' }] }),
      aProduct({ ...mug, product_id: 'm2', images: ['https://example.com/m2.jpg'] }),
      aProduct({ title: 'Camping mug', product_id: 'm3', platform: '1688', supplier: { member_id: 5 } }),
    ]);
    const { body } = await service.call('GET', '/api/v1/catalog');
    expect(body).toMatchObject({
      products: 3,
      platforms: [
        { platform: '1688', products: 1, with_attributes: 0, with_images: 0, with_supplier_id: 1 },
        { platform: 'alibaba', products: 2, with_attributes: 1, with_images: 1, with_supplier_id: 0 },
      ],
      profile: { sampled: 3, attributes: [{ name: 'Capacity', products: 1, values: 1, examples: ['350 ml'] }] },
    });
    expect(Date.parse(String(body.written_at))).not.toBeNaN();
    await service.importProducts([aProduct({ title: 'Travel mug', product_id: 'm4' })]);
    expect((await service.call('GET', '/api/v1/catalog')).body.products).toBe(4);
  });

  test('finds products by words and narrows them by facets, a page at a time', async () => {
    const search = async (query: string) =>
      (await service.call<Found>('GET', `/api/v1/catalog/products?q=mug${query}`)).body;
    const all = await search('');
    expect([all.total_count, idsOf(all)]).toEqual([4, ['m1', 'm2', 'm3', 'm4']]);
    expect(all.facets.platform).toEqual([
      { value: 'alibaba', products: 3 },
      { value: '1688', products: 1 },
    ]);
    const narrowed = await search('&brand=Kiln&category=Mugs');
    expect(idsOf(narrowed)).toEqual(['m1', 'm2']);
    expect(narrowed.facets.brand).toEqual([{ value: 'Kiln', products: 2 }]);
    const pages = await Promise.all([1, 2, 3].map((page) => search(`&page_size=2&page=${page}`)));
    expect(pages.map(({ products }) => products.length)).toEqual([2, 2, 0]);
    expect(pages.flatMap(idsOf).toSorted()).toEqual(idsOf(all));
  });

  test('refuses a search without words, and a facet that it does not know', async () => {
    for (const query of ['', '?q=', '?q=mug&colour=red', '?q=mug&page=0', '?q=mug&page_size=101']) {
      expect((await service.call('GET', `/api/v1/catalog/products${query}`)).status, query).toBe(400);
    }
  });

  test('gives one product as it is kept, by platform and id', async () => {
    const known = await service.call('GET', '/api/v1/catalog/products/1688/m3');
    expect(known.body).toEqual({
      platform: '1688',
      product_id: 'm3',
      title: 'Camping mug',
      supplier: { member_id: 5 },
    });
    const unknown = await service.call<{ issues: unknown[] }>('GET', '/api/v1/catalog/products/alibaba/m3');
    expect([unknown.status, unknown.body.issues]).toEqual([
      404,
      [{ code: 'not_found', path: ['product_id'], message: 'is not a product of this platform' }],
    ]);
  });
});
