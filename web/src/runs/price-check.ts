import type { OverviewItem, TableRow } from '../api/answers.ts';

/**
 * True where a maximum price was asked for and nobody could hold the offer against it: it names no price, or one in a
 * currency without an exchange rate.
 */
export function isPriceUnchecked(row: Pick<TableRow, 'price'>, item: Pick<OverviewItem, 'max_price'>): boolean {
  return item.max_price !== null && (row.price === null || row.price.comparable === null);
}
