import type { Candidate } from './catalog.ts';
import { countFacts } from './count-facts.ts';
import type { Product } from './product.ts';
import { keyOfProduct } from './product-key.ts';
import { fuseRankings } from './rank-fusion.ts';

/** One offer, however many sources found it. */
interface JoinedOffer {
  product: Product;
  /** Every product under which it was found, `product` among them. */
  found: Product[];
}

/**
 * Joins the answers of several sources into one ranking by reciprocal rank: no source's scores are compared with
 * another's, and none comes before the others. Candidates are one offer when platform and product id are equal, or when
 * two sources give them the same address (see `offerAddress`); an address that one source gives to several products, as
 * feeds do for the variants of one page, joins nothing.
 *
 * Of an offer's products the one that states more is kept; then the one updated later, silent ones counting as oldest;
 * then that of the earlier source. Nothing is mixed: evidence must stand in one listing.
 */
export function joinOffers(answers: readonly (readonly Candidate[])[]): JoinedOffer[] {
  const offerOf = groupByAddress(answers);
  const kept = new Map<string, { product: Product; facts: number }>();
  const found = new Map<string, Product[]>();
  const rankings = answers.map((answer) =>
    answer.map(({ product }) => {
      const offer = offerOf(keyOfProduct(product));
      const facts = countFacts(product);
      const present = kept.get(offer);
      if (present === undefined || isBetter(product, facts, present)) kept.set(offer, { product, facts });
      found.set(offer, [...(found.get(offer) ?? []), product]);
      return offer;
    }),
  );
  return fuseRankings(rankings, (offer) => offer).flatMap(({ entry }) => {
    const product = kept.get(entry)?.product;
    return product === undefined ? [] : [{ product, found: found.get(entry) ?? [] }];
  });
}

/** Leads from a product's key to the key that stands for its offer: the least of those that share an address. */
function groupByAddress(answers: readonly (readonly Candidate[])[]): (key: string) => string {
  if (answers.length < 2) return (key) => key;
  const addresses = new Map<string, Map<number, Set<string>>>();
  for (const [source, answer] of answers.entries()) {
    for (const { product } of answer) {
      const address = product.url === undefined ? undefined : offerAddress(product.url);
      if (address === undefined) continue;
      const bySource = addresses.get(address) ?? new Map<number, Set<string>>();
      addresses.set(address, bySource.set(source, (bySource.get(source) ?? new Set()).add(keyOfProduct(product))));
    }
  }
  const parents = new Map<string, string>();
  const rootOf = (key: string): string => {
    let root = key;
    for (let parent = parents.get(root); parent !== undefined; parent = parents.get(root)) root = parent;
    return root;
  };
  for (const bySource of addresses.values()) {
    if ([...bySource.values()].some((ofOneSource) => ofOneSource.size > 1)) continue;
    const [first, ...others] = [...bySource.values()].flatMap((ofOneSource) => [...ofOneSource]).map(rootOf);
    for (const other of others) {
      const [a, b] = [rootOf(first ?? other), rootOf(other)];
      if (a !== b) parents.set(a < b ? b : a, a < b ? a : b);
    }
  }
  return rootOf;
}

function isBetter(product: Product, facts: number, kept: { product: Product; facts: number }): boolean {
  if (facts !== kept.facts) return facts > kept.facts;
  return updatedAt(product) > updatedAt(kept.product);
}

function updatedAt({ updated_at }: Product): number {
  return updated_at === undefined ? Number.NEGATIVE_INFINITY : Date.parse(updated_at);
}

const trackingParameter = /^(?:utm_\w*|spm|scm|gclid|fbclid|msclkid|pvid|clickid|tracelog|ref|src|from)$/i;

/**
 * What an address says about which offer it leads to: host without `www.` or `m.`, path, and the parameters that are
 * not there to follow a visitor. Undefined for an address that names no page of its own.
 */
export function offerAddress(address: string): string | undefined {
  const url = URL.parse(address);
  if (url === null) return undefined;
  for (const name of [...url.searchParams.keys()]) if (trackingParameter.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  const path = url.pathname.replace(/\/+$/, '');
  const parameters = url.searchParams.toString();
  if (path === '' && parameters === '') return undefined;
  return `${url.host.replace(/^(?:www|m)\./, '')}${path}?${parameters}`;
}
