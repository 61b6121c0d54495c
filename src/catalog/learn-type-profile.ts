import { compareText } from '../lib/compare-text.ts';
import { ownCategories } from '../matching/product-type/listing-type.ts';
import { readTypeClaims } from '../matching/product-type/read-type-claims.ts';
import { featuresOf, type TypeClass, type TypeProfile } from '../matching/product-type/type-profile.ts';
import type { Product } from './product.ts';

/** A category with fewer listings is taken together with its siblings. */
const leastListings = 5;
const mostClasses = 1_500;
const mostFeatures = 400;

type ProfiledProduct = Pick<Product, 'title' | 'category' | 'attributes' | 'brand'>;

const pathSeparator = '\u001f';

/**
 * Learns what the types of a catalog look like: listings go together by the deepest category that enough of them share;
 * one without a category by the noun of its title. Linear in the products; the same products give the same profile.
 */
export function learnTypeProfile(products: readonly ProfiledProduct[]): TypeProfile {
  const sizes = new Map<string, number>();
  const paths = products.map(ownCategories);
  for (const path of paths) {
    for (let length = 1; length <= path.length; length += 1) {
      const prefix = path.slice(0, length).join(pathSeparator);
      sizes.set(prefix, (sizes.get(prefix) ?? 0) + 1);
    }
  }
  const classes = new Map<string, TypeClass>();
  for (const [place, product] of products.entries()) {
    const label = labelOf(product, paths[place] ?? [], sizes);
    if (label === null) continue;
    const known = classes.get(label.key) ?? { label: label.name, listings: 0, features: {} };
    known.listings += 1;
    for (const feature of featuresOf({ title: product.title, attributes: product.attributes ?? [] })) {
      known.features[feature] = (known.features[feature] ?? 0) + 1;
    }
    classes.set(label.key, known);
  }
  const kept = [...classes.values()]
    .filter(({ listings }) => listings >= leastListings)
    .toSorted((one, other) => other.listings - one.listings || compareText(one.label, other.label))
    .slice(0, mostClasses);
  return { classes: kept.map(withCommonest) };
}

function labelOf(
  product: ProfiledProduct,
  path: readonly string[],
  sizes: ReadonlyMap<string, number>,
): { key: string; name: string } | null {
  for (let length = path.length; length > 0; length -= 1) {
    const prefix = path.slice(0, length).join(pathSeparator);
    if ((sizes.get(prefix) ?? 0) >= leastListings) return { key: prefix, name: path[length - 1] ?? '' };
  }
  const [claim] = readTypeClaims('title', product.title, product.brand);
  if (claim === undefined || !claim.isWhole || !claim.isFirm) return null;
  const [type] = claim.types;
  const name = type?.names[0] ?? claim.text;
  return { key: `@${name}`, name };
}

function withCommonest({ label, listings, features }: TypeClass): TypeClass {
  const commonest = Object.entries(features)
    .filter(([, count]) => count > 1)
    .toSorted((one, other) => other[1] - one[1] || compareText(one[0], other[0]))
    .slice(0, mostFeatures);
  return { label, listings, features: Object.fromEntries(commonest) };
}
