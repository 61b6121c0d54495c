import { describe, expect, test } from 'vitest';
import { describeCountry, listCountries } from '../../web/src/requests/countries.ts';
import { labelOfField, listFaults } from '../../web/src/requests/field-faults.ts';
import { looksLikeTable } from '../../web/src/requests/looks-like-table.ts';
import { proposeMerchantId } from '../../web/src/requests/merchant-id.ts';
import { limitsById, namesPrice, noPriceLimit, parsePriceLimit } from '../../web/src/requests/price-limit.ts';
import { listSpecChanges } from '../../web/src/requests/spec-changes.ts';
import { limitsOfRun, limitsToContext } from '../../web/src/runs/run-context.ts';

describe('what needs attention', () => {
  test('is named as the form names it', () => {
    expect(
      ['merchant.id', 'items.1.specs.2.value', 'items.0.customization.logo_url', 'items.0'].map(labelOfField),
    ).toEqual(['Merchant id', 'Item 2, spec 3, value', 'Item 1, logo file', 'Item 1']);
  });

  test('stands in the order of the form, not in that of the answer', () => {
    const fault = (message: string) => ({ message, type: 'x' });
    const errors = {
      items: [
        {
          customization: { logo_url: fault('must be a URI') },
          notes: fault('is too long'),
          specs: [{ value: fault('must not be empty') }],
          description: fault('must not be empty'),
          quantity: fault('must be at least 1'),
          name: fault('must not be empty'),
        },
      ],
      merchant: { id: fault('must not be empty'), name: fault('must not be empty') },
      external_id: fault('must not be empty'),
    };
    expect(listFaults(errors).map(({ label }) => label)).toEqual([
      'Your reference',
      'Merchant',
      'Merchant id',
      'Item 1, name',
      'Item 1, quantity',
      'Item 1, description',
      'Item 1, spec 1, value',
      'Item 1, notes',
      'Item 1, logo file',
    ]);
    expect(listFaults({})).toEqual([]);
  });
});

test('countries are those with a code of their own, by name', () => {
  const countries = listCountries();
  expect(countries.find(({ name }) => name === 'Germany')?.code).toBe('DE');
  const codes = countries.map(({ code }) => code);
  for (const code of ['DD', 'UK', 'EU', 'ZZ']) expect(codes).not.toContain(code);
  expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length);
  expect([describeCountry('NL'), describeCountry('QX')]).toEqual(['Netherlands (NL)', 'QX']);
});

test('a merchant’s id is proposed from its name', () => {
  expect(['Harbour & Pine Gifts', 'Müller GmbH.', '永康'].map(proposeMerchantId)).toEqual([
    'harbour-pine-gifts',
    'muller-gmbh',
    '',
  ]);
});

describe('a price as a limit', () => {
  test.each([
    ['under 4 USD', '4', 'USD'],
    ['$4.50', '4.50', 'USD'],
    ['4,50 EUR', '4.50', 'EUR'],
    ['不超过30元', '30', 'CNY'],
    ['max 1,200', '1200', 'USD'],
  ])('is read from %s', (text, max, currency) => expect(parsePriceLimit(text)).toEqual({ target: '', max, currency }));

  test.each(['cheap', '3-4 USD', 'at least 4 USD'])('is not read from %s', (text) =>
    expect(parsePriceLimit(text)).toBeNull(),
  );

  test('is recognised by the name of the spec', () => {
    expect(['Price', 'unit price', 'Max. price', '单价'].every(namesPrice)).toBe(true);
    expect(['Price tag included', 'Capacity'].some(namesPrice)).toBe(false);
  });

  const limit = { target: '', max: '4', currency: 'USD' };

  test('belongs to the item it was written for, new ones in their order', () => {
    const items = [
      { savedId: 7, price: noPriceLimit },
      { savedId: 0, price: limit },
    ];
    expect(limitsById(items, [7, 9])).toEqual({ 7: noPriceLimit, 9: limit });
  });

  test('is said once where all items have the same, else item by item', () => {
    expect(limitsToContext({ 1: limit, 2: limit }, [1, 2])).toEqual({ max_price: { amount: 4, currency: 'USD' } });
    expect(limitsToContext({ 1: limit, 2: { ...limit, target: '2', max: '' }, 3: noPriceLimit }, [1, 2, 3])).toEqual({
      items: {
        1: { max_price: { amount: 4, currency: 'USD' } },
        2: { target_price: { amount: 2, currency: 'USD' } },
      },
    });
    expect(limitsToContext({ 1: limit, 2: noPriceLimit }, [2])).toEqual({});
  });

  test('that is no number goes as it was written', () => {
    expect(limitsToContext({ 1: { ...limit, max: 'abc' } }, [1])).toEqual({
      max_price: { amount: 'abc', currency: 'USD' },
    });
  });

  test('comes back from the last run', () => {
    expect(limitsOfRun([{ item_id: 3, target_price: null, max_price: { amount: 30, currency: 'CNY' } }])).toEqual({
      3: { target: '', max: '30', currency: 'CNY' },
    });
  });
});

describe('pasted text', () => {
  test('that is a letter is no table', () => {
    const letter = ['Hi Anna,', 'we need 500 bottles, 500 ml, BPA free.', 'Please quote by Friday.', 'Thanks!'];
    expect(looksLikeTable(letter.map((line) => line.split(',')))).toBe(false);
  });

  test('of rows with the same columns, or of names, is one', () => {
    expect(
      looksLikeTable([
        ['Item', 'Qty'],
        ['Bottle', '500'],
        ['Bag', '', 'x'],
      ]),
    ).toBe(true);
    expect(looksLikeTable([['Steel bottle'], ['Tote bag']])).toBe(true);
  });
});

test('of two lists of specs only what differs is told', () => {
  const capacity = { name: 'Capacity', value: '500 ml', required: true };
  const lid = { name: 'Lid', value: 'yes' };
  const colour = { name: 'Colour', value: 'black' };
  expect(listSpecChanges([capacity, lid], [{ ...capacity, value: '750 ml' }, colour])).toEqual([
    { before: 'Capacity: 500 ml (must)', after: 'Capacity: 750 ml (must)' },
    { before: null, after: 'Colour: black' },
    { before: 'Lid: yes', after: null },
  ]);
});
