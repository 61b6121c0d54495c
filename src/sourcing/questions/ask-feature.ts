import { featureNameOf } from '../../matching/feature/feature-name.ts';
import { readYesNo } from '../../matching/feature/parse-feature.ts';
import type { Requirement } from '../../matching/requirement.ts';
import { insideSentence, isAdjective, isPlural, withArticle } from './english-grammar.ts';
import { type FeatureWords, featureWordsOf } from './feature-words.ts';
import { cleanName } from './name-words.ts';
import { plainWordsOf } from './plain-words.ts';
import type { BothLanguages } from './question.ts';
import { hasHan, shorten } from './value-words.ts';

/** Asks whether a product has a feature, or that it does not have it when the buyer wants none. */
export function askFeature(requirement: Requirement): BothLanguages | null {
  const { feature } = requirement;
  if (feature === null) return null;
  // The buyer's own word first: "double wall" is found under "insulated" too, and asks for something else.
  const known = featureWordsOf([featureNameOf(cleanName(requirement))]) ?? featureWordsOf(feature.phrases);
  if (known !== undefined) {
    const wanted = known.namesAbsence ? !feature.wanted : feature.wanted;
    return askKnown(known.words, wanted, asksIfIncluded(requirement));
  }
  return askUnknown(requirement, feature.wanted);
}

const ownDenial = /^(?:non[\s-]|[无不免非])/iu;

/** "Non-drip: yes" asks for what is non-drip, though it was understood as wanting no drip. */
function asNamed(name: string, { specValues }: Requirement, wanted: boolean): boolean {
  return ownDenial.test(name) ? (readYesNo(specValues[0] ?? '') ?? wanted) : wanted;
}

/** "No alcohol: yes": the thing that the name denies. */
function deniedByName(name: string): string | null {
  return /^non[\s-]/iu.test(name) || hasHan(name) ? null : (denial.exec(name)?.groups?.noun ?? null);
}

function asksIfIncluded({ specName, specValues }: Requirement): boolean {
  return /includ|包含/iu.test(`${specName} ${specValues.join(' ')}`);
}

export function askKnown(words: FeatureWords, wanted: boolean, isIncluded: boolean): BothLanguages {
  const { form, en, zh, noun } = words;
  switch (form) {
    case 'is':
      return wanted
        ? { en: `Is it ${en}?`, zh: `是否${zh}？` }
        : { en: `Can you confirm that it is not ${en}?`, zh: `请确认该产品${deniedInChinese(zh)}，对吗？` };
    case 'comes with':
      if (!wanted) return { en: `Does it come without ${en}?`, zh: `是否不带${zh}？` };
      return isIncluded
        ? { en: `Is the ${noun ?? en} included?`, zh: `是否包含${zh}？` }
        : { en: `Does it come with ${en}?`, zh: `是否带${zh}？` };
    case 'supports':
      return wanted
        ? { en: `Does it support ${en}?`, zh: `是否支持${zh}？` }
        : { en: `Can you confirm that it does not support ${en}?`, zh: `请确认该产品不支持${zh}，对吗？` };
    case 'free of':
      return wanted
        ? { en: `Does it contain ${en}?`, zh: `是否含有${zh}？` }
        : { en: `Is it free of ${en}?`, zh: `是否不含${zh}？` };
  }
}

/** 不 goes before verbs and adjectives ("不防水"); what is no predicate is denied with 不是 … 的. */
function deniedInChinese(zh: string): string {
  if (zh.startsWith('为')) return `不是${zh.slice(1)}`;
  if (zh.startsWith('有')) return `没${zh}`;
  if (zh.startsWith('通过')) return `没有${zh}`;
  return /^(?:[无不免]|智能)/u.test(zh) ? `不是${zh}的` : `不${zh}`;
}

/** Chinese names that begin like a verb or an adjective follow 是否 as they are. */
const chinesePredicate = /^[可能带含有防支无不免耐易需配附具适]/u;
const denial = /^(?:(?:no|without|free of|free from|non)[\s-]+|(?:不含|不带|无|没有)\s*)(?<noun>.+)$/iu;

/** A feature that no table knows, by the words of its name. */
function askUnknown(requirement: Requirement, wanted: boolean): BothLanguages {
  const name = cleanName(requirement);
  const denied = denial.exec(shorten(requirement.specValues[0] ?? ''))?.groups?.noun ?? null;
  if (denied !== null && !wanted) {
    const verb = isPlural(denied) ? 'are' : 'is';
    return { en: `Can you confirm that there ${verb} no ${denied}?`, zh: `请确认该产品没有${denied}，对吗？` };
  }
  const deniedThing = deniedByName(name);
  if (deniedThing !== null) return askContents(insideSentence(deniedThing), wanted);
  const isIncluded = asksIfIncluded(requirement);
  const contents = /^contains?\s+(?<noun>.+)$/iu.exec(name)?.groups?.noun;
  if (contents !== undefined) return askContents(insideSentence(contents), wanted);
  const needed = /^(?<noun>.+)\s(?:required|needed)$/iu.exec(name)?.groups?.noun;
  if (needed !== undefined) return askNeed(insideSentence(needed), wanted);
  const asked = asNamed(name, requirement, wanted);
  return { en: inEnglish(name, asked, isIncluded), zh: inChinese(name, asked, isIncluded) };
}

function askContents(noun: string, wanted: boolean): BothLanguages {
  const zh = plainWordsOf(noun)?.zh ?? noun;
  return wanted
    ? { en: `Does it contain ${noun}?`, zh: `是否含有${zh}？` }
    : { en: `Is it free of ${noun}?`, zh: `是否不含${zh}？` };
}

function askNeed(noun: string, wanted: boolean): BothLanguages {
  const verb = isPlural(noun) ? 'are' : 'is';
  const zh = plainWordsOf(noun)?.zh ?? noun;
  return wanted
    ? { en: `${isPlural(noun) ? 'Are' : 'Is'} ${noun} required?`, zh: `是否需要${zh}？` }
    : { en: `Can you confirm that no ${noun} ${verb} required?`, zh: `请确认该产品不需要${zh}，对吗？` };
}

function inEnglish(name: string, wanted: boolean, isIncluded: boolean): string {
  if (hasHan(name)) {
    const feature = name.replace(/^(?:是否|有无|可否|能否)/u, '');
    return wanted
      ? `Does it have the feature "${feature}"?`
      : `Can you confirm that it does not have the feature "${feature}"?`;
  }
  const noun = nounOf(name);
  if (/^supports?\s|\ssupport(?:ed)?$/iu.test(name)) {
    return wanted ? `Does it support ${noun}?` : `Can you confirm that it does not support ${noun}?`;
  }
  if (isIncluded) {
    const verb = isPlural(noun) ? 'Are' : 'Is';
    return wanted ? `${verb} the ${noun} included?` : `Does it come without ${withArticle(noun)}?`;
  }
  if (isAdjective(noun)) return wanted ? `Is it ${noun}?` : `Can you confirm that it is not ${noun}?`;
  return wanted ? `Does it have ${withArticle(noun)}?` : `Does it come without ${withArticle(noun)}?`;
}

/** "Supports fast charging" → "fast charging"; "Drain plug included" → "drain plug". */
function nounOf(name: string): string {
  return insideSentence(name)
    .replace(/^(?:is it|is|has|have|does it have|with|contains?|includes?|supports?)\s+/iu, '')
    .replace(/\s+(?:included|include|supported|support|available|function|feature)$/iu, '');
}

function inChinese(name: string, wanted: boolean, isIncluded: boolean): string {
  if (!hasHan(name)) {
    const noun = nounOf(name);
    if (/^supports?\s|\ssupport(?:ed)?$/iu.test(name)) {
      return wanted ? `是否支持${noun}？` : `请确认该产品不支持${noun}，对吗？`;
    }
    const certified = /^(?<by>.+)\s(?:certified|approved)$/iu.exec(noun)?.groups?.by;
    if (certified !== undefined) {
      return wanted ? `是否通过${certified}认证？` : `请确认该产品没有通过${certified}认证，对吗？`;
    }
    if (isAdjective(noun)) return wanted ? `是否符合“${noun}”？` : `请确认该产品不符合“${noun}”，对吗？`;
    const thing = plainWordsOf(noun)?.zh ?? noun;
    if (!wanted) return `请确认该产品不带${thing}，对吗？`;
    return isIncluded ? `是否包含${thing}？` : `是否带有${thing}？`;
  }
  const feature = name.replace(/^(?:是否|有无|可否|能否)/u, '');
  const isPredicate = chinesePredicate.test(feature);
  if (!wanted)
    return isPredicate
      ? `请确认该产品${/^[无不免]/u.test(feature) ? `不是${feature}的` : `不${feature}`}，对吗？`
      : `请确认该产品没有${feature}，对吗？`;
  return isPredicate || name.startsWith('是否') ? `是否${feature}？` : `是否有${feature}？`;
}
