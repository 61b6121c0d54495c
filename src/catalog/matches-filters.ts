import type { CatalogFilters } from './catalog.ts';
import { compareDecimals } from './decimal.ts';
import type { Product } from './product.ts';

/**
 * True when a product is within the filters, for sources that cannot filter by themselves. A product silent on a
 * filtered fact is left out, or with `silentPasses` kept until more is known of it.
 */
export function matchesFilters(product: Product, filters: CatalogFilters | undefined, silentPasses = false): boolean {
  return isWithinPrice(product, filters, silentPasses) && isOfSupplier(product, filters, silentPasses);
}

function isWithinPrice({ price }: Product, filters: CatalogFilters | undefined, silentPasses: boolean): boolean {
  const most = filters?.maxPrice;
  if (most === undefined) return true;
  if (price === undefined) return silentPasses;
  return (
    price.currency === most.currency && price.tiers.some(({ amount }) => compareDecimals(amount, most.amount) <= 0)
  );
}

function isOfSupplier({ supplier }: Product, filters: CatalogFilters | undefined, silentPasses: boolean): boolean {
  const ids = filters?.supplierMemberIds;
  if (ids === undefined) return true;
  if (supplier?.member_id === undefined) return silentPasses;
  return ids.includes(supplier.member_id);
}
