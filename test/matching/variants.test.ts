import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAssessor } from '../../src/matching/assess-listing.ts';
import type { Assessment, CommercialTerms, Spec } from '../../src/matching/assessment.ts';
import { explainAssessment } from '../../src/matching/explain.ts';
import type { Attribute, Listing, Price, Variant } from '../../src/matching/listing.ts';

const attributesOf = (values: Record<string, string>): Attribute[] =>
  Object.entries(values).map(([name, value]) => ({ name, value }));
const variantOf = (values: Record<string, string>, more: Omit<Variant, 'attributes'> = {}): Variant => ({
  attributes: attributesOf(values),
  ...more,
});
const must = (name: string, value: string): Spec => ({ name, value, required: true });
const good = (name: string, value: string): Spec => ({ name, value });
const usd = (amount: string): Price => ({ currency: 'USD', tiers: [{ min_quantity: 1, amount }] });

function assess(
  specs: Spec[],
  variants: Variant[],
  more: Partial<Listing> = {},
  terms: Partial<CommercialTerms> = {},
  quantity: number | null = null,
): Assessment {
  const item = { name: 'shirt', description: 'a shirt', quantity, specs };
  const listing: Listing = { title: 'Cotton T-Shirt', variants, ...more };
  return createAssessor(item, { priceTolerance: 0.1, exchangeRates: {}, ...terms })(listing);
}

const typesOf = (assessment: Assessment) => assessment.specResults.map(({ matchType }) => matchType);
const redAndLarge = [must('Color', 'red'), must('Size', 'L')];

describe('a product with variants', () => {
  it('is shortlisted by the one variant that meets all must-haves, which is named', () => {
    const variants = [
      variantOf({ Color: 'Red', Size: 'M' }),
      variantOf({ Color: 'Blue', Size: 'L' }),
      variantOf({ Color: 'Red', Size: 'L' }),
    ];
    const assessment = assess(redAndLarge, variants);
    expect(assessment).toMatchObject({ verdict: 'shortlisted', variantIndex: 2 });
    expect(assessment.specResults.map(({ evidence }) => evidence?.field)).toEqual([
      'variants[2].Color',
      'variants[2].Size',
    ]);
    expect(assessment.specResults[0]?.reasoning).toContain('variant 3, "Color", says "Red"');
    const item = { name: 'shirt', description: '', quantity: null, specs: redAndLarge };
    expect(explainAssessment(item, { title: 'Cotton T-Shirt', variants }, assessment, 80)).toContain(
      'variant Color Red, Size L',
    );
  });

  it('is eliminated when different variants meet different must-haves, and says which one has the rest', () => {
    const assessment = assess(redAndLarge, [
      variantOf({ Color: 'Red', Size: 'M' }),
      variantOf({ Color: 'Blue', Size: 'L' }),
    ]);
    expect(assessment).toMatchObject({ verdict: 'eliminated', variantIndex: null });
    expect(typesOf(assessment).sort()).toEqual(['match', 'not_match']);
    const failed = assessment.specResults.find(({ matchType }) => matchType === 'not_match');
    expect(failed?.reasoning).toMatch(/Variant [12] meets it, but no more of the must-haves together\.$/);
  });

  it('is pending, never eliminated, where its variants are silent on a must-have', () => {
    const silent = assess(redAndLarge, [variantOf({ Color: 'Red' }), variantOf({ Color: 'Blue' })]);
    expect(silent).toMatchObject({ verdict: 'pending', variantIndex: null });
    expect(typesOf(silent)).toEqual(['match', 'unknown']);
    const partly = assess(redAndLarge, [variantOf({ Color: 'Blue', Size: 'L' }), variantOf({ Color: 'Red' })]);
    expect(typesOf(partly)).toEqual(['match', 'unknown']);
  });

  it('takes what its variants leave open from the listing itself', () => {
    const variants = [variantOf({ Size: 'M' }), variantOf({ Size: 'L' })];
    expect(assess(redAndLarge, variants, { attributes: attributesOf({ Color: 'Red' }) })).toMatchObject({
      verdict: 'shortlisted',
      variantIndex: 1,
    });
    expect(assess(redAndLarge, variants, { attributes: attributesOf({ Color: 'Blue' }) }).verdict).toBe('eliminated');
    expect(assess(redAndLarge, variants, { title: 'Red Cotton T-Shirt' }).verdict).toBe('shortlisted');
    expect(assess(redAndLarge, variants).verdict).toBe('pending');
  });

  it('is judged by its variants where the listing sums them up', () => {
    const sum = { attributes: attributesOf({ Color: 'Red, Blue', Size: 'M, L' }) };
    const variants = [variantOf({ Color: 'Red', Size: 'M' }), variantOf({ Color: 'Blue', Size: 'L' })];
    expect(assess(redAndLarge, variants, sum).verdict).toBe('eliminated');
  });

  it('leaves open what the listing offers and no variant has', () => {
    const variants = [variantOf({ Color: 'Black' }), variantOf({ Color: 'Blue' })];
    const listed = assess([must('Color', 'red')], variants, { attributes: attributesOf({ Color: 'Black, Red' }) });
    expect(typesOf(listed)).toEqual(['unknown']);
    expect(typesOf(assess([must('Color', 'red')], variants, { title: 'Red Shirt' }))).toEqual(['not_match']);
  });

  it('is not bound to a good-to-have that another variant meets', () => {
    const variants = [
      variantOf({ Color: 'Red', Size: 'M' }),
      variantOf({ Color: 'Blue', Size: 'L' }),
      variantOf({ Color: 'Green', Size: 'L' }),
    ];
    const assessment = assess([must('Size', 'L'), good('Color', 'red')], variants);
    expect(assessment).toMatchObject({ verdict: 'shortlisted', rerankMatchScore: 0 });
    expect(assess([must('Size', 'L'), good('Color', 'green')], variants)).toMatchObject({
      verdict: 'shortlisted',
      variantIndex: 2,
      rerankMatchScore: 1,
    });
  });

  it('without attributes is a product as if it had no variants', () => {
    const bare = { attributes: attributesOf({ Color: 'Red', Size: 'L' }) };
    expect(assess(redAndLarge, [variantOf({})], bare).verdict).toBe('shortlisted');
    expect(assess(redAndLarge, [], bare)).toMatchObject({ verdict: 'shortlisted', variantIndex: null });
  });
});

describe('the price of a product with variants', () => {
  const max = { maxPrice: { amount: 5, currency: 'USD' } };

  it('is that of the variant that meets the must-haves', () => {
    const variants = [
      variantOf({ Color: 'Red' }, { price: usd('9.00') }),
      variantOf({ Color: 'Blue' }, { price: usd('3.00') }),
    ];
    expect(assess([must('Color', 'red')], variants, {}, max).priceExclusion?.productValue).toBe('9.00 USD');
    expect(assess([must('Color', 'blue')], variants, {}, max).priceExclusion).toBeNull();
  });

  it('is that of the listing where the variant has none', () => {
    const variants = [variantOf({ Color: 'Red' })];
    expect(assess([must('Color', 'red')], variants, { price: usd('9.00') }, max).priceExclusion?.productValue).toBe(
      '9.00 USD',
    );
  });

  it('outweighs a good-to-have: a fitting variant within the maximum is taken', () => {
    const variants = [
      variantOf({ Size: 'L', Color: 'Black' }, { price: usd('6.00') }),
      variantOf({ Size: 'L', Color: 'White' }, { price: usd('4.00') }),
    ];
    expect(assess([must('Size', 'L'), good('Color', 'black')], variants, {}, max)).toMatchObject({
      variantIndex: 1,
      priceExclusion: null,
    });
    expect(assess([must('Size', 'L'), good('Color', 'black')], variants)).toMatchObject({ variantIndex: 0 });
  });

  it('is the lowest among variants that meet the same, of those with enough stock', () => {
    const variants = [
      variantOf({ Size: 'L', Color: 'Black' }, { price: usd('4.10'), stock: 500 }),
      variantOf({ Size: 'L', Color: 'White' }, { price: usd('4.00'), stock: 20 }),
      variantOf({ Size: 'L', Color: 'Green' }, { price: usd('4.05'), stock: 900 }),
    ];
    expect(assess([must('Size', 'L')], variants, {}, max, 100).variantIndex).toBe(2);
    expect(assess([must('Size', 'L')], variants, {}, max, 10).variantIndex).toBe(1);
  });

  it('comes with a note where the stock of the variant is below the wanted quantity', () => {
    const variants = [variantOf({ Color: 'Red' }, { stock: 40 })];
    expect(assess([must('Color', 'red')], variants, {}, {}, 500).bufferNotes).toEqual([
      'The stock of 40 is below the wanted quantity of 500',
    ]);
    expect(assess([must('Color', 'red')], variants, {}, {}, 40).bufferNotes).toEqual([]);
    expect(assess([must('Color', 'red')], variants).bufferNotes).toEqual([]);
  });
});

describe('the order of variants, specs and attributes', () => {
  const colour = fc.constantFrom('Red', 'Navy', 'Custom', 'Green', '红色', 'Black / White');
  const size = fc.constantFrom('M', 'L', 'XXL', '大号');
  const variant = fc
    .record(
      { Color: colour, Size: size, Capacity: fc.constantFrom('500ml', '0.5 L', '750毫升') },
      { requiredKeys: ['Color'] },
    )
    .chain((values) =>
      fc.record({
        attributes: fc.constant(attributesOf(values as Record<string, string>)),
        price: fc.constantFrom(usd('4.00'), usd('4.50'), usd('6.00')),
        stock: fc.constantFrom(10, 1000),
      }),
    );
  const specs = fc.uniqueArray(
    fc.constantFrom(
      must('Color', 'red'),
      must('Size', 'L'),
      good('Color', 'blue'),
      must('Capacity', '500 ml'),
      good('Size', 'XXL'),
      must('颜色', '绿色'),
    ),
    { minLength: 1, maxLength: 5, selector: ({ name, value }) => `${name}=${value}` },
  );

  const answers = (chosen: readonly Spec[], variants: readonly Variant[], assessment: Assessment) => ({
    verdict: assessment.verdict,
    score: assessment.vetoScore,
    notes: assessment.bufferNotes,
    exclusion: assessment.priceExclusion,
    variant:
      assessment.variantIndex === null
        ? null
        : variants[assessment.variantIndex]?.attributes.map(({ name, value }) => `${name}=${value}`).sort(),
    types: Object.fromEntries(
      assessment.specResults.map(({ matchType }, at) => [`${chosen[at]?.name}=${chosen[at]?.value}`, matchType]),
    ),
  });

  it('changes neither the answers nor the variant that is chosen', () => {
    const max = { maxPrice: { amount: 5, currency: 'USD' } };
    fc.assert(
      fc.property(
        fc.array(variant, { minLength: 1, maxLength: 6 }),
        specs,
        fc.infiniteStream(fc.nat()),
        (variants, wanted, random) => {
          const shuffled = <T>(list: readonly T[]): T[] =>
            list
              .map((value) => ({ value, at: random.next().value }))
              .sort((a, b) => a.at - b.at)
              .map(({ value }) => value);
          const before = answers(wanted, variants, assess(wanted, variants, {}, max, 100));
          const mixed = shuffled(variants).map((one) => ({ ...one, attributes: shuffled(one.attributes) }));
          const mixedSpecs = shuffled(wanted);
          expect(answers(mixedSpecs, mixed, assess(mixedSpecs, mixed, {}, max, 100))).toEqual(before);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('shortlists exactly when some variant alone would be', () => {
    fc.assert(
      fc.property(fc.array(variant, { minLength: 1, maxLength: 5 }), specs, (variants, wanted) => {
        const alone = variants.map((one) => assess(wanted, [one]).verdict);
        const together = assess(wanted, variants).verdict;
        expect(together === 'shortlisted').toBe(alone.includes('shortlisted'));
        expect(together === 'eliminated').toBe(alone.every((verdict) => verdict === 'eliminated'));
      }),
      { numRuns: 300 },
    );
  });

  it('makes a product no worse when a variant is added', () => {
    const rank = { shortlisted: 2, pending: 1, eliminated: 0 };
    fc.assert(
      fc.property(fc.array(variant, { minLength: 1, maxLength: 4 }), variant, specs, (variants, one, wanted) => {
        const before = rank[assess(wanted, variants).verdict];
        expect(rank[assess(wanted, [...variants, one]).verdict]).toBeGreaterThanOrEqual(before);
      }),
      { numRuns: 200 },
    );
  });
});
