import type { Entry } from '../api/answers.ts';

interface OfferPrice {
  amount: number;
  currency: string;
  /** From how many pieces on it holds. */
  minQuantity: number;
  /** For the wanted quantity; null where that is not known, or below the first tier. */
  total: number | null;
}

/** What an offer costs at the wanted quantity, else what its first tier says; null without a price. */
export function offerPrice({ price }: Pick<Entry, 'price'>, quantity: number | null): OfferPrice | null {
  const tiers = price?.tiers ?? [];
  const reached = quantity === null ? undefined : tiers.findLast((tier) => tier.min_quantity <= quantity);
  const tier = reached ?? tiers[0];
  const amount = Number(tier?.amount);
  if (price === null || tier === undefined || !Number.isFinite(amount)) return null;
  const total = reached === undefined || quantity === null ? null : Math.round(amount * quantity * 100) / 100;
  return { amount, currency: price.currency, minQuantity: tier.min_quantity, total };
}

/** Which prices are the lowest; none where there is nothing to compare, or currencies differ. */
export function lowestPrices(prices: readonly (OfferPrice | null)[]): Set<number> {
  const known = prices.filter((price) => price !== null);
  const isOneCurrency = new Set(known.map(({ currency }) => currency)).size === 1;
  if (known.length < 2 || !isOneCurrency) return new Set();
  const lowest = Math.min(...known.map(({ amount }) => amount));
  const best = new Set([...prices.keys()].filter((index) => prices[index]?.amount === lowest));
  return best.size === known.length ? new Set() : best;
}
