import type { Product } from '../../catalog/product.ts';
import { compareText } from '../../lib/compare-text.ts';
import type { CommercialTerms } from '../../matching/assessment.ts';
import type { AssessedProduct } from './assess-products.ts';

/** The currency in which prices are compared: that of the item's price terms, else the only one of its candidates. */
export function rankCurrencyOf(
  products: readonly Product[],
  { targetPrice, maxPrice }: CommercialTerms,
): string | null {
  const named = targetPrice?.currency ?? maxPrice?.currency;
  if (named !== undefined) return named;
  const [only, ...others] = new Set(products.flatMap(({ price }) => price?.currency ?? []));
  return only === undefined || others.length > 0 ? null : only;
}

type Ranked = Pick<AssessedProduct, 'vetoScore' | 'rerankMatchScore' | 'rankPrice' | 'productId' | 'platform'>;

/**
 * veto_score descending, rerank_match_score descending, price at the wanted quantity ascending (unknown last), product id
 * ascending, platform ascending.
 */
export function compareRank(a: Ranked, b: Ranked): number {
  return (
    b.vetoScore - a.vetoScore ||
    b.rerankMatchScore - a.rerankMatchScore ||
    (a.rankPrice ?? Number.MAX_VALUE) - (b.rankPrice ?? Number.MAX_VALUE) ||
    compareText(a.productId, b.productId) ||
    compareText(a.platform, b.platform)
  );
}
