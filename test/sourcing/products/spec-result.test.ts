import { expect, test } from 'vitest';
import { exclusionKindOf } from '../../../src/sourcing/products/spec-result.ts';

test('an exclusion has a kind whatever it is called, also in runs recorded before kinds were stored', () => {
  expect(exclusionKindOf({ kind: 'product_type', method: 'product type' })).toBe('product_type');
  expect(exclusionKindOf({ method: 'product type' })).toBe('product_type');
  expect(exclusionKindOf({ method: 'price' })).toBe('max_price');
  for (const method of ['text', 'human', 'constructor']) expect(exclusionKindOf({ method })).toBeUndefined();
});
