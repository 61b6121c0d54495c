import type { TextFact } from '../../read/listing/read-facts.ts';
import { opensWithOtherName } from '../../read/name/leading-name.ts';
import type { WantedValue } from '../../read/spec/requirement.ts';
import { findPhrase } from '../../text/find-phrase.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import { namesOfMaker } from '../../text/names-of-maker.ts';
import { type TextFacts, unspacedOf } from '../../text/read-text.ts';
import type { Finding } from '../finding.ts';

/**
 * Whether what stands as a brand is the wanted maker by its name in either language: 三星 is Samsung. Another name in a script in
 * which the maker has one is another maker's; null for a maker of one name.
 */
export function makerStated(wanted: TextFacts, found: TextFacts): 'match' | 'not_match' | null {
  const names = namesOfMaker(wanted.raw.trim());
  if (names === null) return null;
  if (names.some((name) => findPhrase(found, unspacedOf(name)).length > 0)) return 'match';
  const isHan = beginsInChinese(found.raw.trim());
  return names.some((name) => beginsInChinese(name) === isHan) ? 'not_match' : null;
}

/** Makers open the title: another name there contradicts the wanted brand. */
export function makerFinding(wanted: WantedValue, { statement }: TextFact): Finding | null {
  const span = opensWithOtherName(statement.text, wanted.text);
  return span === null ? null : { matchType: 'not_match', method: 'text', span };
}
