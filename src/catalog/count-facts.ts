import type { Product } from './product.ts';

/** How much a product states: each filled member is one fact, each attribute and each variant with its own too. */
export function countFacts(product: Product): number {
  const { attributes = [], variants = [], supplier = {}, price, unread: _, ...rest } = product;
  const variantFacts = variants.reduce((sum, variant) => sum + 1 + variant.attributes.length, 0);
  const prices = price?.tiers.length ?? 0;
  return Object.keys(rest).length + attributes.length + variantFacts + Object.keys(supplier).length + prices;
}
