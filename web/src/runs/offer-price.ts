import type { Entry } from '../api/answers.ts';

interface OfferPrice {
  amount: number;
  currency: string;
  /** From how many pieces on it holds. */
  minQuantity: number;
  /** For the wanted quantity; null where that is not known, or below the first tier. */
  total: number | null;
}

/** What a piece of an offer costs, which is the price that was judged; null without one. */
export function offerPrice({ unitPrice }: Pick<Entry, 'unitPrice'>, quantity: number | null): OfferPrice | null {
  if (unitPrice === null || unitPrice === undefined) return null;
  const { currency, minQuantity } = unitPrice;
  const amount = Number(unitPrice.amount);
  if (!Number.isFinite(amount)) return null;
  const isReached = quantity !== null && minQuantity <= quantity;
  return { amount, currency, minQuantity, total: isReached ? Math.round(amount * quantity * 100) / 100 : null };
}

interface OfferPriceList {
  currency: string;
  /** At most one of them is the price that was judged. */
  tiers: { minQuantity: number; amount: string; isJudged: boolean }[];
}

/** The price list in which the judged price stands: the fitting variant's, the offer's or another variant's; else the offer's. */
export function judgedPriceList(
  entry: Pick<Entry, 'price' | 'unitPrice' | 'variants' | 'variantIndex'>,
): OfferPriceList | null {
  const { price, unitPrice, variants, variantIndex } = entry;
  const fitting = variantIndex === null ? undefined : variants[variantIndex];
  const lists = [fitting?.price, price, ...variants.map((variant) => variant.price)].filter((list) => list != null);
  const judgedIn = ({ currency, tiers }: (typeof lists)[number]) =>
    tiers.findIndex(
      ({ min_quantity: from, amount }) =>
        from === unitPrice?.minQuantity && amount === unitPrice.amount && currency === unitPrice.currency,
    );
  const list = lists.find((list) => judgedIn(list) !== -1) ?? price;
  if (list === null) return null;
  const judged = judgedIn(list);
  return {
    currency: list.currency,
    tiers: list.tiers.map(({ min_quantity: minQuantity, amount }, index) => ({
      ...{ minQuantity, amount, isJudged: index === judged },
    })),
  };
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
