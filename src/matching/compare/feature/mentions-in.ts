import { wordList, wordSet } from '../../ontology/word-list.ts';
import type { Feature } from '../../read/feature/feature.ts';
import { featureNameOf } from '../../read/feature/feature-name.ts';
import { wordsOfName } from '../../read/feature/feature-stems.ts';
import { type FreeOf, isFreeOf } from '../../read/feature/free-of.ts';
import { likeQuality } from '../../read/feature/like-quality.ts';
import { asksOfComing, asksToStay, asksWhetherOffered } from '../../read/feature/read-inclusion.ts';
import { suffixes } from '../../read/identifier/listed-model.ts';
import type { Statement } from '../../read/listing/statement.ts';
import { isKnownThing } from '../../read/name/in-chinese.ts';
import {
  belongsToNext,
  countOfThing,
  isBroughtInTitle,
  isLeftOut,
  isLeftOutOfSale,
  isOnlyNeeded,
  isShownToCome,
  isStatedToCome,
} from '../../scope/comes-along.ts';
import {
  headsBrought,
  headsDenied,
  isDeniedOfThing,
  isOneMoreDenied,
  kindsStated,
} from '../../scope/kindred-things.ts';
import { isOfferedExtra } from '../../scope/offered-extra.ts';
import { isSaidOfOtherPart } from '../../scope/said-of-part.ts';
import { findPhrase, isDenied, isOfBundledItem, type Span, textOfSpan } from '../../text/find-phrase.ts';
import { hasDigit } from '../../text/has-digit.ts';
import { isImitated } from '../../text/is-imitated.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import { unspacedOf } from '../../text/read-text.ts';
import { isPartOf, isWithin } from '../../text/span.ts';
import type { Token } from '../../text/tokenize.ts';
import { wordsInOrder } from '../../text/words-in-order.ts';
import type { Finding } from '../finding.ts';
import { isContained } from './contained-in.ts';
import { exceptedIn } from './excepted-in.ts';
import type { FeatureWords } from './feature-words.ts';
import { findInList } from './listed-objects.ts';

const method = 'boolean';

/** "Waterproof zipper" speaks of the zipper, "waterproof rain cover" of the cover. */
const partWords = phrasesOf(wordList('part words'));

/** "With insulated bag", 送保温袋: how a holder is that comes along says nothing of the goods. */
const holders = wordSet('holders that come along');
const bringsHolder = new Set(['with', '+', '送', '带', '配', '附', '赠']);

/** The 包 of 带奶泡器包邮 begins a word of its own, and holds nothing. */
function isOfHolder(tokens: readonly Token[], { from, to }: Span): boolean {
  const after = tokens[to + 1];
  const begins = tokens[to]?.kind === 'character' && after?.kind === 'character' && after.glued;
  return !begins && holders.has(tokens[to]?.stem ?? '') && bringsHolder.has(tokens[from - 1]?.stem ?? '');
}

/** What a text says of a feature where it tells that goods have it, or lack it. */
export const telling = ({ wanted }: Feature, has: boolean, span: Span | null = null): Finding => ({
  matchType: has === wanted ? 'match' : 'not_match',
  method,
  span,
});

/** What a text that says that a thing can be had tells of it: to the price it does not belong. */
export function ofExtra(feature: Feature, span: Span | null): Finding {
  if (asksWhetherOffered(feature.inclusion)) return telling(feature, true, span);
  return feature.inclusion === null ? { matchType: 'unknown', method, span } : telling(feature, false, span);
}

/** What each mention of a feature in a text says of it. */
export function mentionsIn(feature: Feature, words: FeatureWords, statement: Statement): Finding[] {
  const { text } = statement;
  const findings: Finding[] = [];
  // "Manual duplex" prints on both sides by hand: the longer name is meant.
  const opposed = spansOf(text, feature.excludedBy);
  const stating = longestOf(spansOf(text, words.stating)).filter((span) => !opposed.some((one) => isPartOf(span, one)));
  const isOffer = asksWhetherOffered(feature.inclusion);
  // What is not included may still be had.
  for (const phrase of isOffer ? [] : feature.excludedBy) {
    for (const span of findPhrase(text, phrase)) {
      if (isOfBundledItem(text, span) || isDenied(text, span) || isDeniedOfThing(text, span.from)) continue;
      if (isSaidOfPart(feature, text, span)) continue;
      if (stating.length > 0 && isBesideIt(text, span, phrase, words.stating, stating)) continue;
      findings.push(telling(feature, false, span));
    }
  }
  const saidIn = (phrases: readonly string[]) => phrases.flatMap((phrase) => findPhrase(text, phrase));
  const deniedNames = (isOffer ? [] : saidIn(feature.askedAs)).filter(
    (span) => isDenied(text, span) && !isOfThingDenied(text, span) && !isOneMoreDenied(text, span),
  );
  for (const span of [...saidIn(words.denying), ...deniedNames])
    if (!isSaidOfPart(feature, text, span)) findings.push(telling(feature, false, span));
  const apart = wordsApart(feature, text);
  if (apart !== null && !isOfBundledItem(text, apart))
    findings.push(telling(feature, !isDeniedApart(feature, text, apart), apart));
  const { freeOf } = words;
  for (const span of stating) {
    const next = text.tokens[span.to]?.stem ?? '';
    if (feature.inclusion !== null && isOfferedExtra(text, span) && !isOneMoreDenied(text, span)) {
      findings.push(ofExtra(feature, span));
      continue;
    }
    if (isOfHolder(text.tokens, span) || isOfMemory(statement, span) || isImitated(text, span.from)) continue;
    if (isOtherModel(text.tokens, span) || isOfThingDenied(text, span)) continue;
    if (isSaidOfPart(feature, text, span)) continue;
    if (isPartly(text.tokens, span.from)) {
      // "Semi-automatic" is neither fully automatic nor not at all.
      if (!feature.wanted || asksWhole.test(feature.thing)) findings.push(telling(feature, !feature.wanted, span));
      continue;
    }
    if (isOneMoreDenied(text, span) || isDeniedOfThing(text, span.from)) continue;
    if (feature.inclusion !== null && text.exceptions.some((use) => isWithin(span, use))) continue;
    const isOfPart = !feature.isOfWhole && partWords.at(text.tokens, span.to) !== null && !feature.onParts.has(next);
    if (isOfBundledItem(text, span) || isOfPart) continue;
    const isOfNext = asksOfComing(feature.inclusion) && belongsToNext(text, span) && !isLeftOut(text, span);
    if (isOfNext || isOfOtherPart(feature, text, span)) continue;
    findings.push(statedAt(feature, text, span));
  }
  for (const phrase of feature.phrases)
    for (const { span, isDenied: isOut } of findInList(text, phrase)) findings.push(telling(feature, !isOut, span));
  if (freeOf !== null) findings.push(...thingsFoundIn(feature, freeOf, text));
  if (isOffer) return findings;
  if (feature.inclusion !== null) return [...findings, ...shortlyStated(feature, text)];
  return [...findings, ...exceptedIn(feature, text).map((span) => telling(feature, false, span))];
}

/** "Detachable lid" says nothing of a detachable handle, though "detachable" alone may. */
function isOfOtherPart({ ofPart, names, thing }: Feature, { tokens }: Statement['text'], { from, to }: Span): boolean {
  const next = tokens[to];
  if (ofPart === null || names.length > 0 || next?.kind !== 'word' || !isKnownThing(next.stem)) return false;
  const asked = featureNameOf(thing);
  if (to - from > 1 || !ofPart.parts.some((part) => part !== asked && asked.endsWith(part))) return false;
  return !tokens.slice(from, to + 1).some(({ stem }) => ofPart.parts.includes(stem));
}

const partly = new Set(['semi', '半']);
const asksWhole = /^(?:full|全)/iu;

/** True for what goods are by half: "semi-automatic", 半自动. */
function isPartly(tokens: readonly Token[], from: number): boolean {
  const at = tokens[from - 1]?.stem === '-' ? from - 2 : from - 1;
  return partly.has(tokens[at]?.stem ?? '') && (tokens[from]?.kind !== 'character' || tokens[from]?.glued === true);
}

/** "The lid is waterproof" says nothing of the bottle, unless the wish is for a waterproof lid. */
function isSaidOfPart({ thing, isOfWhole, inclusion }: Feature, text: Statement['text'], span: Span): boolean {
  if (isOfWhole || inclusion !== null || !likeQuality.test(unspacedOf(textOfSpan(text, span)))) return false;
  return isSaidOfOtherPart(thing, text, span);
}

const endsOfThings = wordSet('ends of things');

/** 不含充电头 and "trolley handle not available": of what charges or rolls only the plug and the handle are missing. */
function isOfThingDenied({ tokens, deniedBy }: Statement['text'], { from, to }: Span): boolean {
  const cue = deniedBy[from] ?? -1;
  const next = tokens[to];
  if (cue === -1 || next === undefined || deniedBy[to] !== cue) return false;
  return cue > from ? isKnownThing(next.stem) : next.glued && endsOfThings.has(next.stem);
}

/** "Galaxy S23 Ultra" is another model than the S23. */
const isOtherModel = (tokens: readonly Token[], { to }: Span) =>
  hasDigit(tokens[to - 1]?.stem ?? '') && suffixes.has(tokens[to]?.stem ?? '');

/** True for the "4G" of "4G+64G", which is memory and no network. */
function isOfMemory({ text, quantities }: Statement, span: Span): boolean {
  if (text.tokens[span.from]?.kind !== 'number') return false;
  return quantities.quantities.some((one) => one.called !== undefined && isWithin(span, one));
}

/** Where the phrases stand. Most texts have none: what they have not is not looked for. */
function spansOf(text: Statement['text'], phrases: readonly string[]): readonly Span[] {
  const spans: Span[] = [];
  for (const phrase of phrases) if (text.unspaced.includes(phrase)) spans.push(...findPhrase(text, phrase));
  return spans;
}

/** Of names that stand inside one another (盖 of 锅盖) the longest, which a denial before it denies. */
function longestOf(spans: readonly Span[]): readonly Span[] {
  return spans.filter((span) => !spans.some((other) => isPartOf(span, other)));
}

/**
 * "Wired/Wireless", "wireless and wired", 有线无线: goods that are called both are both. Not where the other word is the denial of this
 * one ("dimmable / non-dimmable") or leaves nothing else ("hand wash only").
 */
function isBesideIt(
  { tokens, deniedBy }: Statement['text'],
  other: Span,
  phrase: string,
  stating: readonly string[],
  spans: readonly Span[],
): boolean {
  if (closing.test(phrase) || stating.some((one) => phrase.includes(one))) return false;
  return spans.some(({ from, to }) => {
    const [start, end] = from < other.from ? [to, other.from] : [other.to, from];
    const isJoined = tokens.slice(start, end).every(({ stem }) => besideWords.has(stem));
    return start <= end && isJoined && (deniedBy[from] ?? -1) === -1;
  });
}

const closing = /only|仅|只/u;
/** What joins the words for things that goods have together. */
export const besideWords = new Set(['/', '&', '+', ',', '、', 'and', 'or', 'also', '和', '或', '与', '及', '加']);

/** What a text says of the thing that a feature is free of. */
function thingsFoundIn(feature: Feature, freeOf: FreeOf, text: Statement['text']): Finding[] {
  const { things, sources } = freeOf;
  return [...things, ...sources].flatMap((thing, at) =>
    findPhrase(text, thing).flatMap((span): Finding[] => {
      // Without wheat goods may have gluten of another grain.
      if (at < things.length && isFreeOf(text, span, thing, freeOf)) return [telling(feature, freeOf.isFree, span)];
      const isThere = freeOf.isAdded !== true && isContained(text, thing, span);
      return isThere && !isDenied(text, span) ? [telling(feature, !freeOf.isFree, span)] : [];
    }),
  );
}

function statedAt(feature: Feature, text: Statement['text'], span: Span): Finding {
  const open: Finding = { matchType: 'unknown', method, span };
  const isStated = !isDenied(text, span);
  // What is left out of a delivery may still be had.
  if (asksWhetherOffered(feature.inclusion))
    return isStated || !isLeftOutOfSale(text, span) ? telling(feature, isStated, span) : open;
  if (feature.inclusion !== null && isStated) {
    const { count } = feature.inclusion;
    const shown = isShownToCome(text, span);
    const isOut = isStatedToCome(text, span) !== true && isLeftOut(text, span);
    if (shown === false || isOut) return telling(feature, false, span);
    const told = count === null ? null : countOfThing(text, span);
    if (shown === null || isOnlyNeeded(text, span) || (count !== null && told === null)) return open;
    // Whoever wants two is not served by one.
    if (count !== null && told !== null && !(told >= count))
      return Number.isNaN(count) ? open : telling(feature, false, span);
    // "Bottom mount PSU" tells the place of one: that it comes along is said in words.
    if (!feature.wanted && asksToStay(feature.inclusion) && isStatedToCome(text, span) !== true) return open;
  }
  return telling(feature, isStated, span);
}

/** What a text only names need not come along: "slots for a visor". */
export function asBrought(mention: Finding, { text }: Statement, field: string): Finding {
  const { matchType, span } = mention;
  if (matchType !== 'match' || span === null || isStatedToCome(text, span) !== null) return mention;
  return field === 'title' && isBroughtInTitle(text, span) ? mention : { ...mention, matchType: 'unknown' };
}

/** Whether a thing comes along, stated by a shorter name of it. */
function shortlyStated(feature: Feature, text: Statement['text']): Finding[] {
  const { phrases, thing } = feature;
  const words = feature.words.length > 0 ? feature.words : wordsOfName(thing);
  const stated = headsDenied(text, words).map((span) => ({ span, comes: false }));
  const own = featureNameOf(feature.thing);
  // Of names that may be another thing's a row has none: "Case incl." says enough.
  if (asksOfComing(feature.inclusion) && !phrases.includes(own))
    for (const span of findPhrase(text, own))
      if (isStatedToCome(text, span) === true) stated.push({ span, comes: true });
  if (asksOfComing(feature.inclusion)) {
    stated.push(...headsBrought(text, words).map((span) => ({ span, comes: true })));
    stated.push(...kindsStated(text, phrases));
  }
  return stated.map(({ span, comes }) => telling(feature, comes, span));
}

/** The words of a feature in their order, with others between them: "detachable shoulder strap". */
function wordsApart({ words }: Feature, text: Statement['text']): Span | null {
  if (!words.every((word) => text.unspaced.includes(word))) return null;
  const span = wordsInOrder(text, words);
  return span === null || span.to - span.from === words.length ? null : span;
}

/** "Rungs not padded" for padded rungs: what stands between the words denies one of them. */
function isDeniedApart({ words }: Feature, text: Statement['text'], span: Span): boolean {
  if (isDenied(text, span)) return true;
  return text.tokens.slice(span.from, span.to).some(({ stem }, index) => {
    const cue = text.deniedBy[span.from + index] ?? -1;
    return cue !== -1 && words.includes(stem) && !words.includes(text.tokens[cue]?.stem ?? '');
  });
}
