import { compareText } from '../lib/compare-text.ts';
import type { Candidate } from './catalog.ts';

/** The order every source answers in: score descending, then platform, then product id. */
export function compareCandidates(left: Candidate, right: Candidate): number {
  return (
    right.score - left.score ||
    compareText(left.product.platform, right.product.platform) ||
    compareText(left.product.product_id, right.product.product_id)
  );
}
