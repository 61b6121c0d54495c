import { compareDecimals, isDecimal } from '../decimal.ts';
import { FieldError, isBlank } from '../field-reader.ts';

/** A price of one piece as a feed states it: a decimal number as text, and the currency if it says one. */
export interface WrittenMoney {
  amount: string;
  currency?: string;
}

const money = /^([^\d\s.,'-]{0,10})\s{0,3}(\d[\d.,'\s\u00a0\u202f]{0,40})\s{0,3}([^\d\s.,'-]{0,10})$/u;
const signs = new Map([
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['元', 'CNY'],
  ['人民币', 'CNY'],
  ['US$', 'USD'],
  ['HK$', 'HKD'],
]);
/** Signs of several currencies: which one is meant must be said with the import. */
const openSigns = new Set(['$', '¥', '￥']);

/**
 * Reads "15.00 USD", "USD 1,299.00", "12,50 €" or a bare number, without ever computing with it. Undefined when there
 * is no price, or it is 0: feeds write 0 for "ask us". Throws FieldError for what is no amount of money.
 */
export function parseMoney(value: unknown, field: string): WrittenMoney | undefined {
  if (isBlank(value)) return undefined;
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  const [, before = '', digits = '', after = ''] = money.exec(text) ?? [];
  const amount = plainDecimal(digits.trim());
  if (amount === undefined || (before !== '' && after !== '')) {
    throw new FieldError(field, 'must be an amount such as "12.50" or "12.50 USD"');
  }
  if (compareDecimals(amount, '0') === 0) return undefined;
  const currency = before + after;
  return currency === '' || openSigns.has(currency)
    ? { amount }
    : { amount, currency: signs.get(currency) ?? currency };
}

/** A number as people write it, as a decimal: "1,299.00", "1.299,00", "12,5" and "1 299". */
function plainDecimal(digits: string): string | undefined {
  let text = digits.replace(/[\s\u00a0\u202f']/g, '');
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(text)) text = text.replaceAll(',', '');
  else if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(text)) text = text.replaceAll('.', '').replace(',', '.');
  else if (/^\d+,\d{1,2}$/.test(text)) text = text.replace(',', '.');
  text = text.replace(/\.$/, '');
  return isDecimal(text) ? text : undefined;
}
