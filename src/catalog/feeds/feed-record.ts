/**
 * One record of a feed, or why a place in it is none. `number` is the line it starts on, from 1; of a product that
 * stands on several lines the first.
 */
export type FeedRecord =
  | { number: number; value: unknown; ignoredFields?: string[] }
  | { number: number; problem: string; field?: string };
