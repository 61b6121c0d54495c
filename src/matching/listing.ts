/** A named value of a listing or of one of its variants, as the supplier wrote it. */
export interface Attribute {
  name: string;
  value: string;
}

/** One step of a price list: from `min_quantity` pieces on, a piece costs `amount` (a decimal number as text). */
export interface PriceTier {
  min_quantity: number;
  amount: string;
}

export interface Price {
  /** ISO 4217 code, upper case. */
  currency: string;
  /** Ascending by min_quantity. */
  tiers: PriceTier[];
}

/** One purchasable form of a product (a colour, a size). `price` overrides the product's own. */
export interface Variant {
  sku_id?: string;
  attributes: Attribute[];
  price?: Price;
  stock?: number;
}

/** What matching reads of a product. The catalog's Product is one; nothing else of a product decides anything. */
export interface Listing {
  title: string;
  description?: string;
  brand?: string;
  category?: string[];
  attributes?: Attribute[];
  variants?: Variant[];
  price?: Price;
  /** Minimum order quantity, in `unit`. */
  moq?: number;
  /** What one of the quantity is: piece, pack, set, kg … */
  unit?: string;
  /** One sentence on what was cut off before the listing came here; see reading-budget.ts. */
  unread?: string;
}
