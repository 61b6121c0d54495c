import { type Decimal, formatDecimal, multiply, parseDecimal } from './decimal.ts';
import type { UnitPrice } from './unit-price.ts';

/** So many units of the target currency is one unit of each, by ISO 4217 code. */
type ExchangeRates = Readonly<Record<string, number>>;

/** An amount of the currency `from` in the currency `to`; null where no rate joins the two. */
export function convertAmount(amount: Decimal, from: string, to: string | null, rates: ExchangeRates): Decimal | null {
  if (from === to) return amount;
  const rate = Object.hasOwn(rates, from) ? parseDecimal(rates[from] ?? '') : null;
  return rate === null || rate.digits <= 0n ? null : multiply(amount, rate);
}

/**
 * A price in another currency, as it is judged: the product of two decimal numbers, so that 26 CNY at 0.14 are 3.64 and
 * not a little more. Null where no rate joins the two.
 */
export function convertPrice(
  { amount, currency }: Pick<UnitPrice, 'amount' | 'currency'>,
  to: string | null,
  rates: ExchangeRates,
): number | null {
  const own = parseDecimal(amount);
  const converted = own === null ? null : convertAmount(own, currency, to, rates);
  return converted === null ? null : Number(formatDecimal(converted, converted.scale));
}
