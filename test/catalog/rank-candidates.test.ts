import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareCandidates } from '../../src/catalog/candidate-order.ts';
import type { Candidate } from '../../src/catalog/catalog.ts';
import type { Product } from '../../src/catalog/product.ts';
import { rankCandidates } from '../../src/catalog/rank-candidates.ts';
import type { ProductTypeFinding } from '../../src/matching/assessment.ts';
import type { TypeJudge } from '../../src/matching/product-type/judge-type.ts';

const shares = { match: 1, unknown: 0.5, not_match: 1e-6 } as const;
const matchTypes = Object.keys(shares) as (keyof typeof shares)[];

/** A candidate with what the judge and the wishes will say of it. */
interface Given {
  score: number;
  matchType: keyof typeof shares;
  met: number;
}

const given: fc.Arbitrary<Given> = fc.record({
  score: fc.integer({ min: 0, max: 40 }).map((score) => score / 2),
  matchType: fc.constantFrom(...matchTypes),
  met: fc.constantFrom(1, 0.85, 0.5),
});

const rounded = (score: number) => Number(score.toPrecision(7));

function prepare(all: readonly Given[]) {
  const byProduct = new Map<Product, Given>();
  const candidates = all.map((one, index): Candidate => {
    const product: Product = { platform: 'p', product_id: `${index}`, title: 'A thing' };
    byProduct.set(product, one);
    return { product, score: one.score };
  });
  const judged: Product[] = [];
  const judge = Object.assign(
    (listing: object): ProductTypeFinding => {
      const product = listing as Product;
      judged.push(product);
      const { matchType } = byProduct.get(product) as Given;
      return { wanted: '', found: null, matchType, reasoning: '', evidence: null, closeness: 1 };
    },
    { wanted: null },
  ) satisfies TypeJudge;
  return { candidates, judged, judge, meets: (product: Product) => byProduct.get(product)?.met ?? 1 };
}

describe('the best candidates', () => {
  test('are those of judging every one', () => {
    fc.assert(
      fc.property(fc.array(given, { maxLength: 120 }), fc.integer({ min: 1, max: 60 }), (all, limit) => {
        const { candidates, judge, meets } = prepare(all);
        const expected = candidates
          .map(({ product, score }, index) => {
            const { matchType, met } = all[index] as Given;
            return { product, score: rounded(rounded(score * shares[matchType]) * met) };
          })
          .toSorted(compareCandidates)
          .slice(0, limit);
        expect(rankCandidates(candidates, { judge, meets, limit })).toEqual(expected);
      }),
    );
  });

  test('are found without judging those that cannot be among them', () => {
    const all = Array.from({ length: 300 }, (_, index): Given => ({ score: 300 - index, matchType: 'match', met: 1 }));
    const { candidates, judge, judged } = prepare(all);
    expect(rankCandidates(candidates, { judge, meets: null, limit: 100 })).toEqual(candidates.slice(0, 100));
    expect(judged.length).toBeLessThan(120);
  });

  test('keep their scores where no type and nothing else is wanted', () => {
    const { candidates, judged } = prepare([
      { score: 1, matchType: 'match', met: 1 },
      { score: 2.123456789, matchType: 'not_match', met: 0.5 },
    ]);
    const best = rankCandidates(candidates, { judge: null, meets: null, limit: 5 });
    expect(best.map(({ score }) => score)).toEqual([2.123456789, 1]);
    expect(judged).toEqual([]);
  });
});
