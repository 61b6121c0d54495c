import { wordSet } from '../ontology/word-list.ts';
import { includedWords, includingWords } from '../ontology/word-lists.ts';
import type { Feature } from '../read/feature/feature.ts';
import { featureNameOf } from '../read/feature/feature-name.ts';
import { featureSaid } from '../read/feature/feature-said.ts';
import { likeQuality } from '../read/feature/like-quality.ts';
import { areContrary, featureCalled } from '../read/feature/named-features.ts';
import { asksToComeAlong } from '../read/feature/read-inclusion.ts';
import { chineseOf, isKnownThing } from '../read/name/in-chinese.ts';
import type { Requirement, WantedChoice, WantedValue } from '../read/spec/requirement.ts';
import { bracketed } from '../read/spec/said-twice.ts';
import { findPhrase, type Span } from '../text/find-phrase.ts';
import { runTogether, unspacedOf } from '../text/read-text.ts';
import { rootOf } from '../text/root-of-word.ts';
import type { Token } from '../text/tokenize.ts';
import { askedBy } from './asked-property.ts';
import type { GoodsAttribute } from './goods-attributes.ts';
import { bagOfName } from './name-bag.ts';

/** Words that name another value under the attribute's name alone: a title's "flat" may be of the cap of a round-bottomed tube. */
export const vagueWords = wordSet('words that tell another value under its name alone');

/** The value among those of the attributes that the wanted words name, alone or with words of the attribute's name. */
export function choiceOf(
  wanted: WantedValue,
  name: Requirement['name'],
  own: readonly GoodsAttribute[],
): WantedChoice | null {
  // Looks are compared as such, with what is a kind of what; "black and white" is none of a printer.
  const isLook = wanted.materials.length > 0 || wanted.colours.length > 0;
  if (isLook && askedBy(name).look !== null) return null;
  const called = unspacedOf(name.raw);
  let choice: WantedChoice | null = null;
  for (const { values, isOne } of own) {
    const { unspaced } = wanted.text;
    // 支持CAN only asks for CAN.
    const plain = unspacedOf(bracketed(wanted.raw)?.outside ?? featureSaid(wanted.raw) ?? '') || unspaced;
    const whole = placeOf(values, (word) => word === unspaced);
    // "Absorption (silent)" says beside its value what that is good for.
    const at = whole === -1 ? placeOf(values, (word) => word === plain) : whole;
    const short = at === -1 ? placeOf(values, (word) => isShortFor(unspaced, word, called)) : at;
    const named = short === -1 && !isLook ? soleNamed(wanted, name, values) : short;
    const stating = values[named];
    if (stating === undefined) continue;
    const others = othersThan(values, named);
    // "M.2" is wider than "M.2-2280", and "M.2-2242" is one as well; 平板 is no wider than 平板式.
    const isWider = (word: string) =>
      at !== -1 && word !== plain && plain.includes(word) && others.some((other) => other.includes(word));
    const found = { stating: stating.filter((word) => !isWider(word)), others, isOne };
    choice = choice === null ? found : joinedChoice(choice, found);
  }
  return choice;
}

/**
 * A choice by the words of both rows: one may have more words for a value than the other. What another value is, the row tells that
 * knows that goods have one of them.
 */
function joinedChoice(one: WantedChoice, other: WantedChoice): WantedChoice {
  const stating = [...new Set([...one.stating, ...other.stating])];
  const others = one.isOne === other.isOne ? [...one.others, ...other.others] : (one.isOne ? one : other).others;
  return { stating, others: others.filter((word) => !stating.includes(word)), isOne: one.isOne || other.isOne };
}

const leastRest = 2;

/** "Medium" under "Roast" is "medium roast", 中度 under 烘焙程度 is 中度烘焙: what the value leaves out stands in the name. */
function isShortFor(value: string, word: string, name: string): boolean {
  const rest = word.startsWith(value)
    ? word.slice(value.length)
    : word.endsWith(value)
      ? word.slice(0, -value.length)
      : '';
  return value !== '' && rest.length >= leastRest && name.includes(rest);
}

/** The only value of which a word stands in the wanted text beside those of the name ("zip closure", 带拉链), as its place; -1 for none. */
function soleNamed(
  { text }: WantedValue,
  { stems }: Requirement['name'],
  values: readonly (readonly string[])[],
): number {
  const isIdle = ({ kind, stem, glued }: Token) => {
    // The letter of "USB-A" is no article, and no part of "connectivity".
    if (kind === 'word' && stem.length === 1 && glued) return false;
    return kind === 'mark' || idle.has(stem) || stems.some((one) => one.includes(stem));
  };
  const isAll = ({ from, to }: Span) => text.tokens.every((token, at) => (at >= from && at < to) || isIdle(token));
  return placeOf(values, (word) => findPhrase(text, word).some(isAll));
}

/** The only value that has a word; -1 for none and for several: "bluetooth" among the words for wireless as well. */
function placeOf(values: GoodsAttribute['values'], isIt: (word: string) => boolean): number {
  const places = values.flatMap((words, at) => (words.some(isIt) ? [at] : []));
  return places.length === 1 ? (places[0] ?? -1) : -1;
}

function othersThan(values: GoodsAttribute['values'], at: number): string[] {
  const own = values[at] ?? [];
  return values.filter((other, place) => place !== at && !isSizeBesideForm(own, other)).flat();
}

const sized = /^(?:large|big|wide|small|narrow|mini|oversized)(?<noun>[a-z]{3,})$/u;
const unsized = /^(?:standard|regular|normal|medium|full|low|high)/u;

/** A large head is no style of one: it may be a dome, and a dome may be large. */
function isSizeBesideForm(one: readonly string[], other: readonly string[]): boolean {
  const [first, second] = [nounsSized(one), nounsSized(other)];
  if (first.length > 0 === second.length > 0) return false;
  const forms = first.length > 0 ? other : one;
  return [...first, ...second].some((noun) => forms.some((word) => word.endsWith(noun) && !unsized.test(word)));
}

/** The nouns of which a value tells the size: the head of "large head". */
const nounsSized = (words: readonly string[]) => words.flatMap((word) => sized.exec(word)?.groups?.noun ?? []);

/** Words beside the name of a value that say no more of it. */
const idle = new Set(['with', 'a', 'an', 'the', 'only', 'type', 'style', '带', '型', '式', '款']);

/** True for an attribute that goods have or lack. */
export const isFlag = ({ yes, no }: GoodsAttribute): boolean => yes.length > 0 || no.length > 0;

/** The attributes that goods have or lack of which a feature is one, by its name or by another one of the same words. */
export function flagsCalled(
  { thing, isNamedByLack }: Feature,
  attributes: readonly GoodsAttribute[],
): readonly GoodsAttribute[] {
  const asked = unspacedOf(thing);
  const called = featureNameOf(thing);
  // Under "assembly required" rows also have "assembled".
  const own = featureCalled(called);
  const isContrary = ({ featureNames: [first = ''] }: GoodsAttribute) => areContrary(featureCalled(first), own);
  const flags = attributes.filter((one) => isFlag(one) && !isContrary(one));
  // Its key alone is no name of a feature: "unscented" has that of the scent.
  const named = flags.filter(({ featureNames }) => featureNames.includes(asked) || featureNames.includes(called));
  const bag = named.length === 0 && !isNamedByLack ? bagOfName(thing) : '';
  return bag === '' ? named : flags.filter(({ bags }) => bags.includes(bag));
}

/** A feature with the words by which goods of the type tell that they have it or lack it. */
export function featureOfGoods(
  { name, alternatives }: Requirement,
  feature: Feature,
  attributes: readonly GoodsAttribute[],
): Feature {
  const asked = unspacedOf(feature.thing);
  const own = flagsCalled(feature, attributes);
  if (feature.isNamedByLack && own.length > 0) return asStatedLack(feature, own);
  const { wanted } = feature;
  const ofFlags = own.map(({ yes, no }) => ({ has: yes.filter(isAsNarrow(asked, yes)), lacks: no }));
  // Yes and no are values of other attributes as well: "Coating: none".
  const said = alternatives.flatMap(({ text, answer }) =>
    answer === null && text.unspaced.length > 1 ? [text.unspaced] : [],
  );
  const bySaid = chosenAmong(attributes, (word) => said.includes(word)).map(({ stating, others }) =>
    wanted ? { has: stating, lacks: others } : { has: others, lacks: stating },
  );
  const ofChoices = bySaid.length > 0 ? bySaid : choicesOfThing({ name, feature, asked }, attributes);
  const told = [...ofFlags, ...ofChoices];
  if (told.length === 0) return feature;
  const isMeant = asksToComeAlong(feature.inclusion) ? (word: string) => tellsComing(feature, word) : () => true;
  return {
    ...feature,
    askedAs: together(
      feature.askedAs,
      ...own.map(({ featureNames: names }) => names.filter(isMeant).filter(isAsNarrow(asked, names))),
    ),
    entailedBy: together(feature.entailedBy, ...told.map(({ has }) => has.filter(isMeant))),
    excludedBy: together(feature.excludedBy, ...told.map(({ lacks }) => lacks.filter((word) => !vagueWords.has(word)))),
  };
}

/** An adjustable headrest is more than a headrest, which rows may have among its names: true for names that say so much. */
function isAsNarrow(asked: string, names: readonly string[]): (name: string) => boolean {
  const thing = names.find((name) => name.length < asked.length && asked.endsWith(name));
  const added = thing === undefined ? '' : asked.slice(0, -thing.length);
  if (!likeQuality.test(added)) return () => true;
  const root = rootOf(added);
  const han = chineseOf([added]);
  return (name) => name.includes(root) || han.some((word) => name.includes(word));
}

const comingWords = runTogether([...includedWords, ...includingWords]);

/** True for words that tell of a thing that comes along: by its name, alone or with words that it is included. "Tripod thread" tells of no tripod. */
export const tellsComing = ({ phrases }: Feature, said: string): boolean =>
  phrases.some(
    (phrase) =>
      said.endsWith(phrase) ||
      (said.includes(phrase) && comingWords.some((word) => said.endsWith(word) || said.startsWith(word))),
  );

const together = (...lists: (readonly string[])[]) => [...new Set(lists.flat())];

/** 缺水断电 and "fragrance free" as goods call them: what they state by yes and no is the lack itself. */
function asStatedLack(feature: Feature, own: readonly GoodsAttribute[]): Feature {
  const names = together(...own.map(({ featureNames }) => featureNames));
  return {
    ...feature,
    wanted: !feature.wanted,
    isNamedByLack: false,
    phrases: names,
    askedAs: names,
    entailedBy: together(...own.map(({ yes }) => yes)),
    excludedBy: together(...own.map(({ no }) => no)),
    words: [],
    ofPart: null,
  };
}

/** What goods tell of a thing that is one of the values of an attribute: "Zip: yes" of goods that close with a zip or with buttons. */
function choicesOfThing(
  { name, feature, asked }: { name: Requirement['name']; feature: Feature; asked: string },
  attributes: readonly GoodsAttribute[],
): { has: readonly string[]; lacks: readonly string[] }[] {
  // Goods that run on a battery or take pods may come without them.
  if (isKnownThing(name.stems.join(' ')) || asksToComeAlong(feature.inclusion)) return [];
  const isNamed = feature.phrases.includes(asked);
  // The kinds of display are no reason for having none.
  const ofOthers = attributes.filter(({ names }) => !names.some(({ key }) => key === name.key));
  return [
    ...chosenAmong(attributes, (word) => word === asked),
    ...chosenAmong(ofOthers, (word) => word !== asked && isNamed && feature.phrases.includes(word)),
  ].map(({ stating, others }) =>
    feature.isNamedByLack ? { has: others, lacks: stating } : { has: stating, lacks: others },
  );
}

/** The values of which one word is so, each the only one of its attribute, with those that it excludes. */
function chosenAmong(
  attributes: readonly GoodsAttribute[],
  isIt: (word: string) => boolean,
): { stating: readonly string[]; others: readonly string[] }[] {
  return attributes.flatMap(({ values, isOne }) => {
    const at = placeOf(values, isIt);
    const stating = values[at];
    return stating === undefined ? [] : [{ stating, others: isOne ? othersThan(values, at) : [] }];
  });
}
