import type { Product } from '../../catalog/product.ts';
import { monotonicMs } from '../../lib/clock.ts';
import type { Assessor } from '../../matching/assess-listing.ts';
import { createAssessor } from '../../matching/assess-listing.ts';
import type { Assessment, CommercialTerms, MatchType, Verdict } from '../../matching/assessment.ts';
import { readFacts } from '../../matching/evidence/read-facts.ts';
import { cleanupToJson, createDetailsWriter, specMatchingToJson } from '../products/product-json.ts';
import type { FrozenItem } from './run.ts';

export type StatedSpecs = NonNullable<Parameters<Assessor>[1]>;

/** A product of an item with everything said of it, as it is stored. */
export interface AssessedProduct {
  platform: string;
  productId: string;
  /** Counts the price too. */
  verdict: Verdict;
  isPriceExcluded: boolean;
  vetoScore: number;
  rerankMatchScore: number;
  /** One for each spec of the item, in its order. */
  matchTypes: MatchType[];
  /** Specs that a person decided. */
  humanVerdicts: number;
  specMatchingJson: string;
  cleanupJson: string;
  detailsJson: string;
}

/** Assesses products of one item, which is prepared once. */
export interface ProductAssessor {
  assess(product: Product, stated: StatedSpecs | undefined): AssessedProduct;
  /** How long reading listings took so far, of all that assessing took. */
  readonly readFactsMs: number;
}

/** Prepares an item: its specs are parsed here. Pure, but for the watch. */
export function createProductAssessor(item: FrozenItem, terms: CommercialTerms): ProductAssessor {
  const assess = createAssessor(item, terms);
  const writeDetails = createDetailsWriter(item);
  let readFactsMs = 0;
  return {
    get readFactsMs() {
      return readFactsMs;
    },
    assess(product, stated) {
      const started = monotonicMs();
      const facts = readFacts(product);
      readFactsMs += monotonicMs() - started;
      const assessment = withPrice(assess(facts, stated));
      return {
        platform: product.platform,
        productId: product.product_id,
        verdict: assessment.verdict,
        isPriceExcluded: assessment.priceExclusion !== null,
        vetoScore: assessment.vetoScore,
        rerankMatchScore: assessment.rerankMatchScore,
        matchTypes: assessment.specResults.map(({ matchType }) => matchType),
        humanVerdicts: assessment.specResults.filter(({ method }) => method === 'human').length,
        specMatchingJson: specMatchingToJson(assessment),
        cleanupJson: cleanupToJson(product),
        detailsJson: writeDetails(product, assessment),
      };
    },
  };
}

/** The score of a price exclusion stays in the eliminated band, whatever the specs alone would give. */
function withPrice(assessment: Assessment): Assessment {
  if (assessment.priceExclusion === null) return assessment;
  const { vetoScore } = assessment;
  return { ...assessment, verdict: 'eliminated', vetoScore: vetoScore - Math.floor(vetoScore) };
}
