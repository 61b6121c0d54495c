import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Product } from '../../src/catalog/product.ts';
import { createAssessor } from '../../src/matching/assess-listing.ts';
import type { Assessment, CommercialTerms, Money, WantedItem } from '../../src/matching/assessment.ts';

const read = (file: string): string => readFileSync(new URL(`../../sample/${file}`, import.meta.url), 'utf8');

interface Expectation {
  item: string;
  shortlisted: string[];
  price_excluded: string[];
  pending: { product: string; unknown: string[] }[];
  eliminated: { product: string; not_match: string[] }[];
}

const products = new Map(
  read('catalog.jsonl')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Product)
    .map((product) => [`${product.platform}:${product.product_id}`, product]),
);
const { items } = JSON.parse(read('requests/demo.json')) as { items: WantedItem[] };
const context = JSON.parse(read('contexts/demo.json')) as {
  target_price: Money;
  max_price: Money;
  exchange_rates: Record<string, number>;
};
const terms: CommercialTerms = {
  targetPrice: context.target_price,
  maxPrice: context.max_price,
  priceTolerance: 0.1,
  exchangeRates: context.exchange_rates,
};
const expectations = JSON.parse(read('expectations.json')) as Expectation[];

/** What a reader of the expectations compares: the verdict, and the must-haves that made it. */
function judged(assessment: Assessment): string {
  const named = (type: 'unknown' | 'not_match') =>
    assessment.specResults.flatMap((one) => (one.required && one.matchType === type ? [one.specName] : [])).sort();
  if (assessment.verdict === 'eliminated') return `eliminated by ${named('not_match').join(', ')}`;
  if (assessment.priceExclusion !== null) return 'price excluded';
  return assessment.verdict === 'pending' ? `pending for ${named('unknown').join(', ')}` : 'shortlisted';
}

function expectedOf(expectation: Expectation): [string, string][] {
  return [
    ...expectation.shortlisted.map((id): [string, string] => [id, 'shortlisted']),
    ...expectation.price_excluded.map((id): [string, string] => [id, 'price excluded']),
    ...expectation.pending.map(({ product, unknown }): [string, string] => [
      product,
      `pending for ${[...unknown].sort().join(', ')}`,
    ]),
    ...expectation.eliminated.map(({ product, not_match }): [string, string] => [
      product,
      `eliminated by ${[...not_match].sort().join(', ')}`,
    ]),
  ];
}

describe('the products of the demo, judged by hand before the matcher saw them', () => {
  it('are 90', () => {
    expect(expectations.flatMap(expectedOf)).toHaveLength(90);
  });

  it.each(expectations.map((expectation, index) => [expectation.item, expectation, index] as const))(
    'are decided as a careful reader decided them: %s',
    (_, expectation, index) => {
      const item = items[index];
      if (item === undefined) throw new Error('the demo has an item for each expectation');
      const assess = createAssessor(item, terms);
      const decided = expectedOf(expectation).map(([id]) => {
        const product = products.get(id);
        if (product === undefined) throw new Error(`the sample has no product ${id}`);
        return [id, judged(assess(product))];
      });
      expect(decided).toEqual(expectedOf(expectation));
    },
  );
});
