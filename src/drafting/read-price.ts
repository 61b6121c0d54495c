import type { Money } from '../matching/assessment.ts';
import { takeAll, type Understood } from './found.ts';

/** What a text says of the price of a piece, and of everything together. */
interface PriceWish {
  max: Money | null;
  min: Money | null;
  target: Money | null;
  budget: Money | null;
}

const currencies: Record<string, string> = {
  $: 'USD',
  us$: 'USD',
  usd: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  bucks: 'USD',
  美元: 'USD',
  美金: 'USD',
  刀: 'USD',
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  欧元: 'EUR',
  '£': 'GBP',
  gbp: 'GBP',
  pound: 'GBP',
  pounds: 'GBP',
  英镑: 'GBP',
  '¥': 'CNY',
  '￥': 'CNY',
  cny: 'CNY',
  rmb: 'CNY',
  yuan: 'CNY',
  元: 'CNY',
  块: 'CNY',
  块钱: 'CNY',
  人民币: 'CNY',
  '₱': 'PHP',
  php: 'PHP',
  peso: 'PHP',
  pesos: 'PHP',
  jpy: 'JPY',
  yen: 'JPY',
};
const codes = Object.keys(currencies)
  .sort((one, other) => other.length - one.length)
  .map((code) => (/^[a-z]+$/.test(code) ? `${code}\\b` : code.replace('$', '\\$')))
  .join('|');
const number = String.raw`(?<![\d.,])(?:\d{1,3}(?:,\d{3}){1,3}|\d{1,9})(?:\.\d{1,4})?(?!\d)`;
const money = (name: string) => `(?:(?<c1${name}>${codes})\\s*)?(?<a${name}>${number})\\s*(?:(?<c2${name}>${codes}))?`;
const each = String.raw`(?:\s*(?:\/|per|a|each|every|an?)\s*(?:piece|pc|pcs|unit|item|one)\b|\s*(?:each|apiece)\b|\s*(?:一个|每个|每件|一件|\/个|\/件))?`;

function toMoney(groups: Record<string, string | undefined>, name: string, fallback: string | null): Money | null {
  const code = groups[`c1${name}`] ?? groups[`c2${name}`];
  const currency = code === undefined ? fallback : currencies[code.toLowerCase()];
  const amount = Number(groups[`a${name}`]?.replaceAll(',', ''));
  return currency === undefined || currency === null || !(amount > 0) ? null : { amount, currency };
}

const priceWord = '(?:priced?|costs?|costing|at|for|be|is|sells?|price range|price|单价|价格)';
const patterns = {
  budget: new RegExp(
    String.raw`(?:(?:my|our|the|a|total)\s+){0,3}budget\s*(?:is|of|:|for everything is)?\s*(?:only|about|around|up to|max(?:imum)?)?\s*[\x60'"]?${money('')}[\x60'"]?|(?:总)?预算\s*(?:是|为|:|：|约|大约|不超过)?\s*${money('z')}`,
    'giu',
  ),
  between: new RegExp(
    String.raw`(?:${priceWord}\s+){0,3}(?:between|from|within|in the range of|of)?\s*${money('l')}\s*(?:-|–|—|to|and|至|到|~)\s*${money('h')}${each}`,
    'giu',
  ),
  max: new RegExp(
    String.raw`(?:(?:${priceWord}|that|which|it|should|must)\s+){0,4}(?:under|below|less than|cheaper than|at most|no more than|not more than|up to|max(?:imum)?\.?(?: price)?(?: of)?|within|不超过|低于|少于|最多|不高于|控制在|<=?|≤)\s*${money('')}${each}|${money('z')}\s*(?:以内|以下|之内|或以下|or less|or under|max(?:imum)?\b)${each}`,
    'giu',
  ),
  min: new RegExp(
    String.raw`(?:(?:${priceWord}|that|which|it|with|a)\s+){0,4}(?:above|over|more than|higher than|at least|starting (?:from|at)|exceeding|高于|超过|不低于|>=?|≥)\s*${money('')}${each}|${money('z')}\s*(?:以上|and up|or more)`,
    'giu',
  ),
  target: new RegExp(
    String.raw`(?:target(?: price)?(?: of| is|:)?|around|about|roughly|approx\.?|ideally|目标价(?:格)?(?:是|为|:|：)?|大约|大概)\s*${money('')}${each}|${money('z')}${each}\s*(?:左右|each|apiece|per piece|per unit|a piece)`,
    'giu',
  ),
};

/**
 * What a text says of prices. A number needs a currency to be a price, but for a budget, and for the lower end of a range
 * whose upper end has one; `currency` is that of numbers after the word "budget" alone, null where none is usual.
 */
export function readPrices(text: string, understood: Understood): PriceWish {
  const wish: PriceWish = { max: null, min: null, target: null, budget: null };
  const one = (pattern: RegExp, fallback: string | null) =>
    takeAll(text, understood, pattern, (groups) => toMoney(groups, '', fallback) ?? toMoney(groups, 'z', fallback))[0]
      ?.value ?? null;
  wish.budget = one(patterns.budget, commonCurrency(text));
  const [range] = takeAll(text, understood, patterns.between, (groups) => {
    const high = toMoney(groups, 'h', null) ?? null;
    const low = toMoney(groups, 'l', high?.currency ?? null);
    const upper = high ?? toMoney(groups, 'h', low?.currency ?? null);
    return low === null || upper === null || low.amount >= upper.amount ? null : { low, high: upper };
  });
  if (range !== undefined) {
    wish.min = range.value.low;
    wish.max = range.value.high;
  }
  wish.max ??= one(patterns.max, null);
  wish.min ??= one(patterns.min, null);
  wish.target = one(patterns.target, null);
  return wish;
}

/** The currency that the text names elsewhere; US dollars where it names none. */
function commonCurrency(text: string): string {
  const found = new RegExp(`(?:${codes})`, 'iu').exec(text)?.[0];
  return (found === undefined ? undefined : currencies[found.toLowerCase()]) ?? 'USD';
}
