import type { Attribute, Listing } from '../../../src/matching/listing.ts';
import type { Chooser } from './choose.ts';
import type { Goods } from './goods/goods.ts';

export type Place = 'title' | 'description' | 'attributes' | 'variants';

/** A fact in the words of one language. */
export interface Fact {
  /** As it stands beside the goods or behind a joining word. */
  phrase: string;
  /** True where a joining word ("with", "带") may stand before it. */
  joins: boolean;
  /** True where it may stand before the goods: "180 cm tall bookcase". */
  leads: boolean;
  /** Name and value of the attribute that tells the same. */
  label: string;
  value: string;
}

const openers = { en: ['', 'Modern ', 'New ', 'Classic ', ''], zh: ['', '新款', '现代', '家用', ''] } as const;
const joints = {
  en: [' with ', ' featuring ', ' has ', ' w/ ', ' incl. ', ' + ', ', ', ' - ', ' (', ' '],
  zh: [' ', '，', '带', '配', '含', ' + ', '（', ''],
} as const;
const plainJoints = { en: [', ', ' - ', ' (', ' ', ' | '], zh: [' ', '，', '（', ''] } as const;

/** Sentences and attributes that tell nothing that anybody asks for. */
export const asides = {
  en: [
    'Ships within 3 days.',
    'Free returns within 30 days.',
    'Thank you for visiting our store.',
    'Designed by a small family business.',
    'Contact us for bulk orders.',
  ],
  zh: ['欢迎选购，量大从优。', '3天内发货。', '支持7天无理由退换。', '如有问题请联系客服。', '厂家直供。'],
} as const;
const otherAttributes: Record<'en' | 'zh', readonly Attribute[]> = {
  en: [
    { name: 'Model', value: 'HX-210' },
    { name: 'Warranty', value: '12 months' },
    { name: 'Country of origin', value: 'Vietnam' },
    { name: 'Supplier note', value: 'Packed with care' },
  ],
  zh: [
    { name: '型号', value: 'HX-210' },
    { name: '质保', value: '12个月' },
    { name: '产地', value: '浙江' },
    { name: '备注', value: '欢迎选购' },
  ],
};

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The goods alone, with nothing said of them. */
export function plainTitle(goods: Goods, language: 'en' | 'zh', chooser: Chooser): string {
  const name = language === 'zh' ? goods.zh : goods.en;
  return capital(`${chooser.next(`opener ${language}`, openers[language])}${name}`);
}

/** Several facts behind the goods in a title. */
export function titleWith(subject: string, facts: readonly Fact[], language: 'en' | 'zh', chooser: Chooser): string {
  let title = subject;
  let isOpen = false;
  for (const [at, fact] of facts.entries()) {
    const isFirst = at === 0;
    if (isFirst && fact.leads && chooser.chance(0.3)) {
      title = language === 'zh' ? `${fact.phrase}${title}` : capital(`${fact.phrase} ${title.toLowerCase()}`);
      continue;
    }
    const choices = fact.joins && isFirst ? joints[language] : plainJoints[language];
    const more = language === 'zh' ? ['，', ' ', '+'] : [', ', ' and ', ', '];
    const after = language === 'zh' ? ['，', ' '] : [', '];
    let joint: string = isFirst
      ? chooser.next(`joint ${language} ${fact.joins}`, choices)
      : chooser.next(`more ${language}`, fact.joins ? more : after);
    if (fact.phrase.startsWith('a ') && isFirst) joint = ' with ';
    if (joint === '' && /^\d/u.test(fact.phrase) && /[\dA-Za-z]$/u.test(title)) joint = ' ';
    if (joint === ' (' || joint === '（') isOpen = true;
    title = `${title}${joint}${fact.phrase}`;
  }
  return isOpen ? `${title}${language === 'zh' ? '）' : ')'}` : title;
}

const sentences = {
  en: ['{label}: {value}.', 'It comes with {phrase}.', 'This {goods} has {phrase}.', '{label} {value}.'],
  zh: ['{label}：{value}。', '本产品{phrase}。', '{label}{value}。', '{label}: {value}'],
} as const;
const besideSentences = {
  en: ['It is {phrase}.', '{label}: {value}.'],
  zh: ['本产品{phrase}。', '{label}：{value}。'],
} as const;

/** A listing that tells the facts in one place and nothing else that matters. */
export function placeFacts(
  goods: Goods,
  facts: readonly Fact[],
  place: Place,
  language: 'en' | 'zh',
  chooser: Chooser,
): Listing {
  const title = plainTitle(goods, language, chooser);
  if (place === 'title') return { title: titleWith(title, facts, language, chooser) };
  if (place === 'description') {
    const stated = facts.map((fact) => sentenceOf(fact, goods, language, chooser));
    const aside = chooser.next(`aside ${language}`, asides[language]);
    const gap = language === 'zh' ? '' : ' ';
    return { title, description: (chooser.chance(0.5) ? [aside, ...stated] : [...stated, aside]).join(gap) };
  }
  const named = facts.map(({ label, value }) => ({ name: label, value }));
  const others = otherAttributes[language];
  if (place === 'attributes')
    return { title, attributes: [chooser.next(`other ${language}`, others), ...named, chooser.next('last', others)] };
  const colour = language === 'zh' ? ['颜色', '黑色', '白色'] : ['Color', 'Black', 'White'];
  return {
    title,
    variants: [1, 2].map((at) => ({ attributes: [{ name: colour[0] ?? '', value: colour[at] ?? '' }, ...named] })),
  };
}

function sentenceOf(fact: Fact, goods: Goods, language: 'en' | 'zh', chooser: Chooser): string {
  const isVerb = /^(?:weigh|holds|supports)/u.test(fact.phrase);
  const list = fact.joins ? sentences[language] : besideSentences[language];
  const template = isVerb ? '{label}: {value}.' : chooser.next(`sentence ${language} ${fact.joins}`, list);
  return template
    .replace('{label}', fact.label)
    .replace('{value}', fact.value)
    .replace('{phrase}', fact.phrase)
    .replace('{goods}', goods.en);
}
