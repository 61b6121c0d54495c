import { goodsNames } from '../src/catalog/goods-names.ts';
import type { WantedItem } from '../src/matching/assessment.ts';
import { seededRandom } from './catalog-quality.ts';

const colours = ['black', 'white', 'navy', 'red', 'green', 'grey', 'pink', 'beige', 'yellow', 'purple'];
const coloursZh = ['黑色', '白色', '藏青色', '红色', '绿色', '灰色', '粉色', '米色', '黄色', '紫色'];
const materials = ['304 stainless steel', 'ABS plastic', 'cotton', 'silicone', 'bamboo', 'glass', 'leather', 'nylon'];
const uses = ['office', 'outdoor', 'travel', 'kitchen', 'school', 'gift', 'promotion', 'hotel', 'camping', 'gym'];
const syllables = [
  'ka',
  'lo',
  'mi',
  'ren',
  'tu',
  'sha',
  'vo',
  'zen',
  'pa',
  'qi',
  'dor',
  'lex',
  'nim',
  'bro',
  'sul',
  'yan',
];

/** Feed lines of made-up goods, the same for the same size: 20,000 brands, a third of the titles in Chinese. */
export function* generatedProducts(count: number): Generator<string> {
  const random = seededRandom(42);
  const pick = <Value>(list: readonly Value[]): Value => list[Math.floor(random() * list.length)] as Value;
  for (let index = 0; index < count; index++) {
    const goods = pick(goodsNames);
    const colour = Math.floor(random() * colours.length);
    const millilitres = 50 * (1 + Math.floor(random() * 40));
    const brand = pick(syllables) + pick(syllables) + pick(syllables) + pick(syllables.slice(0, 5));
    const material = pick(materials);
    const model = `${pick(syllables)}-${Math.floor(random() * 9000) + 1000}`;
    const inChinese = index % 3 === 0;
    const title = inChinese
      ? `${goods.at(-1)} ${millilitres}毫升 ${coloursZh[colour]} ${brand} ${model} 定制批发`
      : `${brand} ${goods[0]} ${millilitres}ml ${colours[colour]} ${material} ${model} for ${pick(uses)} and ${pick(uses)}`;
    yield `${JSON.stringify({
      platform: inChinese ? '1688' : 'alibaba',
      product_id: `g${index}`,
      title,
      description: `${goods[0]} made of ${material} for ${pick(uses)}, ${pick(uses)} and ${pick(uses)}. Logo by laser or print.`,
      brand,
      category: [goods[0]],
      price: {
        currency: inChinese ? 'CNY' : 'USD',
        tiers: [
          { min_quantity: 10, amount: (1 + random() * 90).toFixed(2) },
          { min_quantity: 1000, amount: (0.5 + random()).toFixed(2) },
        ],
      },
      moq: 10,
      attributes: [
        { name: 'Material', value: material },
        { name: 'Capacity', value: `${millilitres} ml` },
        { name: 'Model', value: model },
        { name: 'Weight', value: `${20 + Math.floor(random() * 900)} g` },
      ],
      variants: [{ attributes: [{ name: 'Color', value: colours[colour] }], stock: Math.floor(random() * 5000) }],
      supplier: { name: `${brand} Industry Co., Ltd.`, member_id: 1000 + Math.floor(random() * 50_000) },
    })}\n`;
  }
}

/** A request for such goods, as a buyer writes one. */
export function generatedItem(seed: number): WantedItem {
  const random = seededRandom(seed * 7919 + 13);
  const pick = <Value>(list: readonly Value[]): Value => list[Math.floor(random() * list.length)] as Value;
  const name = pick(goodsNames)[0] ?? 'bottle';
  const material = pick(materials);
  const litres = (50 * (1 + Math.floor(random() * 40))) / 1000;
  return {
    name: `${pick(colours)} ${material} ${name}`,
    description: `For ${pick(uses)}, with our logo`,
    quantity: 500,
    specs: [
      { name: 'Material', value: material, required: true },
      { name: 'Capacity', value: `${litres} L`, required: true },
    ],
  };
}
