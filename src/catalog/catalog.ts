import type { Product } from './product.ts';

/** Narrows a search to products that carry the named facts; a product silent on one is left out. */
export interface CatalogFilters {
  /** Lowest price tier at most this much (a decimal number as text), only in this currency. */
  maxPrice?: { amount: string; currency: string };
  supplierMemberIds?: number[];
}

/** What to look for, prepared by `plan-query.ts` from an item. */
export interface CatalogQuery {
  /** Words to find, most telling first; each text is searched on its own weight. */
  texts: { text: string; weight: number }[];
  /** Only these platforms; undefined means all. */
  platforms?: string[];
  filters?: CatalogFilters;
  /** At most this many candidates. */
  limit: number;
}

export interface Candidate {
  product: Product;
  /** The engine's own relevance, comparable only within one answer. Higher is better. */
  score: number;
}

/** The port every source of products implements. */
export interface Catalog {
  /** Candidates, best first, ties by platform and product id. Recall counts here; the matcher is strict afterwards. */
  search(query: CatalogQuery): Promise<Candidate[]>;
  get(platform: string, productId: string): Promise<Product | null>;
  count(): Promise<number>;
  /** Names the state of the data that answers: equal versions give equal answers. */
  version(): Promise<string>;
  close(): Promise<void>;
}
