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

describe('the price at a quantity', () => {
  const max = (amount: number, quantity: number | null) => assess({ maxPrice: usd(amount) }, quantity).priceExclusion;

  it('is that of the last step the quantity reaches, in whatever order the steps are listed', () => {
    expect(max(4.48, 500)).toBeNull();
    expect(max(4.48, 999)).toBeNull();
    expect(max(4.48, 499)?.productValue).toBe('5.00 USD');
    const mixed: Listing = { title: 'Mug', price: { currency: 'USD', tiers: [...tiers].reverse() } };
    expect(assess({ maxPrice: usd(4.48) }, 500, mixed).priceExclusion).toBeNull();
  });

  it('is the lowest while the quantity is not known', () => {
    expect(max(3.9, null)).toBeNull();
    expect(max(3.89, null)?.reasoning).toBe('Wanted at most 3.89 USD; the price says 3.90 USD, which is 1% over it.');
  });

  it('is the first for less than the list begins with, and a note says so', () => {
    const listing: Listing = { title: 'Mug', price: { currency: 'USD', tiers: [{ min_quantity: 100, amount: '4' }] } };
    expect(assess({}, 50, listing).bufferNotes).toEqual([
      'The price list begins at 100 pieces, above the wanted quantity of 50',
    ]);
    expect(assess({}, 50, { ...listing, moq: 100, unit: 'set' }).bufferNotes).toEqual([
      'The minimum order of 100 set is above the wanted quantity of 50',
    ]);
  });

  it('names the maximum, the price, the quantity and how far it is over', () => {
    expect(max(4, 500)?.reasoning).toBe(
      'Wanted at most 4.00 USD; the price says 4.48 USD at 500 pieces, which is 12% over it.',
    );
  });

  it('is a note where it states no number', () => {
    const listing: Listing = {
      title: 'Mug',
      price: { currency: 'USD', tiers: [{ min_quantity: 1, amount: 'ask' }] },
    };
    expect(assess({ targetPrice: usd(4) }, 10, listing)).toMatchObject({
      priceExclusion: null,
      bufferNotes: ['No price is stated, so the target price of 4.00 USD could not be checked'],
    });
  });

  it.each([0, -1, Number.NaN])('is not converted by a rate of %s', (rate) => {
    const listing: Listing = { title: 'Mug', price: { currency: 'CNY', tiers: [{ min_quantity: 1, amount: '30' }] } };
    expect(assess({ maxPrice: usd(1), exchangeRates: { CNY: rate } }, 10, listing).priceExclusion).toBeNull();
  });

  it('agrees with exact arithmetic for any list, quantity, rate, target, tolerance and maximum', () => {
    const list = fc.uniqueArray(
      fc.record({ from: fc.integer({ min: 1, max: 5000 }), cents: fc.integer({ min: 1, max: 2_000_00 }) }),
      { minLength: 1, maxLength: 5, selector: ({ from }) => from },
    );
    fc.assert(
      fc.property(
        list,
        fc.integer({ min: 1, max: 6000 }),
        fc.integer({ min: 1, max: 20_000 }),
        fc.integer({ min: 1, max: 2_000_00 }),
        fc.integer({ min: 0, max: 50 }),
        (steps, quantity, rate, limit, tolerance) => {
          const price = {
            currency: 'CNY',
            tiers: steps.map(({ from, cents }) => ({ min_quantity: from, amount: (cents / 100).toFixed(2) })),
          };
          const sorted = [...steps].sort((a, b) => a.from - b.from);
          const step = sorted.filter(({ from }) => from <= quantity).at(-1) ?? sorted[0];
          // In ten-thousandths of a cent, so that every number is whole.
          const exact = BigInt(step?.cents ?? 0) * BigInt(rate);
          const wanted = usd(limit / 100);
          const { priceExclusion, bufferNotes } = assess(
            {
              maxPrice: wanted,
              targetPrice: wanted,
              priceTolerance: tolerance / 100,
              exchangeRates: { CNY: rate / 10_000 },
            },
            quantity,
            { title: 'Mug', price, moq: 1 },
          );
          const isOver = exact > BigInt(limit) * 10_000n;
          const isFarOver = exact * 100n > BigInt(limit) * 10_000n * BigInt(100 + tolerance);
          expect(priceExclusion !== null).toBe(isOver);
          expect(bufferNotes.some((note) => note.includes('over the target price'))).toBe(isOver);
          expect(bufferNotes.some((note) => note.startsWith('Well over budget'))).toBe(isFarOver);
        },
      ),
    );
  });
});

describe('relevance', () => {
  const specs = [
    { name: 'Color', value: 'black', required: true },
    { name: 'Weight', value: '500 g', required: true },
  ];
  const attributes = [
    { name: 'Color', value: 'Black' },
    { name: 'Weight', value: '500 g' },
  ];
  const terms = { priceTolerance: 0.1, exchangeRates: {} };

  it.each([
    ['ceramic mug', 'Ceramic Coffee Mug 350 ml', ['Toner Cartridge for Laser Printers', 'Steel Dumbbell', 'Mug Rack']],
    ['yoga mat', 'Non-slip Yoga Mat TPE', ['Yoga Pants', 'Door Mat', 'Bluetooth Speaker', 'Mat Cleaner Spray']],
    ['desk lamp', 'LED Desk Lamp with USB Port', ['Office Desk', 'Floor Lamp', 'Desk Organizer', 'Phone Case']],
    ['保温杯', '不锈钢保温杯 大容量', ['打印机硒鼓', '瑜伽垫', '保温袋', '台灯']],
    ['帆布袋', '定制帆布袋 手提', ['帆布鞋', '垃圾袋', '充电线']],
    ['stainless steel bottle', '不锈钢水瓶 stainless steel bottle', ['Toner', '硒鼓', 'Steel Wool']],
  ])('ranks a %s before other goods that happen to meet the same specs', (name, thing, others) => {
    const assess = createAssessor({ name, description: `a ${name}`, quantity: null, specs }, terms);
    const score = (title: string) => assess({ title, attributes }).vetoScore;
    for (const other of others) expect(score(thing), other).toBeGreaterThan(score(other));
  });

  it.each([
    ['insulated stainless steel bottle', '304不锈钢保温杯500ml双层真空', ['打印机硒鼓', 'Steel Shelf', '钢琴凳']],
    ['desk lamp', 'LED台灯 护眼', ['书桌', 'Desk Organizer', '桌面收纳盒']],
    ['陶瓷马克杯', 'Ceramic Coffee Cup 350 ml', ['Toner Cartridge', '陶瓷花瓶', 'Yoga Mat']],
    ['瑜伽垫', 'Non-slip Yoga Mat', ['瑜伽服', 'Door Mat', 'Dumbbell']],
  ])('knows the kind of goods across languages: %s', (name, thing, others) => {
    const assess = createAssessor({ name, description: '', quantity: null, specs }, terms);
    const score = (title: string) => assess({ title, attributes }).vetoScore;
    for (const other of others) expect(score(thing), other).toBeGreaterThan(score(other));
  });

  it('decides only between products that meet equally much', () => {
    const assess = createAssessor({ name: 'ceramic mug', description: 'a mug', quantity: null, specs }, terms);
    const toner = assess({ title: 'Toner Cartridge', attributes });
    const mug = assess({ title: 'Ceramic Mug', attributes: attributes.slice(0, 1) });
    expect(toner.vetoScore).toBeGreaterThan(mug.vetoScore);
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
