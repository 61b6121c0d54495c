import type { MatchType } from '../../../src/matching/assessment.ts';
import type { Listing } from '../../../src/matching/listing.ts';
import type { GridLanguage } from './grid-cell.ts';

type Right = MatchType | readonly MatchType[];
type Wish = readonly [name: string, value: string, right: Right];

/** A listing written by hand, a title alone where it is a text, and what is wished of it. */
export interface FixedCase {
  family: string;
  language: GridLanguage;
  trade: string;
  listing: string | Listing;
  wishes: readonly Wish[];
}

const open: readonly MatchType[] = ['unknown', 'not_match'];
const lenient: readonly MatchType[] = ['unknown', 'match'];

function cases(
  family: string,
  language: GridLanguage,
  rows: readonly (readonly [string, string | Listing, ...Wish[]])[],
) {
  return rows.map(([trade, listing, ...wishes]): FixedCase => ({ family, language, trade, listing, wishes }));
}

/** Plain listings that buyers have shown to be read wrongly, in their own words. */
const table = [
  ...cases('buyers own listings', 'en', [
    ['computers', 'Laptop 512GB SSD', ['RAM', '16 GB', 'unknown']],
    ['shelving', 'Oak bookcase 180 cm tall', ['Width', '180 cm', 'unknown'], ['Width', '60 cm', 'unknown']],
    ['charging', 'Power bank 20 W output', ['Input power', '20 W', 'unknown']],
    ['computers', 'laptop 8GB RAM, 256GB SSD', ['RAM', '256 GB', 'not_match'], ['RAM', '8 GB', 'match']],
    [
      'drinkware',
      'Stainless steel water bottle with bamboo lid',
      ['Lid material', 'stainless steel', 'not_match'],
      ['Lid material', 'bamboo', 'match'],
    ],
    ['drinkware', 'Glass bottle featuring wood lid', ['Material', 'wood', 'not_match'], ['Material', 'glass', 'match']],
    [
      'drinkware',
      'Blue water bottle featuring yellow lid',
      ['Colour', 'yellow', 'not_match'],
      ['Colour', 'blue', 'match'],
    ],
    ['lighting', 'Led strip 0.5 m lead wire', ['Length', '5 m', 'unknown']],
    ['clothing', 'Jacket, hood not available', ['Hood', 'yes', 'not_match'], ['Hood', 'no', 'match']],
    ['clothing', 'Jacket lacking hood', ['Hood', 'yes', 'not_match']],
    ['clothing', 'Jacket, hood: none', ['Hood', 'yes', 'not_match']],
    ['seating', 'Chair max load 120KG', ['Weight', '5 KG', 'unknown']],
    ['seating', 'Chair max load 120kg', ['Weight', '5 kg', 'unknown']],
    ['tools', 'Hammer with wooden grip', ['Material', 'wood', 'unknown']],
    ['computers', 'HP PCIe Quad Port Server Adapter Card', ['Ports', '1', 'not_match'], ['Ports', '4', 'match']],
    ['computers', '493083-001 HP 300-GB 3G 10K 2.5 DP SAS HDD', ['Thermal Design Power', '80W', 'unknown']],
    ['bathroom', { title: 'Hand sink', description: '14"L x 10"W, 5-1/2" high splash' }, ['Height', '12"', 'unknown']],
  ]),
  ...cases('buyers own listings', 'zh', [
    ['drinkware', '304不锈钢保温杯 竹盖', ['材质', '竹', 'not_match']],
    ['drinkware', '黑色马克杯 白色手柄', ['颜色', '白色', 'not_match']],
    [
      'clothing',
      { title: '冲锋衣', attributes: [{ name: '外层面料', value: '100%聚酯纤维' }] },
      ['里层面料', '聚酯纤维', 'unknown'],
    ],
    ['computers', '笔记本电脑 512GB固态硬盘', ['内存', '16GB', 'unknown']],
  ]),
];

/** Law 6: what goods are for, fit, hold, replace or come with is not what they are. */
const purposes = [
  ...cases('for, fits, replaces', 'en', [
    ['mobile', 'Case for 6.1 inch smartphone', ['Width', '6.1 inch', 'unknown'], ['Length', '6.1 inch', 'unknown']],
    ['mobile', 'Silicone case for black tablet', ['Color', 'black', 'unknown'], ['Material', 'silicone', 'match']],
    ['mobile', 'Screen protector compatible with Samsung Galaxy S23', ['Brand', 'Samsung', open]],
    ['mobile', 'Replacement charger for Sony camera', ['Brand', 'Sony', open]],
    ['computers', 'Sleeve for 15.6 inch laptop, grey', ['Height', '15.6 inch', 'unknown'], ['Color', 'grey', 'match']],
    ['computers', 'Memory upgrade kit for Dell laptop', ['Brand', 'Dell', open]],
    ['computers', 'Stand for laptops up to 17 inch', ['Width', '17 inch', 'unknown'], ['Height', '17 inch', 'unknown']],
    ['charging', 'Cable for 20000mAh power bank', ['Battery capacity', '20000 mAh', open]],
    ['charging', 'Carrying case for power bank with 65W output', ['Output power', '65 W', open]],
    [
      'kitchen',
      'Cleaner for stainless steel 500 ml',
      ['Material', 'stainless steel', open],
      ['Capacity', '500 ml', lenient],
    ],
    ['kitchen', 'Wooden spoon for cast iron pans', ['Material', 'cast iron', open], ['Material', 'wood', 'match']],
    ['kitchen', 'Glass lid for 28 cm frying pan', ['Material', 'glass', 'match'], ['Height', '28 cm', 'unknown']],
    ['kitchen', 'Bottle brush for glass bottles', ['Material', 'glass', open]],
    ['kitchen', 'Filter for 2 L water fountain', ['Weight', '2 kg', 'unknown']],
    ['furniture', 'Wood polish for oak furniture', ['Material', 'oak', open]],
    ['furniture', 'Seat cover for leather chairs', ['Material', 'leather', open]],
    ['furniture', 'Cotton cushion for rattan chair', ['Material', 'rattan', open], ['Material', 'cotton', 'match']],
    ['furniture', 'Steel bracket for 30 cm deep shelves', ['Depth', '40 cm', open]],
    ['clothing', 'Detachable hood for winter jacket', ['Product type', 'jacket', open]],
    ['clothing', 'Cedar blocks for wool sweaters', ['Material', 'wool', open]],
    ['clothing', 'Suede brush for brown shoes', ['Color', 'brown', open]],
    [
      'lighting',
      'Aluminium profile for 10 mm LED strip',
      ['Material', 'aluminium', 'match'],
      ['Length', '10 mm', 'unknown'],
    ],
    ['lighting', 'Dimmer switch for 12V LED lights', ['Weight', '12 kg', 'unknown'], ['Color', 'white', 'unknown']],
    ['tools', 'Nylon holster for cordless drill 18V', ['Torque', '18 Nm', 'unknown'], ['Material', 'nylon', 'match']],
    ['tools', 'Wooden replacement handle for steel hammer', ['Material', 'steel', open], ['Material', 'wood', 'match']],
    ['tools', 'Paint for metal and concrete, white', ['Material', 'metal', open], ['Color', 'white', 'match']],
    ['automotive', 'Scratch remover for black cars', ['Color', 'black', open]],
    ['automotive', 'Rubber floor mats for Toyota Corolla', ['Brand', 'Toyota', open], ['Material', 'rubber', 'match']],
    ['automotive', 'Leather cleaner spray', ['Material', 'leather', open]],
    ['pets', 'Toy for large dogs up to 40 kg', ['Weight', '40 kg', open], ['Weight', '2 kg', 'unknown']],
    ['pets', 'Food for cats with chicken, gift steel bowl', ['Material', 'stainless steel', open]],
    ['bags', 'Backpack fits 15.6 inch laptop', ['Height', '15.6 inch', 'unknown'], ['Width', '40 cm', 'unknown']],
    ['bags', 'Leather repair kit for brown bags', ['Color', 'brown', open], ['Material', 'leather', open]],
    ['toys', 'Battery pack for toy truck 7.4V', ['Weight', '7.4 kg', 'unknown'], ['Length', '35 cm', 'unknown']],
    ['sports', 'Mat for treadmill up to 150 kg', ['Weight', '150 kg', open]],
    ['baby', 'Rain cover for Bugaboo stroller', ['Brand', 'Bugaboo', open]],
    ['office', 'Ink for HP printers, black', ['Brand', 'HP', open], ['Color', 'black', 'match']],
    ['garden', 'Planter for outdoor use, holds 10 L of soil', ['Weight', '10 kg', 'unknown']],
    ['packaging', 'Labels for glass jars', ['Material', 'glass', open]],
    ['watches', 'Leather strap for 42 mm steel watch', ['Material', 'steel', open], ['Material', 'leather', 'match']],
  ]),
  ...cases('for, fits, replaces', 'zh', [
    ['mobile', '适用于6.1英寸手机的手机壳', ['宽度', '6.1英寸', 'unknown'], ['长度', '6.1英寸', 'unknown']],
    ['mobile', '适用三星手机钢化膜', ['品牌', '三星', open]],
    ['mobile', '硅胶平板保护套 适用苹果', ['材质', '硅胶', 'match'], ['品牌', '苹果', open]],
    ['computers', '15.6寸笔记本电脑支架', ['高度', '15.6英寸', 'unknown']],
    ['kitchen', '不锈钢清洁剂 500ml', ['材质', '不锈钢', open]],
    ['kitchen', '铸铁锅专用木铲', ['材质', '铸铁', open]],
    ['kitchen', '玻璃瓶专用杯刷', ['材质', '玻璃', open]],
    ['furniture', '橡木家具保养蜡', ['材质', '橡木', open]],
    ['furniture', '藤椅专用纯棉坐垫', ['材质', '藤', open]],
    ['clothing', '真皮护理油', ['材质', '真皮', open]],
    ['lighting', '12V灯带调光器', ['长度', '12米', 'unknown']],
    ['tools', '锤子替换木柄', ['产品类型', '锤子', open]],
    ['automotive', '黑色汽车划痕修复膏', ['颜色', '黑色', lenient]],
    ['automotive', '适用丰田卡罗拉橡胶脚垫', ['品牌', '丰田', open], ['材质', '橡胶', 'match']],
    ['pets', '适合40公斤以内大型犬的玩具', ['重量', '40公斤', open], ['重量', '2公斤', 'unknown']],
    ['bags', '双肩包 可放15.6寸电脑', ['高度', '15.6英寸', 'unknown']],
    ['office', '惠普打印机墨水 黑色', ['颜色', '黑色', 'match'], ['品牌', '惠普', lenient.concat('not_match')]],
    ['watches', '42毫米手表用真皮表带', ['材质', '真皮', 'match']],
    ['baby', '婴儿推车通用雨罩', ['产品类型', '婴儿推车', open]],
    ['packaging', '玻璃瓶标签贴纸', ['材质', '玻璃', open]],
  ]),
  ...cases('like, look, gift', 'en', [
    ['furniture', 'Wood effect vinyl flooring', ['Material', 'wood', open]],
    ['furniture', 'Marble look side table', ['Material', 'marble', open]],
    ['furniture', 'Oak finish shelf made of MDF', ['Material', 'oak', open]],
    ['bags', 'Faux leather handbag', ['Material', 'leather', open]],
    ['bags', 'Leather-look backpack', ['Material', 'leather', open]],
    ['clothing', 'Imitation wool coat', ['Material', 'wool', open]],
    ['clothing', 'Silk-like polyester blouse', ['Material', 'silk', open], ['Material', 'polyester', 'match']],
    ['kitchen', 'Plastic tumbler, looks like glass', ['Material', 'glass', open], ['Material', 'plastic', 'match']],
    [
      'kitchen',
      'Ceramic mug, free stainless steel spoon',
      ['Material', 'stainless steel', open],
      ['Material', 'ceramic', 'match'],
    ],
    ['watches', 'Titanium colour plastic watch', ['Material', 'titanium', open]],
    ['lighting', 'Lamp with rattan style shade', ['Shade material', 'rattan', open]],
    ['toys', 'Wood grain plastic toy', ['Material', 'wood', open], ['Material', 'plastic', 'match']],
    ['drinkware', 'Steel bottle, bonus blue sleeve', ['Color', 'blue', open]],
    ['jewelry', 'Gold colour brass ring', ['Material', 'gold', open], ['Material', 'brass', 'match']],
    ['audio', 'Speaker with free 2 m cable', ['Length', '2 m', 'unknown'], ['Height', '30 cm', 'unknown']],
    ['bags', 'Backpack not made of leather', ['Material', 'leather', open]],
    ['medical', 'Latex-free gloves', ['Material', 'latex', open]],
    ['packaging', 'Plastic free mailer', ['Material', 'plastic', open]],
    ['packaging', 'Box without plastic, cardboard', ['Material', 'plastic', open], ['Material', 'cardboard', 'match']],
    ['furniture', 'Desk, no wood, glass and steel', ['Material', 'wood', open]],
  ]),
  ...cases('like, look, gift', 'zh', [
    ['furniture', '仿大理石边几', ['材质', '大理石', open]],
    ['furniture', '木纹塑料收纳柜', ['材质', '木', open], ['材质', '塑料', 'match']],
    ['bags', '仿皮手提包', ['材质', '真皮', open]],
    ['clothing', '仿羊毛大衣', ['材质', '羊毛', open]],
    ['clothing', '丝绸质感涤纶衬衫', ['材质', '涤纶', 'match']],
    ['kitchen', '陶瓷杯 送不锈钢勺', ['材质', '不锈钢', open], ['材质', '陶瓷', 'match']],
    ['drinkware', '不锈钢水杯 赠蓝色杯套', ['颜色', '蓝色', open]],
    ['medical', '无乳胶手套', ['材质', '乳胶', open]],
    ['packaging', '无塑料快递袋', ['材质', '塑料', open]],
    ['jewelry', '金色黄铜戒指', ['材质', '黄金', open], ['颜色', '金色', 'match']],
  ]),
];

/** Numbers that are parts of codes, dates and terms of trade. */
const codes = [
  ...cases('codes and terms', 'en', [
    ['tools', 'Drill model DW120 for masonry', ['Weight', '120 g', 'unknown'], ['Length', '5 cm', 'unknown']],
    ['computers', 'Server card 600-750 W2', ['Power', '2 W', 'unknown'], ['Weight', '2 kg', 'unknown']],
    ['automotive', 'Brake pad 04465-12630', ['Width', '12 cm', 'unknown'], ['Weight', '1 kg', 'unknown']],
    ['lighting', 'Lamp, model 24V-X9 series', ['Weight', '24 kg', 'unknown']],
    ['kitchen', 'Pan, ships in 3 days', ['Depth', '3 cm', 'unknown']],
    ['kitchen', 'Bottle, 12 months warranty', ['Height', '12 cm', 'unknown'], ['Battery life', '12 h', 'unknown']],
    ['furniture', 'Chair, patented 2019', ['Height', '2019 mm', 'unknown'], ['Weight', '20 kg', 'unknown']],
    ['bags', 'Backpack 3 for 2', ['Capacity', '3 L', 'unknown'], ['Number of pockets', '3', 'unknown']],
    ['office', 'Printer paper, MOQ 500 pcs', ['Weight', '500 g', 'unknown']],
    ['packaging', 'Carton, minimum order 1000 pieces', ['Capacity', '1 L', 'unknown'], ['Weight', '1000 g', 'unknown']],
    ['mobile', 'Phone with 5G', ['Weight', '5 g', 'unknown'], ['RAM', '5 GB', 'unknown']],
    ['charging', 'Charger 3C certified', ['Maximum temperature', '3 °C', 'unknown']],
    ['toys', 'Puzzle for ages 3 and up', ['Number of pieces', '3', 'unknown']],
    ['sports', 'Bike helmet 4.8 stars, 200 reviews', ['Weight', '200 g', 'unknown']],
    ['clothing', 'Jacket style 1200M', ['Length', '1200 m', 'unknown'], ['Length', '72 cm', 'unknown']],
    ['garden', 'Hose from 19.90 USD', ['Length', '19.9 m', 'unknown'], ['Diameter', '19.9 mm', 'unknown']],
  ]),
  ...cases('codes and terms', 'zh', [
    ['tools', '电钻 型号DW120', ['重量', '120克', 'unknown']],
    ['kitchen', '平底锅 3天内发货', ['深度', '3厘米', 'unknown']],
    ['bags', '双肩包 100件起批', ['容量', '100升', 'unknown'], ['重量', '100克', 'unknown']],
    ['mobile', '5G智能手机', ['重量', '5克', 'unknown'], ['内存', '5GB', 'unknown']],
    ['charging', '充电器 3C认证', ['最高温度', '3℃', 'unknown']],
    ['toys', '3岁以上积木', ['高度', '3厘米', 'unknown'], ['重量', '3公斤', 'unknown']],
    ['furniture', '书柜 质保5年', ['高度', '5米', 'unknown'], ['隔板数量', '5', 'unknown']],
    ['packaging', '礼品盒 满200减20', ['长度', '20厘米', 'unknown'], ['高度', '200厘米', 'unknown']],
  ]),
];

export const fixedCases: readonly FixedCase[] = [...table, ...purposes, ...codes];
