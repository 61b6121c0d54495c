import type { Product } from '../../catalog/product.ts';
import type { Assessment, ProductTypeFinding } from '../../matching/assessment.ts';
import type { UnitPrice } from '../../matching/commercial/unit-price.ts';
import { createItemQuestions } from '../questions/item-questions.ts';
import { type Question, recordedLanguages } from '../questions/question.ts';
import type { FrozenItem } from '../runs/run.ts';
import {
  maxPriceName,
  type RecordedSpecResult,
  type SpecDetails,
  toSpecDetails,
  toViewSpecResult,
} from './spec-result.ts';

/** True where the product is of another type than the item names: it is excluded as one over the maximum price is. */
export function isTypeExcluded({ productType }: Pick<Assessment, 'productType'>): boolean {
  return productType?.matchType === 'not_match';
}

/** The failed must-have of a product of another type. */
function typeResult({ wanted, found, reasoning, evidence }: ProductTypeFinding): RecordedSpecResult {
  return {
    specName: 'product type',
    specValues: [wanted],
    required: true,
    productValue: found,
    matchType: 'not_match',
    reasoning,
    evidence,
    method: 'product type',
    kind: 'product_type',
  };
}

/** An exclusion counts as one more must-have: `product type` before all else, else `target price`. */
function allSpecResults(assessment: Assessment): RecordedSpecResult[] {
  const { productType } = assessment;
  if (productType !== undefined && isTypeExcluded(assessment)) {
    return [...assessment.specResults, typeResult(productType)];
  }
  const { priceExclusion } = assessment;
  return priceExclusion === null
    ? assessment.specResults
    : [...assessment.specResults, { ...priceExclusion, specName: maxPriceName, required: true, kind: 'max_price' }];
}

/** The `spec_matching_data` of a product; optional members are left out when empty. */
export function specMatchingToJson(assessment: Assessment): string {
  const results = allSpecResults(assessment);
  const must = results.filter((result) => result.required);
  const good = results.filter((result) => !result.required);
  const unconfirmed = must.filter((result) => result.matchType === 'unknown').map((result) => result.specName);
  return JSON.stringify({
    verdict: assessment.verdict,
    veto_score: assessment.vetoScore,
    rerank_match_score: assessment.rerankMatchScore,
    veto_specs: must.map(toViewSpecResult),
    matched_rerank_specs: good.filter((result) => result.matchType === 'match').map((result) => result.specName),
    rerank_specs: good.map(toViewSpecResult),
    ...(unconfirmed.length > 0 ? { unconfirmed_veto_specs: unconfirmed } : {}),
    ...(assessment.bufferNotes.length > 0 ? { buffer_notes: assessment.bufferNotes } : {}),
  });
}

/** The `product_type` of a product; null where none was judged. */
export function productTypeToJson({ productType }: Pick<Assessment, 'productType'>): string | null {
  if (productType === undefined) return null;
  const { wanted, found, matchType, reasoning } = productType;
  return JSON.stringify({ wanted, found, match_type: matchType, reasoning });
}

/** The `cleanup_data` of a product: what the supplier offers, nothing derived. */
export function cleanupToJson(product: Product): string {
  return JSON.stringify({
    title: product.title,
    price: product.price ?? null,
    supplier: product.supplier ?? {},
    variants: product.variants ?? [],
    platform: product.platform,
    ...(product.moq === undefined ? {} : { moq: product.moq }),
    ...(product.unit === undefined ? {} : { unit: product.unit }),
    ...(product.url === undefined ? {} : { url: product.url }),
    ...(product.images === undefined ? {} : { images: product.images }),
  });
}

/** What the run record holds of a product beyond `spec_matching_data` and `cleanup_data`, which are not stored twice. */
export interface ProductDetails {
  variantIndex: number | null;
  /** One for each spec of the item, in its order, then one for the price when that excludes the product. */
  specs: SpecDetails[];
  /** What a piece costs at the item's quantity; left out by runs recorded before it was. */
  unitPrice?: UnitPrice | null;
  /** Left out by runs recorded before there were questions. */
  questions?: Question[];
}

/** Writes the details of an item's products, with the questions that the supplier of a pending product should be asked. */
export function createDetailsWriter(item: FrozenItem): (product: Product, assessment: Assessment) => string {
  const questionsOf = createItemQuestions(item, recordedLanguages);
  return (product, assessment) => {
    const details: ProductDetails = {
      variantIndex: assessment.variantIndex,
      specs: allSpecResults(assessment).map(toSpecDetails),
      unitPrice: assessment.unitPrice,
      questions: questionsOf(product, assessment),
    };
    return JSON.stringify(details);
  };
}
