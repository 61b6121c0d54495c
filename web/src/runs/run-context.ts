import type { Overview, SourcingContext } from '../api/answers.ts';
import { noPriceLimit, type PriceLimit, type PriceLimits } from '../requests/price-limit.ts';

/** How to source, as the form holds it: everything is text. */
export interface ContextForm {
  itemIds: number[];
  /** One rate a line, such as `CNY 0.14`. */
  rates: string;
  platforms: string[];
  keywords: string;
  exclude: string;
  maxCandidates: string;
}

export const emptyContext: ContextForm = {
  itemIds: [],
  rates: '',
  platforms: [],
  keywords: '',
  exclude: '',
  maxCandidates: '',
};

const wordsOf = (text: string): string[] =>
  text
    .split(/[\n,;]/u)
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** `CNY 0.14` or `CNY = 0.14`. Anything else is sent as it is: the service explains what is wrong. */
function readRates(text: string): Record<string, number> {
  const entries = wordsOf(text).map((line): [string, number] => {
    const [, code = line, rate = ''] = /^([A-Za-z]{3})\s*[=:]?\s*([\d.]+)$/.exec(line) ?? [];
    return [code.toUpperCase(), Number(rate)];
  });
  return Object.fromEntries(entries);
}

/** What is no number is sent as it is: the service explains what is wrong. */
function moneyOf(written: string, currency: string): { amount: number; currency: string } {
  const amount = Number(written.replace(',', '.'));
  return { amount: Number.isNaN(amount) ? (written as unknown as number) : amount, currency };
}

/** The prices of a context or of one of its items; what is empty is left out. */
function pricesOf({ target, max, currency }: PriceLimit): Pick<SourcingContext, 'target_price' | 'max_price'> {
  return {
    ...(target === '' ? {} : { target_price: moneyOf(target, currency) }),
    ...(max === '' ? {} : { max_price: moneyOf(max, currency) }),
  };
}

/** The price limits of the items of a run, as a form holds them. */
export function limitsOfRun(
  items: Pick<Overview['items'][number], 'item_id' | 'target_price' | 'max_price'>[],
): PriceLimits {
  return Object.fromEntries(
    items.map(({ item_id: id, target_price: target, max_price: max }): [string, PriceLimit] => [
      String(id),
      {
        target: target === null ? '' : String(target.amount),
        max: max === null ? '' : String(max.amount),
        currency: max?.currency ?? target?.currency ?? noPriceLimit.currency,
      },
    ]),
  );
}

/** The members of a context that say the prices of items: once where all are the same, else item by item. */
export function limitsToContext(limits: PriceLimits, itemIds: readonly number[]): SourcingContext {
  const chosen = itemIds.map((id) => ({ id, prices: limits[String(id)] }));
  const [first] = chosen;
  const areSame = chosen.every(({ prices }) => JSON.stringify(prices) === JSON.stringify(first?.prices));
  if (areSame) return first?.prices === undefined ? {} : pricesOf(first.prices);
  const items = chosen.flatMap(({ id, prices }) => {
    const said = prices === undefined ? {} : pricesOf(prices);
    return Object.keys(said).length === 0 ? [] : [[String(id), said] as const];
  });
  return { items: Object.fromEntries(items) };
}

/** The sourcing context of a start; what is empty is left out. `allItems` is how many items there are to choose from. */
export function formToContext(form: ContextForm, allItems: number): SourcingContext {
  const rates = readRates(form.rates);
  const keywords = wordsOf(form.keywords);
  const exclude = wordsOf(form.exclude);
  return {
    ...(form.itemIds.length === 0 || form.itemIds.length === allItems ? {} : { item_ids: form.itemIds }),
    ...(Object.keys(rates).length === 0 ? {} : { exchange_rates: rates }),
    ...(form.platforms.length === 0 ? {} : { platforms: form.platforms }),
    ...(keywords.length === 0 ? {} : { keywords }),
    ...(exclude.length === 0 ? {} : { exclude_product_ids: exclude }),
    ...(form.maxCandidates === '' ? {} : { max_candidates: Number(form.maxCandidates) }),
  };
}
