import type { Verdict } from '../../matching/assessment.ts';
import { convertPrice } from '../../matching/commercial/convert-price.ts';
import type { SelectedProduct } from '../products/products-view.ts';
import { unitPriceOf } from '../products/record-entry.ts';
import type { ViewSpecResult } from '../products/spec-result.ts';
import type { SimilarListings } from '../runs/similar-listings.ts';
import type { ItemContext } from '../runs/sourcing-context.ts';

/** What decides where a product stands in the funnel of an item; a product stands in exactly one place. */
export type Stage = Verdict | 'over_price' | 'other_type';

interface RowPrice {
  amount: number;
  currency: string;
  /** From how many pieces on it holds. */
  min_quantity: number;
  /** In the currency of the target or maximum price; null where there is none, or no exchange rate. */
  comparable: number | null;
}

/** One product of an item as a table shows it. */
export interface TableRow {
  /** 1-based place among all products of the item, best first. */
  rank: number;
  platform: string;
  product_id: string;
  title: string;
  image: string | null;
  supplier: string | null;
  stage: Stage;
  /** As it was judged: at the wanted quantity; the lowest while that is unknown, the first where no tier reaches down. */
  price: RowPrice | null;
  moq: number | null;
  unit: string | null;
  veto_score: number;
  rerank_match_score: number;
  /** What the product was found to be; null where that is not known. */
  product_type: string | null;
  /** Whether that is the wanted type; null in runs recorded before types were judged. */
  type_match: ViewSpecResult['match_type'] | null;
  /** In the order of the item's specs. */
  specs: Pick<ViewSpecResult, 'match_type' | 'product_value'>[];
  notes: string[];
  /** Where its listing differs from the near-equal one that is ranked best; empty where there is none or nothing does. */
  differs: SimilarListings['differs'];
  /** How many listings of the item are the same offer of the same supplier, this one included. */
  offers: number;
  /** Equal for all offers of a group. */
  group: number;
}

function toRowPrice(price: ReturnType<typeof unitPriceOf>, terms: ItemContext['terms']): RowPrice | null {
  const amount = Number(price?.amount);
  if (price === null || !Number.isFinite(amount)) return null;
  const wanted = terms.targetPrice?.currency ?? terms.maxPrice?.currency;
  return {
    amount,
    currency: price.currency,
    min_quantity: price.minQuantity,
    comparable: wanted === undefined ? null : convertPrice(price, wanted, terms.exchangeRates),
  };
}

/** Extra results, such as the one for a price over the maximum, stand behind the specs of the item and are left out. */
export function toTableRow(
  { rank, entry, isPriceExcluded }: SelectedProduct,
  item: { quantity: number | null; specs: readonly unknown[] },
  terms: ItemContext['terms'],
): Omit<TableRow, 'offers' | 'group'> {
  const { productType } = entry;
  const isOtherType = productType?.matchType === 'not_match';
  return {
    rank,
    platform: entry.platform,
    product_id: entry.productId,
    title: entry.title,
    image: entry.images[0] ?? null,
    supplier: entry.supplier.name ?? null,
    stage: isOtherType ? 'other_type' : isPriceExcluded ? 'over_price' : entry.verdict,
    price: toRowPrice(unitPriceOf(entry, item.quantity), terms),
    moq: entry.moq,
    unit: entry.unit,
    veto_score: entry.vetoScore,
    rerank_match_score: entry.rerankMatchScore,
    product_type: productType?.found ?? null,
    type_match: productType?.matchType ?? null,
    specs: entry.specResults
      .slice(0, item.specs.length)
      .map(({ matchType, productValue }) => ({ match_type: matchType, product_value: productValue })),
    notes: entry.bufferNotes,
    differs: entry.similarListings?.differs ?? [],
  };
}
