import { expect, test } from 'vitest';
import { countWithoutRate } from '../../../src/sourcing/table/item-tables.ts';

test('prices that no exchange rate joins to a limit are counted by currency, where there is a limit', () => {
  const price = (currency: string, comparable: number | null) => ({
    price: { amount: 3, currency, min_quantity: 1, comparable },
  });
  const rows = [price('EUR', null), price('CNY', null), price('USD', 3), { price: null }, price('CNY', null)];
  const terms = { priceTolerance: 0.1, exchangeRates: {} };
  expect(countWithoutRate(rows, { ...terms, maxPrice: { amount: 4, currency: 'USD' } })).toEqual([
    { currency: 'CNY', products: 2 },
    { currency: 'EUR', products: 1 },
  ]);
  expect(countWithoutRate(rows, terms)).toEqual([]);
});
