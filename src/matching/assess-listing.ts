import type { Assessment, CommercialTerms, WantedItem } from './assessment.ts';
import type { Listing } from './listing.ts';

/**
 * Prepares an item once and returns the function that assesses listings against it.
 * Pure: the same item, terms and listing give the same assessment, byte for byte.
 */
export function createAssessor(_item: WantedItem, _terms: CommercialTerms): (listing: Listing) => Assessment {
  throw new Error('not written yet');
}
