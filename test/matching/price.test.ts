import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAssessor } from '../../src/matching/assess-listing.ts';
import type { CommercialTerms } from '../../src/matching/assessment.ts';
import { compareDecimals, formatDecimal, multiply, parseDecimal } from '../../src/matching/commercial/decimal.ts';
import type { Listing } from '../../src/matching/listing.ts';

const tiers = [
  { min_quantity: 1, amount: '5.00' },
  { min_quantity: 500, amount: '4.48' },
  { min_quantity: 1000, amount: '3.90' },
];
const mug: Listing = { title: 'Mug', price: { currency: 'USD', tiers } };

function assess(terms: Partial<CommercialTerms>, quantity: number | null = 500, listing: Listing = mug) {
  const item = { name: 'mug', description: 'mug', quantity, specs: [] };
  return createAssessor(item, { priceTolerance: 0.1, exchangeRates: {}, ...terms })(listing);
}

const usd = (amount: number) => ({ amount, currency: 'USD' });

describe('the target price', () => {
  it('earns a note in plain words at the wanted quantity', () => {
    expect(assess({ targetPrice: usd(4), priceTolerance: 0.2 }).bufferNotes).toEqual([
      '12% over the target price of 4.00 USD at 500 pieces',
    ]);
  });

  it('is a stronger note beyond the tolerance, and never excludes', () => {
    const { bufferNotes, priceExclusion } = assess({ targetPrice: usd(4) });
    expect(bufferNotes[0]).toContain('Well over budget: 12% over the target price of 4.00 USD at 500 pieces');
    expect(priceExclusion).toBeNull();
  });

  it('is met by a better step of the price list', () => {
    expect(assess({ targetPrice: usd(4) }, 1000).bufferNotes).toEqual([]);
  });
});

describe('the maximum price', () => {
  it('excludes what is known to cost more, under the name of the target price', () => {
    const exclusion = assess({ maxPrice: usd(4.47) }).priceExclusion;
    expect(exclusion).toMatchObject({
      specName: 'target price',
      matchType: 'not_match',
      required: true,
      productValue: '4.48 USD',
    });
  });

  it('allows exactly itself', () => {
    expect(assess({ maxPrice: usd(4.48) }).priceExclusion).toBeNull();
  });

  it('is compared in its own currency by the given rate', () => {
    const listing: Listing = { title: 'Mug', price: { currency: 'CNY', tiers: [{ min_quantity: 1, amount: '30' }] } };
    expect(
      assess({ maxPrice: usd(4.19), exchangeRates: { CNY: 0.14 } }, 10, listing).priceExclusion?.productValue,
    ).toBe('30.00 CNY (4.20 USD)');
    expect(assess({ maxPrice: usd(4.2), exchangeRates: { CNY: 0.14 } }, 10, listing).priceExclusion).toBeNull();
  });

  it('is a note and no exclusion where prices cannot be compared', () => {
    const listing: Listing = { title: 'Mug', price: { currency: 'EUR', tiers: [{ min_quantity: 1, amount: '99' }] } };
    const { bufferNotes, priceExclusion } = assess({ maxPrice: usd(1) }, 10, listing);
    expect(priceExclusion).toBeNull();
    expect(bufferNotes[0]).toContain('no exchange rate to USD');
    expect(assess({ maxPrice: usd(1) }, 10, { title: 'Mug' }).bufferNotes[0]).toContain('No price is stated');
  });
});

describe('the minimum order', () => {
  it('is noted when it is above the wanted quantity', () => {
    expect(assess({}, 100, { ...mug, moq: 300 }).bufferNotes).toEqual([
      'The minimum order of 300 pieces is above the wanted quantity of 100',
    ]);
    expect(assess({}, 300, { ...mug, moq: 300 }).bufferNotes).toEqual([]);
    expect(assess({}, null, { ...mug, moq: 300 }).bufferNotes).toEqual([]);
  });
});

describe('scores', () => {
  const wanted = [
    { name: 'Color', value: 'black', required: true },
    { name: 'Weight', value: '500 g', required: true },
  ];
  const attributes = [
    { name: 'Color', value: 'Black' },
    { name: 'Weight', value: '500 g' },
  ];
  const score = createAssessor(
    { name: 'ceramic mug', description: 'a mug', quantity: null, specs: wanted },
    { priceTolerance: 0.1, exchangeRates: {} },
  );

  it('put the thing that is wanted before another with the same specs', () => {
    const toner = score({ title: 'Toner Cartridge', attributes });
    const cup = score({ title: 'Ceramic Mug', attributes });
    expect(cup.vetoScore).toBeGreaterThan(toner.vetoScore);
  });

  it('keep their bands', () => {
    expect(score({ title: 'Ceramic Mug', attributes }).vetoScore).toBeGreaterThanOrEqual(2);
    expect(score({ title: 'Ceramic Mug', attributes }).vetoScore).toBeLessThan(3);
    expect(score({ title: 'Ceramic Mug' }).vetoScore).toBeGreaterThanOrEqual(1);
    expect(score({ title: 'Ceramic Mug' }).vetoScore).toBeLessThan(2);
    expect(score({ title: 'Ceramic Mug', attributes: [{ name: 'Color', value: 'White' }] }).vetoScore).toBeLessThan(1);
  });
});

describe('decimals', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 });
  const text = (value: number) => `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`;
  const decimal = (value: string) => parseDecimal(value) ?? { digits: -1n, scale: 0 };

  it('keep every digit', () => {
    fc.assert(
      fc.property(cents, (value) => {
        expect(formatDecimal(decimal(text(value)), 2)).toBe(text(value));
      }),
    );
    expect(formatDecimal(multiply(decimal('0.1'), decimal('0.2')), 2)).toBe('0.02');
  });

  it('compare as numbers do', () => {
    fc.assert(
      fc.property(cents, cents, (one, other) => {
        expect(compareDecimals(decimal(text(one)), decimal(text(other)))).toBe(Math.sign(one - other));
      }),
    );
  });

  it('refuse what is no number', () => {
    expect(['', 'abc', '1,5', '1.2.3', 'NaN'].map(parseDecimal)).toEqual([null, null, null, null, null]);
  });
});
