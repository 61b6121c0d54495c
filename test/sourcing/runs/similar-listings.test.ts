import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Product } from '../../../src/catalog/product.ts';
import { findSimilar, similarToJson, titleWords } from '../../../src/sourcing/runs/similar-listings.ts';

function listing(id: string, rest: Partial<Product> = {}): Product {
  return {
    platform: 'alibaba',
    product_id: id,
    title: 'Steel bottle 500 ml, black, custom logo',
    supplier: { name: 'Hearth', member_id: 7 },
    price: { currency: 'USD', tiers: [{ min_quantity: 1, amount: '2.10' }] },
    attributes: [{ name: 'Colour', value: 'black' }],
    ...rest,
  };
}

describe('near-equal listings of an item', () => {
  test('the same title, attributes and price from one supplier is a duplicate of the better-ranked one', () => {
    const [best, again] = [listing('1'), listing('2', { title: 'Custom LOGO steel bottle, 500 ml – black' })];
    const similar = findSimilar([best, again]);
    expect(similar.get(best)).toEqual({ best: 'alibaba:1', listings: 2, isDuplicate: false, differs: [] });
    expect(similar.get(again)).toEqual({ best: 'alibaba:1', listings: 2, isDuplicate: true, differs: [] });
  });

  test('what differs is said: price, attributes, order quantity', () => {
    const [best, other] = [
      listing('1', { moq: 100 }),
      listing('2', {
        title: 'Steel bottle 500 ml, white, custom logo',
        price: { currency: 'USD', tiers: [{ min_quantity: 500, amount: '1.90' }] },
        attributes: [{ name: 'Colour', value: 'white' }],
        moq: 500,
      }),
    ];
    expect(findSimilar([best, other]).get(other)).toEqual({
      best: 'alibaba:1',
      listings: 2,
      isDuplicate: false,
      differs: [
        { name: 'price', here: '1.90 USD from 500', best: '2.10 USD from 1' },
        { name: 'moq', here: '500', best: '100' },
        { name: 'Colour', here: 'white', best: 'black' },
        {
          name: 'title',
          here: 'Steel bottle 500 ml, white, custom logo',
          best: 'Steel bottle 500 ml, black, custom logo',
        },
      ],
    });
  });

  test('another supplier with the same title is near-equal and no duplicate', () => {
    const other = listing('2', { supplier: { name: 'Ember', member_id: 8 } });
    const similar = findSimilar([listing('1'), other]).get(other);
    expect(similar?.isDuplicate).toBe(false);
    expect(similar?.differs).toEqual([{ name: 'supplier', here: 'Ember', best: 'Hearth' }]);
  });

  test('other goods of one supplier, and near titles of two suppliers, stand alone', () => {
    const similar = findSimilar([
      listing('1'),
      listing('2', { title: 'Glass teapot with bamboo lid, 800 ml' }),
      listing('3', { title: 'Steel bottle 500 ml, white, custom logo', supplier: { name: 'Ember', member_id: 8 } }),
    ]);
    expect(similar.size).toBe(0);
    expect(similarToJson(undefined)).toBeNull();
  });

  test('listings are grouped as if each were compared with the best of every group', () => {
    const words = fc.uniqueArray(fc.constantFrom(...'abcdefghijkl'), { minLength: 1, maxLength: 9 });
    const titles = fc.array(fc.tuple(words, fc.constantFrom('Hearth', 'Ember')), { maxLength: 60 });
    fc.assert(
      fc.property(titles, (drawn) => {
        const products = drawn.map(([title, name], at) =>
          listing(`${at}`, { title: title.join(' '), supplier: { name } }),
        );
        const similar = findSimilar(products);
        const groups = groupedByComparingAll(products);
        for (const group of groups) {
          for (const product of group) {
            const found = similar.get(product);
            if (group.length === 1) expect(found).toBeUndefined();
            else expect(found).toMatchObject({ best: `alibaba:${group[0]?.product_id}`, listings: group.length });
          }
        }
      }),
    );
  });
});

function groupedByComparingAll(products: readonly Product[]): Product[][] {
  const groups: Product[][] = [];
  for (const product of products) {
    const group =
      groups.find((held) => held.some((other) => sharedWords(other, product) === 1)) ??
      groups.find(([best]) => best?.supplier?.name === product.supplier?.name && sharedWords(best, product) >= 0.75);
    if (group === undefined) groups.push([product]);
    else group.push(product);
  }
  return groups;
}

/** Shared words by all words of two titles, 0 to 1. */
function sharedWords(one: Product | undefined, other: Product): number {
  const [here, there] = [titleWords(one?.title ?? ''), titleWords(other.title)];
  return here.intersection(there).size / here.union(there).size;
}
