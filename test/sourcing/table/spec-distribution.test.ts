import { expect, test } from 'vitest';
import { chartItem } from '../../../src/sourcing/table/item-charts.ts';
import { distributeSpecs } from '../../../src/sourcing/table/spec-distribution.ts';

const item = { specs: [{ name: 'Capacity', value: '500 ml', required: true }] };
const stated = (...values: (string | null)[]) => values.map((product_value) => ({ specs: [{ product_value }] }));

test('the values that listings state are counted in the unit of the wish, under the old name too', () => {
  const [capacity] = distributeSpecs({ item, rows: stated('500 ml', '0.5 L', '750 ml', null, 'red', '2 kg') });
  expect(capacity).toMatchObject({ spec: 0, unit: 'ml', wanted: { low: 500, high: 500 }, stated: 3, told: 3 });
  expect(capacity?.bins.reduce((sum, { count }) => sum + count, 0)).toBe(3);
});

test('a value that fewer than three listings state, and a wish that is no measure, have no distribution', () => {
  expect(distributeSpecs({ item, rows: stated('500 ml', '750 ml', null) })).toEqual([]);
  const colour = { specs: [{ name: 'Colour', value: 'red', required: false }] };
  expect(distributeSpecs({ item: colour, rows: stated('red', 'red', 'red') })).toEqual([]);
});

test('goods of another type have no part in what listings say of each spec', () => {
  const row = (stage: string, product_value: string) => ({
    ...{ stage, rank: 1, price: null, specs: [{ match_type: 'match', product_value }] },
  });
  const goods = ['500 ml', '750 ml', '1 L'].map((value) => row('pending', value));
  const table = { item, terms: { priceTolerance: 0.1, exchangeRates: {} }, rows: [...goods, row('other_type', '9 L')] };
  const { coverage, distributions, unpriced } = chartItem(table as unknown as Parameters<typeof chartItem>[0]);
  expect(coverage).toEqual([{ match: 3, unknown: 0, not_match: 0 }]);
  expect(distributions.map(({ stated: count }) => count)).toEqual([3]);
  expect(unpriced).toBe(4);
});
