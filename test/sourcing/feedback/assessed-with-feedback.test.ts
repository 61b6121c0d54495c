import { describe, expect, test } from 'vitest';
import { createAssessor } from '../../../src/matching/assess-listing.ts';

describe('an assessment with what a person said', () => {
  const item = {
    name: 'Shirt',
    description: '',
    quantity: 10,
    specs: [
      { name: 'Colour', value: 'red', required: true },
      { name: 'Size', value: 'XL', required: true },
    ],
  };
  const shirt = {
    title: 'Shirt',
    variants: [
      {
        attributes: [
          { name: 'Colour', value: 'Red' },
          { name: 'Size', value: 'M' },
        ],
      },
      {
        attributes: [
          { name: 'Colour', value: 'Blue' },
          { name: 'Size', value: 'XL' },
        ],
      },
    ],
  };
  const assess = createAssessor(item, { priceTolerance: 0.1, exchangeRates: {} });
  const said = (matchType: 'match' | 'not_match') => ({
    matchType,
    value: null,
    note: null,
    by: 'Anna',
    on: '2026-03-01',
  });

  test('holds it for every variant, and takes the one that the other must-haves choose', () => {
    expect(assess(shirt).verdict).toBe('eliminated');
    const assessment = assess(shirt, new Map([[0, said('match')]]));
    expect(assessment).toMatchObject({ verdict: 'shortlisted', variantIndex: 1 });
    expect(assessment.specResults.map(({ method }) => method)).toEqual(['human', expect.not.stringMatching('human')]);
  });

  test('lets it speak against a product as well as for it, without changing anything else', () => {
    const refuted = assess(
      {
        title: 'Red shirt XL',
        attributes: [
          { name: 'Colour', value: 'red' },
          { name: 'Size', value: 'XL' },
        ],
      },
      new Map([[1, said('not_match')]]),
    );
    expect(refuted.verdict).toBe('eliminated');
    expect(refuted.specResults[0]?.matchType).toBe('match');
    expect(refuted.specResults[1]?.reasoning).toBe('Wanted Size "XL"; Anna refuted it on 2026-03-01.');
    expect(assess(shirt, new Map())).toEqual(assess(shirt));
  });
});
