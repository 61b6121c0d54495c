import { rememberPairs } from '../../../lib/remember-pairs.ts';
import { wordList, wordSet } from '../../ontology/word-list.ts';
import { saysItComes } from '../../read/feature/comes-with-goods.ts';
import type { Feature } from '../../read/feature/feature.ts';
import { namesBuiltIn, opensBuiltIn } from '../../read/feature/feature-said.ts';
import type { FreeOf } from '../../read/feature/free-of.ts';
import { asksOfComing } from '../../read/feature/read-inclusion.ts';
import { tellsKind } from '../../read/feature/tells-kind.ts';
import type { NamedFact } from '../../read/listing/named-fact.ts';
import type { TextFact } from '../../read/listing/read-facts.ts';
import { Statement } from '../../read/listing/statement.ts';
import { inclusionIn, isStatedToCome } from '../../scope/comes-along.ts';
import { findPhrase, isDenied, type Span } from '../../text/find-phrase.ts';
import type { TextFacts } from '../../text/read-text.ts';
import { bestOf, type Finding } from '../finding.ts';
import { contradictionOf, inFacts, type Located } from '../located.ts';
import { isAbsent, isWithoutAny, supplied } from './absent-thing.ts';
import {
  comesByShortName,
  countedUnder,
  includedWith,
  isNamedInTwo,
  isOfOtherBatteries,
  ownBatteries,
} from './comes-by-name.ts';
import { describesFeature } from './describes-feature.ts';
import { type FeatureWords, wordsOf } from './feature-words.ts';
import { listedUnder, offeredByValue } from './listed-under.ts';
import { asBrought, besideWords, mentionsIn, telling } from './mentions-in.ts';

const method = 'boolean';

const open: Finding = { matchType: 'unknown', method, span: null };

/** What a named value says of a feature: "Waterproof: no", "Feature: waterproof, foldable". Listings share what they state alike. */
const featureInNamed = rememberPairs(readFeatureInNamed, 5000);

function readFeatureInNamed(feature: Feature, fact: NamedFact, words: FeatureWords): Finding | null {
  const offered = offeredByValue(feature, words.names, fact);
  if (offered !== null || fact.isEmpty) return offered;
  const ofName = featureNamedBy(feature, words, fact);
  if (ofName !== null && ofName.matchType !== 'unknown') return ofName;
  if (isWithoutAny(feature, fact)) return telling(feature, false);
  const ofPart = featureOfPart(feature, fact) ?? ofName;
  if (ofPart !== null) return ofPart;
  const listed = words.freeOf === null ? null : amongContents(feature, words.freeOf, fact);
  if (listed !== null) return listed;
  if (isOfOtherBatteries(feature, fact))
    return ownBatteries.has(feature.words[0] ?? '') ? includedWith(feature, fact.whole) : null;
  const shared =
    asksOfComing(feature.inclusion) && isNamedInTwo(feature, fact) ? includedWith(feature, fact.whole) : null;
  if (shared !== null) return shared;
  const found = isOfSale(fact) ? null : listedUnder(feature, fact, amongParts(feature, words, fact));
  const isBeside =
    found?.matchType === telling(feature, true).matchType ? isOfSockets(feature, fact) : weighsWithout(fact);
  return isBeside ? null : found;
}

const socketNames = wordSet('names of sockets');
const hanSockets = wordList('names of sockets').filter((name) => /\p{Script=Han}/u.test(name));

/** "Outputs: 2 x headphone 3.5 mm" tells what goods take. */
const isOfSockets = ({ inclusion }: Feature, { name }: NamedFact) =>
  asksOfComing(inclusion) &&
  (name.stems.some((stem) => socketNames.has(stem)) || hanSockets.some((socket) => name.raw.endsWith(socket)));

/** "Weight: 310 g (without battery)" tells how goods were weighed. */
const weighsWithout = ({ name, whole }: NamedFact) =>
  name.known?.dimensions?.includes('mass') === true &&
  whole.quantities.quantities.some(({ dimension }) => dimension === 'mass');

const contents = new Set(['ingredient', 'material']);

/**
 * What a list of what goods consist of has of a thing that they are to be free of, or that is not to be added. An entry has to name it
 * alone: neither is coconut milk dairy nor cetyl alcohol what is meant by "alcohol free".
 */
function amongContents(
  feature: Feature,
  { things, sources, isFree }: FreeOf,
  { name, whole }: NamedFact,
): Finding | null {
  if (!contents.has(name.known?.id ?? '')) return null;
  const { text } = whole;
  const isEnd = (at: number) => {
    const token = text.tokens[at];
    return token === undefined || token.kind === 'number' || (token.kind === 'mark' && token.stem !== '-');
  };
  const isEntry = ({ from, to }: Span) => isEnd(from - 1) && isEnd(to);
  const spans = [...things, ...sources].flatMap((thing) => findPhrase(text, thing));
  const span = spans.find((one) => isEntry(one) && !isDenied(text, one));
  return span === undefined ? null : telling(feature, !isFree, span);
}

/** True for "0%" and "0 g", false for any other amount, null where a value is none. */
function isNothing({ quantities: { quantities } }: Statement): boolean | null {
  const [amount, ...more] = quantities;
  return amount === undefined || more.length > 0 ? null : amount.high === 0;
}

const saleWords = wordSet('names of the sale');

/** "Warranty: covers diamonds that fall out" says nothing of the goods. */
const isOfSale = ({ name }: NamedFact) =>
  name.known?.id === 'warranty' || name.stems.some((stem) => saleWords.has(stem));

/** A list names what goods have together: its parts, and where they speak against each other the list as it reads. */
function amongParts(feature: Feature, words: FeatureWords, { parts, whole }: NamedFact): Finding | null {
  // "Charger and cable, sold separately": what does not come along is told behind the list.
  const isApart = feature.inclusion !== null && leavesListOut(whole.text);
  const ofParts = (isApart ? [whole] : parts).map((part) => combine(mentionsIn(feature, words, part)));
  const found = combine(ofParts.filter((finding) => finding !== null));
  // "Bluetooth, wireless 2.4 GHz, wired USB-A": each of a list is one more, unless a denial stands among them.
  const said = ofParts.find((finding) => finding?.matchType === 'match');
  const isDenial = parts.some(({ text }) => text.deniedBy.some((cue) => cue !== -1));
  if (found?.matchType === 'unknown' && feature.wanted && said != null && !isDenial) return said;
  const bySlash =
    found?.matchType === 'unknown' && feature.wanted && !isDenial ? bySlashes(feature, words, whole) : null;
  if (bySlash !== null) return bySlash;
  return found?.matchType === 'unknown' && parts.length > 1 ? combine(mentionsIn(feature, words, whole)) : found;
}

const leastBySlashes = 3;

/** The "Bluetooth" of "wired/2.4G/Bluetooth", of which each is one more. */
function bySlashes(feature: Feature, words: FeatureWords, { text }: Statement): Finding | null {
  const listed = text.raw.normalize('NFKC').split('/');
  if (listed.length < leastBySlashes) return null;
  const isSaid = listed.some((one) => combine(mentionsIn(feature, words, new Statement(one)))?.matchType === 'match');
  return isSaid ? telling(feature, true) : null;
}

/** True where a value says of all that it lists that it does not come along, and not of the last alone: "bag, hose not included". */
function leavesListOut(text: TextFacts): boolean {
  const { tokens } = text;
  const said = inclusionIn(text);
  if (said?.comes !== false) return false;
  return tokens[said.span.from - 1]?.kind === 'mark' || tokens.some(({ stem }) => joinsList.has(stem));
}

const joinsList = new Set(['and', '&', '+', '和', '及', '与']);

/** The attribute is called like the feature: its value says yes or no. */
function featureNamedBy(feature: Feature, words: FeatureWords, fact: NamedFact): Finding | null {
  if (words.opposites.has(fact.whole.text.unspaced)) return telling(feature, false);
  const isNegativeName = words.names.get(fact.featureName);
  if (isNegativeName === undefined) return comesByShortName(feature, fact);
  if (feature.inclusion?.said === fact.whole.text.unspaced) return { matchType: 'match', method, span: null };
  const stated = isPartOf(fact.whole)
    ? true
    : (fact.whole.yesNo ??
      (isAbsent(fact.whole.text, fact.name)
        ? false
        : asksOfComing(feature.inclusion) && saysItComes(fact.value)
          ? true
          : null));
  // "Needed, sold separately", "yes, not included".
  const left = stated === true && asksOfComing(feature.inclusion) ? inclusionIn(fact.whole.text) : null;
  if (left?.comes === false && fact.whole.text.tokens[left.span.from - 1]?.kind === 'mark')
    return telling(feature, false);
  // A cable that comes along is not built in.
  if (stated === true && feature.isBuiltIn && comesAlong(feature, fact.whole)) return open;
  const none = stated === null && words.freeOf !== null && isNegativeName ? isNothing(fact.whole) : null;
  if (none !== null) return telling(feature, none);
  if (stated === null) {
    const inside = combine(mentionsIn(feature, words, fact.whole)) ?? includedWith(feature, fact.whole);
    const isOfPlace = feature.isBuiltIn && !namesBuiltIn(fact.name.raw);
    if (inside !== null || isNegativeName || isOfPlace || words.freeOf !== null) return inside ?? open;
    // "Levelling: 4-point, manual" describes no automatic levelling, though goods that have it call it so.
    const isAskedAs = feature.askedAs.includes(fact.featureName) && !feature.phrases.includes(fact.featureName);
    if (isAskedAs && !asksOfComing(feature.inclusion)) return open;
    const counted = countedUnder(feature, fact);
    if (counted !== null) return counted;
    if (feature.wanted) return describesFeature(feature, fact) ? { ...open, matchType: 'match' } : open;
    return tellsKind(fact.whole.text) ? { ...open, matchType: 'not_match' } : open;
  }
  return telling(feature, stated !== isNegativeName);
}

/** "GPS: built-in, with speed overlay": that it is one with the goods says that they have it. */
const isPartOf = ({ text }: Statement) => opensBuiltIn(text.tokens);

function comesAlong({ askedAs }: Feature, { text }: Statement): boolean {
  return askedAs.some((name) => supplied.has(name)) && inclusionIn(text)?.comes === true;
}

/** "Hood: detachable" for a detachable hood, and "Hood: none". */
function featureOfPart(feature: Feature, fact: NamedFact): Finding | null {
  const { ofPart } = feature;
  if (ofPart === null || !isOfPart(ofPart.parts, fact.featureName)) return null;
  if (fact.whole.yesNo === false || isAbsent(fact.whole.text, fact.name)) return telling(feature, false);
  const { phrases, excludedBy } = ofPart;
  const ofThis: Feature = { ...feature, phrases, entailedBy: [], excludedBy, askedAs: [], words: [], ofPart: null };
  const found = amongParts(ofThis, wordsOf(ofThis), fact);
  // "Wired/wireless" leaves open what the second may be.
  const isOneOfSeveral =
    feature.isOfWhole && found?.matchType === telling(feature, false).matchType && listsSeveral(fact);
  return isOneOfSeveral ? null : found;
}

/** True for a value of several things, other than measures: "fixed, 75 cm" is one. */
function listsSeveral({ parts, whole }: NamedFact): boolean {
  if (parts.length === 1) return whole.text.tokens.some(({ stem }) => besideWords.has(stem));
  return parts.filter(({ text }) => text.tokens[0]?.kind !== 'number').length > 1;
}

const kinds = ['type', 'style', '类型', '款式'];

const isOfPart = (parts: readonly string[], name: string) =>
  parts.some((part) => name === part || kinds.some((kind) => name === `${part}${kind}`));

/** Affirmed and denied in one text: it is open which holds. */
function combine(findings: readonly Finding[]): Finding | null {
  const match = findings.find((finding) => finding.matchType === 'match');
  const contrary = findings.find((finding) => finding.matchType === 'not_match');
  if (match !== undefined && contrary !== undefined) return { ...contrary, matchType: 'unknown' };
  return match ?? contrary ?? bestOf(findings);
}

/** Whoever can do without a thing is served where it comes along and where it does not, but not where nothing is said. */
function asNeeded({ inclusion }: Feature, located: Located | null): Located | null {
  const isServed = inclusion?.isNeedless === true && located !== null && located.matchType !== 'unknown';
  return isServed ? { ...located, matchType: 'match' } : located;
}

/** What the named values of a product or a variant say of a feature. A listing that contradicts itself leaves it open. */
export function featureAmongNamed(feature: Feature, named: readonly NamedFact[]): Located | null {
  const words = wordsOf(feature);
  return asNeeded(
    feature,
    agreed(
      feature,
      inFacts(named, (fact) => featureInNamed(feature, fact, words)),
    ),
  );
}

/** What title, description, brand and category say of a feature. */
export function featureAmongTexts(feature: Feature, texts: readonly TextFact[]): Located | null {
  const words = wordsOf(feature);
  const findings = texts.flatMap(({ field, statement }): Located[] => {
    const mentions = mentionsIn(feature, words, statement);
    const finding = combine(
      feature.wanted && asksOfComing(feature.inclusion)
        ? mentions.map((one) => asBrought(one, statement, field))
        : mentions,
    );
    return finding === null ? [] : [{ ...finding, field, statement }];
  });
  return asNeeded(feature, agreed(feature, findings));
}

/** 含机油 of an oil filter: the title names what it is for. */
const asksOfContents = /^(?:含|带|附|包含)有?\p{Script=Han}/u;

/** "Check the rod" names a thing, and says nothing of whether it comes along, where "Rod not included" does. */
const isOnlyNamed = ({ span, statement }: Located) => span !== null && isStatedToCome(statement.text, span) === null;

function agreed({ detail, inclusion, thing }: Feature, findings: readonly Located[]): Located | null {
  const matches = findings.filter((finding) => finding.matchType === 'match');
  const isComing = asksOfComing(inclusion) || asksOfContents.test(thing.trim());
  const isStated = ({ statement, field }: Located) =>
    detail === null || statement.text.unspaced.includes(detail) || field.includes(detail);
  const match = matches.find(isStated) ?? matches[0];
  const contrary = findings.find((finding) => finding.matchType === 'not_match');
  if (match !== undefined && contrary !== undefined)
    return isComing && matches.every(isOnlyNamed) ? contrary : contradictionOf(match, contrary);
  // Who wants "Yes, 16 ports" is not served by any yes.
  if (match !== undefined && !isStated(match)) return { ...match, matchType: 'unknown' };
  return match ?? contrary ?? findings[0] ?? null;
}
