import type { Price, PriceTier, Variant } from '../listing.ts';
import { compareDecimals, type Decimal, parseDecimal } from './decimal.ts';

/** What a piece costs at a quantity. */
export interface UnitPrice {
  /** A decimal number, as the listing has it. */
  amount: string;
  /** ISO 4217 code, upper case. */
  currency: string;
  /** Where this price begins; more than the quantity when no step of the price list reaches down to it. */
  minQuantity: number;
}

interface Offer {
  price?: Price | null | undefined;
  variants?: readonly Pick<Variant, 'price'>[];
}

/** The price list of an offer: that of the chosen variant where it has its own, else the offer's. */
export function priceListOf(offer: Offer, variantIndex: number | null): Price | null {
  const variant = variantIndex === null ? undefined : offer.variants?.[variantIndex];
  return variant?.price ?? offer.price ?? null;
}

/**
 * The price of one piece at a quantity: the last step that it reaches, or the first step for less. For a quantity that
 * is not known yet it is the lowest of all, since a product is over a price only when it is so at every quantity.
 * Null when the list names no price that is a decimal number.
 */
export function unitPriceAt(price: Price | null, quantity: number | null): UnitPrice | null {
  if (price === null) return null;
  const tiers = [...price.tiers].sort((a, b) => a.min_quantity - b.min_quantity);
  const tier =
    quantity === null ? lowestOf(tiers) : (tiers.findLast(({ min_quantity: from }) => from <= quantity) ?? tiers[0]);
  if (tier === undefined || parseDecimal(tier.amount) === null) return null;
  return { amount: tier.amount, currency: price.currency, minQuantity: tier.min_quantity };
}

function lowestOf(tiers: readonly PriceTier[]): PriceTier | undefined {
  let lowest: { tier: PriceTier; amount: Decimal } | undefined;
  for (const tier of tiers) {
    const amount = parseDecimal(tier.amount);
    if (amount !== null && (lowest === undefined || compareDecimals(amount, lowest.amount) < 0)) {
      lowest = { tier, amount };
    }
  }
  return lowest?.tier;
}
