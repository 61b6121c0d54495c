import { createHash } from 'node:crypto';
import type { MatchType } from '../../matching/assessment.ts';
import { foldText } from '../../matching/text/fold-text.ts';

/** A person's feedback on one spec of one product. */
export interface FeedbackContent {
  verdict: MatchType;
  value: string | null;
  note: string | null;
  by: string;
}

/** One entry of the history of a product's spec; without a verdict it withdraws the earlier ones. */
export interface FeedbackEntry {
  platform: string;
  productId: string;
  specName: string;
  specValues: string[];
  verdict: MatchType | null;
  value: string | null;
  note: string | null;
  by: string;
  /** The name of the token that wrote it; `by` is what the caller claims. */
  caller: string;
  /** The run in which it was said. */
  runId: string;
  createdAt: Date;
}

function normalise(text: string): string {
  return foldText(text).folded.replaceAll(/\s+/g, ' ').trim();
}

/**
 * Identifies specs across items, requests and runs: equal when name and wanted values are the same words. Width, case,
 * accents, white space and the order of alternatives make no difference; another unit or wording is another spec.
 */
export function specKey(specName: string, specValues: readonly string[]): string {
  const words = [normalise(specName), ...specValues.map(normalise).sort()];
  return createHash('sha256').update(JSON.stringify(words)).digest('hex');
}
