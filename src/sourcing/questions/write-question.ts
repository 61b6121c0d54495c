import type { Spec } from '../../matching/assessment.ts';
import { parseRequirement } from '../../matching/parse-requirement.ts';
import type { Requirement } from '../../matching/requirement.ts';
import { readText } from '../../matching/text/read-text.ts';
import { askFeature, askKnown } from './ask-feature.ts';
import { askPriceSpec } from './ask-offer.ts';
import { insideSentence, isAdjective, isPlural, withArticle } from './english-grammar.ts';
import { featureWordsOf } from './feature-words.ts';
import { amountInEnglish, inUnit, measureInBoth, sizesInBoth } from './measure-words.ts';
import { cleanName, nameInBoth } from './name-words.ts';
import { plainWordsOf } from './plain-words.ts';
import type { BothLanguages, Question } from './question.ts';
import { allOf, anyOf, hasHan, oneLine, shorten, spaced, valueInBoth } from './value-words.ts';

/** Asks a supplier for one spec, in English and Chinese; every spec gets a question. Pure. */
export function writeQuestion(spec: Spec): Question {
  const requirement = parseRequirement(spec);
  const { en, zh } = askRequirement(requirement);
  return { specName: spec.name, en: oneLine(en.charAt(0).toUpperCase() + en.slice(1)), zh: oneLine(spaced(zh)) };
}

function askRequirement(requirement: Requirement): BothLanguages {
  if (requirement.isExclusion) return askExclusion(requirement);
  return (
    askFeature(requirement) ??
    askByName(requirement) ??
    askMeasure(requirement) ??
    askChoice(requirement) ??
    askText(requirement)
  );
}

/** "Colour: not red": a yes must mean that the product is what the buyer wants. */
function askExclusion(requirement: Requirement): BothLanguages {
  const any = anyOf(requirement.alternatives.map((wanted) => valueInBoth(requirement, wanted)));
  const name = nameInBoth(requirement);
  const zh = `请确认${name.zh}不是${any.zh}，对吗？`;
  const isMaterial = requirement.name.known?.id === 'material' && isPlainMaterial(requirement);
  if (isMaterial) return { en: `Can you confirm that it is not made of ${any.en}?`, zh };
  return { en: `Can you confirm that the ${name.en} ${isPlural(name.en) ? 'are' : 'is'} not ${any.en}?`, zh };
}

function isPlainMaterial(requirement: Requirement): boolean {
  return /^(?:main |primary )?materials?$|^made of$|^composition$|^材[质料]$/iu.test(cleanName(requirement));
}

/** "Includes: carry bag", "Set includes: 4 pieces". */
function askContents(requirement: Requirement, any: BothLanguages): BothLanguages | null {
  const includes = /^(?:(?<whole>.+)\s)?includes?$/iu.exec(cleanName(requirement));
  if (includes === null) return null;
  const whole = includes.groups?.whole;
  const subject = whole === undefined ? 'it' : `the ${insideSentence(whole)}`;
  const quantity = requirement.alternatives.length === 1 ? requirement.alternatives[0]?.quantity : undefined;
  const measure = quantity === undefined || quantity === null ? null : measureInBoth(quantity);
  const zh = measure?.isExact ? measure.zh.slice('是'.length, -'吗？'.length) : any.zh;
  return { en: `Does ${subject} include ${withArticle(any.en)}?`, zh: `是否包含${zh}？` };
}

/** Properties that have a way of asking of their own. */
function askByName(requirement: Requirement): BothLanguages | null {
  const values = requirement.alternatives.map((wanted) => valueInBoth(requirement, wanted));
  const any = anyOf(values);
  const rating = values.every(({ en }) => /^IP[X\d]\d/iu.test(en));
  if (rating) return { en: `Is it rated ${any.en}?`, zh: `防护等级是否达到${any.zh}？` };
  const contents = askContents(requirement, any);
  if (contents !== null) return contents;
  if (/price|价格|单价/iu.test(requirement.specName)) return askPriceSpec(requirement);
  switch (requirement.name.known?.id) {
    case 'price':
      return askPriceSpec(requirement);
    case 'certification':
      return askCertificates(requirement);
    case 'country':
      return { en: `Is it made in ${any.en.charAt(0).toUpperCase()}${any.en.slice(1)}?`, zh: `产地是${any.zh}吗？` };
    case 'closure':
      return { en: `Does it have ${withArticle(any.en)} closure?`, zh: `闭合方式是${any.zh}吗？` };
    case 'age':
      return askAge(requirement) ?? { en: `Is it for ${any.en}?`, zh: `是否适合${any.zh}？` };
    case 'gender':
      return { en: `Is it for ${any.en}?`, zh: `是否适合${any.zh}？` };
    case 'compatibility':
      // Of clothes it is how close they sit.
      if (/^fit$/iu.test(cleanName(requirement)) && !/\d/u.test(any.en)) {
        return { en: `Is the fit ${any.en}?`, zh: `版型是${any.zh}吗？` };
      }
      return { en: `Is it compatible with ${any.en}?`, zh: `是否兼容${any.zh}？` };
    case 'use':
      return { en: `Is it suitable for ${any.en}?`, zh: `是否适用于${any.zh}？` };
    case 'feature':
      return askNamedFeature(any);
    case 'connector':
      return askConnector(requirement, any);
    case 'pack size':
      return askPackSize(requirement);
    case 'layers':
      return askLayers(requirement);
    default:
      return null;
  }
}

/** "3 years and up" is an age from which on it is fit. */
function askAge({ alternatives }: Requirement): BothLanguages | null {
  const quantity = alternatives.length === 1 ? alternatives[0]?.quantity : undefined;
  if (quantity?.unit?.dimension !== 'time' || quantity.form !== 'min') return null;
  const years = quantity.unit.id === 'year' ? '岁' : (quantity.unit.spellings.find(hasHan) ?? '');
  return {
    en: `Is it suitable from the age of ${amountInEnglish(quantity.low, quantity.unit)}?`,
    zh: `是否适合${inUnit(quantity.low, quantity.unit)}${years}及以上？`,
  };
}

/** "CE, FCC" wants both; "CE or FCC" wants one. */
function askCertificates({ specValues }: Requirement): BothLanguages {
  const each = specValues.map((value) => allOf(asWritten(shorten(value).split(/[,，、;]/u))));
  const { en, zh } = anyOf(each);
  const isNamed = /certif|认证/iu.test(en);
  return {
    en: `Does it have ${isNamed ? withArticle(en) : `${en} certification`}?`,
    zh: `是否有${zh}${isNamed ? '' : '认证'}？`,
  };
}

function asWritten(texts: readonly string[]): BothLanguages[] {
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => ({ en: text, zh: text }));
}

function askNamedFeature({ en, zh }: BothLanguages): BothLanguages {
  const known = featureWordsOf([readText(en).squashed]);
  if (known !== undefined) return askKnown(known.words, !known.namesAbsence, false);
  return { en: `Does it have this feature: ${en}?`, zh: `是否具有以下功能：${zh}？` };
}

function askConnector({ alternatives }: Requirement, any: BothLanguages): BothLanguages {
  const ends = alternatives.length === 1 ? alternatives[0]?.ends : undefined;
  if (ends !== undefined && ends !== null && ends.length > 1) {
    return { en: `Is it ${any.en}?`, zh: `两端接口是${any.zh}吗？` };
  }
  return { en: `Does it have ${withArticle(any.en)} connector?`, zh: `接口是${any.zh}吗？` };
}

function askPackSize(requirement: Requirement): BothLanguages | null {
  const quantity = requirement.alternatives.length === 1 ? requirement.alternatives[0]?.quantity : undefined;
  if (quantity === undefined || quantity === null || quantity.form !== 'point' || quantity.times > 1) return null;
  const pieces = quantity.low === 1 ? 'piece' : 'pieces';
  return { en: `Does one pack contain ${quantity.low} ${pieces}?`, zh: `每包是${quantity.low}件吗？` };
}

function askLayers({ alternatives }: Requirement): BothLanguages | null {
  const quantity = alternatives.length === 1 ? alternatives[0]?.quantity : undefined;
  if (quantity === undefined || quantity === null || quantity.form !== 'point') return null;
  return {
    en: `Does it have ${quantity.low} ${quantity.low === 1 ? 'layer' : 'layers'}?`,
    zh: `是否为${quantity.low}层？`,
  };
}

/** Quantities and lists of sizes: "Is the capacity 500 ml? If not, what is it?" */
function askMeasure(requirement: Requirement): BothLanguages | null {
  const [only] = requirement.alternatives;
  if (only === undefined) return null;
  if (requirement.alternatives.length > 1) return askMeasures(requirement);
  if (requirement.name.known === null && isAdjective(requirement.specName)) return askMeasuredFeature(requirement);
  const name = nameInBoth(requirement);
  const plural = isPlural(name.en);
  const verb = plural ? 'Are' : 'Is';
  const ifNot = plural ? 'If not, what are they?' : 'If not, what is it?';
  if (only.list !== null) {
    const sizes = sizesInBoth(only.list);
    // 尺码 is a size of clothes.
    const zh = name.zh === '尺码' ? '尺寸' : name.zh;
    return {
      en: `${verb} the ${name.en} ${sizes.en}? ${ifNot}`,
      zh: `${zh}是${sizes.zh}吗？如果不是，请告知实际${zh}。`,
    };
  }
  if (only.quantity === null) return null;
  const words = measureInBoth(only.quantity);
  if (words === null) return null;
  const isCount = only.quantity.unit === null || /^(?:page|person)$/u.test(only.quantity.unit.id);
  if (isCount && (plural || /^number of /iu.test(name.en))) {
    const counted = name.en.replace(/^number of /iu, '');
    const number = words.en.replace(/ (?:pages?|person|people)$/u, '');
    const things = plainWordsOf(counted)?.zh;
    const zh = things === undefined || name.zh.endsWith('数') ? name.zh : `${things}数量`;
    return { en: `Does it have ${number} ${counted}?`, zh: `${zh}${words.zh}` };
  }
  return words.isExact
    ? {
        en: `${verb} the ${name.en} ${words.en}? ${ifNot}`,
        zh: `${name.zh}${words.zh}如果不是，请告知实际${name.zh}。`,
      }
    : { en: `${verb} the ${name.en} ${words.en}?`, zh: `${name.zh}${words.zh}` };
}

/** "256 GB or 512 GB": several exact measures to choose from. */
function askMeasures(requirement: Requirement): BothLanguages | null {
  const measures = requirement.alternatives.map(({ quantity }) => (quantity === null ? null : measureInBoth(quantity)));
  const exact = measures.flatMap((words) => (words?.isExact ? [words] : []));
  if (exact.length < measures.length) return null;
  const name = nameInBoth(requirement);
  const any = anyOf(exact.map(({ en, zh }) => ({ en, zh: zh.slice('是'.length, -'吗？'.length) })));
  return { en: `${isPlural(name.en) ? 'Are' : 'Is'} the ${name.en} ${any.en}?`, zh: `${name.zh}是${any.zh}吗？` };
}

/** "Oven safe: up to 220 °C" is a feature with a measure. */
function askMeasuredFeature(requirement: Requirement): BothLanguages {
  const name = cleanName(requirement);
  const value = shorten(requirement.specValues.join(' / '));
  const known = featureWordsOf([readText(name).squashed]);
  const zh = known === undefined ? `是否符合“${name}”` : askKnown(known.words, true, false).zh.slice(0, -'？'.length);
  return { en: `Is it ${insideSentence(name)} (${value})?`, zh: `${zh}（${value}）？` };
}

/** Colours, sizes and materials, of which one offer may have several. */
function askChoice(requirement: Requirement): BothLanguages | null {
  const reads = requirement.name.known?.reads;
  const any = anyOf(requirement.alternatives.map((wanted) => valueInBoth(requirement, wanted)));
  if (reads === 'colour') return { en: `Is it available in ${any.en}?`, zh: `有${any.zh}吗？` };
  if (reads === 'size') return { en: `Is it available in size ${any.en}?`, zh: `有${any.zh}码吗？` };
  if (reads === 'material') {
    const isPlain = isPlainMaterial(requirement);
    const name = nameInBoth(requirement);
    return {
      en: isPlain ? `Is it made of ${any.en}?` : `Is the ${name.en} ${any.en}?`,
      zh: `${name.zh}是${any.zh}吗？`,
    };
  }
  return null;
}

const longestPlainValue = 60;

/** Everything else, in the buyer's own words. */
function askText(requirement: Requirement): BothLanguages {
  const name = nameInBoth(requirement);
  const values = requirement.alternatives.map((wanted) => valueInBoth(requirement, wanted));
  const any = anyOf(values);
  const isNamed = values.every(({ isKnown }) => isKnown) || /^\S*\d\S*$|^\d/u.test(any.en);
  const isProper = requirement.name.known?.reads === 'name' || requirement.name.known?.reads === 'identifier';
  if (any.en.length > longestPlainValue || /[.!?;。！？；]\s*$|[.!?;] /u.test(any.en)) {
    const title = insideSentence(name.en);
    return {
      en: `Can you meet this requirement? ${title.charAt(0).toUpperCase()}${title.slice(1)}: ${any.en}`,
      zh: `能否满足以下要求？${name.zh}：${any.zh}`,
    };
  }
  if (requirement.name.known === null && any.en.toLowerCase().endsWith(` ${name.en}`) && !isPlural(name.en)) {
    return { en: `Does it have ${withArticle(any.en)}?`, zh: `${name.zh}是${any.zh}吗？` };
  }
  if (` ${any.en} `.includes(` ${name.en} `)) return { en: `Is it ${any.en}?`, zh: `${name.zh}是${any.zh}吗？` };
  const verb = isPlural(name.en) ? 'Are' : 'Is';
  const isOneThing = values.length === 1 && /^[a-z ]*\b(?:box|bag|pouch|sleeve|lid|cap)$/u.test(any.en);
  const value = isOneThing ? withArticle(any.en) : isNamed || isProper ? any.en : `"${any.en}"`;
  return {
    en: `${verb} the ${name.en} ${value}?`,
    zh: `${name.zh}是${isNamed || isProper ? any.zh : `“${any.zh}”`}吗？`,
  };
}
