import type { UnitPrice } from './commercial/unit-price.ts';

/** The words of an assessment, shared by the matcher, the run record and the products view. */

export type MatchType = 'match' | 'unknown' | 'not_match';

export type Verdict = 'shortlisted' | 'pending' | 'eliminated';

/** A spec of a sourcing request; `required` makes it a must-have (veto), otherwise it is good to have (rerank). */
export interface Spec {
  name: string;
  value: string;
  required?: boolean;
}

/** What a buyer wants, as far as matching and search read it. */
export interface WantedItem {
  name: string;
  description: string;
  /** Pieces wanted; null when not known yet. */
  quantity: number | null;
  specs: Spec[];
}

/** Where a value was found: `field` names the part of the listing, `text` is verbatim in that part. */
export interface Evidence {
  /** `attributes.<name>`, `variants[<i>].<name>`, `variants.<name>` for all of them together, `title`, `description`, `brand`, `category`, `price`, `moq`. */
  field: string;
  text: string;
}

export interface SpecResult {
  specName: string;
  /** The wanted values; alternatives are separate entries. */
  specValues: string[];
  required: boolean;
  productValue: string | null;
  matchType: MatchType;
  /** One English sentence naming wanted, found and where. */
  reasoning: string;
  evidence: Evidence | null;
  /** The kind of value that decided: quantity, dimensions, count, size, colour, material, boolean, identifier, text … */
  method: string;
}

export interface Money {
  /** A decimal number as text or a JSON number. */
  amount: number;
  /** ISO 4217 code, upper case. */
  currency: string;
}

/** The money side of an item, from the sourcing context. */
export interface CommercialTerms {
  targetPrice?: Money;
  maxPrice?: Money;
  /** Share over the target price that still earns only a note: 0.1 is ten per cent. */
  priceTolerance: number;
  /** Units of the target currency for one unit of the key: { CNY: 0.14 }. */
  exchangeRates: Record<string, number>;
}

/** Whether a product is of the type that an item names. */
export interface ProductTypeFinding {
  /** The type as the item names it. */
  wanted: string;
  /** What the listing is called; null where nothing tells. */
  found: string | null;
  matchType: MatchType;
  /** One English sentence. */
  reasoning: string;
  evidence: Evidence | null;
  /**
   * How close the type is, 0 to 1, for ordering equals: the wanted words themselves come first. 0 beside "unknown" where
   * the listing has nothing that speaks of such goods.
   */
  closeness: number;
}

/** Everything that matching says of one product for one item. */
export interface Assessment {
  verdict: Verdict;
  /** [2, 3) shortlisted, [1, 2) pending, [0, 1) eliminated. */
  vetoScore: number;
  /** Share of good-to-have specs matched, 0 to 1; 0 when there are none. */
  rerankMatchScore: number;
  /** One per spec of the item, in the item's order. */
  specResults: SpecResult[];
  /** Soft flags in plain words: over the target price, below the minimum order quantity, price not comparable. */
  bufferNotes: string[];
  /** Set when the price at the wanted quantity is over the maximum price: a spec result named `target price`. */
  priceExclusion: SpecResult | null;
  /** The price that was judged: of the variant that a buyer would take, at the wanted quantity. */
  unitPrice: UnitPrice | null;
  /** Left out where nobody judged it, and where the item's name holds no word. */
  productType?: ProductTypeFinding;
  /** Index of the variant that meets the must-haves together, or null when the product has none or none does. */
  variantIndex: number | null;
}
