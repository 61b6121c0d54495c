import type { Dimension } from './units.ts';

/** A property of goods, under all names it goes by. */
export interface AttributeName {
  id: string;
  /** English and Chinese names; folded and compared by stem, whatever their order of case, width or plural. */
  names: string[];
  /** How its values are compared when they can be. */
  reads?: 'colour' | 'material' | 'size' | 'name' | 'identifier' | 'dimensions' | 'open';
  /** Dimensions its values have. */
  dimensions?: Dimension[];
  /**
   * Dimensions of which a number without a role in running text speaks of this property: "500 ml" in a title is the
   * capacity, while "30 cm" may be the length, the width or anything else.
   */
  claims?: Dimension[];
  /** Unit by convention of the trade, where a bare number has only one reading. */
  bareUnit?: string;
}
