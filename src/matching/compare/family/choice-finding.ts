import { bearingOfMention } from '../../claim/bears-on.ts';
import type { TextFact } from '../../read/listing/read-facts.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import { findPhrase, isDenied, isOfBundledItem, type Span } from '../../text/find-phrase.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import type { TextFacts } from '../../text/read-text.ts';
import type { Finding } from '../finding.ts';

const method = 'value family';

interface Mention extends Span {
  isOwn: boolean;
}

/** Every place where a text names a value of the attribute, without those inside longer names of others. */
function mentionsOf(
  text: TextFacts,
  { stating, others }: NonNullable<WantedValue['choice']>,
  isTelling: (word: string) => boolean,
): readonly Mention[] {
  const find = (words: readonly string[], isOwn: boolean) =>
    words.filter(isTelling).flatMap((word) => findPhrase(text, word).map((span): Mention => ({ ...span, isOwn })));
  const found = [...find(stating, true), ...find(others, false)];
  const isInside = (one: Span, other: Span) =>
    one.from >= other.from && one.to <= other.to && one.to - one.from < other.to - other.from;
  return found.filter((one) => !found.some((other) => one.isOwn !== other.isOwn && isInside(one, other)));
}

/** One letter or two, or one Chinese character, may be anything in running text: "B" of a trip curve. */
const tellsAnywhere = (word: string) => word.length > (beginsInChinese(word) ? 1 : 2);

/**
 * What a value under the attribute's name says by the words that goods of the wanted type have for the wanted value and for the
 * others; null where it has none of them.
 */
export function choiceFinding({ choice }: WantedValue, text: TextFacts): Finding | null {
  if (choice === null) return null;
  const mentions = mentionsOf(text, choice, () => true);
  return findingOf(text, choice, mentions);
}

/**
 * The same of running text that speaks of the goods. Another value counts where a title names it, and of a closed class by
 * what is known of the class alone.
 */
export function choiceInText(
  { name }: Requirement,
  { choice, families }: WantedValue,
  { field, statement }: TextFact,
): Finding | null {
  if (choice === null) return null;
  const { text } = statement;
  const isOfGoods = (span: Span) => !isOfBundledItem(text, span) && bearingOfMention(name, statement, span) === 'own';
  const found = findingOf(text, choice, mentionsOf(text, choice, tellsAnywhere).filter(isOfGoods));
  const isFirm = field === 'title' && !families.some(({ isWhole }) => isWhole);
  return found?.matchType === 'match' || isFirm ? found : null;
}

function findingOf(text: TextFacts, { isOne }: { isOne: boolean }, mentions: readonly Mention[]): Finding | null {
  const own = mentions.filter(({ isOwn }) => isOwn);
  const stated = own.find((span) => !isDenied(text, span));
  if (stated !== undefined) return { matchType: 'match', method, span: stated };
  const [denied] = own;
  if (denied !== undefined) return { matchType: 'not_match', method, span: denied };
  const other = isOne ? mentions.find((span) => !isDenied(text, span)) : undefined;
  return other === undefined ? null : { matchType: 'not_match', method, span: other };
}
