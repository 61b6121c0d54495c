import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Product } from '../../../src/catalog/product.ts';
import { googleTsv, googleXml, jsonLd, ownRecord, shopifyCsv, type WrittenProduct } from './feed-writers.ts';
import { readFeed } from './read-feed.ts';

const word = fc.string({
  unit: fc.constantFrom('a', 'Z', '7', 'é', '杯', '"', "'", '&', '<', '+', '%', '-', '😀'),
  minLength: 1,
  maxLength: 6,
});
const plainWord = fc.string({ unit: fc.constantFrom('a', 'B', '3', 'é', '钢', '.'), minLength: 1, maxLength: 8 });
/** Texts that begin and end with a letter: what is white space or a quote at an end is cleaned differently by design. */
const sentence = fc.array(word, { maxLength: 4 }).map((words) => ['Mug', ...words, 'end'].join(', '));
const amount = fc
  .tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 0, max: 99 }))
  .map(([whole, cents]) => `${whole}.${String(cents).padStart(2, '0')}`);

const product: fc.Arbitrary<WrittenProduct> = fc.record({
  id: fc.stringMatching(/^[A-Z]{2}-[0-9]{2,8}$/),
  title: sentence,
  description: fc.array(sentence, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n')),
  brand: plainWord.map((text) => `Kesi ${text}`),
  category: fc.array(plainWord, { minLength: 1, maxLength: 3 }),
  images: fc.uniqueArray(
    fc.nat(999).map((n) => `https://img.example/${n},w_100.jpg`),
    { minLength: 1, maxLength: 4 },
  ),
  mpn: fc.stringMatching(/^[A-Z0-9]{4,8}$/),
  details: fc.uniqueArray(
    fc.record({ name: plainWord.map((text) => `Detail ${text}`), value: plainWord.map((text) => `value ${text}`) }),
    { selector: ({ name }) => name, maxLength: 3 },
  ),
  variants: fc
    .tuple(
      fc.uniqueArray(fc.constantFrom('Black', 'Navy blue', '红色', 'White, matt'), { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      fc.array(amount, { minLength: 4, maxLength: 4 }),
    )
    .map(([colors, sameSize, amounts]) =>
      colors.map((color, index) => ({
        sku: `SKU-${index}`,
        color,
        size: sameSize ? '38 x 42 cm' : `Size ${index}`,
        gtin: `69012345000${10 + index}`,
        price: amounts[index] ?? '1.00',
      })),
    ),
});

/** Formats tell attributes in their own order, and only some have a page. */
function content({ url: _, ...product }: Product): unknown {
  const sorted = (list: { name: string }[] = []) => list.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return {
    ...product,
    attributes: sorted(product.attributes),
    variants: product.variants?.map((variant) => ({ ...variant, attributes: sorted(variant.attributes) })),
  };
}

function* inChunks(text: string, size: number): Generator<Buffer> {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

test('the same product written in every format is the same product, however the bytes are cut', async () => {
  await fc.assert(
    fc.asyncProperty(product, fc.integer({ min: 1, max: 700 }), async (written, size) => {
      const ld = jsonLd(written);
      const feeds: [format: string, text: string][] = [
        ['jsonl', JSON.stringify(ownRecord(written))],
        ['json', JSON.stringify({ products: [ownRecord(written)] }, null, 1)],
        ['google', googleXml(written)],
        ['google', googleTsv(written)],
        ['jsonld', JSON.stringify(ld)],
        ['jsonld', JSON.stringify([{ '@type': 'Organization', name: 'Shop' }, ld], null, 2)],
        ['jsonld', JSON.stringify({ '@context': 'https://schema.org', '@graph': [ld] })],
        ['jsonld', `<!doctype html>\n<p>5 > 4</p><script type="application/ld+json">${JSON.stringify(ld)}</script>`],
        ['shopify', shopifyCsv(written)],
      ];
      const [own, ...others] = await Promise.all(feeds.map(([, text]) => readFeed(inChunks(text, size))));
      expect(own?.rejections).toEqual([]);
      const wanted = own?.products.map(content);
      expect(wanted).toHaveLength(1);
      for (const [index, read] of others.entries()) {
        expect([read.format, read.rejections, read.products.map(content)]).toEqual([feeds[index + 1]?.[0], [], wanted]);
      }
    }),
    { numRuns: 60 },
  );
});

test('a product without variants is the same from a table of our own columns', async () => {
  const csv = 'product_id;title;price.amount;attributes.Color\nA-1;"Mug; large";2,50;Red';
  const { format, products } = await readFeed(csv.replace('2,50', '2.50'));
  expect(format).toBe('csv');
  expect(products).toEqual([
    {
      platform: 'alibaba',
      product_id: 'A-1',
      title: 'Mug; large',
      price: { currency: 'USD', tiers: [{ min_quantity: 1, amount: '2.50' }] },
      attributes: [{ name: 'Color', value: 'Red' }],
    },
  ]);
});
