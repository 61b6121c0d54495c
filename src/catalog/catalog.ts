import type { CatalogProfile } from './catalog-profile.ts';
import type { Product } from './product.ts';

/** The name under which the local catalog reports; no marketplace may take it. */
export const catalogSourceName = 'catalog';

/** Narrows a search to products that carry the named facts; a product silent on one is left out. */
export interface CatalogFilters {
  /** Lowest price tier at most this much (a decimal number as text), only in this currency. */
  maxPrice?: { amount: string; currency: string };
  supplierMemberIds?: number[];
}

/** Between which numbers, both included, an attribute should lie; an end that nothing bounds is infinite. */
export interface Interval {
  /** The dimension as searches call it; null where no unit, or one that they do not know, is wanted. */
  base: string | null;
  inBase: readonly [low: number, high: number];
  /** In the unit as it was written. */
  plain: readonly [low: number, high: number];
}

/** What an attribute should state: a number within an interval, some words, or with neither that there is such a thing. */
export interface WantedAttribute {
  name: string;
  interval: Interval | null;
  words: readonly string[];
}

/** What to look for, prepared by `plan-query.ts` from an item. */
export interface CatalogQuery {
  /** Words to find, most telling first; each text is searched on its own weight. */
  texts: { text: string; weight: number }[];
  /** What the goods are called; a source that knows the types of its products brings those of this one first. */
  type?: string;
  /** What attributes should state: a source may rank those higher that do; it leaves nothing out because of it. */
  wanted?: readonly WantedAttribute[];
  /** The names of all that is asked of the goods. */
  specNames?: readonly string[];
  /** The same wish in plain words, most telling first, for sources that take words and no weights. */
  phrases?: string[];
  /** Only these platforms; undefined means all. */
  platforms?: string[] | undefined;
  filters?: CatalogFilters;
  /** At most this many candidates. */
  limit: number;
}

export interface Candidate {
  product: Product;
  /** The engine's own relevance, comparable only within one answer. Higher is better. */
  score: number;
}

export interface SearchOptions {
  /** Aborted when the answer is no longer needed; the search then rejects with its reason. */
  signal?: AbortSignal;
  /** Called with one sentence on anything that makes the answer incomplete without making it useless. */
  onNote?: (note: string) => void;
}

/** The port every source of products implements. */
export interface Catalog {
  /** Candidates, best first, ties by platform and product id. Recall counts here; the matcher is strict afterwards. */
  search(query: CatalogQuery, options?: SearchOptions): Promise<Candidate[]>;
  get(platform: string, productId: string): Promise<Product | null>;
  /** How many products there are; null when the source does not say (a marketplace). */
  count(): Promise<number | null>;
  /**
   * Names the state of the data that answers: equal versions give equal answers. A marketplace cannot promise that
   * (`isLive`): its version names how it is asked and how its answers are read.
   */
  version(): Promise<string>;
  /** What its listings teach about its types and attributes; left out by sources that do not keep it. */
  profile?(): Promise<CatalogProfile | null>;
  /** True when the data may change between two searches without a trace in the version. */
  readonly isLive?: boolean;
  close(): Promise<void>;
}

/** The version of a catalog in which nothing was ever stored. */
export const emptyVersion = 'empty';

/** A catalog of our own, whose files may be damaged. */
export interface StoredCatalog extends Catalog {
  profile(): Promise<CatalogProfile | null>;
  /** Does what searches need, on nothing. @throws Refusal unavailable that says what is broken and how to mend it. */
  check(): Promise<void>;
}
