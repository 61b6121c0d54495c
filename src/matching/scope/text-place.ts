/** Where a text stands in its listing. */
export interface TextPlace {
  isTitle: boolean;
  /** Stems by which the title calls the goods; empty for the title itself. */
  wordsOfGoods: ReadonlySet<string>;
  /** True for the noun by which the title offers the goods: "rod" of a curtain rod is no part of it. */
  offers: (noun: string) => boolean;
}
