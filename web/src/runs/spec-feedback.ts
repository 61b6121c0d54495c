import type { Entry, Feedback, SpecResult } from '../api/answers.ts';

/** What people say of one product, by spec. */
interface ProductFeedback {
  of(spec: Pick<SpecResult, 'specKey'>): Feedback | undefined;
}

export function feedbackOfProduct(
  feedback: readonly Feedback[],
  { platform, productId }: Pick<Entry, 'platform' | 'productId'>,
): ProductFeedback {
  const ofProduct = feedback.filter((said) => said.platform === platform && said.product_id === productId);
  const bySpec = new Map(ofProduct.map((said) => [said.spec_key, said]));
  return { of: ({ specKey }) => (specKey === undefined ? undefined : bySpec.get(specKey)) };
}
