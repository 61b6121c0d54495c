import type { Assessment, CommercialTerms, WantedItem } from './assessment.ts';
import { createAlignedAnswers } from './decide/alignment/aligned-finding.ts';
import type { BareAttribute } from './decide/alignment/bare-unit.ts';
import { chooseVariant, type StatedSpecs } from './decide/choose-variant.ts';
import { prepareSpecs } from './decide/prepare-specs.ts';
import { readItemWords, relevanceOf } from './decide/relevance.ts';
import { scoreAssessment, verdictOf } from './decide/score-assessment.ts';
import type { Listing } from './listing.ts';
import { type ProductFacts, readFacts } from './read/listing/read-facts.ts';

/**
 * Assesses a listing, or the facts already read from one (`readFacts`), against one item. What a person said of a spec
 * takes the place of what the listing says, before verdict, score and variant are decided.
 */
export type Assessor = (product: Listing | ProductFacts, stated?: StatedSpecs) => Assessment;

const nothingStated: StatedSpecs = new Map();

/**
 * Prepares an item once and returns the function that assesses listings against it.
 * `bare` are the attributes whose numbers the catalog writes without a unit.
 * Pure: the same item, terms, attributes, listing and statements give the same assessment, byte for byte.
 */
export function createAssessor(
  item: WantedItem,
  terms: CommercialTerms,
  bare: readonly BareAttribute[] = [],
): Assessor {
  const requirementsOf = prepareSpecs(item);
  const words = readItemWords(item);
  const aligned = createAlignedAnswers(item.name, bare);
  return (product, stated = nothingStated) => {
    const facts = 'listing' in product ? product : readFacts(product);
    const requirements = requirementsOf(facts);
    const { results, price, variantIndex } = chooseVariant({ item, terms, requirements, aligned }, facts, stated);
    const verdict = verdictOf(results);
    return {
      verdict,
      ...scoreAssessment(results, relevanceOf(words, facts)),
      specResults: results,
      bufferNotes: facts.unread === null ? price.notes : [...price.notes, facts.unread],
      priceExclusion: price.exclusion,
      unitPrice: price.unitPrice,
      variantIndex: verdict === 'shortlisted' ? variantIndex : null,
    };
  };
}
