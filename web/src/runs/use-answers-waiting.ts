import { useQuery } from '@tanstack/react-query';
import { queries } from '../api/queries.ts';
import { answersWaiting } from './answers-waiting.ts';

/** How many answers of people about a product (`platform:id`) the next run will use; none where they may not be read. */
export function useAnswersWaiting(runId: string): (product: string) => number {
  const { data } = useQuery({ ...queries.feedback(runId), retry: false, meta: { quiet: true } });
  const waiting = answersWaiting(data?.feedback ?? []);
  return (product) => waiting.byProduct.get(product) ?? 0;
}
