/**
 * One record of a feed, or why a place in it is none. `number` is the line it starts on, from 1; of a product that
 * stands on several lines the first.
 * `knownKey` is the key hash of the product that a record is known to stand for, so that it was not read.
 */
export type FeedRecord =
  | { number: number; value: unknown; sourceHash?: bigint }
  | { number: number; knownKey: bigint }
  | { number: number; problem: string; field?: string };
