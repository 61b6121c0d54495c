import type { Unit } from '../../ontology/units.ts';
import type { ValueFamily } from '../../ontology/value-families.ts';
import type { TextFacts } from '../../text/read-text.ts';
import type { ValueWords } from '../../text/value-words-table.ts';
import type { Feature } from '../feature/feature.ts';
import type { Certificate } from '../identifier/certificate.ts';
import type { IpCode } from '../identifier/ip-code.ts';
import type { StandardCode } from '../identifier/standard-code.ts';
import type { Threads } from '../identifier/thread-system.ts';
import type { ResolvedName } from '../name/resolve-name.ts';
import type { LabelledBound } from '../quantity/labelled-bound.ts';
import type { PerContainer } from '../quantity/per-container.ts';
import type { DimensionList, Quantity } from '../quantity/quantity.ts';
import type { WantedGrade } from './wanted-grade.ts';

/** One wanted value, read as far as it can be. A text that is nothing else is text. */
export interface WantedValue {
  /** As the buyer wrote it. */
  raw: string;
  text: TextFacts;
  quantity: Quantity | null;
  list: DimensionList | null;
  /** True where the measure is that of what the goods serve: "fits 13 in", "a person of 90 kg". */
  serves: boolean;
  /** True for a bound among other words or numbers, of which other words are no contradiction. */
  hasLooseBound: boolean;
  /** True when some number of the value is a bound: "< 5 g/L". */
  isBounded: boolean;
  /** True when the colours or materials are all that the value names; "Brown Ruff" is more than brown. */
  isFullyNamed: boolean;
  colours: readonly { id: string | null }[];
  /** `to` is the place of the token behind it, `share` the per cent asked for; `range` holds its bounds where it is no single number ("at least 90%"). */
  materials: readonly { id: string; to: number; share: number | null; range?: Quantity }[];
  /** Id of the colour that the value ends on by a word which is a colour only under a colour's name; null otherwise. */
  bareColour: string | null;
  /** `isWhole` when the value is nothing else; of "whole bean coffee" only another value of the family can be stated. */
  families: readonly { family: ValueFamily; valueId: string; isWhole: boolean }[];
  /** The number that tells the grade of its only material: "6061" in "6061 aluminium"; null where none does. */
  materialGrade: string | null;
  /** Ids of the tastes or smells that the value names, where the name asks for one; `isOnlyNotes` when it is nothing else. */
  notes: readonly string[];
  isOnlyNotes: boolean;
  /** Plugs of a connector: both ends of a cable, or the one plug that is asked for; null when it is something else. */
  ends: readonly string[] | null;
  /** A plug with the version of its standard: "USB-C 3.2". */
  versionedPlug: { plug: string; version: string } | null;
  size: string | null;
  /** The grade of a known scale that is the whole value, with its bound ("FFP2 or higher"), or null. */
  grade: WantedGrade | null;
  /** True when the words ask for at least or at most what they name, whether or not its order is known. */
  isPlainBound: boolean;
  /** Rows of words that say the whole value as well. */
  sayings: readonly ValueWords[];
  /** What goods of the wanted type call the value, and the other values of the attribute; null where nothing is known of them. */
  choice: WantedChoice | null;
  /** The one degree of protection that the value names ("IP67"), or null. */
  protection: IpCode | null;
  /** Yes, no or neither. */
  answer: boolean | null;
  /** True for a value that takes whatever there is: "any colour". */
  isAnything: boolean;
  /** True for what denies the thing of its name: "frameless" under "Frame". */
  isAbsence: boolean;
  /** Stems that tell this value from others, without articles and the words of the spec's name. */
  stems: readonly string[];
  /** The standard that the value names by its number, with the grades behind it ("EN 388 4121X"), or null. */
  standard: StandardCode | null;
  /** The certificate that the value names, where one is asked for, or null. */
  certificate: Certificate | null;
  /** A bound on a number that words introduce ("SPF 30 or higher"), or null. */
  labelledBound: LabelledBound | null;
  /** A bound on what the value calls by an abbreviation, under which other attributes state it ("UGR 19 or lower"), or null. */
  boundOfLabel: LabelledBound | null;
  /** The systems of screw threads that the value names. */
  threads: Threads;
  /** True for a size stated by letters only, and for a value with a measure of a length, a mass or a volume. */
  isLettered: boolean;
  isMeasured: boolean;
  /** The words around the only number of the value, nearest first before it; null when it has none or several. */
  frame: { before: readonly string[]; number: string; after: readonly string[] } | null;
}

/** A value among those that goods of a type have under an attribute, by all its words, run together. */
export interface WantedChoice {
  stating: readonly string[];
  others: readonly string[];
  /** True where goods have one of the values. */
  isOne: boolean;
}

/** A key under which a property may stand. Under one that is not firm a difference is no contradiction. */
export interface NameKey {
  key: string;
  isFirm: boolean;
  /** Set where values that are both understood, as materials or measures, contradict each other all the same. */
  isTyped?: true;
  /** Set where goods of the wanted type are known to state it under the key. */
  ofGoods?: StatedByGoods;
}

/** Names by what their words stand for (see `bagOfName`), and how goods state an attribute that has one of them. */
export interface LikeNames {
  bags: ReadonlySet<string>;
  /** The same without the words that only tell that it is a measure; see `measureBagOf`. */
  measures: ReadonlySet<string>;
  /** Those of the other attributes that goods measure in the dimension. */
  rivals: readonly string[];
  ofGoods: StatedByGoods;
}

/** How goods of a type state an attribute. */
export interface StatedByGoods {
  /** Of its measure; null for words. */
  dimension: Unit['dimension'] | null;
  /** Of a bare number. */
  unit: Unit | null;
  /** The name where it is a single letter: "d" and "D" may be two things. */
  letter?: string;
}

/** A measure that goods are to serve or to reach, asked for by a name with a yes: "Suitable for 60 gallons: yes", 适用350升鱼缸: 是. */
export interface ReachAsked {
  measure: Quantity;
  /** The measure as it stands in the name, with what is said behind it. */
  value: string;
  /** The name without the measure: what is served, and how. */
  words: string;
  /** True for the size of what is served: goods for one size serve no other. */
  isExact: boolean;
  /** True for "Load up to: 100 kg", which goods for more serve. */
  isUpTo?: true;
}

/** A spec, parsed once for all products. */
export interface Requirement {
  specName: string;
  specValues: string[];
  required: boolean;
  name: ResolvedName;
  /** What the buyer calls the goods, where the spec is one of an item. */
  itemName?: string;
  /**
   * What the name asks of goods that it calls by a noun, "length" of "Bolt length"; null where it names none. `isWholeName` where it is
   * the noun alone, "Bottle: plastic", which may be a part's as well.
   */
  ofGoods: { noun: string; plain: Requirement; isWholeName?: true } | null;
  /** Keys under which listings may state it, its own first; see `keysOf`. */
  keys: readonly NameKey[];
  /** Names of other words that stand for the same among the attributes of the wanted goods; null where no row holds the spec. */
  likeNames: LikeNames | null;
  /** Whether a name means the wanted attribute among those of the goods, in words that no row has; null where no row holds the spec. */
  means: ((name: string) => boolean) | null;
  /** Set where goods of the wanted type have nothing else that is measured in the dimension. */
  soleDimension?: Unit['dimension'];
  /** Set where goods of the wanted type hold data: "128G" of a tablet are no grams. */
  goodsHoldData?: true;
  /** True when a value that meets an alternative breaks the spec, and every other one meets it: "Color: not black". */
  isExclusion: boolean;
  /** True when nothing but the colour or material of its value is wanted: "all blue", "cotton only". */
  isSole: boolean;
  /** The whole value, run together, whatever it is parted into. */
  saidWhole: string;
  /** True when the value names examples of what it asks for; what they are not in words alone is no contradiction. */
  isByExample: boolean;
  /** Set when a number of things in a container is asked for: "Pieces per carton". */
  per: PerContainer | null;
  /** Ids of the parts of the goods whose material is asked for ("Handle material"); empty where it is that of the goods. */
  parts: readonly string[];
  /** The same asked of the material: "80% cotton" for a "Cotton content" of 80%; null for other specs. */
  asMaterial: Requirement | null;
  /** Ids of the colours that a value joins by a slash without spaces ("grey/black"); null for all other values. */
  jointColours: readonly string[] | null;
  /** Set where the value joins a bound to words that are wanted as well: "SSD, 256 GB or more" asks for both. */
  allOf?: readonly Requirement[];
  /** True of one of several wishes that excludes another value of the same kind: what is the wanted one is not that. */
  mayBeSilent?: true;
  /** Of one of several wishes: set where only its contradiction counts. */
  mayBeOpen?: true;
  /** Of a wish that means another one: set where it is the same in other words or the whole value, so that its contradiction counts as well. */
  isTheSame?: true;
  /** Any one of them is enough. */
  alternatives: WantedValue[];
  /** The measure that the name of a spec with a yes asks goods to serve or to reach; null for any other spec. */
  reach: ReachAsked | null;
  /** Set where the spec asks for a feature by its name: "Waterproof: yes". */
  feature: Feature | null;
  /** The feature that a value comes to as well ("Hood: detachable"), for listings that leave the value open; null where there is none. */
  asFeature: Feature | null;
  /** The thing of which the value tells a kind ("Footrest: pull-out"), which goods that lack it do not have; null where the name is no thing's. */
  thing: Feature | null;
  /**
   * Other wishes that mean this one, of which a match settles it where it is open: USB under "Port" for "USB port: yes", what the
   * goods are made of for their shell.
   */
  alsoAs: readonly Requirement[];
}
