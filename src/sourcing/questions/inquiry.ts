import type { Unit } from '../../matching/ontology/units.ts';
import type { DimensionList, Quantity } from '../../matching/read/quantity/quantity.ts';
import type { Bound, BoundedWords } from './bound-words.ts';
import type { FeaturePhrase } from './feature-words.ts';
import type { Term } from './question.ts';

/** The name of a property, with the id of `core/attributes.jsonl` where it is known. */
export interface NameTerm extends Term {
  id: string | null;
}

/**
 * What is to be asked, before it is put into a language. Of several `values` the supplier's goods need one, unless a
 * member says otherwise.
 */
export type Inquiry =
  /** A feature that the table of features has; not `wanted`: it must be absent. */
  | { ask: 'feature'; words: FeaturePhrase; wanted: boolean; isIncluded: boolean }
  /** A feature by the buyer's name of it. */
  | { ask: 'own feature'; name: string; wanted: boolean; isIncluded: boolean }
  | { ask: 'absence'; of: string }
  | { ask: 'ingredient' | 'need'; of: Term; wanted: boolean }
  /** A feature with a measure: "oven safe up to 220 °C". */
  | { ask: 'measured feature'; name: string; value: string; words: FeaturePhrase | null }
  | { ask: 'function'; values: Term[] }
  | { ask: 'exclusion'; name: NameTerm; values: Term[]; isMaterial: boolean }
  /** What comes along, with the whole that it belongs to and the number of pieces where they are named. */
  | { ask: 'contents'; whole: string | null; values: Term[]; quantity: Quantity | null }
  | {
      ask: 'rating' | 'country' | 'closure' | 'users' | 'fit' | 'compatibility' | 'use' | 'colour' | 'size';
      values: Term[];
    }
  /** Alternatives, each of certificates that are all needed. */
  | { ask: 'certificates'; alternatives: Term[][] }
  | { ask: 'age'; from: number; unit: Unit }
  | { ask: 'connector'; values: Term[]; hasTwoEnds: boolean }
  | { ask: 'pack' | 'layers'; count: number }
  | { ask: 'sizes'; name: NameTerm; list: DimensionList }
  /**
   * Alternatives of which only exact ones come in numbers. `inChinese`: the amount as the buyer wrote it, where
   * Chinese counts what is counted by a word of its own (48枚).
   */
  | { ask: 'measure'; name: NameTerm; quantities: Quantity[]; inChinese?: string }
  /** A number that no table has the unit of, in the buyer's own: "48 eggs or more". */
  | { ask: 'bounded'; name: NameTerm; bound: Bound; words: string }
  /** What makes no sentence with its name ("Frames: holds 4 frames"), with the bound that it is wanted in. */
  | { ask: 'statement'; name: NameTerm; text: string; bounded: BoundedWords | null }
  | { ask: 'count'; name: NameTerm; counted: string; quantity: Quantity }
  | { ask: 'material'; name: NameTerm; values: Term[]; isWhole: boolean }
  | ValueInquiry
  | { ask: 'price'; text: string; ceiling: { amount: string; currency: 'USD' | 'EUR' | 'GBP' | 'CNY' } | null }
  | { ask: 'open price'; quantity: number | null }
  | { ask: 'minimum order'; quantity: number; minimum: number };

/**
 * A value in the buyer's words. `long`: sentences; `kind`: it ends in the property's name ("TSA lock" of a lock);
 * `whole`: it holds the name ("dark roast"); `named`: a proper name or a known word; `quoted`: anything else.
 */
export interface ValueInquiry {
  ask: 'value';
  name: NameTerm;
  values: Term[];
  form: 'long' | 'kind' | 'whole' | 'named' | 'quoted';
}

/** A product in a letter to its supplier. */
interface LetterProduct {
  /** From 1. */
  number: number;
  title: string;
  platform: string;
  productId: string;
  /** Pieces wanted; null when not known yet. */
  quantity: number | null;
}

/** Where to and by when the order is to be delivered; at least one of the two. */
interface LetterDelivery {
  place: { city: string; country: string } | null;
  by: Date | null;
}

type InquiryOf<Ask, One = Inquiry> = One extends { ask: infer Asks } ? (Ask extends Asks ? One : never) : never;

/** One question for each kind of inquiry; a second sentence may request the actual value if the answer is no. */
export type Sentences = { readonly [Ask in Inquiry['ask']]: (inquiry: InquiryOf<Ask>) => string };

/** A language of questions; CONTRIBUTING says what a new one takes. */
export interface QuestionLanguage {
  sentences: Sentences;
  /** What becomes of a sentence as a whole: its capital, its spaces. */
  finish?(sentence: string): string;
  letter: {
    opening(isOneProduct: boolean): string;
    product(product: LetterProduct): string;
    logo(url: string): string;
    packaging(text: string): string;
    colour(text: string): string;
    /** At least one of the above, or a note. */
    customization(wishes: readonly string[]): string;
    note(text: string): string;
    delivery(delivery: LetterDelivery): string;
    closing: string;
  };
}
