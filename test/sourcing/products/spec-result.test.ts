import { expect, test } from 'vitest';
import { createAssessor } from '../../../src/matching/assess-listing.ts';
import { exclusionKindOf } from '../../../src/sourcing/products/spec-result.ts';

test('an exclusion has a kind whatever it is called, also in runs recorded before kinds were stored', () => {
  expect(exclusionKindOf({ kind: 'product_type', method: 'product type' })).toBe('product_type');
  expect(exclusionKindOf({ method: 'product type' })).toBe('product_type');
  expect(exclusionKindOf({ method: 'price' })).toBe('max_price');
  for (const method of ['text', 'human', 'constructor']) expect(exclusionKindOf({ method })).toBeUndefined();
});

test('a spec that asks for the type of the goods is no exclusion of its own kind', () => {
  const item = { name: 'Guard', description: '', quantity: null, specs: [{ name: 'Product type', value: 'drone' }] };
  const assess = createAssessor(item, { priceTolerance: 0, exchangeRates: {} });
  const [result] = assess({ title: 'Propeller guard for DJI drones' }).specResults;
  expect(result).toMatchObject({ specName: 'Product type', matchType: 'not_match' });
  expect(exclusionKindOf({ method: result?.method ?? '' })).toBeUndefined();
});
