import { bearingOfMention } from '../claim/bears-on.ts';
import type { TextFact } from '../read/listing/read-facts.ts';
import { isJoinedToName, isOfName } from '../read/name/name-in-title.ts';
import type { Requirement } from '../read/spec/requirement.ts';
import { isDenied, isOfBundledItem, type Span } from '../text/find-phrase.ts';
import { overlap } from '../text/span.ts';
import { bestOf, type Finding } from './finding.ts';

/** A listing's own name is no colour and no material of the goods. */
export function isInName({ field, statement, maker }: TextFact, span: Span): boolean {
  return field === 'title' && isOfName(statement.text, span, maker ?? null);
}

/** The mentions of a text that tell of what a name asks about: none that is denied, of what comes along, of a maker or of another thing. */
export function saidOfAsked<Mention extends Span>(
  { name }: Requirement,
  fact: TextFact,
  mentions: readonly Mention[],
): Mention[] {
  const { text } = fact.statement;
  const isSaid = (one: Mention) => !isDenied(text, one) && !isOfBundledItem(text, one) && !isOfMaker(fact, one);
  return mentions.filter((one) => isSaid(one) && bearingOfMention(name, fact.statement, one) !== 'other');
}

/** The best of the findings, when those that contradict speak of the goods themselves. */
export function withoutNames(findings: readonly Finding[], speaks: (span: Span) => boolean): Finding | null {
  return bestOf(findings.filter(({ matchType, span }) => matchType !== 'not_match' || span === null || speaks(span)));
}

/** True where words are surely the maker's: in the brand that the listing names, or written into one ("BLACK+DECKER"). */
export function isOfMaker({ field, statement, maker }: TextFact, span: Span): boolean {
  if (field !== 'title') return false;
  if (maker) return overlap(span, maker);
  return isJoinedToName(statement.text.tokens, span);
}
