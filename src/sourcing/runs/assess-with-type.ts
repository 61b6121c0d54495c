import { createAssessor } from '../../matching/assess-listing.ts';
import type { Assessment, CommercialTerms, ProductTypeFinding, WantedItem } from '../../matching/assessment.ts';
import type { BareAttribute } from '../../matching/decide/alignment/bare-unit.ts';
import type { StatedSpecs } from '../../matching/decide/choose-variant.ts';
import { createQualityJudge } from '../../matching/decide/judge-qualities.ts';
import { withProductType } from '../../matching/product-type/judge-type.ts';
import type { ProductFacts } from '../../matching/read/listing/read-facts.ts';
import { isTypeExcluded } from '../products/product-json.ts';

/** The whole judgement of a product by an item, with what was found of its type; `placeOf`, 0 to 1, orders equals. */
type TypedAssessor = (
  facts: ProductFacts,
  ofType: ProductTypeFinding | null,
  stated?: StatedSpecs,
  placeOf?: (assessed: Assessment) => number,
) => Assessment;

/** Prepares an item for the judgement that a run gives: specs, type and price together. Pure. */
export function createTypedAssessor(
  item: WantedItem,
  terms: CommercialTerms,
  bare: readonly BareAttribute[] = [],
): TypedAssessor {
  const assess = createAssessor(item, terms, bare);
  const judgeQualities = createQualityJudge(item);
  return (facts, ofType, stated, placeOf = () => 1) => {
    const assessed = assess(facts, stated);
    const productType = ofType === null ? null : judgeQualities(facts, ofType);
    return withExclusions(withProductType(assessed, productType, placeOf(assessed)));
  };
}

/** The score of an excluded product stays in the eliminated band, whatever the specs alone would give. */
function withExclusions(assessment: Assessment): Assessment {
  if (assessment.priceExclusion === null && !isTypeExcluded(assessment)) return assessment;
  const { vetoScore } = assessment;
  return { ...assessment, verdict: 'eliminated', vetoScore: vetoScore - Math.floor(vetoScore) };
}
