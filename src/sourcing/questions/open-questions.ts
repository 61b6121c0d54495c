import type { MatchType, SpecResult } from '../../matching/assessment.ts';
import type { FeedbackEntry } from '../feedback/feedback.ts';
import { specKey } from '../products/spec-key.ts';

/** A product as a run recorded it, as far as an answer bears on it. */
interface AnsweredProduct {
  platform: string;
  productId: string;
  specResults: readonly Pick<SpecResult, 'specName' | 'specValues' | 'required' | 'matchType'>[];
}

/**
 * Filters out of a product's questions, which begin with those for its unconfirmed must-haves in their order, those that
 * were answered since the run; none where an answer rules the product out.
 */
export type KeepOpen = <Question extends { specName: string }>(
  product: AnsweredProduct,
  questions: readonly Question[],
) => readonly Question[];

/** `feedback` is what is in force now; an "unknown" leaves its question open. */
export function createKeepOpen(feedback: readonly FeedbackEntry[]): KeepOpen {
  const answers = new Map<string, MatchType>();
  const keyOf = (platform: string, productId: string, spec: string) => JSON.stringify([platform, productId, spec]);
  for (const { platform, productId, specKey: spec, verdict } of feedback) {
    if (verdict !== null) answers.set(keyOf(platform, productId, spec), verdict);
  }
  return ({ platform, productId, specResults }, questions) => {
    const must = specResults
      .filter(({ required }) => required)
      .map(({ specName, specValues, matchType }) => ({
        specName,
        matchType,
        answer: answers.get(keyOf(platform, productId, specKey(specName, specValues))),
      }));
    if (must.some(({ answer }) => answer === 'not_match')) return [];
    const asked = must.filter(({ matchType }) => matchType === 'unknown');
    // Two specs of one name are two questions, of which one may be answered.
    return questions.filter(({ specName }, index) => {
      const spec = asked[index];
      return spec === undefined || spec.specName !== specName || spec.answer !== 'match';
    });
  };
}
