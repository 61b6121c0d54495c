import type { Unit } from '../../../matching/ontology/units.ts';
import { type Bound, isSharedWriting } from '../bound-words.ts';
import type { FeaturePhrase } from '../feature-words.ts';
import type { Inquiry, QuestionLanguage, ValueInquiry } from '../inquiry.ts';
import { inUnit, isExact, isUnsaid, type MeasurePhrases, sayMeasure, symbolOf } from '../measures.ts';
import { plainWordsOf } from '../plain-words.ts';
import type { Term } from '../question.ts';
import { hasHan, listed, listedAlternatives } from '../value-words.ts';
import { isAdjective, nounOf } from './english-grammar.ts';

const countries = new Intl.DisplayNames('zh', { type: 'region' });
const dates = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'long', timeZone: 'UTC' });

export const chinese: QuestionLanguage = {
  write: (inquiry) => spaced(sentence(inquiry)),
  letter: {
    opening: (isOneProduct) => `您好！\n\n我们对${isOneProduct ? '这款产品' : '以下产品'}感兴趣，下单前想确认几点：`,
    product: ({ number, title, platform, productId, quantity }) =>
      `${number}. ${title}（${platform} ${productId}）${quantity === null ? '' : `，需求数量${quantity}件`}`,
    customization: ({ logoUrl, packaging, colour, notes }) =>
      `定制要求：${[
        ...(logoUrl === undefined ? [] : [`印我方标志（${logoUrl}）`]),
        ...(packaging === undefined ? [] : [`包装：${packaging}`]),
        ...(colour === undefined ? [] : [`颜色：${colour}`]),
        ...(notes === undefined ? [] : [notes]),
      ].join('；')}。能否做到？费用是多少？`,
    note: (text) => `备注：${text}`,
    delivery: ({ place, by }) =>
      [
        `交货：${by === null ? '' : `${dates.format(by)}前`}`,
        `${place === null ? '' : `送至${countries.of(place.country)}${place.city}`}。`,
        `${by === null ? '' : '能否按时交货？'}运费是多少？`,
      ].join(''),
    closing: '谢谢，期待您的回复！',
  },
};

/** Chinese is set with a space between its characters and Latin words, and none around numbers and punctuation. */
function spaced(text: string): string {
  return text
    .replaceAll(/(?<=\p{Script=Han})(?=[A-Za-z])/gu, ' ')
    .replaceAll(/(?<=[A-Za-z][A-Za-z0-9+./-]*)(?=\p{Script=Han})/gu, ' ');
}

function or(terms: readonly Term[]): string {
  return listed(
    terms.map(({ zh }) => zh),
    '、',
    '或',
  );
}

/** A yes must mean that the product is what the buyer wants. */
function confirm(what: string): string {
  return `请确认${what}，对吗？`;
}

const currencies = { USD: '美元', EUR: '欧元', GBP: '英镑', CNY: '元' };

function sentence(inquiry: Inquiry): string {
  switch (inquiry.ask) {
    case 'feature':
      return askFeature(inquiry.words, inquiry.wanted, inquiry.isIncluded);
    case 'own feature':
      return askOwnFeature(inquiry.name, inquiry.wanted, inquiry.isIncluded);
    case 'absence':
      return confirm(`该产品没有${inquiry.of}`);
    case 'ingredient':
      return `是否${inquiry.wanted ? '含有' : '不含'}${inquiry.of.zh}？`;
    case 'need':
      return inquiry.wanted ? `是否需要${inquiry.of.zh}？` : confirm(`该产品不需要${inquiry.of.zh}`);
    case 'measured feature': {
      const { name, words, value } = inquiry;
      const asked = words === null ? `是否符合“${name}”？` : askFeature(words, true, false);
      return asked.replace('？', `（${value}）？`);
    }
    case 'function':
      return `是否具有以下功能：${or(inquiry.values)}？`;
    case 'exclusion':
      return confirm(`${inquiry.name.zh}不是${or(inquiry.values)}`);
    case 'contents':
      return `是否包含${inquiry.quantity === null ? or(inquiry.values) : sayMeasure(inquiry.quantity, exact)}？`;
    case 'rating':
      return `防护等级是否达到${or(inquiry.values)}？`;
    case 'country':
      return `产地是${or(inquiry.values)}吗？`;
    case 'closure':
      return `闭合方式是${or(inquiry.values)}吗？`;
    case 'users':
      return `是否适合${or(inquiry.values)}？`;
    case 'fit':
      return `版型是${or(inquiry.values)}吗？`;
    case 'compatibility':
      return `是否兼容${or(inquiry.values)}？`;
    case 'use':
      return `是否适用于${or(inquiry.values)}？`;
    case 'colour':
      return `有${or(inquiry.values)}吗？`;
    case 'size':
      return `有${or(inquiry.values)}码吗？`;
    case 'certificates':
      return askCertificates(inquiry.alternatives);
    case 'age': {
      const { from, unit } = inquiry;
      const years = unit.id === 'year' ? '岁' : (unit.spellings.find(hasHan) ?? '');
      return `是否适合${inUnit(from, unit)}${years}及以上？`;
    }
    case 'connector':
      return `${inquiry.hasTwoEnds ? '两端接口' : '接口'}是${or(inquiry.values)}吗？`;
    case 'pack':
      return `每包是${inquiry.count}件吗？`;
    case 'layers':
      return `是否为${inquiry.count}层？`;
    case 'sizes': {
      const { sizes, unit } = inquiry.list;
      // 尺码 is a size of clothes.
      const name = inquiry.name.zh === '尺码' ? '尺寸' : inquiry.name.zh;
      return askExact(name, `是${sizes.map((size) => inUnit(size, unit)).join('×')}${unitWord(unit)}吗？`);
    }
    case 'measure': {
      const { name, quantities, inChinese } = inquiry;
      const [only] = quantities;
      const say = inChinese === undefined ? phrases : { ...phrases, amount: () => inChinese };
      if (only === undefined || quantities.length > 1) {
        return `${name.zh}是${listed(
          quantities.map((quantity) => sayMeasure(quantity, exact)),
          '、',
          '或',
        )}吗？`;
      }
      return isExact(only) ? askExact(name.zh, sayMeasure(only, say)) : `${name.zh}${sayMeasure(only, say)}`;
    }
    case 'bounded':
      return `${inquiry.name.zh}${phrases[inquiry.bound](ownWords(inquiry.words))}`;
    case 'statement': {
      const { name, text, bounded } = inquiry;
      const said = bounded === null ? ownWords(text) : `${boundWords[bounded.bound]}${ownWords(bounded.words)}`;
      return `${name.zh}：${said}，是这样吗？`;
    }
    case 'count': {
      const things = plainWordsOf(inquiry.counted)?.zh;
      const { zh } = inquiry.name;
      const name = things === undefined || zh.endsWith('数') ? zh : `${things}数量`;
      return `${name}${sayMeasure(inquiry.quantity, phrases)}`;
    }
    case 'material':
      return `${inquiry.name.zh}是${or(inquiry.values)}吗？`;
    case 'value':
      return askValue(inquiry);
    case 'price':
      return inquiry.ceiling === null
        ? `单价能否做到：${inquiry.text}？`
        : `单价能否做到${inquiry.ceiling.amount}${currencies[inquiry.ceiling.currency]}以内？`;
    case 'open price':
      return inquiry.quantity === null ? '单价是多少？' : `订购${inquiry.quantity}件的单价是多少？`;
    case 'minimum order':
      return `我们需要${inquiry.quantity}件，低于起订量${inquiry.minimum}件，可以接单吗？`;
  }
}

function askExact(name: string, question: string): string {
  return `${name}${question}如果不是，请告知实际${name}。`;
}

function askValue({ name, values, form }: ValueInquiry): string {
  const any = or(values);
  if (form === 'long') return `能否满足以下要求？${name.zh}：${any}`;
  return `${name.zh}是${form === 'quoted' ? `“${any}”` : any}吗？`;
}

function askCertificates(alternatives: readonly Term[][]): string {
  const names = alternatives.map((all) => all.map(({ zh }) => zh));
  const any = listedAlternatives(names, { comma: '、', and: '和', or: '或' });
  return `是否有${any}${/certif|认证/iu.test(any) ? '' : '认证'}？`;
}

function askFeature({ form, zh }: FeaturePhrase, wanted: boolean, isIncluded: boolean): string {
  switch (form) {
    case 'is':
      return wanted ? `是否${zh}？` : confirm(`该产品${denied(zh)}`);
    case 'comes with':
      return wanted ? `是否${isIncluded ? '包含' : '带'}${zh}？` : `是否不带${zh}？`;
    case 'supports':
      return wanted ? `是否支持${zh}？` : confirm(`该产品不支持${zh}`);
    case 'free of':
      return `是否${wanted ? '含有' : '不含'}${zh}？`;
  }
}

/** 不 goes before verbs and adjectives ("不防水"); what is no predicate is denied with 不是 … 的. */
function denied(zh: string): string {
  if (zh.startsWith('为')) return `不是${zh.slice(1)}`;
  if (zh.startsWith('有')) return `没${zh}`;
  if (zh.startsWith('通过')) return `没有${zh}`;
  return /^(?:[无不免]|智能)/u.test(zh) ? `不是${zh}的` : `不${zh}`;
}

/** Names that begin like a verb or an adjective follow 是否 as they are. */
const predicate = /^[可能带含有防支无不免耐易需配附具适]/u;

function askOwnFeature(name: string, wanted: boolean, isIncluded: boolean): string {
  if (!hasHan(name)) return askEnglishFeature(name, wanted, isIncluded);
  const feature = name.replace(/^(?:是否|有无|可否|能否)/u, '');
  const isPredicate = predicate.test(feature);
  if (wanted) return isPredicate || name.startsWith('是否') ? `是否${feature}？` : `是否有${feature}？`;
  if (!isPredicate) return confirm(`该产品没有${feature}`);
  return confirm(`该产品${/^[无不免]/u.test(feature) ? `不是${feature}的` : `不${feature}`}`);
}

function askEnglishFeature(name: string, wanted: boolean, isIncluded: boolean): string {
  const noun = nounOf(name);
  if (/^supports?\s|\ssupport(?:ed)?$/iu.test(name)) {
    return wanted ? `是否支持${noun}？` : confirm(`该产品不支持${noun}`);
  }
  const certified = /^(?<by>.+)\s(?:certified|approved)$/iu.exec(noun)?.groups?.by;
  if (certified !== undefined) {
    return wanted ? `是否通过${certified}认证？` : confirm(`该产品没有通过${certified}认证`);
  }
  if (isAdjective(noun)) return wanted ? `是否符合“${noun}”？` : confirm(`该产品不符合“${noun}”`);
  const thing = plainWordsOf(noun)?.zh ?? noun;
  return wanted ? `是否${isIncluded ? '包含' : '带有'}${thing}？` : confirm(`该产品不带${thing}`);
}

/** Units where the first Chinese spelling of the matcher's table is not what is written on a label. */
const unitWords: Readonly<Record<string, string>> = {
  kg: '公斤',
  C: '°C',
  F: '°F',
  K: 'K',
  deg: '°',
  '%': '%',
  piece: '件',
  pack: '包',
  V: '伏',
  W: '瓦',
  Hz: '赫兹',
  m2: '平方米',
  in: '英寸',
};

function unitWord(unit: Unit | null): string {
  if (unit === null || isUnsaid(unit)) return '';
  return unitWords[unit.id] ?? unit.spellings.find(hasHan) ?? ` ${symbolOf(unit)}`;
}

/** The buyer's words in quotes, unless they are Chinese or read alike in every language. */
function ownWords(words: string): string {
  return hasHan(words) || isSharedWriting(words) ? words : `“${words}”`;
}

const boundWords: Readonly<Record<Bound, string>> = {
  moreThan: '大于',
  atLeast: '至少',
  lessThan: '小于',
  atMost: '不超过',
  about: '约',
  exactly: '',
};

/** With verb and question mark. */
const phrases: MeasurePhrases = {
  amount: (base, unit) => `${inUnit(base, unit)}${unitWord(unit)}`,
  per: (unit) => unitWord(unit).trim(),
  number: (value) => String(value),
  moreThan: (amount) => `是否大于${amount}？`,
  atLeast: (amount) => `是否至少${amount}？`,
  lessThan: (amount) => `是否小于${amount}？`,
  atMost: (amount) => `是否不超过${amount}？`,
  range: (from, to) => `是否为${from}至${to}？`,
  tolerance: (middle, by) => `是${middle}±${by}吗？`,
  about: (amount) => `约为${amount}吗？`,
  exactly: (amount) => `是${amount}吗？`,
};

/** Exact amounts alone. */
const exact: MeasurePhrases = { ...phrases, tolerance: (middle, by) => `${middle}±${by}`, exactly: (amount) => amount };
