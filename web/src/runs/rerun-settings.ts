import type { Overview } from '../api/answers.ts';
import { formatMoney, plural } from '../ui/format.ts';

type Run = Pick<Overview, 'sourcing_context'> & {
  items: readonly Pick<Overview['items'][number], 'item_id' | 'name' | 'target_price' | 'max_price'>[];
};

function pricesOf({ target_price: target, max_price: max }: Run['items'][number]): string {
  const parts = [
    target === null ? null : `target ${formatMoney(target.amount, target.currency)}`,
    max === null ? null : `at most ${formatMoney(max.amount, max.currency)}`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? 'no limit' : parts.join(', ');
}

/** What a repeat of a run takes over from it, as names and texts; what was not set is left out, but for prices and rates. */
export function rerunSettings({ sourcing_context: context, items }: Run): { name: string; text: string }[] {
  const { item_ids: ids, exchange_rates: rates = {}, platforms, keywords, exclude_product_ids: excluded } = context;
  const prices = items.map((item) => ({ item, text: pricesOf(item) }));
  const areSame = prices.every(({ text }) => text === prices[0]?.text);
  const priceRows = areSame
    ? [{ name: 'Price a piece', text: prices[0]?.text ?? 'no limit' }]
    : prices.map(({ item, text }) => ({ name: `Price of ${item.name}`, text }));
  const shownRates = Object.entries(rates).map(([currency, rate]) => `${currency} ${rate}`);
  const names = new Map(items.map(({ item_id: id, name }) => [id, name]));
  const optional: [string, string | undefined][] = [
    ['Only these items', ids?.map((id) => names.get(id) ?? `item ${id}`).join(', ')],
    ['Only these platforms', platforms?.join(', ')],
    ['More words to search for', keywords?.join(', ')],
    ['Left out', excluded === undefined || excluded.length === 0 ? undefined : plural(excluded.length, 'product')],
    ['Candidates per item', context.max_candidates?.toString()],
    ['Results per item', context.max_results?.toString()],
  ];
  return [
    ...priceRows,
    { name: 'Exchange rates', text: shownRates.length === 0 ? 'none' : shownRates.join(', ') },
    ...optional.flatMap(([name, text]) => (text === undefined || text === '' ? [] : [{ name, text }])),
  ];
}
