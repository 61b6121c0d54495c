import { convertPrice } from '../../matching/commercial/convert-price.ts';
import type { SelectedProduct } from '../products/products-view.ts';
import { unitPriceOf } from '../products/record-entry.ts';
import type { ItemContext } from '../runs/sourcing-context.ts';
import type { TableRow } from './table-schemas.ts';

function toRowPrice(price: ReturnType<typeof unitPriceOf>, terms: ItemContext['terms']): TableRow['price'] {
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
