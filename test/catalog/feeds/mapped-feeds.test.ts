import { expect, test } from 'vitest';
import { parseFeedMapping } from '../../../src/catalog/feeds/feed-mapping.ts';
import type { ReadProductsOptions } from '../../../src/catalog/feeds/read-products.ts';
import { readFeed } from './read-feed.ts';

/** What a mapping makes of a sample feed's first product. */
async function mapped(file: string, fields: Record<string, unknown>, attributes: object = {}): Promise<unknown> {
  const mapping = parseFeedMapping({ fields, attributes });
  const { products, rejections } = await readFeed('', { file: `sample/feeds/${file}`, mapping });
  expect(rejections).toEqual([]);
  return products[0];
}

test('a mapping reads every format as it is: elements, columns, nodes and the rows of a handle', async () => {
  expect(
    await mapped(
      'google.xml',
      { product_id: 'id', title: 'title', category: 'product_type' },
      { list: { from: 'product_detail', name: 'attribute_name', value: 'attribute_value' } },
    ),
  ).toEqual({
    platform: 'alibaba',
    product_id: 'KB-500-BLK',
    title: 'Vacuum steel bottle 500 ml, black',
    category: ['Home & Garden', 'Drinkware', 'Bottles'],
    attributes: [
      { name: 'Lid type', value: 'Screw lid' },
      { name: 'BPA free', value: 'Yes' },
    ],
  });
  expect(await mapped('google.tsv', { product_id: 'id', title: 'title', images: 'image link' })).toMatchObject({
    product_id: 'TS-M-NAVY',
    images: ['https://img.kesi.example/ts-navy.jpg'],
  });
  expect(
    await mapped('products.jsonld', {
      product_id: 'name',
      title: 'name',
      brand: 'brand.name',
      'price.amount': 'offers.lowPrice',
      'price.currency': 'offers.priceCurrency',
    }),
  ).toMatchObject({ product_id: 'Electric kettle 1.7 l', brand: 'Kesi', price: { tiers: [{ amount: '14.20' }] } });
  expect(
    await mapped('shopify.csv', { product_id: 'key', title: 'rows.0.Title', 'price.amount': 'rows.1.Variant Price' }),
  ).toMatchObject({ product_id: 'canvas-tote', price: { currency: 'USD', tiers: [{ amount: '2.60' }] } });
  expect(
    await mapped('products.csv', { product_id: 'product_id', title: 'title', unit: 'attributes.Capacity' }),
  ).toMatchObject({
    unit: '750 ml',
  });
});

test('a mapping without a platform needs one to be named', async () => {
  const mapping = parseFeedMapping({ fields: { product_id: 'id', title: 'title' } });
  const { readProducts } = await import('../../../src/catalog/feeds/read-products.ts');
  const options: ReadProductsOptions = { file: 'sample/feeds/google.xml', platforms: ['1688', 'alibaba'], mapping };
  await expect(readProducts(options)).rejects.toThrow(
    'The mapping has no fields.platform; add it, or pass --platform (1688, alibaba).',
  );
});
