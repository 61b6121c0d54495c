import type { TextFact } from '../../read/listing/read-facts.ts';
import { opensWithOtherName } from '../../read/name/leading-name.ts';
import type { WantedValue } from '../../read/spec/requirement.ts';
import type { Finding } from '../finding.ts';

/** Makers open the title: another name there contradicts the wanted brand. */
export function makerFinding(wanted: WantedValue, { statement }: TextFact): Finding | null {
  const span = opensWithOtherName(statement.text, wanted.text);
  return span === null ? null : { matchType: 'not_match', method: 'text', span };
}
