import type { ItemProducts, ProductRow, Verdict } from './run-record.ts';

export interface ProductFilter {
  text: string;
  /** null shows every item. */
  itemId: number | null;
  verdicts: Record<Verdict, boolean>;
}

export const initialFilter: ProductFilter = {
  text: '',
  itemId: null,
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

/** Keeps the products that hold every word of the text; items that the filter names out are gone, empty ones stay. */
export function filterProducts(groups: ItemProducts[], filter: ProductFilter): ItemProducts[] {
  const words = filter.text.normalize('NFKC').toLowerCase().split(/\s+/u).filter(Boolean);
  return groups
    .filter(({ item }) => filter.itemId === null || item.itemId === filter.itemId)
    .map(({ products, ...group }) => ({
      ...group,
      products: products.filter((product) => {
        if (!filter.verdicts[product.verdict]) return false;
        if (words.length === 0) return true;
        const text = productToText(product);
        return words.every((word) => text.includes(word));
      }),
    }));
}

export function countVerdicts(groups: ItemProducts[]): Record<Verdict, number> {
  const counts = { shortlisted: 0, pending: 0, eliminated: 0 };
  for (const group of groups) for (const product of group.products) counts[product.verdict] += 1;
  return counts;
}
