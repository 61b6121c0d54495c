/** A part of goods; its material and colour are its own. */
export interface Part {
  en: string;
  zh: string;
  /** What a buyer calls it in Chinese, where the listing's word is shorter. */
  zhName?: string;
  materials: readonly string[];
  /** False where the part shows no colour of its own worth asking for. */
  coloured?: boolean;
}

/** Something that goods have or lack; `adjective` where it is a quality rather than a thing. */
export interface Feature {
  en: string;
  zh: string;
  adjective?: boolean;
}

/** Pieces that are counted on the goods: drawers, ports, pockets. */
export interface Counted {
  one: string;
  many: string;
  /** Classifier and noun: "个抽屉". */
  zh: readonly [string, string];
  count: number;
}

/** Goods as the grid knows them: everything in plain words that a buyer of the trade uses. */
export interface Goods {
  trade: string;
  en: string;
  zh: string;
  /** Property, number, unit. */
  measures: readonly (readonly [string, number, string])[];
  /** Properties that a measure without a label means on these goods: "500 ml bottle". */
  bare?: readonly string[];
  materials: readonly string[];
  parts: readonly Part[];
  features: readonly Feature[];
  counted?: readonly Counted[];
}
