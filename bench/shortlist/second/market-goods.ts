/**
 * How a fact is told. Templates hold `{}` for the value, `{x2.54}` for a multiple of it, and for a yes or no two sides parted
 * by `|`, of which an empty one says nothing. Attributes are written `name: value`.
 */
export interface FactSpelling {
  /** The facts there are: numbers, yes and no, or words as `id|English|Chinese`. */
  of: readonly (number | boolean | string)[];
  /** Attributes of English shops. */
  en: readonly string[];
  /** Attributes of a data pool: long names in small letters, units left out. */
  pool: readonly string[];
  /** Attributes of Chinese shops. */
  zh: readonly string[];
  /** What a title says of it; a title tells some of these. */
  title?: string;
  titleZh?: string;
  /** A sentence of an English description. */
  say?: string;
}

/** A type of goods of the hand-written market. */
export interface MarketGoods {
  type: string;
  count: number;
  brands: readonly string[];
  /** Names of the goods in titles. */
  heads: readonly string[];
  headsZh: readonly string[];
  category: { en: readonly string[]; pool: readonly string[]; zh: readonly string[] };
  facts: Readonly<Record<string, FactSpelling>>;
}
