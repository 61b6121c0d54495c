import { expect, test } from 'vitest';
import { facetProducts, meetsFacets } from '../../src/browsing/facet-products.ts';
import { aProduct } from '../support/sourcing-builders.ts';

const goods = [
  aProduct({ title: 'A', brand: 'Kiln', category: ['Home', 'Mugs'] }),
  aProduct({ title: 'B', brand: 'Kiln', category: ['Home', 'Bowls'] }),
  aProduct({ title: 'C', brand: 'Adze', category: ['Mugs'], platform: '1688' }),
  aProduct({ title: 'D', brand: '' }),
];

test('a facet counts over what meets the others, the commonest value first, equal ones by name', () => {
  expect(facetProducts(goods, {})).toEqual({
    platform: [
      { value: 'alibaba', products: 3 },
      { value: '1688', products: 1 },
    ],
    brand: [
      { value: 'Kiln', products: 2 },
      { value: 'Adze', products: 1 },
    ],
    category: [
      { value: 'Mugs', products: 2 },
      { value: 'Bowls', products: 1 },
    ],
  });
  const chosen = facetProducts(goods, { brand: 'Kiln' });
  expect(chosen.brand).toHaveLength(2);
  expect(chosen.platform).toEqual([{ value: 'alibaba', products: 2 }]);
});

test('a product meets a category by its last name alone', () => {
  expect(goods.filter((product) => meetsFacets(product, { category: 'Mugs' })).map(({ title }) => title)).toEqual([
    'A',
    'C',
  ]);
  expect(goods.filter((product) => meetsFacets(product, { category: 'Home' }))).toEqual([]);
});

test('a facet shows thirty values', () => {
  const brands = Array.from({ length: 40 }, (_, index) => aProduct({ title: 'A', brand: `Brand ${index}` }));
  expect(facetProducts(brands, {}).brand).toHaveLength(30);
});
