import type { Predicate } from './predicates.ts';
import type { TrialListing } from './trial-listing.ts';

/** A spec as a buyer writes it, and what a reader of a listing would answer. */
export type TrialSpec = readonly [name: string, value: string, holds: Predicate];

/** An item of the trial: its words, and which listings are the wanted goods and meet all must-haves. */
export interface TrialItem {
  name: string;
  isType: (listing: TrialListing) => boolean;
  mustHaves: readonly TrialSpec[];
  /** Specs that do not decide what is shortlisted. */
  niceToHaves?: readonly TrialSpec[];
}
