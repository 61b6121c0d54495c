import { seededRandom } from '../../catalog-quality.ts';
import { type Attribute, readTypedLines, toAttribute, toMarketListing } from '../market-listing.ts';
import type { TrialListing } from '../trial-listing.ts';
import { goodsOfHome } from './goods-of-home.ts';
import { goodsOfMedia } from './goods-of-media.ts';
import { goodsOfOffice } from './goods-of-office.ts';
import { goodsOfOutdoors } from './goods-of-outdoors.ts';
import { goodsOfRooms } from './goods-of-rooms.ts';
import { lookAlikes } from './look-alikes.ts';
import type { FactSpelling, MarketGoods } from './market-goods.ts';

export const marketGoods: readonly MarketGoods[] = [
  ...goodsOfOffice,
  ...goodsOfMedia,
  ...goodsOfHome,
  ...goodsOfRooms,
  ...goodsOfOutdoors,
];

type Fact = number | boolean | string;

/** The ways of shops: attributes with units, a data pool's names, a title with a few sentences, each Chinese or English. */
const manners = ['en', 'pool', 'zh', 'en', 'say', 'pool', 'zh', 'lines'] as const;

/** What every shop adds, and what no buyer asks for here. */
const chaff = {
  en: [
    'Country of Origin: China',
    'Warranty: 2 years',
    'Package Weight: 9.9 kg',
    'Package Dimensions: 70 x 60 x 50 cm',
    'Model Year: 2023',
    'Item model number: {}',
    'Manufacturer: {} Ltd.',
    'Customer Reviews: 4.4 out of 5',
    'MOQ: 100 pcs',
    'Certification: CE, RoHS',
  ],
  pool: [
    'country of origin: China',
    'package weight: 9900',
    'package width: 700',
    'quantity per pack: 1',
    'harmonized system hs code: 84716060',
    'warranty: 2',
  ],
  zh: [
    '品牌: {}',
    '型号: {}',
    '产地: 广东',
    '售后服务: 全国联保',
    '包装尺寸: 70*60*50cm',
    '毛重: 9.9kg',
    '是否进口: 否',
    '质保: 2年',
    '货号: {}',
    '认证: 3C',
  ],
} as const;

/** A value as a template tells it; empty where the template says nothing of it. */
function fill(template: string, fact: Fact, isChinese: boolean): string {
  if (typeof fact === 'boolean') {
    const at = template.indexOf(': ');
    const label = at === -1 ? '' : template.slice(0, at + 2);
    const side = template.slice(label.length).split('|')[fact ? 0 : 1] ?? '';
    return side === '' ? '' : `${label}${side}`;
  }
  return template.replaceAll(/\{(?:x([\d.]+))?\}/g, (_whole, factor: string | undefined) => {
    if (typeof fact === 'string') return fact.split('|')[isChinese ? 2 : 1] ?? fact;
    return String(factor === undefined ? fact : Math.round(fact * Number(factor) * 100) / 100);
  });
}

const idOf = (fact: Fact) => (typeof fact === 'string' ? (fact.split('|')[0] ?? '') : fact);

interface Draw {
  one<Value>(list: readonly Value[]): Value;
  isTrue(chance: number): boolean;
}

/** One listing of a type: which facts it tells, where and how; its truth is what it tells and nothing else. */
function listingOf(goods: MarketGoods, index: number, draw: Draw): TrialListing {
  const manner = manners[index % manners.length] ?? 'en';
  const isChinese = manner === 'zh' || manner === 'lines';
  const brand = draw.one(goods.brands);
  const model = `${draw.one(['X', 'A', 'HT', 'Pro', 'MK', 'S', 'KD'])}${draw.one(['', '-'])}${100 + Math.floor(index * 37 + goods.type.length * 11)}`;
  const head = draw.one(isChinese ? goods.headsZh : goods.heads);
  const told = new Map<string, unknown>();
  const attributes: Attribute[] = [];
  const sentences: string[] = [];
  const inTitle: string[] = [];
  for (const [name, spelling] of Object.entries(goods.facts)) {
    const fact = draw.one<Fact>(spelling.of);
    const title = draw.isTrue(0.5) ? fill((isChinese ? spelling.titleZh : spelling.title) ?? '', fact, isChinese) : '';
    const line = draw.isTrue(0.85) ? lineOf(spelling, manner, fact, isChinese, draw) : '';
    // A head such as "Smart TV" says more than its type where it is not so; the fact is not left open then.
    if (title !== '' && inTitle.length < 3 && !head.toLowerCase().includes(title.toLowerCase())) {
      inTitle.push(title);
      told.set(`fact ${name}`, idOf(fact));
    }
    if (line === '') continue;
    told.set(`fact ${name}`, idOf(fact));
    if (manner === 'say' || manner === 'lines') sentences.push(line);
    else attributes.push(toAttribute(line));
  }
  const added = manner === 'pool' ? chaff.pool : isChinese ? chaff.zh : chaff.en;
  if (manner !== 'say')
    for (const line of added) {
      if (!draw.isTrue(0.35)) continue;
      attributes.push(
        toAttribute(line.replace('{}', line.startsWith('品牌') || line.startsWith('Manu') ? brand : model)),
      );
    }
  const title = isChinese
    ? [
        brand,
        draw.one(['', '新款', '跨境']),
        inTitle.slice(0, 1).join(''),
        head,
        ...inTitle.slice(1),
        draw.one(['', model]),
      ]
    : draw.isTrue(0.5)
      ? [brand, model, ...inTitle, head]
      : [brand, `${head}${inTitle.length > 0 ? ',' : ''}`, inTitle.join(', '), model];
  const category = draw.isTrue(0.7) ? goods.category[manner === 'pool' ? 'pool' : isChinese ? 'zh' : 'en'] : [];
  return toMarketListing({
    id: `market-${goods.type.replaceAll(' ', '-')}-${index}`,
    title: title.filter((part) => part !== '').join(' '),
    type: goods.type,
    category,
    brand: draw.isTrue(0.5) ? brand : undefined,
    attributes,
    description: sentences.join(manner === 'lines' ? '\n' : ' '),
    told,
  });
}

function lineOf(
  spelling: FactSpelling,
  manner: (typeof manners)[number],
  fact: Fact,
  isChinese: boolean,
  draw: Draw,
): string {
  if (manner === 'say') return fill(spelling.say ?? '', fact, false);
  const templates = manner === 'en' ? spelling.en : manner === 'pool' ? spelling.pool : spelling.zh;
  const line = fill(draw.one(templates), fact, isChinese);
  return manner === 'lines' ? line.replace(': ', '：') : line;
}

/** The listings of the hand-written market; the same for every call. */
export function readMarket(): TrialListing[] {
  const random = seededRandom(29);
  const draw: Draw = {
    one: (list) => {
      const found = list[Math.floor(random() * list.length)];
      if (found === undefined) throw new Error('a market list is empty');
      return found;
    },
    isTrue: (chance) => random() < chance,
  };
  const sold = marketGoods.flatMap((goods) =>
    Array.from({ length: goods.count }, (_none, index) => listingOf(goods, index, draw)),
  );
  return [...sold, ...readTypedLines('market-other', lookAlikes)];
}
