import type { TrialListing } from './listing.ts';
import type { Predicate } from './predicates.ts';

/** A must-have as a buyer writes it, and what a reader of a listing would answer. */
export type MustHave = readonly [name: string, value: string, holds: Predicate];

/** An item of the trial: its words, and which listings are the wanted goods and meet all must-haves. */
export interface TrialItem {
  name: string;
  isType: (listing: TrialListing) => boolean;
  mustHaves: readonly MustHave[];
}
