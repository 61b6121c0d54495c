/** A feature that goods have or lack, as "Waterproof: yes" asks for it, with the names under which it may be stated. */
export interface Feature {
  /** What is asked for, in the words of the spec's name or of its value. */
  thing: string;
  wanted: boolean;
  /** True where `thing` names a lack, which the feature is without: 无风扇 is no fan, not wanted. */
  isNamedByLack: boolean;
  /** Its names as they are written. */
  names: readonly string[];
  phrases: readonly string[];
  entailedBy: readonly string[];
  excludedBy: readonly string[];
  /** Words that name it in a spec and state nothing alone: "dishwasher". */
  askedAs: readonly string[];
  /** Parts by their stems, run together, that goods have it by, if at all. */
  onParts: ReadonlySet<string>;
  /** True for what is never said of a part alone. */
  isOfWhole: boolean;
  /** Words of a feature that has no other name; others may stand between them ("detachable shoulder strap"). */
  words: readonly string[];
  /** "Detachable hood" may be stated under "Hood". */
  ofPart: OfPart | null;
  /** What denies the feature where it is said of a part: "Hood: attached" for a detachable one. */
  deniedOf: readonly string[];
  /** What a "yes" adds with a number ("16 ports" in "Yes, 16 ports"), run together; the yes alone does not tell it. */
  detail: string | null;
  /** True where the thing has to be one with the goods ("Cable: built in"): that one comes along is not enough. */
  isBuiltIn: boolean;
  /** Set where the value asks whether a thing comes along ("Charger: in the box"); see `readInclusion`. */
  inclusion: { isNeedless: boolean; count: number | null; said: string } | null;
}

/** A part by its names, run together, and how a feature may be said or denied of it. */
export interface OfPart {
  parts: readonly string[];
  phrases: readonly string[];
  excludedBy: readonly string[];
}
