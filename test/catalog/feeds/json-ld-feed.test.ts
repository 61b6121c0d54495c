import { expect, test } from 'vitest';
import { readFeed } from './read-feed.ts';

const context = { '@context': 'https://schema.org' };

test('the sample document: tiers of quantity, units of codes, a seller named by its id, a group with variants', async () => {
  const { format, products, rejections } = await readFeed('', { file: 'sample/feeds/products.jsonld' });
  expect([format, rejections]).toEqual(['jsonld', []]);
  expect(products[0]).toMatchObject({
    product_id: 'KT-120',
    description: 'Kettle of brushed steel with temperature control.',
    moq: 50,
    price: {
      currency: 'USD',
      tiers: [
        { min_quantity: 50, amount: '17.80' },
        { min_quantity: 500, amount: '14.20' },
      ],
    },
    supplier: { name: 'Kesi Drinkware', shop_url: 'https://kesi.example/' },
    attributes: expect.arrayContaining([
      { name: 'GTIN', value: '6901234700015' },
      { name: 'Weight', value: '1.1 kg' },
      { name: 'Height', value: '24 cm' },
      { name: 'Capacity', value: '1.7 l' },
      { name: 'Power', value: '2200 W' },
      { name: 'Auto shut-off', value: 'yes' },
      { name: 'Temperature', value: '40–100 °C' },
    ]),
  });
  expect(products[1]).toMatchObject({
    product_id: 'CB-1',
    title: 'USB-C charging cable',
    attributes: expect.arrayContaining([{ name: 'Color', value: 'Black' }]),
    variants: [{ sku_id: 'CB-1-1M' }, { sku_id: 'CB-1-2M', price: { tiers: [{ amount: '1.80' }] } }],
  });
});

test('the products of a page are found among its other scripts, with the line they start on', async () => {
  const { products } = await readFeed('', { file: 'sample/feeds/page.html' });
  expect(products).toMatchObject([
    { product_id: 'NB-A5', title: 'Notebook A5, 96 sheets & pen loop', supplier: { name: 'Kesi Drinkware' } },
  ]);
  const broken =
    '<html>\n<script type=application/ld+json>\n{"@type": "Product",}\n</script>\n<script type="application/ld+json">';
  expect((await readFeed(broken)).rejections).toEqual([
    expect.stringMatching(/^3 line is not JSON/),
    '5 line ends inside a script',
  ]);
});

test('pages as shops make them: hidden scripts, line breaks in texts, types as addresses, images as objects', async () => {
  const node = (id: string) =>
    `{"@context":"http://schema.org/","@type":["http://schema.org/Product"],"sku":${id},"name":"Mug ${id}",` +
    `"description":"Two\nlines","image":{"@type":"ImageObject","url":"https://img.example/${id}.jpg"},"offers":[{"price":"$1.50"}]}`;
  const page = [
    '<html><head>',
    `<script type='application/ld+json'>\n<!--\n${node('1')}\n-->\n</script>`,
    `<SCRIPT id="x" TYPE="application/ld+json">//<![CDATA[\n${node('2')}\n//]]></SCRIPT>`,
    `<script type="application/ld+json">[${node('3')},{"@type":"BreadcrumbList"}]</script>`,
  ].join('\n');
  const { products, rejections } = await readFeed(page);
  expect(rejections).toEqual([]);
  expect(products).toEqual(
    ['1', '2', '3'].map((id) => ({
      platform: 'alibaba',
      product_id: id,
      title: `Mug ${id}`,
      description: 'Two lines',
      images: [`https://img.example/${id}.jpg`],
      price: { currency: 'USD', tiers: [{ min_quantity: 1, amount: '1.50' }] },
    })),
  );
});

test('variants side by side are one product, by the group they name', async () => {
  const variant = (sku: string, size: string) => ({
    '@type': 'Product',
    sku,
    name: `Rain boot ${size}`,
    size,
    inProductGroupWithID: 'BOOT',
  });
  const { products } = await readFeed(
    JSON.stringify({ ...context, '@graph': [variant('B38', '38'), variant('B39', '39')] }),
  );
  expect(products).toMatchObject([
    { product_id: 'BOOT', title: 'Rain boot', variants: [{ sku_id: 'B38' }, { sku_id: 'B39' }] },
  ]);
});

test('offers without a list of their own give the lowest price; prices in two currencies keep the first', async () => {
  const kettle = (offers: unknown) => ({ ...context, '@type': 'Product', sku: '1', name: 'Kettle', offers });
  const cases: [offers: unknown, price: unknown][] = [
    [
      { '@type': 'AggregateOffer', lowPrice: 3.5, highPrice: 9, priceCurrency: 'EUR' },
      { currency: 'EUR', tiers: [{ min_quantity: 1, amount: '3.5' }] },
    ],
    [
      [
        { '@type': 'Offer', price: '4.10', priceCurrency: 'EUR' },
        { '@type': 'Offer', price: '4.60', priceCurrency: 'USD' },
      ],
      { currency: 'EUR', tiers: [{ min_quantity: 1, amount: '4.10' }] },
    ],
    [
      {
        '@type': 'Offer',
        priceSpecification: [
          {
            '@type': 'UnitPriceSpecification',
            price: '2.00',
            priceCurrency: 'CNY',
            eligibleQuantity: { minValue: 100 },
          },
          {
            '@type': 'UnitPriceSpecification',
            price: '9.00',
            priceCurrency: 'CNY',
            priceType: 'https://schema.org/ListPrice',
          },
        ],
      },
      { currency: 'CNY', tiers: [{ min_quantity: 100, amount: '2.00' }] },
    ],
    [{ '@type': 'Offer', price: 0 }, undefined],
  ];
  for (const [offers, price] of cases) {
    expect((await readFeed(JSON.stringify(kettle(offers)))).products[0]?.price).toEqual(price);
  }
});

test('a document larger than one record is read entry by entry, its products apart', async () => {
  const filler = 'x'.repeat(90_000);
  const nodes = Array.from({ length: 60 }, (_, n) => ({
    '@type': 'Product',
    sku: `S${n}`,
    name: `Mug ${n}`,
    description: filler,
  }));
  for (const document of [{ ...context, '@graph': nodes }, nodes]) {
    const { products, rejections } = await readFeed(JSON.stringify(document));
    expect([products.length, rejections]).toEqual([60, []]);
  }
});

test('nodes that name each other a thousandfold grow no larger for it', async () => {
  const group = {
    '@type': 'ProductGroup',
    '@id': '#g',
    productGroupID: 'G',
    name: 'Set',
    hasVariant: Array(1_000).fill({ '@id': '#v' }),
  };
  const variant = {
    '@id': '#v',
    '@type': 'Product',
    sku: 'V',
    name: 'Part',
    offers: Array(1_000).fill({ '@id': '#o' }),
  };
  const offer = {
    '@id': '#o',
    price: '1.00',
    priceCurrency: 'USD',
    priceSpecification: Array(1_000).fill({ '@id': '#o' }),
  };
  const { products } = await readFeed(JSON.stringify({ ...context, '@graph': [group, variant, offer] }));
  expect(products.map(({ product_id }) => product_id)).toEqual(['G']);
});
