import { withinBudget } from '../matching/read/listing/reading-budget.ts';
import type { Product } from './product.ts';

/**
 * A product as far as it is read; the same one for nearly all. What is cut off is dropped before it is kept, sent to a
 * thread or stored with a run, and `unread` says how much it was.
 */
export function readableProduct(product: Product): Product {
  const { listing, unread } = withinBudget(product);
  return unread === null || listing === product ? product : { ...product, ...listing, unread };
}
