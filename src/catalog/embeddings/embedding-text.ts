import type { CatalogQuery } from '../catalog.ts';
import type { Product } from '../product.ts';

/** What of a product is embedded: the most informative parts come first, because models read a limited length. */
export function productText(product: Product, maxCharacters: number): string {
  const parts = [
    product.title,
    product.brand ?? '',
    (product.category ?? []).join(' > '),
    ...(product.attributes ?? []).map(({ name, value }) => `${name}: ${value}`),
    product.description ?? '',
  ];
  return shortened(parts, maxCharacters);
}

/** What of a query is embedded: its texts without weights, each once, in the order in which they were planned. */
export function queryText(query: CatalogQuery, maxCharacters: number): string {
  return shortened([...new Set(query.texts.map(({ text }) => text))], maxCharacters);
}

function shortened(parts: string[], maxCharacters: number): string {
  const text = parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n');
  return text.length <= maxCharacters ? text : text.slice(0, maxCharacters).toWellFormed();
}
