import type { TextFact } from '../../read/listing/read-facts.ts';
import { opensWithOtherName } from '../../read/name/leading-name.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import type { Finding } from '../finding.ts';

/** Makers open the title: another name there contradicts the wanted brand. */
export function makerFinding(
  requirement: Requirement,
  wanted: WantedValue,
  { field, statement }: TextFact,
): Finding | null {
  if (requirement.name.known?.id !== 'brand' || field !== 'title') return null;
  const span = opensWithOtherName(statement.text, wanted.text);
  return span === null ? null : { matchType: 'not_match', method: 'text', span };
}
