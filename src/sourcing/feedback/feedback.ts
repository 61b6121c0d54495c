import type { MatchType } from '../../matching/assessment.ts';

/** One spec of one product: what feedback is about. */
export interface SpecOfProduct {
  platform: string;
  productId: string;
  /** Of name and wanted values, see `specKey`. */
  specKey: string;
  specName: string;
  specValues: string[];
}

/** What a person says of it; without a verdict it withdraws what was said before. */
export interface FeedbackContent {
  verdict: MatchType | null;
  value: string | null;
  note: string | null;
  by: string;
}

/** One entry of the history of a product's spec. */
export interface FeedbackEntry extends SpecOfProduct, FeedbackContent {
  /** The name of the token that wrote it; `by` is what the caller claims. */
  caller: string;
  /** The run in which it was said. */
  runId: string;
  createdAt: Date;
}
