import type { TextFact } from '../read/listing/read-facts.ts';
import { isJoinedToName, isOfName } from '../read/name/name-in-title.ts';
import type { Span } from '../text/find-phrase.ts';
import { bestOf, type Finding } from './finding.ts';

/** A listing's own name is no colour and no material of the goods. */
export function isInName({ field, statement, maker }: TextFact, span: Span): boolean {
  return field === 'title' && isOfName(statement.text, span, maker ?? null);
}

/** The best of the findings, when those that contradict speak of the goods themselves. */
export function withoutNames(findings: readonly Finding[], speaks: (span: Span) => boolean): Finding | null {
  return bestOf(findings.filter(({ matchType, span }) => matchType !== 'not_match' || span === null || speaks(span)));
}

/** True where words are surely the maker's: in the brand that the listing names, or written into one ("BLACK+DECKER"). */
export function isOfMaker({ field, statement, maker }: TextFact, span: Span): boolean {
  if (field !== 'title') return false;
  if (maker) return span.from < maker.to && span.to > maker.from;
  return isJoinedToName(statement.text.tokens, span);
}
