import { expect, test } from 'vitest';
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
