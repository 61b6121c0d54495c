import type { MatchType } from '../../../../src/matching/assessment.ts';
import type { Listing } from '../../../../src/matching/listing.ts';
import type { GridLanguage } from '../grid-cell.ts';

type Right = MatchType | readonly MatchType[];

/** A page as a marketplace shows it, and what is asked of it with the right answers. */
export type MarketplacePage = readonly [
  GridLanguage,
  Listing,
  ...(readonly [name: string, value: string, right: Right])[],
];

/** Left open or contradicted: reasonable buyers differ. */
export const open: readonly MatchType[] = ['unknown', 'not_match'];
