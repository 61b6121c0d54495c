import { compareText } from '../../lib/compare-text.ts';
import type { ItemTable } from './item-tables.ts';
import { distributeSpecs } from './spec-distribution.ts';
import type { ItemCharts, TableRow } from './table-schemas.ts';

const mostPoints = 2000;

/** The most frequent currency where no limit names one. */
function commonCurrency(rows: readonly TableRow[]): string | null {
  const counts = new Map<string, number>();
  for (const { price } of rows) if (price !== null) counts.set(price.currency, (counts.get(price.currency) ?? 0) + 1);
  return [...counts].sort(([a, one], [b, other]) => other - one || compareText(a, b))[0]?.[0] ?? null;
}

/** Must-haves count double: the picture shows what a product promises, not only how much of it. */
function confirmedShare({ specs }: TableRow, isMust: readonly boolean[]): number {
  let whole = 0;
  let confirmed = 0;
  for (const [index, { match_type: matchType }] of specs.entries()) {
    const weight = isMust[index] === true ? 2 : 1;
    whole += weight;
    if (matchType === 'match') confirmed += weight;
  }
  return whole === 0 ? 1 : confirmed / whole;
}

/** Everything that the pictures of an item need, in one pass over its table. */
export function chartItem(table: ItemTable): ItemCharts {
  const { item, terms, rows } = table;
  const wanted = terms.targetPrice?.currency ?? terms.maxPrice?.currency;
  const currency = wanted ?? commonCurrency(rows);
  const isMust = item.specs.map(({ required }) => required === true);
  const priced = rows.flatMap((row) => {
    const price = row.price?.comparable ?? (row.price?.currency === currency ? row.price?.amount : undefined);
    if (price === undefined || price === null) return [];
    return [{ rank: row.rank, price, share: confirmedShare(row, isMust), stage: row.stage }];
  });
  // The output power of a charger is none of a power bank.
  const ofType = rows.filter(({ stage }) => stage !== 'other_type');
  const inCurrency = (money: { amount: number; currency: string } | undefined) =>
    money === undefined || money.currency !== currency ? null : money.amount;
  return {
    currency,
    target_price: inCurrency(terms.targetPrice),
    max_price: inCurrency(terms.maxPrice),
    points: priced.slice(0, mostPoints),
    unpriced: rows.length - priced.length,
    coverage: item.specs.map((_, index) => {
      const counts = { match: 0, unknown: 0, not_match: 0 };
      for (const { specs } of ofType) {
        const answer = specs[index];
        if (answer !== undefined) counts[answer.match_type]++;
      }
      return counts;
    }),
    distributions: distributeSpecs({ item, rows: ofType }),
  };
}
