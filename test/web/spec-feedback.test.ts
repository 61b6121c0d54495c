import { expect, test } from 'vitest';
import type { Feedback } from '../../web/src/api/answers.ts';
import { feedbackOfProduct } from '../../web/src/runs/spec-feedback.ts';

const said = (fields: Partial<Feedback>): Feedback => ({
  ...{ platform: 'alibaba', product_id: '1', spec_key: 'strap', spec_name: 'Lid', spec_values: ['with a strap'] },
  ...{ verdict: 'match', value: null, note: null, by: 'Anna', written_by: 'anonymous', run_id: 'r' },
  ...{ counted_in_this_run: false, counted_in: null, created_at: '2026-03-02T08:15:30.000Z' },
  ...fields,
});

test('a word is said of one spec of one product, however many have its name', () => {
  const all = [said({}), said({ product_id: '2', spec_key: 'steel', by: 'Ben' })];
  const feedback = feedbackOfProduct(all, { platform: 'alibaba', productId: '1' });
  const specs = [{ specKey: 'strap' }, { specKey: 'steel' }, {}];
  expect(specs.map((spec) => feedback.of(spec)?.by)).toEqual(['Anna', undefined, undefined]);
});
