import type { Verdict } from './answers.ts';
import type { ItemProducts, ProductRow } from './item-products.ts';

export interface ProductFilter {
  text: string;
  /** null shows every item. */
  itemId: number | null;
  /** null shows every platform. */
  platform: string | null;
  verdicts: Record<Verdict, boolean>;
}

export const initialFilter: ProductFilter = {
  text: '',
  itemId: null,
  platform: null,
  verdicts: { shortlisted: true, pending: true, eliminated: false },
};

/** Everything of a product that a person could search for, in one lower-case text. */
function productToText(product: ProductRow): string {
  const found = product.specResults.flatMap((spec) => [spec.productValue ?? '', spec.evidence?.text ?? '']);
  return [product.title, product.productId, product.platform, product.supplier?.name ?? '', ...found]
    .join('\n')
    .normalize('NFKC')
    .toLowerCase();
}

function textToWords(text: string): string[] {
  return text.normalize('NFKC').toLowerCase().split(/\s+/u).filter(Boolean);
}

function passes(product: ProductRow, filter: ProductFilter, words: string[]): boolean {
  if (!filter.verdicts[product.verdict]) return false;
  if (filter.platform !== null && product.platform !== filter.platform) return false;
  if (words.length === 0) return true;
  const text = productToText(product);
  return words.every((word) => text.includes(word));
}

/** True when the filter leaves this product on the page. */
export function isShown(product: ProductRow, filter: ProductFilter): boolean {
  const isOfItem = filter.itemId === null || filter.itemId === product.itemId;
  return isOfItem && passes(product, filter, textToWords(filter.text));
}

/** Keeps the products that hold every word of the text; items that the filter names out are gone, empty ones stay. */
export function filterProducts(groups: ItemProducts[], filter: ProductFilter): ItemProducts[] {
  const words = textToWords(filter.text);
  return groups
    .filter(({ item }) => filter.itemId === null || item.itemId === filter.itemId)
    .map(({ products, ...group }) => ({
      ...group,
      products: products.filter((product) => passes(product, filter, words)),
    }));
}

/** The platforms that the products are from, in order. */
export function listPlatforms(groups: ItemProducts[]): string[] {
  return [...new Set(groups.flatMap(({ products }) => products.map(({ platform }) => platform)))].sort();
}

export function countVerdicts(groups: ItemProducts[]): Record<Verdict, number> {
  const counts = { shortlisted: 0, pending: 0, eliminated: 0 };
  for (const group of groups) for (const product of group.products) counts[product.verdict] += 1;
  return counts;
}
