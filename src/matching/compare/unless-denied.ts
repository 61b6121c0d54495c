import type { WantedValue } from '../read/spec/requirement.ts';
import { findPhrase, isAside, isDenied } from '../text/find-phrase.ts';
import { isImitated } from '../text/is-imitated.ts';
import type { TextFacts } from '../text/read-text.ts';
import type { Finding } from './finding.ts';

/** The comparator of a value that denies what it names. */
export const denial = 'denial';

/** "Not EN 1384" and 未通过CE tell that goods do not have it; "CE pending" and "similar to EN 1384" leave it open. */
export function unlessDenied({ text: wanted }: WantedValue, text: TextFacts, finding: Finding): Finding {
  if (finding.matchType !== 'match' || wanted.deniedBy.some((cue) => cue !== -1)) return finding;
  const spans = finding.span === null ? findPhrase(text, wanted.unspaced) : [finding.span];
  if (spans.length === 0) return finding;
  if (spans.every((span) => isDenied(text, span))) return { ...finding, matchType: 'not_match', comparator: denial };
  const isOpen = spans.every((span) => isAside(text, span) || isImitated(text, span.from));
  return isOpen ? { ...finding, matchType: 'unknown' } : finding;
}
