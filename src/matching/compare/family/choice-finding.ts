import { askedBy } from '../../claim/asked-property.ts';
import type { Bearing } from '../../claim/bearing.ts';
import { bearingOfMention } from '../../claim/bears-on.ts';
import { vagueWords } from '../../claim/words-of-goods.ts';
import { entails, isOfItsGoods, mentionsOf as valuesOf } from '../../read/family/find-families.ts';
import type { TextFact } from '../../read/listing/read-facts.ts';
import type { Requirement, WantedChoice, WantedValue } from '../../read/spec/requirement.ts';
import { findPhrase, isDenied, isOfBundledItem, type Span } from '../../text/find-phrase.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import { isImitated } from '../../text/is-imitated.ts';
import type { TextFacts } from '../../text/read-text.ts';
import { isPartOf } from '../../text/span.ts';
import { besideWords } from '../feature/mentions-in.ts';
import type { Finding } from '../finding.ts';

const method = 'value family';

interface ChoiceMention extends Span {
  isOwn: boolean;
}

/** Every place where a text names a value of the attribute. */
function mentionsOf(
  text: TextFacts,
  { stating, others }: WantedChoice,
  isTelling: (word: string, isOwn: boolean) => boolean,
): readonly ChoiceMention[] {
  const find = (words: readonly string[], isOwn: boolean) =>
    words
      .filter((word) => isTelling(word, isOwn))
      .flatMap((word) => findPhrase(text, word).map((span): ChoiceMention => ({ ...span, isOwn })));
  return [...find(stating, true), ...find(others, false)];
}

/** The longer name of another value in which a mention stands: "iPhone 15 Pro Max" for "iPhone 15 Pro". */
function longerName(one: ChoiceMention, mentions: readonly ChoiceMention[]): ChoiceMention | undefined {
  return mentions.find((other) => one.isOwn !== other.isOwn && isPartOf(one, other));
}

/**
 * True where a text names another value than the wanted one, by words that may be kindred ("iPhone 15 Pro Max" for "iPhone 15
 * Pro") or by nothing else than its name.
 */
export function namesOtherChoice({ choice }: WantedValue, text: TextFacts): boolean {
  if (choice === null) return false;
  const all = mentionsOf(text, choice, () => true);
  if (all.every(({ isOwn }) => isOwn)) return false;
  const isJoined = (one: Span) => text.tokens.slice(one.from, one.to).some(({ stem }) => besideWords.has(stem));
  const own = all.filter(({ isOwn }) => isOwn).map((one) => longerName(one, all));
  if (own.length > 0) return own.every((longer) => longer !== undefined && !isJoined(longer));
  return choice.others.includes(text.unspaced);
}

/** One letter or two, or one Chinese character, may be anything in running text: "B" of a trip curve. */
const tellsAnywhere = (word: string, isOwn: boolean) =>
  word.length > (beginsInChinese(word) ? 1 : 2) && (isOwn || !vagueWords.has(word));

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
  const mentions = mentionsOf(text, choice, tellsAnywhere).filter(
    (span) => !isOfBundledItem(text, span) && !(span.isOwn && isInOtherValue(text, span, families)),
  );
  const bears = (span: Span, bearing: Bearing) => bearingOfMention(name, statement, span) === bearing;
  const own = mentions.filter((span) => bears(span, 'own'));
  const bare = mentions.filter((span) => bears(span, 'bare') && tellsOfPart(text, span));
  const found =
    findingOf(text, choice, own) ??
    asMatch(findingOf(text, choice, bare)) ??
    findingOf(
      text,
      choice,
      bare.filter((span) => namesAsked(name, text, span)),
    );
  const isFirm = field === 'title' && !families.some(({ isWhole, family }) => isWhole && isOfItsGoods(text, family));
  return found?.matchType === 'match' || isFirm ? found : null;
}

/** The battery of "lithium-ion battery" is no other one: within the name of another value of a closed class a word says nothing. */
const isInOtherValue = (text: TextFacts, span: Span, families: WantedValue['families']) =>
  families.some(
    ({ family, valueId, isWhole }) =>
      isWhole && valuesOf(text, family).some((one) => isPartOf(span, one) && !entails(family, one.valueId, valueId)),
  );

const kindCharacters = new Set('型式类样款形种状');

/** "Pin buckle" names the buckle itself, 锥底 the bottom: of that the title says it, whatever else it may speak of. */
function namesAsked(name: Requirement['name'], { tokens }: TextFacts, { from, to }: Span): boolean {
  const { nouns, otherNouns } = askedBy(name);
  const words = new Set([...nouns, ...otherNouns.flatMap((noun) => noun.split(' '))]);
  const han = new Set([...words].filter(beginsInChinese).flatMap((word) => [...word]));
  return tokens
    .slice(from, to)
    .some(({ kind, stem }) => (kind === 'character' ? han.has(stem) && !kindCharacters.has(stem) : words.has(stem)));
}

const leastWords = 2;
const leastCharacters = 3;

/** Words of a part's value that tell by themselves of what they are: "flat bottom" for a bottom, "flip-up" for armrests. */
function tellsOfPart({ tokens }: TextFacts, { from, to }: Span): boolean {
  const words = tokens.slice(from, to).filter(({ kind }) => kind !== 'mark');
  return words.length >= (words[0]?.kind === 'character' ? leastCharacters : leastWords);
}

/**
 * What a value says under a name that nothing is known of, by words that tell by themselves: "Orientation: right-handed" where
 * left-handed scissors are wanted. Another value counts where it is all that stands there.
 */
export function choiceUnderAnyName({ choice }: WantedValue, text: TextFacts): Finding | null {
  if (choice === null) return null;
  const mentions = mentionsOf(text, choice, tellsAnywhere).filter((span) => tellsOfPart(text, span));
  const found = findingOf(text, choice, mentions);
  const isWhole = mentions.some(({ from, to, isOwn }) => !isOwn && from === 0 && to === text.tokens.length);
  return found?.matchType === 'not_match' && !isWhole ? null : found;
}

const asMatch = (finding: Finding | null) => (finding?.matchType === 'match' ? finding : null);

function findingOf(text: TextFacts, { isOne }: WantedChoice, all: readonly ChoiceMention[]): Finding | null {
  const mentions = all.filter((one) => longerName(one, all) === undefined);
  const own = mentions.filter(({ isOwn }) => isOwn);
  const stated = own.find((span) => !isDenied(text, span) && !isImitated(text, span.from));
  if (stated !== undefined) return { matchType: 'match', method, span: stated };
  const [denied] = own;
  if (denied !== undefined) return { matchType: 'not_match', method, span: denied };
  const other = isOne ? mentions.find((span) => !isDenied(text, span)) : undefined;
  return other === undefined ? null : { matchType: 'not_match', method, span: other };
}
