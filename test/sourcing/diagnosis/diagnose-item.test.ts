import { describe, expect, test } from 'vitest';
import type { MatchType } from '../../../src/matching/assessment.ts';
import { type DiagnosedProduct, diagnoseItem } from '../../../src/sourcing/diagnosis/diagnose-item.ts';
import { diagnosisToSentences } from '../../../src/sourcing/diagnosis/diagnosis-sentences.ts';
import type { FrozenItem } from '../../../src/sourcing/runs/run.ts';

describe('what all pending products wait for', () => {
  const specs = [
    { name: 'Double walled', value: 'yes', required: true },
    { name: 'Capacity', value: '500 ml', required: true },
    { name: 'Price', value: 'under 4 USD', required: true },
  ];
  const item = { itemId: 1, revision: 1, name: 'Bottle', description: 'Bottle', quantity: null, specs } as FrozenItem;
  const product = (productId: string, answers: MatchType[], fields: Partial<DiagnosedProduct> = {}) => ({
    platform: 'alibaba',
    productId,
    verdict: answers.includes('not_match') ? ('eliminated' as const) : ('pending' as const),
    isOfType: true,
    price: null,
    mustHaves: specs.map((spec, index) => ({
      specName: spec.name,
      specValues: [spec.value],
      matchType: answers[index] ?? 'unknown',
      productValue: answers[index] === 'not_match' ? '750 ml' : null,
    })),
    ...fields,
  });

  test('is said first, with what comes of dropping it all together', () => {
    const diagnosis = diagnoseItem(item, [
      product('1', ['unknown', 'match', 'unknown']),
      product('2', ['unknown', 'unknown', 'unknown']),
      product('3', ['unknown', 'not_match', 'unknown']),
    ]);
    expect(diagnosis.unconfirmed?.mustHaves.map(({ specName }) => specName)).toEqual(['Double walled', 'Price']);
    expect(diagnosis.mustHaves.map(({ keepsPending }) => keepsPending)).toEqual([2, 1, 2]);
    expect(diagnosisToSentences(diagnosis)[0]).toBe(
      'No listing confirms Double walled "yes" or Price "under 4 USD": these 2 keep all 2 pending products pending. ' +
        'As nice to have, these 2 would bring 1 more shortlisted.',
    );
  });

  test('is what most wait for where some listing confirms each', () => {
    const diagnosis = diagnoseItem(item, [
      product('1', ['unknown', 'match', 'unknown']),
      product('2', ['unknown', 'unknown', 'match']),
      product('3', ['match', 'not_match', 'match']),
    ]);
    expect(diagnosis.unconfirmed).toBeNull();
    expect(diagnosisToSentences(diagnosis)).toContain(
      'Each of the 2 pending products has two open points or more: Double walled "yes" is open for 2, ' +
        'Capacity "500 ml" is open for 1, Price "under 4 USD" is open for 1.',
    );
  });

  test('tells of goods whose type is open that they may be others, which no answer settles', () => {
    const open = (productId: string, isOfType: boolean, capacity: MatchType = 'unknown') =>
      product(productId, ['match', capacity, 'match'], { isOfType });
    const sentences = (products: DiagnosedProduct[]) => diagnosisToSentences(diagnoseItem(item, products));
    const capacity = 'Capacity "500 ml" is the only open';
    const charger = open('charger', false);
    expect(sentences([open('1', true), charger])).toContain(
      `${capacity} must-have of 2 pending products, 1 of which may be other goods: the answer of the supplier settles the rest.`,
    );
    expect(sentences([charger])).toContain(`${capacity} must-have of 1 pending product, which may be other goods.`);
    expect(sentences([open('1', true)])).toContain(
      `${capacity} point of 1 pending product: the answer of the supplier settles it.`,
    );
    const diagnosis = diagnoseItem(item, [charger, open('2', true, 'not_match'), open('3', true, 'match')]);
    expect(diagnosis.mustHaves[1]?.dropping).toEqual({ shortlisted: 2, pending: 0, ofUnknownType: 1 });
    expect(diagnosisToSentences(diagnosis)[1]).toMatch(/dropping it would bring 2 more shortlisted, 1 of which may be/);
  });

  test('names near misses of the wanted type only', () => {
    const book = product('book', ['unknown', 'not_match', 'unknown'], { isOfType: false });
    const bottle = product('bottle', ['unknown', 'not_match', 'unknown']);
    const misses = (products: DiagnosedProduct[]) =>
      diagnoseItem(item, products).mustHaves[1]?.nearestMisses.map(({ productId }) => productId);
    expect(misses([book, bottle])).toEqual(['bottle']);
    expect(misses([book])).toEqual(['book']);
  });
});
