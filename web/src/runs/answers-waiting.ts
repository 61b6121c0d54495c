import type { Feedback } from '../api/answers.ts';

interface WaitingAnswers {
  total: number;
  /** By `platform:id`. */
  byProduct: ReadonlyMap<string, number>;
}

type Said = Pick<Feedback, 'platform' | 'product_id' | 'verdict' | 'counted_in'>;

/** The answers that no run of the request knew yet: the next one will. Withdrawn ones have no verdict. */
export function answersWaiting(feedback: readonly Said[]): WaitingAnswers {
  const byProduct = new Map<string, number>();
  const waiting = feedback.filter((said) => said.verdict !== null && said.counted_in === null);
  for (const { platform, product_id: id } of waiting) {
    const key = `${platform}:${id}`;
    byProduct.set(key, (byProduct.get(key) ?? 0) + 1);
  }
  return { total: waiting.length, byProduct };
}
