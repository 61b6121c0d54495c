import type { MatchType, Spec } from '../../../../src/matching/assessment.ts';
import type { Attribute, Listing } from '../../../../src/matching/listing.ts';
import { type Chooser, createChooser } from '../choose.ts';
import type { GridCell, GridLanguage } from '../grid-cell.ts';
import { seedOf } from '../seed.ts';
import { homeGoods } from './home-goods.ts';
import { marketplaceCases } from './marketplace-cases.ts';
import { outdoorGoods } from './outdoor-goods.ts';
import type { SecondFact, SecondGoods } from './second-goods.ts';
import { spellLoosely } from './spell-loosely.ts';
import { wearGoods } from './wear-goods.ts';

type Lang = 'en' | 'zh';
type Kind = 'title' | 'sentences' | 'attributes';

/** What a listing says: two measures, perhaps the material of goods and of a part, perhaps an extra that is there or not. */
interface Said {
  facts: readonly (readonly [fact: SecondFact, spelled: string, phrase: string])[];
  isMadeStated: boolean;
  part: SecondGoods['parts'][number] | null;
  extra: SecondGoods['extras'][number] | null;
  hasExtra: boolean;
}

const languages: readonly GridLanguage[] = ['en', 'zh', 'zh-en'];
const kinds: readonly Kind[] = ['title', 'sentences', 'attributes', 'title'];

/**
 * A second grid of other goods, parts and wordings, as marketplaces write: keywords before and behind, several sentences,
 * long lists of attributes, Chinese with English units. It is there to check, not to learn from.
 */
export function buildSecondGrid(): GridCell[] {
  const cells = [...homeGoods, ...wearGoods, ...outdoorGoods].flatMap((goods, at) =>
    languages.flatMap((language) => {
      const chooser = createChooser(seedOf(`second ${goods.en} ${language}`));
      const half = at % 2 === 0 ? ('development' as const) : ('held out' as const);
      return [0, 1, 2].flatMap((round) =>
        kinds.flatMap((kind) => {
          const said = choose(goods, language === 'en' ? 'en' : 'zh', round, chooser);
          const listing = write(goods, said, kind, language === 'en' ? 'en' : 'zh', chooser);
          const asked = ask(goods, said, kind, listing, language === 'zh' ? 'zh' : 'en');
          return asked.map((cell) => ({ ...cell, half, trade: goods.trade, language, listing }));
        }),
      );
    }),
  );
  return [...cells, ...marketplaceCases()];
}

function choose(goods: SecondGoods, lang: Lang, round: number, chooser: Chooser): Said {
  const first = chooser.next('fact', goods.facts);
  const second = chooser.next('fact', goods.facts);
  const stated = first === second ? [first] : [first, second];
  const facts = stated.map((fact) => {
    const { value, unit } = fact;
    const spelled = spellLoosely(value, unit, lang, chooser);
    return [fact, spelled, chooser.next(`${fact.ask[0]} ${lang}`, fact[lang]).replace('{v}', spelled)] as const;
  });
  return {
    facts,
    isMadeStated: chooser.chance(0.6),
    part: round === 2 ? null : chooser.next('part', goods.parts),
    extra: round === 0 ? null : chooser.next('extra', goods.extras),
    hasExtra: chooser.chance(0.5),
  };
}

const titles = {
  en: [
    '2024 New Hot Sale {made}{goods} {facts} {part}{extra}Factory Wholesale Free Shipping',
    'KOVEA {made}{goods} {part}{facts}, {extra}for Home Travel Gift',
    'Amazon Top Seller {made}{goods} - {facts} {part}{extra}OEM ODM Custom Logo',
    '[Upgraded] {made}{goods}: {facts} / {part}{extra}(1 Pack)',
    '{made}{goods} | {facts} | {part}{extra}Premium Quality 2 Year Warranty',
  ],
  zh: [
    '跨境{made}{goods}{facts}{part}{extra}厂家直销批发',
    '2024新款{made}{goods} {part} {facts} {extra} 亚马逊热卖',
    '{made}{goods} {facts} {part} {extra} 源头工厂一件代发',
    '抖音同款网红{made}{goods} {facts}，{part}，{extra}',
    '【工厂现货】{made}{goods} {part} {facts} {extra} 支持定制logo',
  ],
} as const;

/** Titles of listings that tell everything elsewhere. */
const bareTitles = {
  en: [
    '2024 New Hot Sale {made}{goods} Factory Wholesale Free Shipping',
    'KOVEA {made}{goods} for Home Travel Gift',
    '{made}{goods} | Premium Quality | 2 Year Warranty',
  ],
  zh: ['跨境{made}{goods}厂家直销批发', '2024新款{made}{goods} 亚马逊热卖', '【工厂现货】{made}{goods} 支持定制logo'],
} as const;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const titled = (text: string) => text.replace(/\b[a-z]/gu, (letter) => letter.toUpperCase());

/** The listing's words; nothing but what is said, and what marketplaces add to everything. */
function write(goods: SecondGoods, said: Said, kind: Kind, lang: Lang, chooser: Chooser): Listing {
  const phrases = said.facts.map(([, , phrase]) => phrase);
  const made = said.isMadeStated ? (lang === 'zh' ? goods.made[1] : `${titled(goods.made[0])} `) : '';
  const name = lang === 'zh' ? goods.zh : titled(goods.en);
  const part = said.part === null ? '' : partPhrase(said.part, lang, chooser);
  const extra = said.extra === null ? '' : extraPhrase(said, lang, chooser);
  const isTitle = kind === 'title';
  const template = chooser.next(`title ${lang} ${isTitle}`, (isTitle ? titles : bareTitles)[lang]);
  const fill = (values: Record<string, string>) =>
    template
      .replace(/\{(\w+)\}/gu, (_, key: string) => values[key] ?? '')
      .replace(/[ ，]+(?=[ ，])/gu, '')
      .replace(/\s*[,/|-]\s*$/u, '')
      .trim();
  if (isTitle) {
    const facts = phrases.join(
      lang === 'zh' ? chooser.next('zh gap', ['', ' ', '，']) : chooser.next('en gap', [', ', ' ', ' / ']),
    );
    const gap = lang === 'zh' ? '' : ' ';
    return { title: fill({ made, goods: name, facts, part: part + (part && gap), extra: extra + (extra && gap) }) };
  }
  const title = fill({ made: kind === 'attributes' ? '' : made, goods: name });
  if (kind === 'sentences') return { title, description: describe(goods, said, phrases, lang, chooser) };
  return { title, attributes: attributesOf(goods, said, lang, chooser) };
}

function partPhrase([en, zh, madeEn, madeZh]: SecondGoods['parts'][number], lang: Lang, chooser: Chooser): string {
  if (lang === 'zh') return chooser.next('part zh', [`${madeZh}${zh}`, `配${madeZh}${zh}`, `带${madeZh}${zh}`]);
  return chooser.next('part en', [
    `with ${madeEn} ${en}`,
    `${madeEn} ${en}`,
    `w/ ${madeEn} ${en}`,
    `and ${madeEn} ${en}`,
  ]);
}

function extraPhrase({ extra, hasExtra }: Said, lang: Lang, chooser: Chooser): string {
  const [en = '', zh = ''] = extra ?? [];
  if (lang === 'zh')
    return hasExtra
      ? chooser.next('has zh', [`带${zh}`, `含${zh}`, `自带${zh}`])
      : chooser.next('lacks zh', [`不含${zh}`, `无${zh}`, `不带${zh}`, `没有${zh}`]);
  return hasExtra
    ? chooser.next('has en', [`with ${en}`, `${en} included`, `comes with ${en}`, `built with ${en}`])
    : chooser.next('lacks en', [`without ${en}`, `no ${en}`, `${en} not included`, `does not include ${en}`]);
}

function describe(goods: SecondGoods, said: Said, phrases: readonly string[], lang: Lang, chooser: Chooser): string {
  const { part, extra } = said;
  if (lang === 'zh') {
    const stated = said.facts.map(([fact, spelled], at) =>
      chooser.next('fact sentence zh', [
        `${fact.ask[1]}：${spelled}。`,
        `${phrases[at]}，满足日常需求。`,
        `参数：${phrases[at]}。`,
      ]),
    );
    return [
      `您还在为挑选${goods.zh}烦恼吗？本款${goods.zh}做工精细，经久耐用。`,
      ...stated,
      part === null ? '' : `${part[1]}采用${part[3]}材质，手感舒适。`,
      extra === null ? '' : `${extraPhrase(said, lang, chooser)}。`,
      `48小时内发货，质保12个月。包装清单：${goods.zh}x1，说明书x1。`,
    ].join('');
  }
  const stated = said.facts.map(([fact, spelled], at) =>
    chooser.next('fact sentence', [
      `${fact.ask[0]}: ${spelled}.`,
      `Specification: ${phrases[at]}.`,
      `${capital(phrases[at] ?? '')}, more than enough for daily use.`,
    ]),
  );
  const are = part !== null && /[^s]s$|feet/u.test(part[0]) ? 'are' : 'is';
  return [
    `Looking for a reliable ${goods.en}? This one is built to last and makes a great gift.`,
    ...stated,
    part === null ? '' : `The ${part[0]} ${are} made of durable ${part[2]}.`,
    extra === null ? '' : `${capital(extraPhrase(said, lang, chooser))}.`,
    `Ships within 48 hours. What's in the box: 1 x ${goods.en}, 1 x user manual. 12-month warranty.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function attributesOf(goods: SecondGoods, said: Said, lang: Lang, chooser: Chooser): Attribute[] {
  const at = lang === 'zh' ? 1 : 0;
  const measured = said.facts.map(([fact, spelled]) => {
    const name = fact.ask[at];
    const label = chooser.next(
      `label ${lang}`,
      lang === 'zh' ? [name, name, `产品${name}`] : [name, titled(name), name.toUpperCase()],
    );
    const isInName = chooser.chance(0.25) && fact.unit !== 'day';
    return isInName ? { name: `${name} (${fact.unit})`, value: String(fact.value) } : { name: label, value: spelled };
  });
  const made = said.isMadeStated ? [{ name: lang === 'zh' ? '材质' : 'Material', value: goods.made[at] }] : [];
  const part =
    said.part === null
      ? []
      : [
          {
            name: lang === 'zh' ? `${said.part[1]}材质` : `${capital(singular(said.part[0]))} material`,
            value: said.part[lang === 'zh' ? 3 : 2],
          },
        ];
  const extra =
    said.extra === null
      ? []
      : [
          {
            name: lang === 'zh' ? said.extra[1] : capital(said.extra[0]),
            value: lang === 'zh' ? (said.hasExtra ? '有' : '无') : said.hasExtra ? 'Yes' : 'No',
          },
        ];
  const before =
    lang === 'zh'
      ? [
          { name: '品牌', value: '其他' },
          { name: '货号', value: 'HK-8832' },
          { name: '产地', value: '广东' },
        ]
      : [
          { name: 'Brand Name', value: 'OEM' },
          { name: 'Model Number', value: 'HK-8832' },
          { name: 'Place of Origin', value: 'Guangdong, China' },
        ];
  const after =
    lang === 'zh'
      ? [
          { name: '起订量', value: '100件' },
          { name: '包装', value: '1件/盒，20件/箱' },
          { name: '适用场景', value: '家用' },
        ]
      : [
          { name: 'MOQ', value: '100 pcs' },
          { name: 'Packing', value: '1 pc/box, 20 pcs/carton' },
          { name: 'Usage', value: 'Home' },
        ];
  return [...before, ...measured, ...made, ...part, ...extra, ...after];
}

const singular = (part: string) => part.replace(/(?<=[^s])s$/u, '');
const families: Record<Kind, string> = {
  title: 'noisy title',
  sentences: 'several sentences',
  attributes: 'attribute list',
};

/** What is asked of a listing, with the answers that follow from what was said. */
function ask(
  goods: SecondGoods,
  said: Said,
  kind: Kind,
  listing: Listing,
  lang: Lang,
): Omit<GridCell, 'half' | 'trade' | 'language'>[] {
  const at = lang === 'zh' ? 1 : 0;
  const cells: Omit<GridCell, 'half' | 'trade' | 'language'>[] = [];
  const add = (question: string, name: string, value: string, right: MatchType) => {
    const spec: Spec = { name, value };
    cells.push({ family: `${families[kind]}: ${question}`, listing, spec, right: [right] });
  };
  const wish = (value: number, unit: string) =>
    `${value} ${lang === 'zh' && unit === 'day' ? '天' : unit === 'day' ? 'days' : unit === 'in' ? 'inch' : unit}`;
  const statedFacts = said.facts.map(([fact]) => fact);
  for (const fact of statedFacts) {
    add('own', fact.ask[at], wish(fact.value, fact.unit), 'match');
    add('own', fact.ask[at], wish(fact.other, fact.unit), 'not_match');
  }
  for (const fact of goods.facts.filter((one) => !statedFacts.includes(one))) {
    const like = statedFacts.find(({ dimension }) => dimension === fact.dimension);
    if (like === undefined) continue;
    add('other property', fact.ask[at], wish(fact.value, fact.unit), 'unknown');
    add('other property', fact.ask[at], wish(like.value, like.unit), 'unknown');
  }
  const made = goods.made[at];
  const name = lang === 'zh' ? '材质' : 'Material';
  const statedMade = said.isMadeStated;
  add('material', name, made, statedMade ? 'match' : 'unknown');
  if (said.part !== null) {
    const [partEn, partZh, madeEn, madeZh] = said.part;
    const partName = lang === 'zh' ? `${partZh}材质` : `${capital(singular(partEn))} material`;
    const ofPart = lang === 'zh' ? madeZh : madeEn;
    add('material', name, ofPart, statedMade ? 'not_match' : 'unknown');
    add('material', partName, ofPart, 'match');
    add('material', partName, made, 'not_match');
  }
  for (const extra of goods.extras) {
    const isPart = said.part !== null && (said.part[0].includes(extra[0]) || extra[0].includes(singular(said.part[0])));
    if (isPart || goods.facts.some((fact) => fact.ask[0].toLowerCase().includes(singular(extra[0])))) continue;
    const isStated = extra === said.extra;
    const yes: MatchType = !isStated ? 'unknown' : said.hasExtra ? 'match' : 'not_match';
    const no: MatchType = !isStated ? 'unknown' : said.hasExtra ? 'not_match' : 'match';
    add('extras', capital(extra[at]), lang === 'zh' ? '有' : 'yes', yes);
    add('extras', capital(extra[at]), lang === 'zh' ? '无' : 'no', no);
  }
  return cells;
}
