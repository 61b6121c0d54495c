import type { Assessment, CommercialTerms, WantedItem } from './assessment.ts';
import { chooseVariant, type StatedSpecs } from './choose-variant.ts';
import { type ProductFacts, readFacts } from './evidence/read-facts.ts';
import type { Listing } from './listing.ts';
import { parseRequirement } from './parse-requirement.ts';
import { readItemWords, relevanceOf } from './relevance.ts';
import { scoreAssessment, verdictOf } from './score-assessment.ts';

/**
 * Assesses a listing, or the facts already read from one (`readFacts`), against one item. What a person said of a spec
 * takes the place of what the listing says, before verdict, score and variant are decided.
 */
export type Assessor = (product: Listing | ProductFacts, stated?: StatedSpecs) => Assessment;

const nothingStated: StatedSpecs = new Map();

/**
 * Prepares an item once and returns the function that assesses listings against it.
 * Pure: the same item, terms, listing and statements give the same assessment, byte for byte.
 */
export function createAssessor(item: WantedItem, terms: CommercialTerms): Assessor {
  const requirements = item.specs.map(parseRequirement);
  const words = readItemWords(item);
  return (product, stated = nothingStated) => {
    const facts = 'listing' in product ? product : readFacts(product);
    const { results, price, variantIndex } = chooseVariant({ item, terms, requirements }, facts, stated);
    const verdict = verdictOf(results);
    return {
      verdict,
      ...scoreAssessment(results, relevanceOf(words, facts)),
      specResults: results,
      bufferNotes: price.notes,
      priceExclusion: price.exclusion,
      variantIndex: verdict === 'shortlisted' ? variantIndex : null,
    };
  };
}
