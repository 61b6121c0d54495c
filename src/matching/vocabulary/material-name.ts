/** Materials with what they are a kind of. A kind entails its parents: 304 is stainless steel, is steel, is metal. */
export interface MaterialName {
  id: string;
  names: string[];
  /** Ids of what this is a kind of. */
  isA?: string[];
  /** Ids of what sellers call the same or put into it, so that one contradicts the other no more than it proves it. */
  near?: string[];
  /** Ids of what some call this, and of which the other kinds are something else: nitrile may be a rubber and is no latex. */
  mayBe?: string[];
  /**
   * True for a name that tells how a cloth is woven or a leather finished, and not of which fibre or animal: canvas may be
   * cotton or polyester, full grain leather of a cow or a sheep.
   */
  isWeave?: true;
}
