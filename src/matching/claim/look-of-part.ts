import type { Statement } from '../read/listing/statement.ts';
import type { Requirement } from '../read/spec/requirement.ts';
import type { Span } from '../text/find-phrase.ts';
import { type AskedProperty, askedBy } from './asked-property.ts';
import { isAbout } from './bearing.ts';

/**
 * What a spec asks of the looks of a part ("Handle colour", 壶盖材质, "Lid: bamboo"); null where it asks for those of the
 * goods, or for another property.
 */
export function lookOfPart({ name, alternatives }: Requirement): AskedProperty | null {
  const asked = askedBy(name);
  if (ofTheWhole.has(name.key)) return null;
  if (asked.look !== null) return asked.partIds.length > 0 || asked.nouns.length > 0 ? asked : null;
  if (asked.partIds.length === 0 || !alternatives.some(({ materials }) => materials.length > 0)) return null;
  return { ...asked, look: 'material' };
}

const ofTheWhole = new Set(['#material', '#colour', '#size', '#type']);

/** Two names ask about the same part. */
export function areOfOnePart(one: AskedProperty, other: AskedProperty): boolean {
  return one.partIds.some((id) => other.partIds.includes(id)) || one.nouns.some((noun) => other.nouns.includes(noun));
}

/** True where words of a running text describe the part that a name asks about: "glass lid", "the lid is of glass". */
export function describesPart(asked: AskedProperty, { text, scope }: Statement, span: Span): boolean {
  const next = text.tokens[span.to]?.stem === '-' ? span.to + 1 : span.to;
  const subject = scope.subjectOf(span) ?? scope.subjectAt(next);
  if (subject !== null) return isAbout(asked, subject);
  // "Kevlar fibre magnetic PC case": what is sold may be the very part.
  if (scope.subjects.some((one) => !one.isCertain && isAbout(asked, one))) return true;
  const last = asked.nouns.at(-1);
  if (last === undefined) return false;
  const behind = text.tokens[next];
  if (behind?.kind !== 'character') return behind?.stem === last;
  return text.tokens.slice(next, next + last.length).every(({ stem }, at) => stem === last.charAt(at));
}
