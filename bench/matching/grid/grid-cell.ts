import type { MatchType, Spec } from '../../../src/matching/assessment.ts';
import type { Listing } from '../../../src/matching/listing.ts';

/** The language of a cell: listing and wish in English, both in Chinese, or a Chinese listing with an English wish. */
export type GridLanguage = 'en' | 'zh' | 'zh-en';

/** The half that a cell belongs to, by its goods; examples of the held-out half are printed only on demand. */
export type GridHalf = 'development' | 'held out';

/** One question of the grid: a plain listing, a wish, and the answers that a careful buyer would sign. */
export interface GridCell {
  family: string;
  language: GridLanguage;
  half: GridHalf;
  trade: string;
  listing: Listing;
  spec: Spec;
  /** More than one where reasonable buyers differ. Without "unknown" the listing states the answer plainly. */
  right: readonly MatchType[];
  /** A text that evidence of a "match" or "not_match" must overlap, as the listing spells it; any evidence when left out. */
  reason?: string;
}
