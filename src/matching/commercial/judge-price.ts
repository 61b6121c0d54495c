import type { CommercialTerms, Money, SpecResult, WantedItem } from '../assessment.ts';
import type { Listing, Price, Variant } from '../listing.ts';
import { convertAmount } from './convert-price.ts';
import { compareDecimals, type Decimal, formatDecimal, multiply, parseDecimal, percentOver } from './decimal.ts';
import { type UnitPrice, unitPriceAt } from './unit-price.ts';

export interface PriceJudgement {
  notes: string[];
  exclusion: SpecResult | null;
  /** The price that was judged; null when none is known. */
  unitPrice: UnitPrice | null;
  /** The price of one piece at the wanted quantity in the currency it is compared in; null when none is known. */
  comparable: { amount: Decimal; currency: string } | null;
}

/** A price in its own currency and in the currency it is compared in. */
interface ConvertedPrice {
  own: Decimal;
  currency: string;
  converted: Decimal;
}

/**
 * Compares the price at the wanted quantity with the target and the maximum price, and the minimum order with the
 * quantity. Only a price that is known to be over the maximum excludes; what cannot be compared is a note.
 */
export function judgePrice(
  item: WantedItem,
  terms: CommercialTerms,
  listing: Listing,
  variant: Variant | undefined,
): PriceJudgement {
  const notes: string[] = [];
  const price = variant?.price ?? listing.price;
  const unitPrice = unitPriceAt(price ?? null, item.quantity);
  const unit = unitPrice === null ? null : parseDecimal(unitPrice.amount);
  const exclusion = judgeMaximum(item, terms, price, unit, notes);
  judgeTarget(item, terms, price, unit, notes);
  judgeMinimumOrder(item, listing, price, notes);
  judgeStock(item, variant, notes);
  return { notes: [...new Set(notes)], exclusion, unitPrice, comparable: comparableOf(terms, price, unit) };
}

function comparableOf(
  terms: CommercialTerms,
  price: Price | undefined,
  unit: Decimal | null,
): PriceJudgement['comparable'] {
  if (price === undefined || unit === null) return null;
  const target = terms.maxPrice ?? terms.targetPrice;
  const converted = target === undefined ? null : convert(price, unit, target, terms);
  return converted === null || target === undefined
    ? { amount: unit, currency: price.currency }
    : { amount: converted.converted, currency: target.currency };
}

/** The stock that is stated is the variant's own; a supplier may make more, so it is a note and no more. */
function judgeStock(item: WantedItem, variant: Variant | undefined, notes: string[]): void {
  if (variant?.stock === undefined || item.quantity === null || variant.stock >= item.quantity) return;
  notes.push(`The stock of ${variant.stock} is below the wanted quantity of ${item.quantity}`);
}

function judgeMaximum(
  item: WantedItem,
  terms: CommercialTerms,
  price: Price | undefined,
  unit: Decimal | null,
  notes: string[],
): SpecResult | null {
  const { maxPrice } = terms;
  if (maxPrice === undefined) return null;
  const limit = parseDecimal(maxPrice.amount);
  const converted = convert(price, unit, maxPrice, terms);
  if (limit === null) return null;
  if (converted === null) {
    notes.push(incomparableNote('maximum', maxPrice, limit, price, unit));
    return null;
  }
  if (compareDecimals(converted.converted, limit) <= 0) return null;
  const found = describe(converted, maxPrice.currency);
  return {
    specName: 'target price',
    specValues: [`at most ${money(limit, maxPrice.currency)}`],
    required: true,
    productValue: found,
    matchType: 'not_match',
    reasoning: `Wanted at most ${money(limit, maxPrice.currency)}; the price says ${found}${atQuantity(item.quantity)}, which is ${percentOver(converted.converted, limit)}% over it.`,
    evidence: { field: 'price', text: `${formatDecimal(converted.own, converted.own.scale)} ${converted.currency}` },
    method: 'price',
  };
}

function judgeTarget(
  item: WantedItem,
  terms: CommercialTerms,
  price: Price | undefined,
  unit: Decimal | null,
  notes: string[],
): void {
  const { targetPrice } = terms;
  if (targetPrice === undefined) return;
  const target = parseDecimal(targetPrice.amount);
  if (target === null) return;
  const converted = convert(price, unit, targetPrice, terms);
  if (converted === null) {
    notes.push(incomparableNote('target', targetPrice, target, price, unit));
    return;
  }
  if (compareDecimals(converted.converted, target) <= 0) return;
  const over = `${percentOver(converted.converted, target)}% over the target price of ${money(target, targetPrice.currency)}${atQuantity(item.quantity)}`;
  const tolerance = parseDecimal(terms.priceTolerance) ?? { digits: 0n, scale: 0 };
  const limit = multiply(target, { digits: tolerance.digits + 10n ** BigInt(tolerance.scale), scale: tolerance.scale });
  const within = compareDecimals(converted.converted, limit) <= 0;
  notes.push(within ? over : `Well over budget: ${over}, beyond the tolerance of ${percentOf(tolerance)}%`);
}

/** A price list that begins above the wanted quantity tells a minimum order as well. */
function judgeMinimumOrder(item: WantedItem, listing: Listing, price: Price | undefined, notes: string[]): void {
  if (item.quantity === null) return;
  const first = Math.min(...(price?.tiers ?? []).map(({ min_quantity: from }) => from));
  if (listing.moq === undefined && Number.isFinite(first) && first > item.quantity)
    notes.push(`The price list begins at ${first} pieces, above the wanted quantity of ${item.quantity}`);
  if (listing.moq === undefined || listing.moq <= item.quantity) return;
  const unit = listing.unit === undefined || listing.unit.trim() === '' ? 'pieces' : unitWord(listing.unit.trim());
  notes.push(`The minimum order of ${listing.moq} ${unit} is above the wanted quantity of ${item.quantity}`);
}

function unitWord(unit: string): string {
  return unit === 'piece' ? 'pieces' : unit;
}

function convert(
  price: Price | undefined,
  unit: Decimal | null,
  target: Money,
  terms: CommercialTerms,
): ConvertedPrice | null {
  if (price === undefined || unit === null) return null;
  const { currency } = price;
  const converted = convertAmount(unit, currency, target.currency, terms.exchangeRates);
  return converted === null ? null : { own: unit, currency, converted };
}

function incomparableNote(
  kind: 'maximum' | 'target',
  wanted: Money,
  amount: Decimal,
  price: Price | undefined,
  unit: Decimal | null,
): string {
  const limit = `the ${kind} price of ${money(amount, wanted.currency)}`;
  if (price === undefined || unit === null) return `No price is stated, so ${limit} could not be checked`;
  return `The price is in ${price.currency} and no exchange rate to ${wanted.currency} is given, so ${limit} could not be checked`;
}

function describe(price: ConvertedPrice, currency: string): string {
  const own = money(price.own, price.currency);
  return price.currency === currency ? own : `${own} (${money(price.converted, currency)})`;
}

/** At least two digits after the point, more when the amount has them, at most four. */
function money(amount: Decimal, currency: string): string {
  return `${formatDecimal(amount, Math.min(4, Math.max(2, amount.scale)))} ${currency}`;
}

function atQuantity(quantity: number | null): string {
  return quantity === null ? '' : ` at ${quantity} ${quantity === 1 ? 'piece' : 'pieces'}`;
}

function percentOf(share: Decimal): string {
  const text = formatDecimal({ digits: share.digits * 100n, scale: share.scale }, share.scale);
  const [whole = '0', part = ''] = text.split('.');
  let kept = part;
  while (kept.endsWith('0')) kept = kept.slice(0, -1);
  return kept === '' ? whole : `${whole}.${kept}`;
}
