import type { MatchType, Spec } from '../../../../src/matching/assessment.ts';
import type { Chooser } from '../choose.ts';
import type { Lang, ThirdFact } from './third-goods.ts';

export interface AskedWish {
  question: string;
  spec: Spec;
  right: readonly MatchType[];
}

const units: Record<string, readonly string[]> = {
  mm: ['mm', '毫米'],
  cm: ['cm', '厘米'],
  m: ['米', 'm'],
  inch: ['英寸'],
  g: ['g', '克'],
  kg: ['kg', '公斤'],
  L: ['L', '升'],
  ml: ['ml', '毫升'],
  W: ['W', '瓦'],
  V: ['V', '伏'],
  min: ['分钟'],
  months: ['个月'],
  sheets: ['页'],
  lbs: ['磅'],
  dB: ['分贝', 'dB'],
  lm: ['流明', 'lm'],
  '°C': ['℃'],
  '°': ['度', '°'],
};

const boundsOf = {
  en: {
    least: ['at least {v}', '{v} or more', 'minimum {v}', 'not less than {v}', '≥ {v}', '{v}+', 'more than {v}'],
    most: ['at most {v}', 'max. {v}', 'no more than {v}', 'under {v}', '≤ {v}', '{v} or less', 'less than {v}'],
  },
  zh: {
    least: ['至少{v}', '{v}以上', '不低于{v}', '≥{v}', '不少于{v}', '大于{v}'],
    most: ['不超过{v}', '{v}以内', '最多{v}', '≤{v}', '小于{v}', '{v}以下'],
  },
} as const;

const not = { en: ['not {v}', 'no {v}', 'anything but {v}'], zh: ['不要{v}', '非{v}', '除{v}以外'] } as const;
/** A comma parts colours and materials to choose from; of measures it may as well list sides. */
const or = { en: ['{a} or {b}', '{a} / {b}'], zh: ['{a}或{b}', '{a}/{b}'] } as const;
const orOfTexts = { en: [...or.en, '{a}, {b}'], zh: [...or.zh, '{a}、{b}'] } as const;

const inLanguage = (measure: string, lang: Lang, chooser: Chooser): string => {
  const [, number = '', unit = ''] = /^([±\d./-]+) ?(.*)$/u.exec(measure) ?? [];
  const signs = lang === 'zh' ? units[unit] : undefined;
  return signs === undefined ? measure : `${number}${chooser.next(`unit ${unit}`, signs)}`;
};

/** `part` of a measure, as a buyer would round it. */
function scaled(measure: string, part: number): string | null {
  const [, number = '', unit = ''] = /^(-?\d+(?:\.\d+)?) ?(.*)$/u.exec(measure) ?? [];
  if (number === '' || Number(number) <= 0 || unit.startsWith('/')) return null;
  const whole = Number(number) * part;
  const digits = Math.abs(whole) >= 10 || unit === '' ? Math.round(whole) : Number(whole.toPrecision(2));
  return `${digits} ${unit}`.trim();
}

/** What is asked of a fact that the listing states, with the answers that follow. */
export function wishesOf(fact: ThirdFact, lang: Lang, chooser: Chooser): AskedWish[] {
  if (fact.kind === 'x')
    return fact.wishes[lang].map(({ name, value, right }) => ({ question: 'by hand', spec: { name, value }, right }));
  const name = chooser.next(`ask ${lang} ${fact.ask[lang][0]}`, fact.ask[lang]);
  const wishes: AskedWish[] = [];
  const add = (question: string, value: string, right: MatchType) =>
    wishes.push({ question, spec: { name, value }, right: [right] });
  const value = inLanguage(fact.value[lang], lang, chooser);
  const other = inLanguage(fact.other[lang], lang, chooser);
  if (fact.kind === 'h' || fact.kind === 'l') {
    const yes = lang === 'zh' ? chooser.next('yes zh', ['有', '是', '需要']) : chooser.next('yes', ['yes', 'required']);
    const no = lang === 'zh' ? chooser.next('no zh', ['无', '否', '不含']) : chooser.next('no', ['no', 'none']);
    add('extras', yes, fact.kind === 'h' ? 'match' : 'not_match');
    add('extras', no, fact.kind === 'h' ? 'not_match' : 'match');
    return wishes;
  }
  if (fact.kind === 'r') return [...wishes, ...wishesOfRange(fact, name, lang, chooser)];
  const family =
    fact.kind === 't' ? 'texts' : fact.kind === 'd' ? 'dimensions' : fact.kind === 'n' ? 'counts' : 'measures';
  add(family, value, 'match');
  add(family, other, 'not_match');
  if (fact.kind === 't') {
    if (chooser.chance(0.4)) add('negations', chooser.next(`not ${lang}`, not[lang]).replace('{v}', other), 'match');
    if (chooser.chance(0.4))
      add('negations', chooser.next(`not ${lang}`, not[lang]).replace('{v}', value), 'not_match');
  }
  if (chooser.chance(0.3)) {
    const isLook = fact.kind === 't' && classOf(fact) !== null;
    const template = chooser.next(`or ${lang} ${isLook}`, isLook ? orOfTexts[lang] : or[lang]);
    if (!value.includes('/')) add('alternatives', template.replace('{a}', other).replace('{b}', value), 'match');
  }
  if (fact.kind === 'm' || fact.kind === 'm+' || fact.kind === 'n') wishes.push(...bounds(fact, name, lang, chooser));
  return wishes;
}

/** Bounds that the stated measure keeps, and ones that it does not keep. */
function bounds(fact: ThirdFact, name: string, lang: Lang, chooser: Chooser): AskedWish[] {
  const [low, high] = [scaled(fact.value[lang], 0.7), scaled(fact.value[lang], 1.4)];
  const number = Number.parseFloat(fact.value[lang]);
  if (low === null || high === null || Number.parseFloat(low) >= number || Number.parseFloat(high) <= number) return [];
  const wish = (side: 'least' | 'most', bound: string, right: MatchType): AskedWish => ({
    question: 'bounds',
    spec: {
      name,
      value: chooser.next(`${side} ${lang}`, boundsOf[lang][side]).replace('{v}', inLanguage(bound, lang, chooser)),
    },
    right: [right],
  });
  const isServed = fact.kind === 'm+';
  return [
    wish('least', low, 'match'),
    wish('least', high, 'not_match'),
    ...(isServed ? [] : [wish('most', high, 'match'), wish('most', low, 'not_match')]),
  ];
}

/** A range that the goods cover: its ends, a value within, one beyond. */
function wishesOfRange(fact: ThirdFact, name: string, lang: Lang, chooser: Chooser): AskedWish[] {
  const [low, high] = [fact.value[lang], fact.other[lang]];
  const [a, b] = [Number.parseFloat(low), Number.parseFloat(high)];
  const unit = high.replace(/^[-\d.]+ ?/u, '');
  const wish = (value: string, right: MatchType): AskedWish => ({
    question: 'ranges',
    spec: { name, value },
    right: [right],
  });
  const measure = (number: number) => inLanguage(`${number} ${unit}`, lang, chooser);
  return [
    wish(measure(Math.round((a + b) / 2)), 'match'),
    wish(lang === 'zh' ? `${a}~${measure(b)}` : `${a} to ${b} ${unit}`, 'match'),
    wish(measure(Math.round(b * 1.5)), 'not_match'),
  ];
}

const dimensions: Record<string, string> = {
  mm: 'length',
  cm: 'length',
  m: 'length',
  inch: 'length',
  g: 'mass',
  kg: 'mass',
  lbs: 'mass',
  L: 'volume',
  ml: 'volume',
  W: 'power',
  V: 'voltage',
  '°C': 'temperature',
};

/** What facts must share to be taken for each other: the dimension of a measure, or being a material or a colour. */
export function classOf({ kind, value, ask }: ThirdFact): string | null {
  if (kind === 'm' || kind === 'm+') return dimensions[value.en.replace(/^[±\d./ -]+/u, '')] ?? null;
  if (kind === 'n') return 'count';
  const names = ask.zh.join(' ');
  if (kind === 't' && /颜色/u.test(names)) return 'colour';
  return kind === 't' && /材质|材料|面料|里料|填充物/u.test(names) ? 'material' : null;
}

/** What nothing is said of is unknown, whatever is said of others like it. */
export function wishesOfUnstated(
  facts: readonly ThirdFact[],
  stated: readonly ThirdFact[],
  lang: Lang,
  chooser: Chooser,
): AskedWish[] {
  return facts.flatMap((fact) => {
    const kind = classOf(fact);
    if (stated.includes(fact) || fact.kind === 'x' || fact.kind === 'r') return [];
    const name = chooser.next(`ask ${lang} ${fact.ask[lang][0]}`, fact.ask[lang]);
    const wish = (question: string, value: string): AskedWish => ({
      question,
      spec: { name, value },
      right: ['unknown'],
    });
    if (fact.kind === 'h' || fact.kind === 'l')
      return chooser.chance(0.3) ? [wish('not stated', lang === 'zh' ? '有' : 'yes')] : [];
    const like = stated.find((one) => kind !== null && classOf(one) === kind);
    if (like !== undefined) return [wish('other property', inLanguage(like.value[lang], lang, chooser))];
    return chooser.chance(0.3) ? [wish('not stated', inLanguage(fact.value[lang], lang, chooser))] : [];
  });
}

/** One stated fact asked with the value of another stated one like it. */
export function wishesOfSwapped(stated: readonly ThirdFact[], lang: Lang, chooser: Chooser): AskedWish[] {
  return stated.flatMap((fact) => {
    const kind = classOf(fact);
    const like = stated.find((one) => one !== fact && kind !== null && classOf(one) === kind);
    if (like === undefined || like.value[lang] === fact.value[lang] || fact.kind === 'm+') return [];
    const name = chooser.next(`ask ${lang} ${fact.ask[lang][0]}`, fact.ask[lang]);
    const value = inLanguage(like.value[lang], lang, chooser);
    return [{ question: 'swapped', spec: { name, value }, right: ['not_match'] as const }];
  });
}
