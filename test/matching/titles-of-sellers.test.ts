import { expect, test } from 'vitest';
import { createAssessor } from '../../src/matching/assess-listing.ts';
import type { RowOf } from '../../src/matching/ontology/ontology-row.ts';
import { readPackedRows } from '../../src/matching/ontology/packed-rows.ts';
import { beginsInChinese } from '../../src/matching/text/is-chinese.ts';

/** What sellers write around the goods and their measure; none of it tells anything of that measure. */
const english: readonly ((goods: string, measure: string) => string)[] = [
  (goods, measure) => `Torvento TX-400 ${goods} ${measure}`,
  (goods, measure) => `TV-50/2 ${goods} ${measure}`,
  (goods, measure) => `Premium Heavy Duty ${measure} ${goods} KF-S330`,
  (goods, measure) => `[2 Pack] ${goods} (${measure}) BPA Free - Free Shipping`,
  (goods, measure) => `${goods}, ${measure}, black, IP65, 58dB`,
  (goods, measure) => `${goods} ${measure} Size L`,
  (goods, measure) => `${goods} - ${measure} - with Storage Bag | 2-Year Warranty`,
  (goods, measure) => `Wholesale Custom Logo ${goods} ${measure} OEM Factory Price for Home Garage Office`,
  (goods, measure) => `${goods} ${measure} CE certified, no tools required`,
];
const chinese: readonly ((goods: string, measure: string) => string)[] = [
  (goods, measure) => `厂家直销${goods}${measure}批发`,
  (goods, measure) => `新款${goods}${measure}家用大容量`,
  (goods, measure) => `汉朴 ${goods} HP-2216 ${measure}`,
  (goods, measure) => `【${measure}】${goods}`,
  (goods, measure) => `${goods}${measure}适用家用办公室`,
  (goods, measure) => `${goods}${measure}送收纳包`,
  (goods, measure) => `${goods}58分贝${measure}包邮`,
  (goods, measure) => `2025年黑色${goods}${measure}可定制logo`,
];
const units = new Map([
  ['mass', [{ en: 'kg', zh: '公斤', size: 1000 }]],
  ['volume', [{ en: 'l', zh: '升', size: 1000 }]],
  ['power', [{ en: 'W', zh: '瓦', size: 1 }]],
]);

/** A measure in the middle of what goods of a form have on a side, in both languages; null for other dimensions. */
function measureOf({ dimension, from, to }: RowOf<'goods form'>['sides'][number]) {
  const [unit] = units.get(dimension ?? '') ?? [];
  const value = unit === undefined ? 0 : Math.round(Math.sqrt(from * to) / unit.size);
  return unit === undefined || value < 1 ? null : { en: `${value} ${unit.en}`, zh: `${value}${unit.zh}` };
}

test('what the form of the goods tells of a measure is told whatever stands around it', () => {
  const lost: string[] = [];
  let asked = 0;
  for (const { row } of readPackedRows('goods-forms').filter((_, place) => place % 4 === 0)) {
    const { goods, sides } = row as RowOf<'goods form'>;
    const [side] = sides;
    const measure = side === undefined ? null : measureOf(side);
    if (side === undefined || measure === null) continue;
    for (const [isChinese, around] of [
      [false, english],
      [true, chinese],
    ] as const) {
      const name = goods.find((one) => beginsInChinese(one) === isChinese);
      const attribute = side.attributes.find((one) => beginsInChinese(one) === isChinese);
      if (name === undefined || attribute === undefined) continue;
      const value = isChinese ? measure.zh : measure.en;
      const specs = [{ name: attribute, value, required: true }];
      const item = { name, description: '', quantity: null, specs };
      const assess = createAssessor(item, { priceTolerance: 0.1, exchangeRates: {} });
      const answerTo = (title: string) => assess({ title }).specResults[0]?.matchType;
      if (answerTo(`${name} ${value}`) !== 'match') continue;
      for (const write of around) {
        const title = write(name, value);
        asked += 1;
        if (answerTo(title) !== 'match') lost.push(`${title} (${attribute}): ${answerTo(title)}`);
      }
    }
  }
  expect(asked).toBeGreaterThan(800);
  expect(lost.filter((one) => one.endsWith('not_match'))).toEqual([]);
  expect(lost.length / asked, lost.slice(0, 10).join('\n')).toBeLessThan(0.01);
});
