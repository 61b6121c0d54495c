import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Candidate } from '../../src/catalog/catalog.ts';
import { joinOffers, offerAddress } from '../../src/catalog/join-offers.ts';
import type { Product } from '../../src/catalog/product.ts';
import { fuseRankings } from '../../src/catalog/rank-fusion.ts';

function answer(...products: (Partial<Product> & { product_id: string })[]): Candidate[] {
  return products.map((product, index) => ({
    product: { platform: '1688', title: `Cup ${product.product_id}`, ...product },
    score: 100 - index,
  }));
}

const ids = (answers: Candidate[][]) => joinOffers(answers).map(({ product }) => product.product_id);

describe('offers of several sources', () => {
  test('take turns by rank: no source comes before the others', () => {
    expect(
      ids([answer({ product_id: 'a1' }, { product_id: 'a2' }), answer({ product_id: 'b1' }, { product_id: 'b2' })]),
    ).toEqual(['a1', 'b1', 'a2', 'b2']);
  });

  test('one source keeps its order', () => {
    expect(ids([answer({ product_id: '9' }, { product_id: '1' }, { product_id: '5' })])).toEqual(['9', '1', '5']);
  });

  test('the same product of two sources is one, and stands higher for it', () => {
    const joined = joinOffers([
      answer({ product_id: 'a1' }, { product_id: 'both' }),
      answer({ product_id: 'b1' }, { product_id: 'both' }),
    ]);
    expect(joined.map(({ product }) => product.product_id)).toEqual(['both', 'a1', 'b1']);
    expect(joined[0]?.found).toHaveLength(2);
  });

  test('the same number on two platforms is two offers', () => {
    expect(ids([answer({ product_id: '1' }), answer({ product_id: '1', platform: 'alibaba' })])).toHaveLength(2);
  });

  test('the one that states more is kept, then the one updated later, then the earlier source', () => {
    const kept = (first: Partial<Product>, second: Partial<Product>) =>
      joinOffers([
        answer({ product_id: '1', brand: 'first', ...first }),
        answer({ product_id: '1', brand: 'second', ...second }),
      ])[0]?.product.brand;
    expect(
      kept(
        { updated_at: '2026-05-01T00:00:00Z' },
        {
          attributes: [
            { name: 'a', value: 'b' },
            { name: 'c', value: 'd' },
          ],
        },
      ),
    ).toBe('second');
    expect(kept({ updated_at: '2026-05-01T00:00:00Z' }, { updated_at: '2026-05-02T00:00:00+08:00' })).toBe('second');
    expect(kept({ updated_at: '2026-05-02T00:00:00Z' }, { updated_at: '2026-05-01T00:00:00Z' })).toBe('first');
    expect(kept({ updated_at: '2026-05-01T00:00:00Z' }, { moq: 5 })).toBe('first');
    expect(kept({}, {})).toBe('first');
  });

  test('one address in two sources is one offer, also under another number', () => {
    const joined = joinOffers([
      answer({ product_id: '1', url: 'https://www.market.example/item/1.html?spm=a.b&utm_source=x' }),
      answer({ product_id: 'x-1', url: 'http://m.market.example/item/1.html#top', moq: 3 }),
    ]);
    expect(joined.map(({ product }) => product.product_id)).toEqual(['x-1']);
    expect(joined[0]?.found.map(({ product_id }) => product_id).toSorted()).toEqual(['1', 'x-1']);
  });

  test('an address that one source gives to several products joins nothing', () => {
    const url = 'https://market.example/item/1';
    expect(
      ids([answer({ product_id: 'red', url }, { product_id: 'blue', url }), answer({ product_id: '1', url })]),
    ).toHaveLength(3);
  });

  test.each([
    ['https://market.example/item?id=1', 'https://market.example/item?id=2', false],
    ['https://market.example/item?a=1&id=1', 'https://market.example/item?id=1&a=1', true],
    ['https://market.example/item/', 'https://market.example/item', true],
    ['https://market.example/Item', 'https://market.example/item', false],
    ['https://market.example:8443/item', 'https://market.example/item', false],
  ])('%s and %s: %s', (left, right, isSame) => {
    expect(offerAddress(left) === offerAddress(right)).toBe(isSame);
  });

  test('the front page of a shop is no address of an offer', () => {
    expect(offerAddress('https://shop.example/?utm_source=x')).toBeUndefined();
    expect(offerAddress('no address')).toBeUndefined();
  });

  test('every product is in exactly one offer, whatever the sources say, and the answer is always the same', () => {
    const candidate = fc.record({
      product_id: fc.constantFrom('1', '2', '3', '4', '5'),
      platform: fc.constantFrom('1688', 'alibaba'),
      url: fc.constantFrom('https://m.example/1', 'https://m.example/2', 'https://m.example/3'),
    });
    const answers = fc.array(fc.array(candidate, { maxLength: 6 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(answers, (lists) => {
        const given = lists.map((list) => answer(...list));
        const joined = joinOffers(given);
        const found = joined.flatMap(({ found: all }) => [
          ...new Set(all.map(({ platform, product_id }) => `${platform}:${product_id}`)),
        ]);
        expect(found.length, 'no key in two offers').toBe(new Set(found).size);
        const all = new Set(given.flat().map(({ product }) => `${product.platform}:${product.product_id}`));
        expect(new Set(found)).toEqual(all);
        expect(joined.every(({ product, found: under }) => under.includes(product))).toBe(true);
        expect(joinOffers(given)).toEqual(joined);
      }),
    );
  });
});

test('fused rankings: high in two beats first in one, ties go by best rank and then by name', () => {
  const fused = fuseRankings(
    [
      ['a', 'b', 'c'],
      ['d', 'b', 'c', 'b'],
    ],
    (entry) => entry,
  );
  expect(fused.map(({ key }) => key)).toEqual(['b', 'c', 'a', 'd']);
  expect(fused[0]?.score).toBeCloseTo(2 / 62, 12);
});
