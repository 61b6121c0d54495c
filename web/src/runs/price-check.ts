import type { OverviewItem, Table, TableRow } from '../api/answers.ts';
import { plural } from '../ui/format.ts';

/**
 * True where a maximum price was asked for and the offer could not be compared with it: it has no price, or one in a
 * currency without an exchange rate.
 */
export function isPriceUnchecked(row: Pick<TableRow, 'price'>, item: Pick<OverviewItem, 'max_price'>): boolean {
  return item.max_price !== null && (row.price === null || row.price.comparable === null);
}

/** `34 offers in CNY and 2 in EUR …`: of how many products of an item the price was not held against its limits. */
export function describeWithoutRate(counts: Table['without_rate']): string {
  const parts = counts.map(({ currency, products }, index) =>
    index === 0 ? `${plural(products, 'offer')} in ${currency}` : `${products} in ${currency}`,
  );
  const list = new Intl.ListFormat('en-GB').format(parts);
  const isOne = counts.length === 1 && counts[0]?.products === 1;
  const currencies = new Intl.ListFormat('en-GB').format(counts.map(({ currency }) => currency));
  const were = isOne ? 'was' : 'were';
  return `${list} ${were} not compared with the price limit: the run has no exchange rate for ${currencies}.`;
}
