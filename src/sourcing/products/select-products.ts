import type { Verdict } from '../../matching/assessment.ts';

/** A product of a run as far as filters and order know it. */
export interface RankedProduct {
  itemPosition: number;
  itemId: number;
  itemRevision: number;
  platform: string;
  productId: string;
  verdict: Verdict;
  isPriceExcluded: boolean;
  isTypeExcluded: boolean;
  /** Of its stored texts: what sending it takes. */
  bytes: number;
}

/** A validated query of the products of a run. */
export interface ProductsQuery {
  isShortlisted: boolean;
  excludeSpecMatchingData: boolean;
  excludeCleanupData: boolean;
  includeEliminated: boolean;
  /** 1-based. */
  page: number;
  /** Undefined: page 1 holds everything, later pages nothing. */
  pageSize: number | undefined;
  /** Product ids to skip, as written and bare. */
  exclude: string[];
  /** Only products of this item of the run. */
  itemId: number | undefined;
  /** Only products of this platform. */
  platform: string | undefined;
}

/** The products that a query selects. */
export interface ProductsSelection {
  /** Of all pages. */
  totalCount: number;
  /** The pending products stand in for confirmed ones that do not exist, and are flagged. */
  isFallback: boolean;
  /** How many products come before the page. */
  offset: number;
  /** Of the page, in rank order. */
  products: readonly RankedProduct[];
}

/** The fallback is decided after all filters: a replacement round wants replacements, an item its own candidates. */
export function selectProducts(ranking: readonly RankedProduct[], query: ProductsQuery): ProductsSelection {
  const { itemId, platform, page, pageSize } = query;
  const excluded = new Set(query.exclude);
  const left = ranking.filter(
    (product) =>
      (itemId === undefined || product.itemId === itemId) &&
      (platform === undefined || product.platform === platform) &&
      !excluded.has(product.productId),
  );
  const isFallback = query.isShortlisted && !left.some(({ verdict }) => verdict === 'shortlisted');
  const served = new Set<Verdict>(
    query.isShortlisted ? [isFallback ? 'pending' : 'shortlisted'] : ['shortlisted', 'pending'],
  );
  if (query.includeEliminated) served.add('eliminated');
  const selected = left.filter(({ verdict }) => served.has(verdict));
  const totalCount = selected.length;
  const offset = pageSize === undefined ? (page === 1 ? 0 : totalCount) : (page - 1) * pageSize;
  const end = pageSize === undefined ? totalCount : offset + pageSize;
  return { totalCount, isFallback, offset, products: selected.slice(offset, end) };
}
