import { expect, test } from 'vitest';
import { readFeed } from './read-feed.ts';

test('the sample export: rows of a handle are one product, options its variants, image rows only images', async () => {
  const { format, products, rejections } = await readFeed('', { file: 'sample/feeds/shopify.csv' });
  expect([format, rejections]).toEqual(['shopify', []]);
  expect(products).toEqual([
    {
      platform: 'alibaba',
      product_id: 'canvas-tote',
      title: 'Canvas tote bag',
      description: 'Heavy canvas, 340 g/m².\n\nInner pocket',
      brand: 'Kesi',
      category: ['Luggage & Bags', 'Tote Bags'],
      images: ['natural', 'black', 'inside'].map((name) => `https://img.kesi.example/ct-${name}.jpg`),
      price: { currency: 'USD', tiers: [{ min_quantity: 1, amount: '2.40' }] },
      attributes: [
        { name: 'Type', value: 'Tote bag' },
        { name: 'Tags', value: 'canvas, eco' },
        { name: 'Material', value: 'Cotton' },
        { name: 'Size', value: '38 x 42 cm' },
        { name: 'Weight', value: '210 g' },
      ],
      variants: [
        {
          sku_id: 'CT-N-38',
          attributes: [
            { name: 'Color', value: 'Natural' },
            { name: 'GTIN', value: '6901234800012' },
          ],
          stock: 500,
        },
        {
          sku_id: 'CT-B-38',
          attributes: [
            { name: 'Color', value: 'Black' },
            { name: 'GTIN', value: '6901234800029' },
          ],
          price: { currency: 'USD', tiers: [{ min_quantity: 1, amount: '2.60' }] },
          stock: 0,
        },
      ],
    },
    {
      platform: 'alibaba',
      product_id: 'gel-pen-05',
      title: 'Gel pen 0.5 mm',
      description: 'Quick-drying gel ink, blue.',
      brand: 'Kesi',
      category: ['Pens'],
      images: ['https://img.kesi.example/gp-05.jpg'],
      price: { currency: 'USD', tiers: [{ min_quantity: 1, amount: '0.18' }] },
      attributes: [
        { name: 'Tags', value: 'office' },
        { name: 'MPN', value: 'GP05B' },
        { name: 'Weight', value: '11 g' },
        { name: 'SKU', value: 'GP-05' },
      ],
    },
  ]);
});

test('the newer export names its columns otherwise and means the same', async () => {
  const csv = [
    'Title,URL handle,Description,Vendor,Option1 name,Option1 value,SKU,Barcode,Price,Weight value (grams),Product image URL',
    "Tote,tote,<p>Big</p>,Kesi,Color,Red,T-R,'690,2.40,200,https://img.example/t.jpg",
    ',tote,,,,Blue,T-B,,2.40,200,',
  ].join('\n');
  const { format, products } = await readFeed(csv);
  expect(format).toBe('shopify');
  expect(products).toMatchObject([
    {
      product_id: 'tote',
      description: 'Big',
      price: { tiers: [{ amount: '2.40' }] },
      attributes: [{ name: 'Weight', value: '200 g' }],
      variants: [
        {
          sku_id: 'T-R',
          attributes: [
            { name: 'Color', value: 'Red' },
            { name: 'GTIN', value: '690' },
          ],
        },
        { sku_id: 'T-B', attributes: [{ name: 'Color', value: 'Blue' }] },
      ],
    },
  ]);
});

test('without a currency or a platform the feed is refused before anything is read', async () => {
  const file = 'sample/feeds/shopify.csv';
  const without = (name: 'platform' | 'currency') => {
    const options: Parameters<typeof readFeed>[1] = { file, platform: 'alibaba', currency: 'USD' };
    delete options[name];
    return import('../../../src/catalog/feeds/read-products.ts').then(({ readProducts }) =>
      readProducts({ file, platforms: ['1688', 'alibaba'], ...options }),
    );
  };
  await expect(without('currency')).rejects.toThrow('A shopify feed names no currency; pass --currency');
  await expect(without('platform')).rejects.toThrow(
    'A shopify feed names no platform; pass --platform (1688, alibaba).',
  );
});

test('a row that is broken costs its row, and a product without a title itself', async () => {
  const csv =
    'Handle,Title,Option1 Name,Option1 Value,Variant Price\na,Mug,Color,Red,1.00\na,,,Blue\nb,,Color,Red,1.00\n';
  const { products, rejections } = await readFeed(csv);
  expect(products.map(({ product_id }) => product_id)).toEqual(['a']);
  expect(rejections).toEqual(['3 line has 4 fields; the header has 5', '4 title is missing']);
});
