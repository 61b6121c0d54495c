import type { Static } from 'typebox';
import type { Product } from '../../catalog/product.ts';
import { keyOfProduct } from '../../catalog/product-key.ts';
import { supplierAccount } from '../../catalog/supplier.ts';
import { compareText } from '../../lib/compare-text.ts';
import type { RecordSimilarSchema } from './run-schemas.ts';

/** How a listing stands to the best-ranked one that it is like; it differs in at most ten places. */
type SimilarListings = Static<typeof RecordSimilarSchema>;

/** Titles of one supplier with so much in common are of near-equal listings. */
const leastShared = 0.75;
const mostDiffering = 10;
const longestValue = 120;

interface ComparedListing {
  product: Product;
  key: string;
  supplier: string;
  words: ReadonlySet<string>;
  bag: string;
}

/** The words of a title in no order, without marks: sellers of one product reorder them. */
export function titleWords(title: string): Set<string> {
  const words = title
    .normalize('NFKC')
    .toLowerCase()
    .match(/\p{Script=Han}|[\p{L}\p{N}]+/gu);
  return new Set(words);
}

/**
 * Groups the products of an item, best first, whose listings are near-equal: the same words in the title, or titles of one
 * supplier that share three quarters of their words. The answer has an entry for each product of a group of two or more.
 */
export function findSimilar(products: readonly Product[]): Map<Product, SimilarListings> {
  const listings = products.map(toListing);
  const groups: ComparedListing[][] = [];
  const byWords = new Map<string, ComparedListing[]>();
  const byTelling = new Map<string, number[]>();
  const tellingOf = createTelling(listings);
  for (const listing of listings) {
    const telling = listing.supplier === '' ? [] : tellingOf(listing).map((word) => `${listing.supplier}\n${word}`);
    const group = byWords.get(listing.bag) ?? nearGroup(listing, telling, { groups, byTelling });
    if (group !== undefined) {
      group.push(listing);
      continue;
    }
    const made = [listing];
    const rank = groups.push(made) - 1;
    byWords.set(listing.bag, made);
    for (const word of telling) {
      const named = byTelling.get(word);
      if (named === undefined) byTelling.set(word, [rank]);
      else named.push(rank);
    }
  }
  const similar = new Map<Product, SimilarListings>();
  for (const group of groups) {
    const [best] = group;
    if (best === undefined || group.length < 2) continue;
    for (const listing of group) similar.set(listing.product, toSimilar(listing, best, group.length));
  }
  return similar;
}

function toListing(product: Product): ComparedListing {
  const words = titleWords(product.title);
  const { supplier = {} } = product;
  const name = supplierAccount(supplier) ?? '';
  return {
    product,
    key: keyOfProduct(product),
    supplier: name === '' ? '' : `${product.platform} ${name}`,
    words,
    bag: [...words].sort().join(' '),
  };
}

/** Titles without end that share a word and little else are compared with so many of the best groups, no more. */
const mostCompared = 200;

/** The best-ranked group of the supplier that a listing is near to. */
function nearGroup(
  listing: ComparedListing,
  telling: readonly string[],
  { groups, byTelling }: { groups: readonly ComparedListing[][]; byTelling: ReadonlyMap<string, number[]> },
): ComparedListing[] | undefined {
  const ranks = new Set(telling.flatMap((word) => byTelling.get(word)?.slice(0, mostCompared) ?? []));
  for (const rank of [...ranks].sort((one, other) => one - other).slice(0, mostCompared)) {
    const [best] = groups[rank] ?? [];
    if (best !== undefined && isNear(best, listing)) return groups[rank];
  }
  return undefined;
}

/**
 * The rarest words of a title, so many that two titles which share three quarters of their words have one of them in common
 * (the prefix filter of set similarity joins: Chaudhuri, Ganti and Kaushik, 2006).
 */
function createTelling(listings: readonly ComparedListing[]): (listing: ComparedListing) => string[] {
  const times = new Map<string, number>();
  for (const { words } of listings) for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  const rarest = (one: string, other: string) =>
    (times.get(one) ?? 0) - (times.get(other) ?? 0) || compareText(one, other);
  return ({ words }) => [...words].toSorted(rarest).slice(0, words.size - Math.ceil(words.size * leastShared) + 1);
}

function isNear(one: ComparedListing, other: ComparedListing): boolean {
  const [less, more] = one.words.size < other.words.size ? [one.words, other.words] : [other.words, one.words];
  if (less.size < more.size * leastShared) return false;
  let shared = 0;
  for (const word of less) if (more.has(word)) shared++;
  return shared >= (less.size + more.size - shared) * leastShared;
}

function toSimilar(listing: ComparedListing, best: ComparedListing, listings: number): SimilarListings {
  if (listing === best) return { best: best.key, listings, isDuplicate: false, differs: [] };
  const differs = differencesOf(listing.product, best.product);
  const isSameSupplier = listing.supplier !== '' && listing.supplier === best.supplier;
  return { best: best.key, listings, isDuplicate: isSameSupplier && differs.length === 0, differs };
}

/** What two listings state under the same names, the title only where its words differ. */
function differencesOf(product: Product, best: Product): SimilarListings['differs'] {
  const [here, there] = [saidBy(product), saidBy(best)];
  const names = [...new Set([...here.keys(), ...there.keys()])];
  return names
    .flatMap((name) => {
      const [one, other] = [here.get(name) ?? null, there.get(name) ?? null];
      if (one === other || (name === 'title' && haveSameWords(product.title, best.title))) return [];
      return [{ name, here: shortened(one), best: shortened(other) }];
    })
    .slice(0, mostDiffering);
}

function haveSameWords(one: string, other: string): boolean {
  return [...titleWords(one)].sort().join(' ') === [...titleWords(other)].sort().join(' ');
}

function shortened(text: string | null): string | null {
  return text === null || text.length <= longestValue ? text : `${text.slice(0, longestValue - 1)}…`;
}

/** What buyers compare first: the price, then what it takes to order, then what it is like. */
function saidBy({ title, price, moq, lead_time_days: leadTime, supplier, attributes = [], variants = [] }: Product) {
  const said = new Map<string, string>();
  const put = (name: string, value: string | number | undefined) => {
    if (value !== undefined) said.set(name, String(value));
  };
  const tiers = price?.tiers.map(({ amount, min_quantity: from }) => `${amount} ${price.currency} from ${from}`);
  put('price', tiers?.join(', '));
  put('moq', moq);
  put('lead time (days)', leadTime);
  put('supplier', supplier?.name);
  for (const { name, value } of attributes) put(name, value);
  if (variants.length > 0) put('variants', variants.map(toVariantText).sort().join('; '));
  put('title', title);
  return said;
}

function toVariantText({ attributes }: NonNullable<Product['variants']>[number]): string {
  return attributes.map(({ value }) => value).join(' / ');
}

/** The `similar_listings` of a product; null where it is like no other. */
export function similarToJson(similar: SimilarListings | undefined): string | null {
  if (similar === undefined) return null;
  const { best, listings, isDuplicate, differs } = similar;
  return JSON.stringify({ best, listings, is_duplicate: isDuplicate, differs });
}
