import { expect, test } from 'vitest';
import { readCatalogStats } from '../../src/catalog/catalog-stats.ts';
import { openLanceCatalog } from '../../src/catalog/lance-catalog.ts';
import { deleteProducts, optimizeCatalog } from '../../src/catalog/maintain-catalog.ts';
import { importRecords, product, tempFolder } from './temp-catalog.ts';

test('statistics count products, prices and supplier ids by platform; an empty catalog has none', async () => {
  await using folder = await tempFolder();
  expect(await readCatalogStats(folder.path)).toMatchObject({ products: 0, platforms: [], unindexed: 0, bytes: 0 });
  await importRecords(folder.path, [
    product('1', 'Mug', { price: { currency: 'USD', amount: '1' }, supplier: { member_id: 5 } }),
    product('2', 'Cup', { supplier: { name: 'Kiln' } }),
    { ...product('3', 'Jar'), platform: 'alibaba' },
  ]);
  const stats = await readCatalogStats(folder.path);
  expect(stats).toMatchObject({
    products: 3,
    platforms: [
      { platform: '1688', products: 2, withPrice: 1, withSupplierId: 1 },
      { platform: 'alibaba', products: 1, withPrice: 0, withSupplierId: 0 },
    ],
    unindexed: 0,
  });
  expect(stats.bytes).toBeGreaterThan(0);
});

test('a deleted product is gone from search, and a later import of it counts as new', async () => {
  await using folder = await tempFolder();
  await importRecords(folder.path, [
    product('1', "Potter's mug"),
    product("2'x", 'Odd id mug'),
    product('3', 'Plain mug'),
  ]);
  expect(await deleteProducts(folder.path, { platform: '1688', productId: "2'x" })).toBe(1);
  expect(await deleteProducts(folder.path, { platform: '1688', productId: 'none' })).toBe(0);
  expect(await deleteProducts(folder.path, { platform: 'alibaba' })).toBe(0);
  const catalog = await openLanceCatalog({ uri: folder.path });
  const found = await catalog.search({ texts: [{ text: 'mug', weight: 1 }], limit: 5 });
  expect(found.map((candidate) => candidate.product.product_id).toSorted()).toEqual(['1', '3']);
  expect((await importRecords(folder.path, [product("2'x", 'Odd id mug')])).new).toBe(1);
  expect(await deleteProducts(folder.path, { platform: '1688' })).toBe(3);
  expect(await catalog.count()).toBe(0);
  await catalog.close();
});

test('optimizing changes no answer', async () => {
  await using folder = await tempFolder();
  for (const id of ['1', '2', '3']) await importRecords(folder.path, [product(id, `Mug ${id}`)]);
  const catalog = await openLanceCatalog({ uri: folder.path });
  const query = { texts: [{ text: 'mug', weight: 1 }], limit: 5 };
  const before = await catalog.search(query);
  await optimizeCatalog(folder.path);
  expect(await catalog.search(query)).toEqual(before);
  await catalog.close();
});
