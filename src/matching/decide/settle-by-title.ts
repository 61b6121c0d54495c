import type { Located } from '../compare/located.ts';
import type { ProductFacts } from '../read/listing/read-facts.ts';
import type { Requirement } from '../read/spec/requirement.ts';
import { findPhrase, isDenied, isOfBundledItem } from '../text/find-phrase.ts';
import { beginsInChinese } from '../text/is-chinese.ts';

const leastCharacters = 3;
const leastLetters = 5;
/** The name of a size, "A5", is not a word that may stand for something else. */
const leastOfCode = 2;

/**
 * What an attribute contradicts in other words than the wanted ones is open where the title says the wanted ones: the listing speaks
 * against itself. Answers of every other kind stay as they are.
 */
export function settleByTitle(
  { alternatives }: Requirement,
  { title }: ProductFacts,
  located: Located | null,
): Located | null {
  const isOfWords = located?.method === 'text' || located?.method === 'value family';
  const isOfSides = located?.method === 'dimensions';
  if (located?.matchType !== 'not_match' || !(isOfWords || isOfSides) || !located.field.startsWith('attributes'))
    return located;
  const { text } = title.statement;
  const isSaid = alternatives.some(({ text: { unspaced }, isBounded }) => {
    const least = isOfSides ? leastOfCode : beginsInChinese(unspaced) ? leastCharacters : leastLetters;
    if (isBounded || unspaced.length < least || (isOfSides && !/^[a-z]+\d+$/u.test(unspaced))) return false;
    return findPhrase(text, unspaced).some((span) => !isDenied(text, span) && !isOfBundledItem(text, span));
  });
  return isSaid ? { ...located, matchType: 'unknown' } : located;
}
