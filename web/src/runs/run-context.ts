import type { SourcingContext } from '../api/answers.ts';

/** How to source, as the form holds it: everything is text. */
export interface ContextForm {
  itemIds: number[];
  targetPrice: string;
  maxPrice: string;
  currency: string;
  /** One rate a line, such as `CNY 0.14`. */
  rates: string;
  platforms: string[];
  keywords: string;
  exclude: string;
  maxCandidates: string;
}

export const emptyContext: ContextForm = {
  itemIds: [],
  targetPrice: '',
  maxPrice: '',
  currency: 'USD',
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

/** `CNY 0.14` or `CNY = 0.14`. A line that is neither goes as it is: the service says what is wrong with it. */
function readRates(text: string): Record<string, number> {
  const entries = wordsOf(text).map((line): [string, number] => {
    const [, code = line, rate = ''] = /^([A-Za-z]{3})\s*[=:]?\s*([\d.]+)$/.exec(line) ?? [];
    return [code.toUpperCase(), Number(rate)];
  });
  return Object.fromEntries(entries);
}

/** The sourcing context of a start; what is empty is left out. `allItems` is how many items there are to choose from. */
export function formToContext(form: ContextForm, allItems: number): SourcingContext {
  const { currency } = form;
  const money = (text: string) => ({ amount: Number(text.replace(',', '.')), currency });
  const rates = readRates(form.rates);
  const keywords = wordsOf(form.keywords);
  const exclude = wordsOf(form.exclude);
  return {
    ...(form.itemIds.length === 0 || form.itemIds.length === allItems ? {} : { item_ids: form.itemIds }),
    ...(form.targetPrice === '' ? {} : { target_price: money(form.targetPrice) }),
    ...(form.maxPrice === '' ? {} : { max_price: money(form.maxPrice) }),
    ...(Object.keys(rates).length === 0 ? {} : { exchange_rates: rates }),
    ...(form.platforms.length === 0 ? {} : { platforms: form.platforms }),
    ...(keywords.length === 0 ? {} : { keywords }),
    ...(exclude.length === 0 ? {} : { exclude_product_ids: exclude }),
    ...(form.maxCandidates === '' ? {} : { max_candidates: Number(form.maxCandidates) }),
  };
}
