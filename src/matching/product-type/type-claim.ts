import type { Span } from '../text/find-phrase.ts';
import type { ProductType } from './type-rows.ts';

/** One place of a listing, or of an item's name, that says what the goods are. */
export interface TypeClaim {
  /** `title`, `category`, `attributes.<name>`, or `profile` for what the catalog's other listings teach. */
  field: string;
  /** The words as written. */
  text: string;
  /** Their stems, the head last. */
  stems: readonly string[];
  /** Types that go by these words; empty where the words are in no table. */
  types: readonly ProductType[];
  /** False where the words are only the end of names of types. */
  isWhole: boolean;
  /**
   * True where nothing but colours, materials and counts follows in its piece of the text, or where it is several words: what
   * stands there is the noun. "Straight Power 12 850W" names no power.
   */
  isFirm: boolean;
  /** True for a noun behind which the text says what the goods are made for. */
  isForOthers?: true;
  /** True where an earlier piece of several words names nothing known: "Quaker Instant Oatmeal, Maple Brown Sugar". */
  isLate?: boolean;
  /** True for a name that stands in the same piece before the noun that ends it: "Air Purifier Quiet 22dB Night Light". */
  isInner?: true;
  /** True for words that name several goods, of which the department settles which. */
  isNarrowed?: true;
  /** True for a name of a title that its category confirms: what else the title names is not the goods. */
  isConfirmed?: true;
  /** True for the name of a colour or a material in a text that names nothing else: "cement", "satin". */
  isLook?: true;
  /** True for an inner name that is the first of its text: "Coffee Grinder Electric Quiet Stainless Steel Blade". */
  isLead?: true;
  /** True where a number or a mark follows: "Bearing 6203-2RS", no "pump controller". */
  isApart?: true;
  /** True for a name inside brackets that begin behind other words: "Tablet (A8 chip/Retina display)". */
  isBracketed?: true;
  /** True for a noun behind the name of goods with a material or a number between, which may tell what these have: 吸尘器不锈钢桶, 记录仪双镜头. */
  mayBePart?: true;
  /** True for goods that are joined to words which name nothing known: "Wave:3 White & Wave Mic Arm". */
  isAdded?: true;
  /** True for a category whose name also speaks of what is in no table: "Automobiles & Accessories". */
  isWide?: true;
  /** True for the first piece of the text that names goods. */
  isFirst: boolean;
  /** Types and words that stand before the head and are not the goods: "laptop" in "laptop lock". */
  modifiers: readonly { stems: readonly string[]; types: readonly ProductType[]; isTarget?: true }[];
  /** The words before them in the same piece, up to what it names before. */
  ahead?: readonly string[];
  span: Span | null;
}

/** The claim of words that are all that is said, and name the types. */
export const wholeClaim = (
  field: string,
  text: string,
  stems: readonly string[],
  types: readonly ProductType[],
): TypeClaim => ({ field, text, stems, types, isWhole: true, isFirm: true, isFirst: true, modifiers: [], span: null });
