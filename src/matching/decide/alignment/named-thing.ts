import { onceFor } from '../../../lib/once-for.ts';
import { rememberAnswers } from '../../../lib/remember-answers.ts';
import { rememberPairs } from '../../../lib/remember-pairs.ts';
import { conceptsOf, longestNameText } from '../../claim/name-concepts.ts';
import { isAbsent } from '../../compare/feature/absent-thing.ts';
import { featureAmongNamed } from '../../compare/feature/search-feature.ts';
import { inFact, type Located } from '../../compare/located.ts';
import { wordList, wordSet } from '../../ontology/word-list.ts';
import { findColours } from '../../read/colour/find-colours.ts';
import type { Feature } from '../../read/feature/feature.ts';
import { featureSaid } from '../../read/feature/feature-said.ts';
import { likeQuality } from '../../read/feature/like-quality.ts';
import { isLackOfOther } from '../../read/feature/named-by-lack.ts';
import { parseFeature } from '../../read/feature/parse-feature.ts';
import { asksToComeAlong } from '../../read/feature/read-inclusion.ts';
import type { NamedFact } from '../../read/listing/named-fact.ts';
import { findMaterials } from '../../read/material/find-materials.ts';
import { namesThing as namesThingOf } from '../../read/name/bilingual-words.ts';
import { isKnownThing } from '../../read/name/in-chinese.ts';
import { resolveName } from '../../read/name/resolve-name.ts';
import type { Requirement } from '../../read/spec/requirement.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import { readText } from '../../text/read-text.ts';
import { alignNames, type GoodsConcepts, isAlikeThing, isNameOf, namesThing, noGoods } from './align-names.ts';

const method = 'boolean';

const listing = wordList('listing names');
/** True for a name that asks which of several things there are: "Connection", "Features", 接口. */
const asksWhich = rememberAnswers((name) => listing.some((one) => alignNames(name, one, noGoods, false) === 'own'), {
  most: 5000,
  longest: longestNameText,
});

/** Who takes goods without the thing, or wants so many of it, asks for more than that there is one. */
export function hasCount({ inclusion }: Feature): boolean {
  return inclusion !== null && (inclusion.isNeedless || inclusion.count !== null);
}

/** What a spec wants there to be, or not to be. */
interface WantedThing {
  name: string;
  wanted: boolean;
  /** True where the name is put together from the spec's name and value: only a name that says the same answers it. */
  isComposed?: true;
  /** True where the thing has to come along: of what kind it is does not tell that. */
  comesAlong?: true;
  /** The known feature that such a name speaks of; null for none. */
  feature?: Feature | null;
  /** True for a quality alone, which may be said of another thing: "automatic" of humidity control, and of the lid. */
  isQualityAlone?: true;
}

const longestKind = 2;

/**
 * "HDMI" of "HDMI: yes" and of "Connection: HDMI", "brushless motor" of "Motor: brushless"; empty where the spec wants
 * something else.
 */
function readThings({ feature, name, specName, alternatives }: Requirement): WantedThing[] {
  if (feature !== null)
    return feature.detail === null && !hasCount(feature)
      ? [
          {
            name: feature.thing,
            wanted: feature.wanted,
            ...(asksToComeAlong(feature.inclusion) ? { comesAlong: true as const } : {}),
          },
        ]
      : [];
  const words = alternatives.filter(
    ({ raw, quantity, isBounded, isAnything }) =>
      quantity === null && !isBounded && !isAnything && raw.length + specName.length < longestNameText,
  );
  if (asksWhich(specName)) return words.map(({ raw }) => ({ name: raw, wanted: true }));
  // A property that is known has values of its own: "Scent: unscented".
  if (alternatives.length !== 1 || name.known !== null) return [];
  return words.flatMap((wanted): WantedThing[] => {
    // "With milk frother" wants a milk frother.
    const raw = featureSaid(wanted.raw) ?? wanted.raw;
    const text = readText(raw);
    const isKind = text.tokens.filter(({ kind }) => kind === 'word').length <= longestKind && !/\d/u.test(raw);
    // A colour or a material is said of something.
    if (!isKind || hasLook(raw)) return [];
    return [`${raw} ${specName}`, raw].map((thing) => ({
      name: thing,
      wanted: true,
      isComposed: true,
      feature: knownFeature(thing),
      ...(thing === raw && isQuality(text.unspaced) ? { isQualityAlone: true as const } : {}),
    }));
  });
}

/** True for words that name a colour or a material. */
const hasLook = rememberAnswers(
  (words) => findColours(readText(words)).length > 0 || findMaterials(readText(words)).length > 0,
  { most: 1000, longest: longestNameText },
);

const adjectives = wordSet('title adjectives');
const isQuality = (word: string) => likeQuality.test(word) || adjectives.has(word);

/** A feature that the ontology knows, and which therefore goes by several names; null for any other. */
function knownFeature(name: string): Feature | null {
  const feature = parseFeature(name, 'yes');
  const isKnown = feature !== null && feature.phrases.length + feature.excludedBy.length > 1;
  // "In colour" is no thing that there is or is not.
  return isKnown && !feature.phrases.some((phrase) => resolveName(phrase).known?.reads !== undefined) ? feature : null;
}

/** What a spec wants is read once, for all listings. */
const thingsWanted = onceFor(readThings);

/** True where the attribute speaks of what the spec's own name speaks of: by its name, or in a list of features by its value. */
function mayTellOf(specName: string, { name, value }: NamedFact): boolean {
  const wanted = conceptsOf(specName).telling;
  const said = asksWhich(name.raw) ? value.slice(0, longestNameText) : name.raw;
  return [...conceptsOf(said).telling].some((concept) => wanted.has(concept));
}

const isOfFeature = ({ feature }: WantedThing) => feature !== undefined && feature !== null;

/**
 * What named values say of a known feature that a spec puts together from its name and value: "Filter: HEPA", 电机: 变频. What stands
 * under the spec's own name was compared with the value, and tells by words alone: "Lock type: key" has a lock of some kind.
 */
function composedFeature(requirement: Requirement, all: readonly NamedFact[]): Located | null {
  const things = thingsWanted(requirement);
  if (!things.some(isOfFeature)) return null;
  const keys = new Set(requirement.keys.map(({ key }) => key));
  const named = all.filter(({ name }) => !keys.has(name.key));
  for (const { feature, isQualityAlone } of things) {
    if (feature === undefined || feature === null) continue;
    const telling = isQualityAlone === true ? named.filter((fact) => mayTellOf(requirement.specName, fact)) : named;
    const found = featureAmongNamed(feature, telling);
    if (found !== null && found.matchType !== 'unknown') return found;
  }
  return null;
}

/**
 * Whether an attribute that is called like the wanted thing says that there is one: "HDMI ports quantity: 2" for "Connection:
 * HDMI", "Bluetooth version: 5.3" and "Connectivity: USB, Bluetooth" for "Bluetooth: yes", "Brushless motor: no" for "Motor: brushless".
 * A "no" counts where the name says no more than the wanted one: without an HDMI 2.1 port there may be another, and a lamp
 * without a USB charging port may have one for data.
 */
export function namedThing(
  requirement: Requirement,
  named: readonly NamedFact[],
  goods: GoodsConcepts,
): Located | null {
  for (const thing of thingsWanted(requirement)) {
    for (const fact of named) {
      const answer = answerOf(thing, fact, goods);
      if (answer !== null) return inFact(fact, { matchType: answer, method, span: null });
    }
  }
  return composedFeature(requirement, named);
}

/** Listings of like goods share the facts that they state alike. */
const answerOf = rememberPairs(readAnswer, 5000);

function readAnswer(
  { name, wanted, isComposed, comesAlong }: WantedThing,
  fact: NamedFact,
  goods: GoodsConcepts,
): Located['matchType'] | null {
  if (fact.isEmpty || isLackOfOther(fact.name.raw, name)) return null;
  const fit = namesThing(name, fact.name.raw, goods);
  // "6 buttons" tell nothing of a snap button.
  const isExact = isComposed === true || comesAlong === true;
  const some =
    isExact && fit !== 'same' ? null : isComposed === true ? fact.whole.yesNo : fit === null ? null : hasSome(fact);
  if (some === true) return wanted ? 'match' : fit === 'kind' ? null : 'not_match';
  if (some === false && fit === 'same') return wanted ? 'not_match' : 'match';
  if (isComposed === true || !wanted) return null;
  // "Connectors: HDMI, VGA" of a display are no display port: such a name says which things there are, in its value.
  // 耳机孔 among the ports brings no headphones.
  if (asksWhich(fact.name.raw))
    return comesAlong !== true && fact.parts.some(({ text }) => isNameOf(name, text.raw)) ? 'match' : null;
  // A "Toe cap: composite" is told to be there, and not to be the steel one that is wanted.
  const isTold = fact.whole.yesNo === true || (comesAlong !== true && !hasLook(name) && isDescribed(fact));
  return isTold && isAlikeThing(name, fact.name.raw, goods) ? 'match' : null;
}

const notTheirs = phrasesOf(wordList('not of the goods'));
const mostDescribing = 6;

/** "Switch: illuminated, two-pole", 隔离板: 含: who describes a thing under its name has it. */
function isDescribed({ name, whole }: NamedFact): boolean {
  const { tokens } = whole.text;
  if (whole.yesNo !== null || tokens.length === 0 || tokens.length > mostDescribing) return false;
  if (!isThingName(name.stems.at(-1) ?? '') || isAbsent(whole.text, name)) return false;
  return !tokens.some(
    (token, at) => token.kind === 'number' || notTheirs.at(tokens, at) !== null || whole.text.deniedBy[at] !== -1,
  );
}

const isThingName = (stem: string) => (beginsInChinese(stem) ? namesThingOf(stem, 'chinese') : isKnownThing(stem));

const pieces = new Set(['pc', 'piece', '个', '只', '口']);

/** Yes, or a number above zero (a version is one too); no, or none. Null for anything else. */
function hasSome({ whole }: NamedFact): boolean | null {
  if (whole.yesNo !== null) return whole.yesNo;
  const said = whole.text.tokens.filter(({ kind, stem }) => kind !== 'mark' && !pieces.has(stem));
  if (said.length === 0 || said.some(({ kind }) => kind !== 'number')) return null;
  return Number(said[0]?.stem) > 0;
}
