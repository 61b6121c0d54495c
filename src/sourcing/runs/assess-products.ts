import { countFacts } from '../../catalog/count-facts.ts';
import type { Product } from '../../catalog/product.ts';
import { monotonicMs } from '../../lib/clock.ts';
import type { CommercialTerms, MatchType, ProductTypeFinding, Verdict } from '../../matching/assessment.ts';
import { convertPrice } from '../../matching/commercial/convert-price.ts';
import type { UnitPrice } from '../../matching/commercial/unit-price.ts';
import type { BareAttribute } from '../../matching/decide/alignment/bare-unit.ts';
import type { StatedSpecs } from '../../matching/decide/choose-variant.ts';
import { readFacts } from '../../matching/read/listing/read-facts.ts';
import {
  cleanupToJson,
  createDetailsWriter,
  isTypeExcluded,
  productTypeToJson,
  specMatchingToJson,
} from '../products/product-json.ts';
import { createTypedAssessor } from './assess-with-type.ts';
import type { FrozenItem } from './run.ts';

/** A product of an item with everything said of it, as it is stored. */
export interface AssessedProduct {
  platform: string;
  productId: string;
  /** Counts type and price too. */
  verdict: Verdict;
  /** False for one that is excluded by its type already. */
  isPriceExcluded: boolean;
  isTypeExcluded: boolean;
  /** Whether it is of the wanted type; null where it was not judged. */
  typeMatch: MatchType | null;
  /** What a piece costs at the wanted quantity, comparable among the products of the item; null where it is not known. */
  rankPrice: number | null;
  vetoScore: number;
  rerankMatchScore: number;
  /** One for each spec of the item, in its order. */
  matchTypes: MatchType[];
  /** Specs that a person decided. */
  humanVerdicts: number;
  specMatchingJson: string;
  cleanupJson: string;
  detailsJson: string;
  /** Null where no type was judged. */
  productTypeJson: string | null;
  /** Set once all products of the item are ranked; null where the listing is like no other. */
  similarJson: string | null;
}

/** What is known of a candidate before its specs are compared. */
export interface Judged {
  productType: ProductTypeFinding | null;
  /** The currency in which the prices of the item's candidates are compared; null when they have none in common. */
  rankCurrency: string | null;
}

/** Assesses products of one item, which is prepared once. */
export interface ProductAssessor {
  assess(product: Product, stated: StatedSpecs | undefined, judged: Judged): AssessedProduct;
  /** How long reading listings took so far, of all that assessing took. */
  readonly readFactsMs: number;
}

/** Prepares an item: its specs are parsed here. Pure, but for the watch. */
export function createProductAssessor(
  item: FrozenItem,
  terms: CommercialTerms,
  bare: readonly BareAttribute[] = [],
): ProductAssessor {
  const assess = createTypedAssessor(item, terms, bare);
  const writeDetails = createDetailsWriter(item);
  let readFactsMs = 0;

  function rankPriceOf(price: UnitPrice | null, currency: string | null): number | null {
    const converted = price === null ? null : convertPrice(price, currency, terms.exchangeRates);
    return converted === null ? null : Number(converted.toFixed(6));
  }

  return {
    get readFactsMs() {
      return readFactsMs;
    },
    assess(product, stated, { productType: ofType, rankCurrency }) {
      const started = monotonicMs();
      const facts = readFacts(product);
      readFactsMs += monotonicMs() - started;
      let rankPrice: number | null = null;
      const assessment = assess(facts, ofType, stated, ({ unitPrice }) => {
        rankPrice = rankPriceOf(unitPrice, rankCurrency);
        return placeAmongEquals(product, rankPrice);
      });
      const isOfOtherType = isTypeExcluded(assessment);
      return {
        platform: product.platform,
        productId: product.product_id,
        verdict: assessment.verdict,
        isPriceExcluded: assessment.priceExclusion !== null && !isOfOtherType,
        isTypeExcluded: isOfOtherType,
        typeMatch: assessment.productType?.matchType ?? null,
        rankPrice,
        vetoScore: assessment.vetoScore,
        rerankMatchScore: assessment.rerankMatchScore,
        matchTypes: assessment.specResults.map(({ matchType }) => matchType),
        humanVerdicts: assessment.specResults.filter(({ method }) => method === 'human').length,
        specMatchingJson: specMatchingToJson(assessment),
        cleanupJson: cleanupToJson(product),
        detailsJson: writeDetails(product, assessment),
        productTypeJson: productTypeToJson(assessment),
        similarJson: null,
      };
    },
  };
}

/** Facts of a listing of which half the room for completeness is filled. */
const usualFacts = 20;

/**
 * Where equally close listings stand: those with a price, which decides among them; then the others, the one that states
 * more before the one that states less.
 */
function placeAmongEquals(product: Product, rankPrice: number | null): number {
  if (rankPrice !== null) return 1;
  const facts = countFacts(product);
  return (0.9 * facts) / (facts + usualFacts);
}
