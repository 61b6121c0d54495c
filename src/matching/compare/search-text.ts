import type { TextFact } from '../read/listing/read-facts.ts';
import type { Requirement, WantedValue } from '../read/spec/requirement.ts';
import { firstAnswer } from './comparator.ts';
import { namesOtherChoice } from './family/choice-finding.ts';
import type { Finding } from './finding.ts';
import { phraseInText } from './text/phrase-in-text.ts';
import { type AskedOfText, askedOfText } from './text-comparators.ts';

/**
 * What running text says of a wanted value: a match when it states it, not_match when it states another value that
 * can only be this property's, null when it is silent.
 */
export function searchText(requirement: Requirement, wanted: WantedValue, fact: TextFact): Finding | null {
  const isTitle = fact.field === 'title';
  const place = isTitle ? 'title' : 'rest';
  const asked = askedOfText(requirement)(wanted);
  const ofForm = firstAnswer(asked.form[place], requirement, wanted, fact);
  const isSaid = isTitle || ofForm?.method === 'count';
  if (ofForm?.matchType === 'match' || (ofForm !== null && isSaid && ofForm.matchType !== 'unknown')) return ofForm;
  const said = searchWords(asked, place, requirement, wanted, fact);
  if (said !== null || !isTitle) return said;
  return firstAnswer(asked.codes.title, requirement, wanted, fact) ?? ofForm;
}

/** A match of the wanted words decides before their kinds do, any other answer of theirs after. */
function searchWords(
  asked: AskedOfText,
  place: 'title' | 'rest',
  requirement: Requirement,
  wanted: WantedValue,
  fact: TextFact,
): Finding | null {
  const measured = firstAnswer(asked.measures[place], requirement, wanted, fact);
  if (measured !== null || isOfPortion(requirement, wanted)) return measured;
  const phrase = phraseInText(requirement, wanted, fact);
  if (phrase?.matchType === 'match' && !namesOtherChoice(wanted, fact.statement.text))
    return { ...phrase, comparator: 'wanted words' };
  return (
    firstAnswer(asked.kinds[place], requirement, wanted, fact) ??
    (phrase === null || phrase.matchType === 'match' ? null : { ...phrase, comparator: 'wanted words' }) ??
    firstAnswer(asked.words[place], requirement, wanted, fact)
  );
}

/** The words "10 kg" may be those of "10 kg in total" where the weight of each is asked for. */
function isOfPortion({ name }: Requirement, { quantity }: WantedValue): boolean {
  return (name.isEach || name.isTotal) && quantity !== null && quantity.unit !== null;
}
