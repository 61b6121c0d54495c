import type { MatchType } from '../assessment.ts';
import type { Span } from '../text/find-phrase.ts';

/** What one comparator says about one wanted value and one text. */
export interface Finding {
  matchType: MatchType;
  /** The kind of value that decided, as answers show it. */
  method: string;
  /** The comparator that answered, by its name in the lists of `named-comparators` and `search-text`. */
  comparator?: string;
  /** The words that decided, or null for the whole text. */
  span: Span | null;
  /** How the value was read where its own words do not tell it: "read in mm, which the titles of such listings write". */
  note?: string;
}

/** Match beats unknown beats not_match: the union over values of which any one is enough. */
export function bestOf<T extends Finding>(findings: readonly T[]): T | null {
  return (
    findings.find((finding) => finding.matchType === 'match') ??
    findings.find((finding) => finding.matchType === 'unknown') ??
    findings[0] ??
    null
  );
}

/** The best of several verdicts, of which any one is enough. */
export function bestType(types: readonly MatchType[]): MatchType {
  return types.includes('match') ? 'match' : types.includes('unknown') ? 'unknown' : 'not_match';
}

/** The worst of several verdicts, all of which have to hold. */
export function worstType(types: readonly MatchType[]): MatchType {
  return types.includes('not_match') ? 'not_match' : types.includes('unknown') ? 'unknown' : 'match';
}
