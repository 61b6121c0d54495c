import type { Attribute, Listing } from '../../../../src/matching/listing.ts';
import type { Chooser } from '../choose.ts';
import type { Lang, ThirdFact, ThirdGoods } from './third-goods.ts';

export type ThirdPlace = 'title' | 'attributes' | 'sentences' | 'title and attributes';

const titles = {
  en: [
    '{brand} {goods}, {facts} - Genuine New',
    '{goods} {facts} {brand} Fast Dispatch',
    'NEW {brand} {goods} ({facts})',
    '{first} {goods} {rest} {brand} UK Stock',
    '★ {brand} ★ {goods} | {facts} | Trade Price',
    '{goods} - {facts} - {brand} - 2-Year Guarantee',
  ],
  zh: [
    '{brand}{goods}{facts}包邮',
    '【正品保障】{goods} {facts} {brand}',
    '{first}{goods} {rest} 现货速发',
    '{brand} {goods} {facts} 外贸出口',
    '{goods}（{facts}）厂家批发',
    '高品质{goods} {facts} 量大价优',
  ],
} as const;

const bare = {
  en: ['{brand} {goods} - Genuine New', 'NEW {goods} by {brand}', '{goods} | {brand} | Trade Price'],
  zh: ['{brand}{goods}包邮', '【正品保障】{goods} {brand}', '高品质{goods} 量大价优'],
} as const;

const gaps = { en: [', ', ' | ', ' / ', ' ', ' + '], zh: [' ', '，', '', ' / ', '、'] } as const;

const around: Record<Lang, readonly (readonly [before: string, after: string])[]> = {
  en: [
    ['Thank you for looking at our shop.', 'Orders placed before noon leave on the same day.'],
    ['We have made these for more than 20 years.', 'Please allow 1-2 cm of deviation due to manual measurement.'],
    ['Any questions? Just send us a message.', 'Colours may look different on your screen.'],
    ['', 'Ask for our price list from 500 pieces.'],
  ],
  zh: [
    ['感谢光临本店。', '当天下单当天发货。'],
    ['本厂专业生产20年，品质可靠。', '手工测量，误差1-2cm属正常现象。'],
    ['有任何疑问请联系在线客服。', '因显示器不同，实物颜色可能略有差异。'],
    ['', '500件起可开模定制。'],
  ],
};

const others: Record<Lang, readonly Attribute[]> = {
  en: [
    { name: 'Item no.', value: 'K-4471' },
    { name: 'Guarantee', value: '2 years' },
    { name: 'Made in', value: 'Portugal' },
    { name: 'Carton', value: '12 pcs / 48 x 36 x 30 cm / 9.5 kg' },
    { name: 'Lead time', value: '7 days' },
  ],
  zh: [
    { name: '商品编号', value: 'K-4471' },
    { name: '保修期', value: '2年' },
    { name: '产地', value: '福建' },
    { name: '外箱', value: '12件/箱 48*36*30cm 9.5kg' },
    { name: '交货期', value: '7天' },
  ],
};

const titled = (text: string) => text.replace(/\b[a-z]/gu, (letter) => letter.toUpperCase());
const phraseOf = (fact: ThirdFact, lang: Lang, chooser: Chooser) =>
  chooser.next(`phrase ${fact.told[lang].phrases[0]}`, fact.told[lang].phrases);

/** The facts in a title, in attributes under a seller's own names, in sentences, or in several of these. */
export function writeThird(
  goods: ThirdGoods,
  facts: readonly ThirdFact[],
  place: ThirdPlace,
  lang: Lang,
  chooser: Chooser,
): Listing {
  if (place === 'title') return { title: title(goods, facts, lang, chooser) };
  if (place === 'attributes') return { title: title(goods, [], lang, chooser), attributes: list(facts, lang, chooser) };
  if (place === 'sentences')
    return { title: title(goods, [], lang, chooser), description: describe(facts, lang, chooser) };
  const [first, ...rest] = facts;
  return {
    title: title(goods, first === undefined ? [] : [first], lang, chooser),
    attributes: list(rest, lang, chooser),
  };
}

function title(goods: ThirdGoods, facts: readonly ThirdFact[], lang: Lang, chooser: Chooser): string {
  const phrases = facts.map((fact) => phraseOf(fact, lang, chooser));
  const gap = chooser.next(`gap ${lang}`, gaps[lang]);
  const join = (some: readonly string[]) =>
    some.reduce((text, phrase) => {
      const isTight = gap === '' && !(/\p{Script=Han}$/u.test(text) && /^\p{Script=Han}/u.test(phrase));
      return text === '' ? phrase : `${text}${isTight ? ' ' : gap}${phrase}`;
    }, '');
  const values: Record<string, string> = {
    brand: goods.brand,
    goods: lang === 'zh' ? goods.zh : titled(goods.en),
    facts: join(phrases),
    first: phrases[0] ?? '',
    rest: join(phrases.slice(1)),
  };
  const template =
    facts.length === 0 ? chooser.next(`bare ${lang}`, bare[lang]) : chooser.next(`title ${lang}`, titles[lang]);
  const text = template.replace(/\{(\w+)\}/gu, (_, key: string) => values[key] ?? '');
  return text.replace(/ {2,}/gu, ' ').trim();
}

function list(facts: readonly ThirdFact[], lang: Lang, chooser: Chooser): Attribute[] {
  const named = facts.flatMap((fact) => {
    const [name, value] = chooser.next(`attribute ${fact.told[lang].attributes[0]?.[0]}`, fact.told[lang].attributes);
    return { name, value };
  });
  const [before, after] = [chooser.next(`before ${lang}`, others[lang]), chooser.next(`after ${lang}`, others[lang])];
  const brand = { name: lang === 'zh' ? '品牌' : 'Brand', value: 'OEM' };
  return [brand, before, ...named, ...(after === before ? [] : [after])];
}

function describe(facts: readonly ThirdFact[], lang: Lang, chooser: Chooser): string {
  const [before, after] = chooser.next(`around ${lang}`, around[lang]);
  const sentences = facts.map((fact) =>
    chooser.next(`sentence ${fact.told[lang].sentences[0]}`, fact.told[lang].sentences),
  );
  return [before, ...sentences, after].filter((one) => one !== '').join(lang === 'zh' ? '' : ' ');
}
