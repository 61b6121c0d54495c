import type { MatchType } from '../../matching/assessment.ts';
import { type FeedbackEntry, specKey } from '../feedback/feedback.ts';

/** A product as a run recorded it, as far as an answer bears on it. */
interface AnsweredProduct {
  platform: string;
  productId: string;
  specResults: readonly { specName: string; specValues: string[]; required: boolean }[];
}

/** Filters out of a product's questions those that were answered since the run; none where an answer rules the product out. */
export type KeepOpen = <Question extends { specName: string }>(
  product: AnsweredProduct,
  questions: readonly Question[],
) => readonly Question[];

/** `feedback` is what is in force now; an "unknown" leaves its question open. */
export function createKeepOpen(feedback: readonly FeedbackEntry[]): KeepOpen {
  const answers = new Map<string, MatchType>();
  const keyOf = (platform: string, productId: string, spec: string) => JSON.stringify([platform, productId, spec]);
  for (const { platform, productId, specName, specValues, verdict } of feedback) {
    if (verdict !== null) answers.set(keyOf(platform, productId, specKey(specName, specValues)), verdict);
  }
  return ({ platform, productId, specResults }, questions) => {
    const answered = specResults
      .filter(({ required }) => required)
      .map(({ specName, specValues }) => ({
        specName,
        verdict: answers.get(keyOf(platform, productId, specKey(specName, specValues))),
      }));
    if (answered.some(({ verdict }) => verdict === 'not_match')) return [];
    return questions.filter(
      (question) => !answered.some(({ specName, verdict }) => specName === question.specName && verdict === 'match'),
    );
  };
}
