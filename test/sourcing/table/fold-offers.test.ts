import { expect, test } from 'vitest';
import { foldOffers } from '../../../src/sourcing/table/fold-offers.ts';
import type { TableRow } from '../../../src/sourcing/table/table-schemas.ts';

let lastRank = 0;

function aRow(fields: Partial<TableRow> = {}): Omit<TableRow, 'offers' | 'group'> {
  lastRank++;
  return {
    rank: lastRank,
    platform: 'alibaba',
    product_id: String(lastRank),
    title: 'Steel bottle 500 ml',
    image: null,
    supplier: 'Hearth',
    stage: 'shortlisted',
    price: { amount: 2.73, currency: 'USD', min_quantity: 100, comparable: 2.73 },
    moq: 100,
    unit: null,
    veto_score: 2,
    rerank_match_score: 0,
    product_type: 'bottle',
    type_match: 'match',
    specs: [{ match_type: 'match', product_value: '304 stainless steel' }],
    notes: [],
    differs: [],
    ...fields,
  };
}

const sizesOf = (rows: Parameters<typeof foldOffers>[0]) => foldOffers(rows).map(({ offers }) => offers);

test('listings of one offer of one supplier are folded, whatever the order of the words in their titles', () => {
  const [first, second] = foldOffers([aRow(), aRow({ title: '500 ml Bottle, Steel' })]);
  expect([first?.offers, second?.offers]).toEqual([2, 2]);
  expect(second?.group).toBe(first?.rank);
});

test('offers that a buyer chooses between are never folded', () => {
  const others: Partial<TableRow>[] = [
    { supplier: 'Kiln' },
    { platform: '1688' },
    { price: { amount: 3.45, currency: 'USD', min_quantity: 100, comparable: 3.45 } },
    { specs: [{ match_type: 'match', product_value: '201 stainless steel' }] },
    { stage: 'pending' },
  ];
  for (const other of others) expect(sizesOf([aRow(), aRow(other)])).toEqual([1, 1]);
});

test('two listings of unknown suppliers are not said to be one', () => {
  expect(sizesOf([aRow({ supplier: null }), aRow({ supplier: null })])).toEqual([1, 1]);
});
