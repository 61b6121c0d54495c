import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convertPrice } from '../../src/matching/commercial/convert-price.ts';
import { judgePrice } from '../../src/matching/commercial/judge-price.ts';

const cents = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((digits) => (digits / 100).toFixed(2));

test('a converted price lies over a maximum exactly where judging says so', () => {
  fc.assert(
    fc.property(cents(1, 100_000), cents(1, 500), cents(1, 100_000), (amount, rate, limit) => {
      const exchangeRates = { CNY: Number(rate) };
      const maxPrice = { amount: Number(limit), currency: 'USD' };
      const { exclusion } = judgePrice(
        { name: 'Bottle', description: '', quantity: 1, specs: [] },
        { maxPrice, priceTolerance: 0, exchangeRates },
        { title: 'Bottle', price: { currency: 'CNY', tiers: [{ min_quantity: 1, amount }] } },
        undefined,
      );
      const converted = convertPrice({ amount, currency: 'CNY' }, 'USD', exchangeRates);
      expect((converted ?? 0) > maxPrice.amount).toBe(exclusion !== null);
    }),
  );
});

test('what no rate joins is not converted', () => {
  expect(convertPrice({ amount: '26.00', currency: 'CNY' }, 'USD', {})).toBeNull();
  expect(convertPrice({ amount: '26.00', currency: 'constructor' }, 'USD', {})).toBeNull();
  expect(convertPrice({ amount: '26.00', currency: 'USD' }, 'USD', {})).toBe(26);
  expect(convertPrice({ amount: 'on request', currency: 'USD' }, 'USD', {})).toBeNull();
});
