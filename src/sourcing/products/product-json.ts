import type { Product } from '../../catalog/product.ts';
import type { Assessment, SpecResult } from '../../matching/assessment.ts';
import { createItemQuestions } from '../questions/item-questions.ts';
import type { FrozenItem } from '../runs/run.ts';

/** Wire form of one spec result in the products view. */
function specResultToWire(result: SpecResult) {
  return {
    spec_name: result.specName,
    spec_values: result.specValues,
    product_value: result.productValue,
    match_type: result.matchType,
    reasoning: result.reasoning,
  };
}

/** A price exclusion counts as one more must-have, named `target price`. */
function allSpecResults(assessment: Assessment): SpecResult[] {
  return assessment.priceExclusion === null
    ? assessment.specResults
    : [...assessment.specResults, { ...assessment.priceExclusion, specName: 'target price', required: true }];
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
    veto_specs: must.map(specResultToWire),
    matched_rerank_specs: good.filter((result) => result.matchType === 'match').map((result) => result.specName),
    rerank_specs: good.map(specResultToWire),
    ...(unconfirmed.length > 0 ? { unconfirmed_veto_specs: unconfirmed } : {}),
    ...(assessment.bufferNotes.length > 0 ? { buffer_notes: assessment.bufferNotes } : {}),
  });
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

/**
 * Writes the entries of an item's products in the run record, in camelCase, with evidence, and with the questions that
 * the supplier of a pending product should be asked.
 */
export function createEntryWriter(item: FrozenItem): (product: Product, assessment: Assessment) => string {
  const questionsOf = createItemQuestions(item);
  return (product, assessment) =>
    JSON.stringify({
      productId: product.product_id,
      platform: product.platform,
      itemId: item.itemId,
      itemRevision: item.revision,
      title: product.title,
      url: product.url ?? null,
      images: product.images ?? [],
      price: product.price ?? null,
      moq: product.moq ?? null,
      unit: product.unit ?? null,
      supplier: product.supplier ?? {},
      variants: product.variants ?? [],
      verdict: assessment.verdict,
      vetoScore: assessment.vetoScore,
      rerankMatchScore: assessment.rerankMatchScore,
      bufferNotes: assessment.bufferNotes,
      variantIndex: assessment.variantIndex,
      specResults: allSpecResults(assessment),
      questions: questionsOf(product, assessment),
    });
}
