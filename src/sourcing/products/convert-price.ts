import { formatDecimal, multiply, parseDecimal } from '../../matching/commercial/decimal.ts';
import type { UnitPrice } from '../../matching/commercial/unit-price.ts';

/**
 * A price in another currency, as it is judged: the product of two decimal numbers, so that 26 CNY at 0.14 are 3.64 and
 * not a little more. Null where no rate joins the two. `exchangeRates` are those of a sourcing context.
 */
export function convertPrice(
  { amount, currency }: Pick<UnitPrice, 'amount' | 'currency'>,
  to: string | null,
  exchangeRates: Readonly<Record<string, number>>,
): number | null {
  const own = parseDecimal(amount);
  const given = Object.hasOwn(exchangeRates, currency) ? exchangeRates[currency] : undefined;
  const rate = currency === to ? '1' : given;
  const factor = rate === undefined ? null : parseDecimal(rate);
  if (own === null || factor === null || factor.digits <= 0n) return null;
  const converted = multiply(own, factor);
  return Number(formatDecimal(converted, converted.scale));
}
