import type { Unit } from '../../../matching/ontology/units.ts';
import { type Bound, isSharedWriting } from '../bound-words.ts';
import type { FeaturePhrase } from '../feature-words.ts';
import type { QuestionLanguage, Sentences, ValueInquiry } from '../inquiry.ts';
import { inUnit, isExact, isUnsaid, type MeasurePhrases, sayMeasure, symbolOf } from '../measures.ts';
import { plainWordsOf } from '../plain-words.ts';
import type { Term } from '../question.ts';
import { hasHan, listed, listedAlternatives } from '../value-words.ts';
import { isAdjective, nounOf } from './english-grammar.ts';

const countries = new Intl.DisplayNames('zh', { type: 'region' });
const dates = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'long', timeZone: 'UTC' });

const currencies = { USD: '美元', EUR: '欧元', GBP: '英镑', CNY: '元' };

const sentences: Sentences = {
  feature: ({ words, wanted, isIncluded }) => askFeature(words, wanted, isIncluded),
  'own feature': ({ name, wanted, isIncluded }) => askOwnFeature(name, wanted, isIncluded),
  absence: ({ of }) => confirm(`该产品没有${of}`),
  ingredient: ({ of, wanted }) => `是否${wanted ? '含有' : '不含'}${of.zh}？`,
  need: ({ of, wanted }) => (wanted ? `是否需要${of.zh}？` : confirm(`该产品不需要${of.zh}`)),
  'measured feature': ({ name, words, value }) => {
    const asked = words === null ? `是否符合“${name}”？` : askFeature(words, true, false);
    return asked.replace('？', `（${value}）？`);
  },
  function: ({ values }) => `是否具有以下功能：${or(values)}？`,
  exclusion: ({ name, values }) => confirm(`${name.zh}不是${or(values)}`),
  contents: ({ values, quantity }) => `是否包含${quantity === null ? or(values) : sayMeasure(quantity, exact)}？`,
  rating: ({ values }) => `防护等级是否达到${or(values)}？`,
  country: ({ values }) => `产地是${or(values)}吗？`,
  closure: ({ values }) => `闭合方式是${or(values)}吗？`,
  users: ({ values }) => `是否适合${or(values)}？`,
  fit: ({ values }) => `版型是${or(values)}吗？`,
  compatibility: ({ values }) => `是否兼容${or(values)}？`,
  use: ({ values }) => `是否适用于${or(values)}？`,
  colour: ({ values }) => `有${or(values)}吗？`,
  size: ({ values }) => `有${or(values)}码吗？`,
  certificates: ({ alternatives }) => askCertificates(alternatives),
  age: ({ from, unit }) => {
    const years = unit.id === 'year' ? '岁' : (unit.spellings.find(hasHan) ?? '');
    return `是否适合${inUnit(from, unit)}${years}及以上？`;
  },
  connector: ({ values, hasTwoEnds }) => `${hasTwoEnds ? '两端接口' : '接口'}是${or(values)}吗？`,
  pack: ({ count }) => `每包是${count}件吗？`,
  layers: ({ count }) => `是否为${count}层？`,
  sizes: ({ name, list: { sizes, unit } }) => {
    // 尺码 is a size of clothes.
    const named = name.zh === '尺码' ? '尺寸' : name.zh;
    return askExact(named, `是${sizes.map((size) => inUnit(size, unit)).join('×')}${unitWord(unit)}吗？`);
  },
  measure: ({ name, quantities, inChinese }) => {
    const [only] = quantities;
    const say = inChinese === undefined ? phrases : { ...phrases, amount: () => inChinese };
    if (only === undefined || quantities.length > 1) {
      return `${name.zh}是${anyOf(quantities.map((quantity) => sayMeasure(quantity, exact)))}吗？`;
    }
    return isExact(only) ? askExact(name.zh, sayMeasure(only, say)) : `${name.zh}${sayMeasure(only, say)}`;
  },
  bounded: ({ name, bound, words }) => `${name.zh}${phrases[bound](ownWords(words))}`,
  statement: ({ name, text, bounded }) => {
    const said = bounded === null ? ownWords(text) : `${boundWords[bounded.bound]}${ownWords(bounded.words)}`;
    return `${name.zh}：${said}，是这样吗？`;
  },
  count: ({ name: { zh }, counted, quantity }) => {
    const things = plainWordsOf(counted)?.zh;
    return `${things === undefined || zh.endsWith('数') ? zh : `${things}数量`}${sayMeasure(quantity, phrases)}`;
  },
  material: ({ name, values }) => `${name.zh}是${or(values)}吗？`,
  value: askValue,
  price: ({ text, ceiling }) =>
    `单价能否做到${ceiling === null ? `：${text}` : `${ceiling.amount}${currencies[ceiling.currency]}以内`}？`,
  'open price': ({ quantity }) => (quantity === null ? '单价是多少？' : `订购${quantity}件的单价是多少？`),
  'minimum order': ({ quantity, minimum }) => `我们需要${quantity}件，低于起订量${minimum}件，可以接单吗？`,
};

export const chinese: QuestionLanguage = {
  sentences,
  finish: spaced,
  letter: {
    opening: (isOneProduct) => `您好！\n\n我们对${isOneProduct ? '这款产品' : '以下产品'}感兴趣，下单前想确认几点：`,
    product: ({ number, title, platform, productId, quantity }) =>
      `${number}. ${title}（${platform} ${productId}）${quantity === null ? '' : `，需求数量${quantity}件`}`,
    logo: (url) => `印我方标志（${url}）`,
    packaging: (text) => `包装：${text}`,
    colour: (text) => `颜色：${text}`,
    customization: (wishes) => `定制要求：${wishes.join('；')}。能否做到？费用是多少？`,
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

function anyOf(texts: readonly string[]): string {
  return listed(texts, '、', '或');
}

function or(terms: readonly Term[]): string {
  return anyOf(terms.map(({ zh }) => zh));
}

/** A yes must mean that the product is what the buyer wants. */
function confirm(what: string): string {
  return `请确认${what}，对吗？`;
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
