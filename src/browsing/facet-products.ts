import type { Static } from 'typebox';
import type { Product } from '../catalog/product.ts';
import { compareText } from '../lib/compare-text.ts';
import type { CatalogSearchSchema } from './catalog-schemas.ts';

/** Values that products have in common, with how many have each; a category is the last name of a product's path. */
type Facets = Static<typeof CatalogSearchSchema>['facets'];

type FacetFilter = Partial<Record<keyof Facets, string | undefined>>;

const facetNames = ['platform', 'brand', 'category'] as const;
const mostValues = 30;

function facetValueOf(product: Product, facet: keyof Facets): string | undefined {
  if (facet === 'category') return product.category?.at(-1);
  return facet === 'brand' ? product.brand : product.platform;
}

/** True for a product that has every value that the filter names, but for the facet that is left out. */
export function meetsFacets(product: Product, filter: FacetFilter, leftOut?: keyof Facets): boolean {
  return facetNames.every(
    (facet) => facet === leftOut || filter[facet] === undefined || facetValueOf(product, facet) === filter[facet],
  );
}

/** The values of each facet over the products that meet the other facets: what choosing another value would show. */
export function facetProducts(products: readonly Product[], filter: FacetFilter): Facets {
  const facets: Facets = { platform: [], brand: [], category: [] };
  for (const facet of facetNames) {
    const counts = new Map<string, number>();
    for (const product of products) {
      const value = facetValueOf(product, facet);
      if (value === undefined || value === '' || !meetsFacets(product, filter, facet)) continue;
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    facets[facet] = [...counts]
      .map(([value, count]) => ({ value, products: count }))
      .sort((one, other) => other.products - one.products || compareText(one.value, other.value))
      .slice(0, mostValues);
  }
  return facets;
}
