import type { Product } from './product.ts';
import { searchTerms } from './search-terms.ts';

/** Terms kept of one product; what comes later in a long description says little about what the product is. */
const maxTerms = 1_500;
const maxDescriptionLength = 3_000;

/**
 * The search text of a product: its terms, separated by spaces, each field repeated by its weight. BM25 saturates the
 * count of a word, so repeating is a weight by field within one index (the idea of BM25F), and one index is searched
 * five times quicker than four.
 */
export function productTerms(product: Product): string {
  const terms: string[] = [];
  const title = searchTerms(product.title);
  terms.push(...title, ...title, ...title);
  if (product.brand !== undefined) {
    const brand = searchTerms(product.brand);
    terms.push(...brand, ...brand);
  }
  for (const category of product.category ?? []) {
    const words = searchTerms(category);
    terms.push(...words, ...words);
  }
  for (const attribute of product.attributes ?? []) {
    const value = searchTerms(attribute.value);
    terms.push(...searchTerms(attribute.name), ...value, ...value);
  }
  const seen = new Set<string>();
  for (const variant of product.variants ?? []) {
    for (const { name, value } of variant.attributes) {
      const text = `${name} ${value}`;
      if (seen.has(text)) continue;
      seen.add(text);
      terms.push(...searchTerms(text));
    }
  }
  if (product.description !== undefined) {
    terms.push(...searchTerms(product.description.slice(0, maxDescriptionLength)));
  }
  if (product.supplier?.name !== undefined) terms.push(...searchTerms(product.supplier.name));
  return terms.slice(0, maxTerms).join(' ');
}
