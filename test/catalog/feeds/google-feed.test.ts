import { expect, test } from 'vitest';
import { readFeed } from './read-feed.ts';

const rss = (items: string, head = '') =>
  `<?xml version="1.0"?>\n${head}<rss xmlns:g="http://base.google.com/ns/1.0"><channel>\n${items}\n</channel></rss>`;
const item = (id: string, rest = '') => `<item><g:id>${id}</g:id><g:title>Mug ${id}</g:title>${rest}</item>`;

test('the sample feed is two products, one of them with variants that differ in what they say', async () => {
  const { products, rejections } = await readFeed('', { file: 'sample/feeds/google.xml' });
  expect(rejections).toEqual([]);
  // A group waits for more of its rows; the product without one does not.
  expect(products.map(({ product_id }) => product_id)).toEqual(['MUG-6', 'KB-500']);
  expect(products[1]).toMatchObject({
    title: 'Vacuum steel bottle 500 ml',
    description: 'Double wall bottle of 304 stainless steel. Keeps drinks hot for 12 hours.',
    category: ['Home & Garden', 'Drinkware', 'Bottles'],
    price: { currency: 'USD', tiers: [{ min_quantity: 1, amount: '6.90' }] },
    attributes: expect.arrayContaining([
      { name: 'Material', value: 'Stainless steel' },
      { name: 'Net content', value: '500 ml' },
      { name: 'Height', value: '26 cm' },
      { name: 'Shipping weight', value: '340 g' },
    ]),
    variants: [
      {
        sku_id: 'KB-500-BLK',
        attributes: expect.arrayContaining([
          { name: 'Color', value: 'Black' },
          { name: 'Lid type', value: 'Screw lid' },
        ]),
      },
      { sku_id: 'KB-500-WHT', price: { currency: 'USD', tiers: [{ min_quantity: 1, amount: '7.20' }] } },
    ],
  });
  // The sale price holds without a date, and six are one pack.
  expect(products[0]).toMatchObject({
    price: { tiers: [{ amount: '19.50' }] },
    attributes: expect.arrayContaining([{ name: 'Pack quantity', value: '6' }]),
  });
});

test('the table of the same kind reads details, highlights and several images of one cell', async () => {
  const { format, products, rejections } = await readFeed('', { file: 'sample/feeds/google.tsv' });
  expect([format, rejections]).toEqual(['google', []]);
  expect(products[1]).toMatchObject({
    product_id: 'TS',
    title: 'Cotton T-shirt 180 g, navy',
    images: [
      'https://img.kesi.example/ts-navy.jpg',
      'https://img.kesi.example/ts-back.jpg',
      'https://img.kesi.example/ts-label.jpg',
    ],
    attributes: expect.arrayContaining([
      { name: 'Fabric weight', value: '180 g/m²' },
      { name: 'Highlight', value: 'Pre-shrunk' },
      { name: 'Highlight', value: 'OEKO-TEX 100' },
    ]),
  });
  expect(
    products[1]?.variants?.map((variant) => variant.attributes.find(({ name }) => name === 'Size')?.value),
  ).toEqual(['M', 'L']);
});

test('Atom entries are read, the prefixed name before the plain one, a link by its address', async () => {
  const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0">
    <entry><id>urn:1</id><g:id>A1</g:id><title>Cup &amp; saucer</title><link rel="alternate" href="https://shop.example/a1"/>
    <g:price>1,299.00 EUR</g:price></entry></feed>`;
  expect((await readFeed(atom)).products).toEqual([
    {
      platform: 'alibaba',
      product_id: 'A1',
      title: 'Cup & saucer',
      url: 'https://shop.example/a1',
      price: { currency: 'EUR', tiers: [{ min_quantity: 1, amount: '1299.00' }] },
    },
  ]);
});

test('a sale that ends is no price, a price of nothing is none, and a price in words refuses its item', async () => {
  const sale = '<g:price>9.00 USD</g:price><g:sale_price>7.00 USD</g:sale_price>';
  const { products, rejections } = await readFeed(
    rss(
      item('1', `${sale}<g:sale_price_effective_date>2026-01-01/2026-02-01</g:sale_price_effective_date>`) +
        item('2', '<g:price>0 USD</g:price>') +
        `\n${item('3', '<g:price>on request</g:price>')}`,
    ),
  );
  expect(products.map(({ price }) => price?.tiers[0]?.amount)).toEqual(['9.00', undefined]);
  expect(rejections).toEqual(['4 price must be an amount such as "12.50" or "12.50 USD"']);
});

test('offers of a group may lie apart; after too many others they are refused by name, not lost in silence', async () => {
  const grouped = (id: string, group: string) => item(id, `<g:item_group_id>${group}</g:item_group_id>`);
  const apart = await readFeed(rss([grouped('a1', 'A'), grouped('b1', 'B'), grouped('a2', 'A')].join('\n')));
  expect(apart.products.map(({ product_id, variants }) => [product_id, variants?.length])).toEqual([
    ['B', undefined],
    ['A', 2],
  ]);
  const far = [
    grouped('a1', 'A'),
    ...Array.from({ length: 10_001 }, (_, n) => grouped(`${n}`, `G${n}`)),
    grouped('a2', 'A'),
  ];
  const { products, rejections } = await readFeed(rss(far.join('\n')));
  expect(products).toHaveLength(10_002);
  expect(rejections).toEqual([
    '10005 item_group_id "A" comes again after 10000 other rows or more; sort the feed by it',
  ]);
});

test('a wrong entity or tag costs its own item', async () => {
  const { products, rejections } = await readFeed(
    rss(
      [
        item('1'),
        item('2', '<g:brand>A & B</g:brand>'),
        item('3', '<g:color>Red<g:color>'),
        item('4', '<g:size>1/2&quot; &eacute; &#8364;</g:size>'),
        item('5', '<g:size>&nothing;</g:size>'),
      ].join('\n'),
    ),
  );
  expect(products.map(({ product_id }) => product_id)).toEqual(['1', '4']);
  expect(products[1]?.attributes).toEqual([{ name: 'Size', value: '1/2" é €' }]);
  expect(rejections.map((text) => text.replace(/:.*/, ''))).toEqual([
    '4 line is not well-formed XML',
    '5 line is not well-formed XML',
    '7 line is not well-formed XML',
  ]);
});

test('a text with elements inside keeps all of its words', async () => {
  const { products } = await readFeed(
    rss(item('1', '<description>Of <b>304</b> steel, <i>brushed</i>.</description>')),
  );
  expect(products[0]?.description).toBe('Of 304 steel, brushed.');
  const strayed = await readFeed(rss(item('2', '<description>Of steel</description> and more')));
  expect(strayed.products[0]).toMatchObject({ title: 'Mug 2', description: 'Of steel' });
});

test('entities of its own, external ones and what cannot be read on refuse the feed, with the line', async () => {
  const bomb = '<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>\n';
  const file = '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n';
  const deep = '<a>'.repeat(1_000);
  const wide = `<item ${Array.from({ length: 1_001 }, (_, n) => `a${n}="1"`).join(' ')}/>`;
  const cases: [xml: string, sentence: RegExp][] = [
    [
      rss(item('1', '<g:size>&b;</g:size>'), bomb),
      /The XML declares entities of its own, which are never read \(line 2\)\./,
    ],
    [rss(item('1', '<g:size>&x;</g:size>'), file), /declares entities of its own/],
    [rss(item('1', deep)), /nests deeper than 64 elements/],
    [rss(wide), /has an element of more than 1000 attributes/],
    [rss(`<!-- ${'x'.repeat(200_000)} -->`), /longer than 64 kB/],
    ['<rss><channel>', /ends before its root element does/],
    ['<rss/>trailing', /is not well-formed/],
  ];
  for (const [xml, sentence] of cases) await expect(readFeed(xml)).rejects.toThrow(sentence);
});

test('a document type that declares nothing is passed by and never fetched', async () => {
  const { products } = await readFeed(
    rss(item('1'), '<!DOCTYPE rss PUBLIC "-//X//DTD" "http://127.0.0.1:9/none.dtd">\n'),
  );
  expect(products).toHaveLength(1);
});

test('a declared encoding is obeyed', async () => {
  const gbk = Buffer.concat([
    Buffer.from('<?xml version="1.0" encoding="gb2312"?><rss><channel><item><id>1</id><title>'),
    Buffer.from([0xb1, 0xa3, 0xce, 0xc2, 0xb1, 0xad]),
    Buffer.from('</title></item></channel></rss>'),
  ]);
  expect((await readFeed(gbk)).products[0]?.title).toBe('保温杯');
});
