import { unspacedOf } from '../../matching/text/read-text.ts';
import type { Term } from './question.ts';

/**
 * Words of listings that the matcher's vocabulary has no use for, but a letter in Chinese has. Names first, then
 * values; each the usual word of the trade.
 */
const pairs: readonly (readonly [en: string, zh: string])[] = [
  ['lid', '盖子'],
  ['handle', '手柄'],
  ['handle length', '手柄长度'],
  ['handle material', '手柄材质'],
  ['lining', '里料'],
  ['zipper', '拉链'],
  ['logo', '标志'],
  ['logo printing', '标志印刷工艺'],
  ['lock', '锁'],
  ['binding', '装订方式'],
  ['weave', '织法'],
  ['wheels', '轮子'],
  ['pockets', '口袋'],
  ['ribs', '伞骨'],
  ['ports', '接口'],
  ['accessories', '配件'],
  ['minimum order', '起订量'],
  ['moq', '起订量'],
  ['mounting', '安装方式'],
  ['installation', '安装方式'],
  ['language', '语言'],
  ['scale', '比例'],
  ['year', '年份'],
  ['sole material', '鞋底材质'],
  ['heel height', '鞋跟高度'],
  ['recycled content', '再生材料含量'],
  ['allergens', '过敏原'],
  ['assembly', '组装'],
  ['lead', '铅'],
  ['nickel', '镍'],
  ['mercury', '汞'],
  ['alcohol', '酒精'],
  ['braided nylon', '尼龙编织'],
  ['gift box', '礼盒'],
  ['color box', '彩盒'],
  ['colour box', '彩盒'],
  ['hardcover', '精装'],
  ['softcover', '平装'],
  ['screw lid', '螺旋盖'],
  ['flip lid', '翻盖'],
  ['custom logo', '定制标志'],
  ['silk screen', '丝印'],
  ['carry bag', '收纳袋'],
  ['wooden', '木制'],
  ['english', '英语'],
  ['chinese', '中文'],
];

const wordsByKey = new Map<string, Term>();
for (const [en, zh] of pairs) {
  const chinese = unspacedOf(zh);
  wordsByKey.set(unspacedOf(en), { en, zh });
  if (!wordsByKey.has(chinese)) wordsByKey.set(chinese, { en, zh });
}

/** A word of either language in both; undefined when the table does not have it. */
export function plainWordsOf(text: string): Term | undefined {
  return wordsByKey.get(unspacedOf(text));
}
