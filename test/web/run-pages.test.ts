import { describe, expect, test } from 'vitest';
import type { Diagnosis, Feedback } from '../../web/src/api/answers.ts';
import { answersWaiting } from '../../web/src/runs/answers-waiting.ts';
import { changeMustHaves } from '../../web/src/runs/change-must-haves.ts';
import { describeCost, orderMustHaves, withSpecs } from '../../web/src/runs/must-have-cost.ts';
import { judgedPriceList, lowestPrices, offerPrice } from '../../web/src/runs/offer-price.ts';
import { describeWithoutRate, isPriceUnchecked } from '../../web/src/runs/price-check.ts';
import { rerunSettings } from '../../web/src/runs/rerun-settings.ts';
import { summarize } from '../../web/src/runs/summarize.ts';
import { formatDate, formatUnits } from '../../web/src/ui/format.ts';

describe('the sentence above the table', () => {
  const funnel = { found: 200, other_type: 139, over_price: 7, eliminated: 24, pending: 30, shortlisted: 0 };
  test.each([
    [{ ...funnel, found: 0 }, 'The search found nothing for this item.'],
    [funnel, 'Of 200 products found, none is confirmed to meet every must-have; 30 may, if the supplier confirms.'],
    [
      { ...funnel, shortlisted: 4 },
      'Of 200 products found, 4 products meet every must-have; 30 more may, if the supplier confirms.',
    ],
    [{ ...funnel, pending: 0 }, 'Of 200 products found, none meets every must-have; nothing is left to ask.'],
  ])('%#', (counts, sentence) => expect(summarize(counts)).toBe(sentence));
});

describe('a price', () => {
  const limit = { max_price: { amount: 4, currency: 'USD' } };
  const price = { amount: 3, currency: 'CNY', min_quantity: 1, comparable: null };

  test('is unchecked where there is a maximum and the offer names none, or one that cannot be compared', () => {
    expect(isPriceUnchecked({ price: null }, limit)).toBe(true);
    expect(isPriceUnchecked({ price }, limit)).toBe(true);
    expect(isPriceUnchecked({ price: { ...price, comparable: 0.4 } }, limit)).toBe(false);
    expect(isPriceUnchecked({ price: null }, { max_price: null })).toBe(false);
  });

  const unit = (amount: string, minQuantity: number, currency = 'USD') => ({
    unitPrice: { amount, currency, minQuantity },
  });
  const first = offerPrice(unit('3.10', 100), 100);
  const second = offerPrice(unit('2.73', 500), 500);

  test('is the one that was judged, with the total where the quantity is known and reaches it', () => {
    expect(second).toEqual({ amount: 2.73, currency: 'USD', minQuantity: 500, total: 1365 });
    expect(offerPrice(unit('3.10', 100), 50)).toEqual({ amount: 3.1, currency: 'USD', minQuantity: 100, total: null });
    expect(offerPrice(unit('2.85', 2000), null)).toMatchObject({ amount: 2.85, minQuantity: 2000, total: null });
    expect(offerPrice({ unitPrice: null }, 500)).toBeNull();
  });

  const list = (...tiers: [min_quantity: number, amount: string][]) => ({
    currency: 'USD',
    tiers: tiers.map(([min_quantity, amount]) => ({ min_quantity, amount })),
  });
  const steps = list([100, '3.60'], [2000, '2.85']);
  const judged = (offer: Partial<Parameters<typeof judgedPriceList>[0]>) =>
    judgedPriceList({ price: steps, variants: [], variantIndex: null, ...unit('2.85', 2000), ...offer })?.tiers.map(
      ({ amount, isJudged }) => `${amount}${isJudged ? ' judged' : ''}`,
    );

  test('is marked in the price list it stands in: that of the offer, or of a variant with prices of its own', () => {
    expect(judged({})).toEqual(['3.60', '2.85 judged']);
    const variants = [{ attributes: [] }, { attributes: [], price: list([1, '2.00']) }];
    expect(judged({ variants, variantIndex: 1, ...unit('2.00', 1) })).toEqual(['2.00 judged']);
    // Of a pending product no variant fits yet, but one was judged.
    expect(judged({ variants, ...unit('2.00', 1) })).toEqual(['2.00 judged']);
    expect(judged({ variants, variantIndex: 0 })).toEqual(['3.60', '2.85 judged']);
    expect(judged({ unitPrice: null })).toEqual(['3.60', '2.85']);
    expect(judged({ price: null, unitPrice: null })).toBeUndefined();
  });

  test('is marked as the lowest only where prices can be compared and differ', () => {
    expect([...lowestPrices([first, second, null])]).toEqual([1]);
    expect(lowestPrices([second, second]).size).toBe(0);
    expect(lowestPrices([second, offerPrice(unit('3.10', 100, 'CNY'), 100)]).size).toBe(0);
    expect(lowestPrices([second, null]).size).toBe(0);
  });
});

describe('why so few', () => {
  type MustHave = Diagnosis['items'][number]['must_haves'][number];
  const must = (spec_name: string, counts: Partial<MustHave>): MustHave => ({
    spec_name,
    spec_values: ['yes'],
    match: 10,
    unknown: 0,
    not_match: 0,
    eliminates_alone: 0,
    unknown_alone: 0,
    keeps_pending: 0,
    nearest_misses: [],
    relaxing: [],
    dropping: { would_be_shortlisted: 0, would_be_pending: 0, of_unknown_type: 0 },
    ...counts,
  });
  const capacity = must('Capacity', { not_match: 22, eliminates_alone: 12, keeps_pending: 11 });
  const wall = must('Double walled', { match: 0, unknown: 61, keeps_pending: 30 });
  const colour = must('Colour', {});

  test('begins with what no listing confirms', () => {
    const musts = withSpecs([colour, capacity, wall], []);
    const ordered = orderMustHaves(musts, [{ spec_name: 'Double walled', spec_values: ['yes'] }]);
    expect(ordered.map(({ must }) => must.spec_name)).toEqual(['Double walled', 'Capacity', 'Colour']);
  });

  test('tells must-haves of one name by what they want, and the maximum price from all of them', () => {
    const specs = [
      { name: 'Lid', value: 'steel', required: true },
      { name: 'Lid', value: 'with a strap' },
      { name: 'Lid', value: 'with a straw', required: true },
    ];
    const [steel, straw] = [must('Lid', { spec_values: ['steel'] }), must('Lid', { spec_values: ['with a straw'] })];
    const limit = must('Lid', { kind: 'max_price' });
    const ordered = orderMustHaves(withSpecs([steel, straw, limit], specs), [straw]);
    expect(ordered.map(({ spec, isUnconfirmed }) => [spec?.value, isUnconfirmed])).toEqual([
      ['with a straw', true],
      ['steel', false],
      [undefined, false],
    ]);
    const [, , wish] = specs;
    const relaxed = changeMustHaves(specs, wish === undefined ? [] : [wish], (spec) => ({ ...spec, required: false }));
    expect(relaxed.map(({ required }) => required)).toEqual([true, undefined, false]);
    expect(() => changeMustHaves([], [{ name: 'Lid', value: 'steel', required: true }], (spec) => spec)).toThrow(
      'The request does not ask for “Lid: steel” any more',
    );
  });

  test('says of each must-have what it costs', () => {
    expect(describeCost(wall, 30)).toBe('No listing confirms it: all 30 pending products wait for it.');
    expect(describeCost(capacity, 30)).toBe(
      'It alone eliminates 12 products. It is open for 11 of 30 pending products.',
    );
    expect(describeCost(colour, 30)).toBe('It stands in the way of no product.');
  });
});

test('answers wait for the next run until they are counted or withdrawn', () => {
  const said = (product_id: string, fields: Partial<Feedback> = {}) => ({
    platform: '1688',
    product_id,
    verdict: 'match' as const,
    counted_in: null,
    ...fields,
  });
  const { total, byProduct } = answersWaiting([
    said('1'),
    said('1'),
    said('2', { counted_in: 'a-run' }),
    said('3', { verdict: null }),
  ]);
  expect(total).toBe(2);
  expect([...byProduct]).toEqual([['1688:1', 2]]);
});

test('counts have their unit in the plural, and dates are written out', () => {
  expect([formatUnits(100, 'piece'), formatUnits(1, 'piece'), formatUnits(100, 'boxes')]).toEqual([
    '100 pieces',
    '1 piece',
    '100 boxes',
  ]);
  expect([formatUnits(60, '个'), formatUnits(1500, null), formatUnits(2, 'box')]).toEqual([
    '60 个',
    '1,500',
    '2 boxes',
  ]);
  expect([formatDate('2026-03-01'), formatDate('soon')]).toEqual(['1 Mar 2026', 'soon']);
});

test('offers without an exchange rate are counted by currency', () => {
  expect(describeWithoutRate([{ currency: 'CNY', products: 1 }])).toBe(
    '1 offer in CNY was not compared with the price limit: the run has no exchange rate for CNY.',
  );
  const both = [
    { currency: 'CNY', products: 34 },
    { currency: 'EUR', products: 2 },
  ];
  expect(describeWithoutRate(both)).toBe(
    '34 offers in CNY and 2 in EUR were not compared with the price limit: the run has no exchange rate for CNY and EUR.',
  );
});

test('a repeat of a run says what it takes over', () => {
  const limit = { target_price: null, max_price: { amount: 4, currency: 'USD' } };
  const items = [
    { item_id: 1, name: 'Bottle', ...limit },
    { item_id: 2, name: 'Mug', ...limit },
  ];
  const settings = { exchange_rates: { CNY: 0.14 }, platforms: ['1688'], item_ids: [1, 2] };
  expect(rerunSettings({ items, sourcing_context: settings })).toEqual([
    { name: 'Price a piece', text: 'at most USD\u00a04.00' },
    { name: 'Exchange rates', text: 'CNY 0.14' },
    { name: 'Only these items', text: 'Bottle, Mug' },
    { name: 'Only these platforms', text: '1688' },
  ]);
  const [bottle, mug] = items.map((item, index) => (index === 0 ? item : { ...item, max_price: null }));
  expect(rerunSettings({ items: [bottle, mug].flatMap((item) => item ?? []), sourcing_context: {} })).toEqual([
    { name: 'Price of Bottle', text: 'at most USD\u00a04.00' },
    { name: 'Price of Mug', text: 'no limit' },
    { name: 'Exchange rates', text: 'none' },
  ]);
});
