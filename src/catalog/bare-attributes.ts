import type { BareAttribute } from '../matching/decide/alignment/bare-unit.ts';
import type { CatalogProfile } from './catalog-profile.ts';
import type { Product } from './product.ts';

/** The attributes whose numbers a catalog writes without a unit, of the types that the products have. */
export function bareAttributesOf(
  profile: CatalogProfile | null,
  products: readonly Pick<Product, 'category'>[],
): BareAttribute[] {
  if (profile === null) return [];
  const types = new Set(products.map(({ category }) => category?.at(-1) ?? ''));
  return profile.attributes.flatMap(({ type, name, bare }) =>
    bare === undefined || !types.has(type) ? [] : [{ type, name, ...bare }],
  );
}
