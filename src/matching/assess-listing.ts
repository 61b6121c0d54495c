import type { Assessment, CommercialTerms, SpecResult, WantedItem } from './assessment.ts';
import { judgePrice } from './commercial/judge-price.ts';
import { decideSpec } from './decide-spec.ts';
import { type ProductFacts, readFacts } from './evidence/read-facts.ts';
import type { Listing } from './listing.ts';
import { parseRequirement } from './parse-requirement.ts';
import { explainSpec, explainStatement, type PersonStatement } from './reasoning.ts';
import { readItemWords, relevanceOf } from './relevance.ts';
import type { Requirement } from './requirement.ts';
import { scoreAssessment, verdictOf } from './score-assessment.ts';

/** What people said of a product, by the index of the item's spec. It holds for every variant. */
export type StatedSpecs = ReadonlyMap<number, PersonStatement>;

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
    const { results, variantIndex } = bestVariant(requirements, facts, stated);
    const variant = variantIndex === null ? undefined : facts.listing.variants?.[variantIndex];
    const { notes, exclusion } = judgePrice(item, terms, facts.listing, variant?.price);
    return {
      verdict: verdictOf(results),
      ...scoreAssessment(results, relevanceOf(words, facts)),
      specResults: results,
      bufferNotes: notes,
      priceExclusion: exclusion,
      variantIndex: meetsMustHaves(results) ? variantIndex : null,
    };
  };
}

function decideAll(
  requirements: readonly Requirement[],
  facts: ProductFacts,
  variant: ProductFacts['variants'][number] | null,
  stated: StatedSpecs,
): SpecResult[] {
  return requirements.map((requirement, index) => {
    const statement = stated.get(index);
    return statement === undefined
      ? explainSpec(requirement, decideSpec(requirement, facts, variant))
      : explainStatement(requirement, statement);
  });
}

/** A buyer gets one variant: the must-haves have to be met by one of them together. */
function bestVariant(
  requirements: readonly Requirement[],
  facts: ProductFacts,
  stated: StatedSpecs,
): { results: SpecResult[]; variantIndex: number | null } {
  let best: { results: SpecResult[]; variantIndex: number | null; rank: number } | null = null;
  for (const [index, variant] of facts.variants.entries()) {
    const results = decideAll(requirements, facts, variant, stated);
    const contradicted = results.filter((result) => result.matchType === 'not_match').length;
    const matched = results.filter((result) => result.matchType === 'match').length;
    // Below the score, a variant that is merely silent is worth more than one that contradicts.
    const rank = scoreAssessment(results, 0).vetoScore + (matched - contradicted) * 1e-6;
    if (best === null || rank > best.rank) best = { results, variantIndex: index, rank };
  }
  return best ?? { results: decideAll(requirements, facts, null, stated), variantIndex: null };
}

function meetsMustHaves(results: readonly SpecResult[]): boolean {
  return verdictOf(results) === 'shortlisted';
}
