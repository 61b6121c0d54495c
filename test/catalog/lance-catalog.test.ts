import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { connectDataset } from '../../src/catalog/connect-dataset.ts';
import { openLanceCatalog } from '../../src/catalog/lance-catalog.ts';
import { importRecords, product, tempFolder } from './temp-catalog.ts';

const goods = [
  product('b1', 'Stainless steel water bottle 500ml black', {
    category: ['Drinkware'],
    price: { currency: 'USD', amount: '3.20' },
    supplier: { member_id: 11 },
  }),
  product('b2', '不锈钢保温杯 500毫升 黑色', { price: { currency: 'CNY', amount: '18' } }),
  { ...product('b3', 'Glass bottle', { attributes: [{ name: 'Capacity', value: '0.5 L' }] }), platform: 'alibaba' },
  product('c1', 'Cotton canvas tote bags', { price: { currency: 'USD', amount: '1.10' }, supplier: { member_id: 12 } }),
];

async function ids(uri: string, text: string, rest: object = {}): Promise<string[]> {
  const catalog = await openLanceCatalog({ uri });
  try {
    const found = await catalog.search({ texts: [{ text, weight: 1 }], limit: 10, ...rest });
    return found.map(({ product: { product_id } }) => product_id);
  } finally {
    await catalog.close();
  }
}

describe('searching the catalog', () => {
  test('a dataset that does not exist answers with nothing, and is seen as soon as it does', async () => {
    await using folder = await tempFolder();
    const catalog = await openLanceCatalog({ uri: path.join(folder.path, 'later') });
    const query = { texts: [{ text: 'bottle', weight: 1 }], limit: 5 };
    expect(await catalog.search(query)).toEqual([]);
    expect(await catalog.count()).toBe(0);
    expect(await catalog.get('1688', 'b1')).toBeNull();
    const before = await catalog.version();
    await importRecords(path.join(folder.path, 'later'), goods);
    expect((await catalog.search(query)).map((found) => found.product.product_id)).toContain('b1');
    expect(await catalog.count()).toBe(4);
    const first = await catalog.version();
    expect(first).not.toBe(before);
    await importRecords(path.join(folder.path, 'later'), [product('b4', 'Bottle opener')]);
    expect(await catalog.count()).toBe(5);
    expect(await catalog.version()).not.toBe(first);
    expect(await catalog.version()).toBe(await catalog.version());
    await catalog.close();
  });

  test('a product of megabytes is found as far as it is read, and looked up whole', async () => {
    await using folder = await tempFolder();
    const attributes = Array.from({ length: 250 }, (_, at) => ({ name: `n${at}`, value: '500 ml, '.repeat(500) }));
    await importRecords(folder.path, [...goods, product('long', 'Bottle of many words', { attributes })]);
    const catalog = await openLanceCatalog({ uri: folder.path });
    const find = async () => {
      const found = await catalog.search({ texts: [{ text: 'bottle', weight: 1 }], limit: 10 });
      return found.find(({ product: { product_id } }) => product_id === 'long')?.product;
    };
    const found = await find();
    expect(JSON.stringify(found).length).toBeLessThan(100_000);
    expect(found?.unread).toContain('characters of the attributes were not read');
    expect((await catalog.get('1688', 'long'))?.attributes?.length).toBe(250);
    expect((await catalog.get('1688', 'long'))?.unread).toBeUndefined();
    expect((await catalog.get('1688', 'b1'))?.title).toBe('Stainless steel water bottle 500ml black');

    // A table of an older program keeps all of it in the one column.
    const connection = await connectDataset(folder.path);
    const table = await connection.openTable('products');
    await table.update({ valuesSql: { product: 'coalesce(whole, product)' } });
    await table.dropColumns(['whole']);
    expect((await catalog.get('1688', 'long'))?.attributes?.length).toBe(250);
    await importRecords(folder.path, [product('later', 'Bottle opener')]);
    expect((await catalog.get('1688', 'long'))?.attributes?.length).toBe(250);
    expect(JSON.stringify(await find()) === JSON.stringify(found)).toBe(true);
    connection.close();
    await catalog.close();
  });

  test('English, Chinese, plurals and units in another writing find their products', async () => {
    await using folder = await tempFolder();
    await importRecords(folder.path, goods);
    expect((await ids(folder.path, 'stainless bottles')).toSorted()).toEqual(['b1', 'b2', 'b3']);
    expect((await ids(folder.path, '保温杯'))[0]).toBe('b2');
    expect((await ids(folder.path, '500 ml')).toSorted()).toEqual(['b1', 'b2', 'b3']);
    expect((await ids(folder.path, '0.5L')).toSorted()).toEqual(['b1', 'b2', 'b3']);
    expect(await ids(folder.path, 'tote bag')).toEqual(['c1']);
    expect(await ids(folder.path, 'stainlss'), 'a typo, when nothing else matches').toEqual(['b1']);
    expect(await ids(folder.path, 'zeppelin')).toEqual([]);
    expect(await ids(folder.path, "' OR 1=1 --")).toEqual([]);
  });

  test('an English request finds the Chinese listing, and a Chinese one the English', async () => {
    await using folder = await tempFolder();
    await importRecords(folder.path, goods);
    expect(await ids(folder.path, 'thermos')).toEqual(['b2']);
    expect(await ids(folder.path, 'black')).toEqual(expect.arrayContaining(['b1', 'b2']));
    expect(await ids(folder.path, '帆布袋')).toEqual(['c1']);
  });

  test('goods are found by every name of their type, where no word of the request stands in them', async () => {
    await using folder = await tempFolder();
    const purifiers = [
      product('p1', 'Bedroom air purifier with night light'),
      product('p2', 'HEPA air cleaner for desks'),
      product('p3', 'Compressed air hose'),
    ];
    await importRecords(folder.path, [...goods, ...purifiers]);
    const found = await ids(folder.path, '空气净化器', { type: '空气净化器' });
    // A hose for air has one word of the names and is no candidate.
    expect(found.toSorted()).toEqual(['p1', 'p2']);
    expect(await ids(folder.path, '空气净化器')).toEqual([]);
  });

  test('filters leave out other platforms, dearer products, other currencies and other suppliers', async () => {
    await using folder = await tempFolder();
    await importRecords(folder.path, goods);
    const text = 'bottle 500ml bags';
    expect(await ids(folder.path, text, { platforms: ['alibaba'] })).toEqual(['b3']);
    expect(await ids(folder.path, text, { platforms: [] })).toEqual([]);
    expect(await ids(folder.path, text, { platforms: ["x' OR 'a'='a"] })).toEqual([]);
    const maxPrice = { amount: '3.20', currency: 'USD' };
    expect((await ids(folder.path, text, { filters: { maxPrice } })).toSorted()).toEqual(['b1', 'c1']);
    expect(await ids(folder.path, text, { filters: { maxPrice: { ...maxPrice, amount: '3.19' } } })).toEqual(['c1']);
    expect(await ids(folder.path, text, { filters: { supplierMemberIds: [11] } })).toEqual(['b1']);
  });

  test('equal scores come in the order of platform and product id', async () => {
    await using folder = await tempFolder();
    const twins = ['9', '10', '1'].map((id) => product(id, 'Blue mug'));
    await importRecords(folder.path, [...twins, { ...product('5', 'Blue mug'), platform: 'alibaba' }]);
    expect(await ids(folder.path, 'mug')).toEqual(['1', '10', '9', '5']);
  });
});
