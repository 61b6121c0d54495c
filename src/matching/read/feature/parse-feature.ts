import { accessoryFeatures, careNames } from '../../ontology/features.ts';
import { deniesNext, noWords, yesWords } from '../../ontology/negations.ts';
import { wordSet } from '../../ontology/word-list.ts';
import { excludedWords, includedWords, needlessWords } from '../../ontology/word-lists.ts';
import { beginsInChinese, isChinese } from '../../text/is-chinese.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import { isNoDenial, readText, runTogether, unspacedOf } from '../../text/read-text.ts';
import { findFamilies } from '../family/find-families.ts';
import { isPartName } from '../material/part-materials.ts';
import { englishOf } from '../name/in-english.ts';
import { resolveName } from '../name/resolve-name.ts';
import { splitAlternatives } from '../spec/split-alternatives.ts';
import type { Feature } from './feature.ts';
import { featureNameOf, fillers, thingAskedFor } from './feature-name.ts';
import { ofPartNamed, partOf, withPhrase } from './feature-of-part.ts';
import {
  asksToHave,
  builtInBefore,
  builtInThing,
  featureAskedAs,
  featureSaid,
  isBuiltIn,
  isOfKinds,
  withBuiltIn,
} from './feature-said.ts';
import { chineseNames, mixedNames, stemsInOrder, wordsOfName } from './feature-stems.ts';
import {
  areContrary,
  featureCalled,
  featureOfProperty,
  leastApart,
  type NamedFeature,
  namedFeatures,
  opposites,
} from './named-features.ts';
import { namesOfThing, qualityAndThing, turnedAbout, waysToSayOfPart } from './quality-of-part.ts';
import { answeredBy, offerAnsweredBy, readInclusion, textOf, thingToCome, thingToHave } from './read-inclusion.ts';
import { affirmsItself, isNameAgain } from './says-its-name.ts';

/** Goods of which a part is sold apart may still be made for it. */
const soldApart = wordSet('sold apart');
const yes = new Set([...yesWords, ...includedWords].map((word) => unspacedOf(word) || word));
const no = new Set(
  [...noWords, ...excludedWords.filter((words) => !soldApart.has(words)), ...needlessWords].map(
    (word) => unspacedOf(word) || word,
  ),
);
const denials = new Set(deniesNext.map((word) => unspacedOf(word)));

/** Characters that answer where more follows: 否，实体按键. */
const clearHan = new Set(['是', '否', '有', '无']);

/** Yes, no, or neither, for a whole value. */
export function readYesNo(value: string): boolean | null {
  const trimmed = value.trim().toLowerCase();
  const { unspaced } = readText(value);
  const key = unspaced === '' ? trimmed : unspaced;
  // Marks may be a unit: one inch is written 1" and 1''.
  if ((key === '1' || key === '0') && trimmed !== key) return null;
  if (yes.has(key)) return true;
  if (no.has(key)) return false;
  // "No, wired", "Yes (2 pieces)": the first word answers.
  const [first] = value
    .trim()
    .toLowerCase()
    .split(/[,，;(（]/u);
  const head = first === undefined ? '' : unspacedOf(first);
  if (head === key || head === '') return null;
  const isAnswer = (head.length > 1 || clearHan.has(head)) && head !== 'free'; // "Engraving: free, up to 20 letters"
  return isAnswer && yes.has(head) ? true : isAnswer && no.has(head) ? false : null;
}

/** As `readYesNo`, but a single letter or figure may be a grade or a number. */
export function readAnswer(value: string): boolean | null {
  return unspacedOf(value).length === 1 ? null : readYesNo(value);
}

/** Parts and accessories are stated in words that stand apart, and by their last word alone. */
const things = new Set(accessoryFeatures.flatMap(({ names }) => runTogether(names)));

/**
 * A spec that asks for a feature: by its name ("Waterproof: yes", "BPA: no", "Lid: included") or by a value that denies
 * something ("Requirement: no BPA", "Lid: without lid").
 */
export function parseFeature(asked: string, value: string): Feature | null {
  if (isChoice(value)) return null;
  const name = namedFeatures.has(unspacedOf(asked)) ? asked : thingAskedFor(asked);
  const feature = parseAnswer(name, value);
  if (feature?.wanted !== true || feature.inclusion !== null) return feature;
  return { ...feature, detail: detailOf(value) ?? numberIn(feature.thing) };
}

/** The 48 of a "48 MP camera": no camera is one by its other words. Of what rows know the number may be told in words. */
function numberIn(thing: string): string | null {
  if (featureCalled(featureNameOf(thing)) !== undefined) return null;
  const [only, ...more] = readText(thing).tokens.filter(({ kind }) => kind === 'number');
  return only === undefined || more.length > 0 ? null : only.stem;
}

/** What follows a "yes" with a number of its own: "Yes, 16 ports". */
function detailOf(value: string): string | null {
  const { tokens } = readText(value);
  const mark = tokens.findIndex(({ kind }) => kind === 'mark');
  const words = mark < 1 ? [] : tokens.slice(mark).filter(({ kind }) => kind !== 'mark');
  return words.some(({ kind }) => kind === 'number') ? words.map(({ stem }) => stem).join('') : null;
}

function parseAnswer(name: string, value: string): Feature | null {
  const opposite = opposites.get(unspacedOf(value));
  if (opposite !== undefined) return featureOf(name, opposite, false);
  const stated = findFamilies(readText(value), resolveName(name)).length > 0 ? null : featureOfProperty(name, value);
  if (stated !== null) return featureOf(stated.feature.names[0] ?? name, stated.feature, stated.isHad);
  const asked = featureAskedAs(name, value);
  if (asked !== null && isNamed(asked)) return parseNamed(asked, true, value);
  if (asked === null && isBuiltIn(value)) return parseNamed(withBuiltIn(name), true, value);
  if (isNameAgain(name, value)) return parseNamed(name, true, value);
  // "Hose included: yes" asks for a hose that comes along, and a no for goods without one.
  const answer = readYesNo(value);
  const toHave = answer === null || namedFeatures.has(unspacedOf(name)) ? null : thingToHave(name);
  if (toHave !== null) {
    const feature = parseNamed(toHave, answer, value);
    return feature && { ...feature, thing: toHave, inclusion: offerAnsweredBy(answer === true) };
  }
  const coming = answer === null ? null : thingToCome(name);
  if (coming !== null) {
    const feature = parseNamed(namedFeatures.has(unspacedOf(name)) ? name : coming, answer, value);
    if (feature === null) return null;
    const askedAs = [...feature.askedAs, featureNameOf(name)];
    return { ...feature, thing: coming, askedAs, inclusion: answeredBy(answer === true) };
  }
  const inclusion = readInclusion(name, value);
  if (inclusion === null)
    return parseNamed(name, readYesNo(value) ?? (affirmsItself(name, value) ? true : null), value);
  const { thing, wanted, isNeedless, count, said } = inclusion;
  // "定位功能: 带定位": the name says more of it.
  const isOfName = featureNameOf(name) === featureNameOf(thing) && namedFeatures.has(unspacedOf(name));
  const feature = parseNamed(isOfName ? name : thing, wanted, value);
  if (feature === null) return null;
  const phrases = [...new Set([...feature.phrases, featureNameOf(name)])].filter((phrase) => phrase !== '');
  return {
    ...feature,
    phrases: thing === name || !name.includes(thing) ? feature.phrases : phrases,
    inclusion: { isNeedless, count, said },
  };
}

function parseNamed(name: string, wanted: boolean | null, value: string): Feature | null {
  if (wanted === null) return careAsked(name, value) ?? parseDenial(name, value);
  const unspaced = featureNameOf(name);
  if (unspaced === '') return null;
  const known = featureCalled(unspaced) ?? namedFeatures.get(unspacedOf(name)) ?? namedInOtherWords(name);
  const builtIn = builtInThing(name);
  if (builtIn !== null) return builtInFeature(builtIn, wanted, known?.phrases ?? []);
  if (known !== undefined) {
    // 组装 is a word for "assembled", and the name of what excludes that: that goods are to be assembled.
    const others = chineseNames(wordsOfName(name)).filter((phrase) => !areContrary(known, namedFeatures.get(phrase)));
    const inChinese = { ...known, phrases: [...known.phrases, ...others] };
    const words = wordsOfName(name);
    return featureOf(name, inChinese, wanted, things.has(unspaced) || words.length >= leastApart ? words : []);
  }
  const turned = turnedAbout(name);
  if (turned !== null) return withPhrase(parseNamed(turned, wanted, value), unspaced);
  const said = readText(name).tokens.filter(({ kind }) => kind !== 'mark');
  const [first, ...rest] = said.filter(({ stem }) => !fillers.has(stem));
  const stems = first === undefined ? [] : [first.stem, ...rest.map((token) => token.stem)];
  // "Non-slip bottom" has a feature and denies nothing.
  if (namedFeatures.has(stems.slice(0, -1).join(''))) return featureNamed(name, unspaced, wanted, stems);
  // "Non-marking rubber sole" is a thing of its own; "non-dairy" denies dairy.
  const isOwn = first?.stem === 'non' && rest.length > 1;
  const isDenial = first !== undefined && rest.length > 0 && denials.has(first.stem) && !isOwn && !isNoDenial(said, 0);
  const words = stemsInOrder(isDenial ? rest : [first, ...rest], unspaced);
  if (!isDenial) return featureNamed(name, unspaced, wanted, words);
  const lacked = featureNamed(name, rest.map((token) => token.stem).join(''), !wanted, words);
  return lacked === null ? null : { ...lacked, isNamedByLack: true };
}

/** "No / run-flat": whoever names another value beside yes or no leaves the choice. */
function isChoice(value: string): boolean {
  const alternatives = splitAlternatives(value);
  return alternatives.length > 1 && alternatives.some((one) => readAnswer(one) !== null);
}

/** "Private label / OEM" names one feature twice; "waterproof / dustproof" asks for two. */
function namedInOtherWords(name: string): NamedFeature | undefined {
  const parts = name.normalize('NFKC').split('/');
  if (parts.length === 1) return undefined;
  const [first, ...rest] = parts.map((part) => namedFeatures.get(featureNameOf(part)));
  if (first === undefined || rest.some((other) => other !== first)) return undefined;
  return { ...first, phrases: [...first.phrases, featureNameOf(name)] };
}

const care = new Set(runTogether(careNames));

/** "Wash: machine washable", 清洗: 可机洗: the value names the feature. */
function careAsked(name: string, value: string): Feature | null {
  const known = care.has(unspacedOf(name)) ? namedFeatures.get(unspacedOf(value)) : undefined;
  return known === undefined ? null : featureOf(value, known, true);
}

const longestDenied = 4;
const denying = phrasesOf(deniesNext);

/** Under these names words that deny are a part of a name or of a material: "NO-AD", 无纺布. */
const namesOnly = new Set(['identifier', 'name', 'material']);

function parseDenial(name: string, value: string): Feature | null {
  const { tokens, exceptions } = readText(value);
  // "Not for sensitive skin" denies no thing, "does not support 5G" does.
  const isOfUse = exceptions.some(
    ({ leavesRest, cue, from }) =>
      !leavesRest && !tokens.slice(cue, from).some(({ stem }) => stem === 'support' || stem === '支'),
  );
  if (isOfUse) return null;
  const said = tokens.filter((token) => token.kind !== 'mark');
  const [first] = said;
  const next = denying.at(said, 0)?.next;
  if (first === undefined || next === undefined || first.stem === 'zero' || first.stem === 'non') return null;
  const rest = said.slice(next);
  if (isNoDenial(said, 0) || rest.length === 0 || rest.length > longestDenied) return null;
  if (namedFeatures.has(said.map(({ stem }) => stem).join('')) && namesOnly.has(resolveName(name).known?.reads ?? ''))
    return null;
  if (rest.some((token) => token.kind === 'number' || yes.has(token.stem) || no.has(token.stem))) return null;
  const words = rest.filter((token) => !fillers.has(token.stem));
  return featureNamed(textOf(words), words.map((token) => token.stem).join(''), false);
}

function featureNamed(thing: string, unspaced: string, wanted: boolean, words: readonly string[] = []): Feature | null {
  if (unspaced === '') return null;
  return featureOf(thing, featureCalled(unspaced) ?? ofPartNamed(unspaced, words), wanted, words);
}

/** "Built-in GPS": what is built in by all the names of the thing. That the goods lack the thing denies it as well. */
function builtInFeature(thing: string, wanted: boolean, known: readonly string[]): Feature | null {
  const feature = parseNamed(thing, true, thing);
  if (feature === null) return null;
  const phrases = [...new Set([...feature.phrases, ...namesOfThing(featureNameOf(thing))])];
  return {
    ...feature,
    thing: withBuiltIn(thing),
    wanted,
    names: [],
    phrases: [...new Set([...known, ...qualityAndThing(builtInBefore, phrases)])],
    entailedBy: [],
    askedAs: [...phrases, ...feature.askedAs].filter((name) => name.length > 1),
    words: [],
    isBuiltIn: true,
  };
}

function featureOf(
  thing: string,
  { phrases, entailedInZh, apart, ...named }: NamedFeature,
  wanted: boolean,
  words: readonly string[] = [],
): Feature {
  const isWider = entailedInZh.length > 0 && isChinese(readText(thing));
  return {
    ...named,
    thing,
    wanted,
    phrases: [...new Set([...phrases, ...chineseNames(words), ...mixedNames(words)])],
    entailedBy: isWider ? [...named.entailedBy, ...entailedInZh] : named.entailedBy,
    words: words.length > 0 ? words : apart,
    ofPart: named.ofPart ?? partOf(words),
    detail: null,
    isNamedByLack: false,
    isBuiltIn: false,
    inclusion: null,
  };
}

/** A value that names something that goods may have: a feature of a row, a part or a thing known in both languages. */
function isNamed(said: string): boolean {
  if (featureCalled(featureNameOf(said)) !== undefined || builtInThing(said) !== null) return true;
  return beginsInChinese(said) ? englishOf(said).length > 0 : chineseNames(wordsOfName(said)).length > 0;
}

/**
 * A feature that a value comes to under a name that asks for more than features: "Hood: detachable", "Connection: Bluetooth". Null
 * where it comes to none.
 */
export function valueAsFeature(name: string, value: string): Feature | null {
  const said = featureSaid(value);
  if (said === null || said === '') return null;
  if (featureAskedAs(name, value) !== null) return parseNamed(said, true, value);
  const known = namedFeatures.get(featureNameOf(said)) ?? namedFeatures.get(unspacedOf(said));
  // "With milk frother" asks for one, whether a row knows it or not.
  if (known === undefined) return asksToHave(value) && isNamed(said) ? parseNamed(said, true, value) : null;
  if (things.has(featureNameOf(said))) return null;
  // "Armrests: height adjustable" asks of these, and not of the seat.
  const isOfGoods = known.isOfWhole && !isPartName(readText(name));
  return isOfGoods || isOfKinds(name) ? parseNamed(said, true, value) : qualityOfPartAsked(name, said);
}

/** "Hood: detachable", 屏幕: 带背光. */
function qualityOfPartAsked(name: string, said: string): Feature | null {
  const names = waysToSayOfPart(name, said);
  const called = names?.toReversed().find((one) => namedFeatures.has(unspacedOf(one))) ?? names?.[0];
  return called === undefined ? null : parseNamed(called, true, said);
}
