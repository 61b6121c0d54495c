import type { Dimension, Unit } from '../../ontology/units.ts';
import type { SideRole } from './side-role.ts';

/** A number with its unit as a text states it, in base units of its dimension: an interval in which the value lies. */
export interface Quantity {
  /** Null when no known unit stands beside the number. */
  unit: Unit | null;
  /** Null without a unit, and for a rate, which is of no single dimension. */
  dimension: Dimension | null;
  /** The unit that a rate counts by: the metre of "8 W/m". The interval is for one base unit of it. */
  per?: Unit;
  low: number;
  high: number;
  lowOpen: boolean;
  highOpen: boolean;
  /** Half of the last written digit, in base units; 0 for fractions, counts and explicit tolerances. */
  halfDigit: number;
  /** How the interval came about. */
  form: 'point' | 'min' | 'max' | 'range' | 'tolerance' | 'about';
  /** For counts: how many of `inner` ("2 x 500 ml" has times 2). */
  times: number;
  /** Set where the number of them is stated: "1 x 16 GB" is one, "16 GB" may be of several. */
  isCounted?: true;
  /** Set when it is the measure of what the goods replace ("60 W equivalent"). */
  isStandIn?: true;
  /** Set when the goods may be made to have it and do not ("upgradable to 32 GB"). */
  isPossible?: true;
  /** Set for a maximum that is reached ("up to 35 mm") and not only kept ("max 5 kg"). */
  reaches?: true;
  /** Set for one of several counts to choose from ("5/10/20 pcs"). */
  isChoice?: true;
  /** Set for one of several settings of what goods perform ("1000/2000 W"): they do each of them. */
  isSetting?: true;
  /** Set where a word before it may be a bound or the end of a model's name: "Nova Max 16 inch". */
  mayBeMost?: true;
  /** Id of the property that the way of writing tells: the memory of "16GB/512GB", the network of "10GbE". */
  called?: 'memory' | 'storage' | 'network speed';
  /** The word after and before a number without a unit: "40 loads", "SPF 50". */
  labelAfter: string | null;
  labelBefore: string | null;
  /** Token positions: first, and one after the last. */
  from: number;
  to: number;
}

/** Lengths written as a list: "30 x 20 x 10 cm". */
export interface DimensionList {
  /** Base units (mm), or plain numbers when no unit is written. */
  sizes: number[];
  halfDigits: number[];
  /** Explicit tolerance of each size, in base units; 0 when none is written. */
  tolerances: number[];
  /** The side that each size is said to be, or "" (`O` is the diameter). */
  roles: (SideRole | '')[];
  /** Set where all sides are stated as the least or the most: "max 56 x 45 x 25 cm". */
  bound?: 'min' | 'max' | undefined;
  unit: Unit | null;
  from: number;
  to: number;
}
