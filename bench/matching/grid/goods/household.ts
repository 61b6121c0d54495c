import type { Goods } from './goods.ts';

/** Kitchen, garden and packaging. Goods of a trade alternate between the halves. */
export const household: readonly Goods[] = [
  {
    trade: 'drinkware',
    en: 'water bottle',
    zh: '水杯',
    measures: [
      ['capacity', 500, 'ml'],
      ['height', 24, 'cm'],
      ['diameter', 7, 'cm'],
      ['weight', 300, 'g'],
    ],
    bare: ['capacity'],
    materials: ['steel', 'glass', 'aluminium'],
    parts: [
      { en: 'lid', zh: '盖', zhName: '盖子', materials: ['bamboo', 'plastic', 'wood'] },
      { en: 'straw', zh: '吸管', materials: ['silicone', 'plastic'] },
      { en: 'sleeve', zh: '杯套', materials: ['leather', 'cork', 'felt'] },
    ],
    features: [
      { en: 'straw', zh: '吸管' },
      { en: 'handle', zh: '手柄' },
      { en: 'leakproof', zh: '防漏', adjective: true },
    ],
  },
  {
    trade: 'drinkware',
    en: 'coffee mug',
    zh: '马克杯',
    measures: [
      ['capacity', 350, 'ml'],
      ['height', 10, 'cm'],
      ['diameter', 9, 'cm'],
      ['weight', 380, 'g'],
    ],
    bare: ['capacity'],
    materials: ['ceramic', 'glass'],
    parts: [
      { en: 'handle', zh: '手柄', materials: ['wood', 'copper'] },
      { en: 'lid', zh: '盖', zhName: '杯盖', materials: ['bamboo', 'silicone'] },
      { en: 'spoon', zh: '勺子', materials: ['steel', 'wood'] },
    ],
    features: [
      { en: 'lid', zh: '盖子' },
      { en: 'spoon', zh: '勺子' },
    ],
  },
  {
    trade: 'cookware',
    en: 'frying pan',
    zh: '平底锅',
    measures: [
      ['diameter', 28, 'cm'],
      ['depth', 5, 'cm'],
      ['handle length', 19, 'cm'],
      ['thickness', 3, 'mm'],
      ['weight', 1.1, 'kg'],
    ],
    materials: ['iron', 'aluminium', 'copper'],
    parts: [
      { en: 'handle', zh: '手柄', materials: ['wood', 'silicone', 'walnut'] },
      { en: 'lid', zh: '锅盖', materials: ['glass', 'wood'] },
    ],
    features: [
      { en: 'lid', zh: '锅盖' },
      { en: 'spout', zh: '导流口' },
    ],
  },
  {
    trade: 'cookware',
    en: 'storage jar',
    zh: '储物罐',
    measures: [
      ['capacity', 1, 'L'],
      ['height', 20, 'cm'],
      ['diameter', 11, 'cm'],
      ['weight', 450, 'g'],
    ],
    bare: ['capacity'],
    materials: ['glass', 'ceramic'],
    parts: [
      { en: 'lid', zh: '盖', zhName: '盖子', materials: ['cork', 'steel', 'bamboo'] },
      { en: 'seal', zh: '密封圈', materials: ['silicone', 'rubber'] },
      { en: 'label', zh: '标签', materials: ['kraft', 'wood'] },
    ],
    features: [
      { en: 'lid', zh: '盖子' },
      { en: 'airtight', zh: '密封', adjective: true },
    ],
  },
  {
    trade: 'garden',
    en: 'garden hose',
    zh: '花园水管',
    measures: [
      ['length', 30, 'm'],
      ['diameter', 13, 'mm'],
      ['max pressure', 12, 'bar'],
      ['weight', 4, 'kg'],
    ],
    bare: ['length'],
    materials: ['rubber', 'polyester'],
    parts: [
      { en: 'fittings', zh: '接头', materials: ['brass', 'aluminium'] },
      { en: 'nozzle', zh: '喷头', materials: ['plastic', 'copper', 'steel'] },
    ],
    features: [
      { en: 'nozzle', zh: '喷枪' },
      { en: 'reel', zh: '收纳架' },
    ],
    counted: [{ one: 'connector', many: 'connectors', zh: ['个', '接头'], count: 4 }],
  },
  {
    trade: 'garden',
    en: 'wheelbarrow',
    zh: '手推车',
    measures: [
      ['capacity', 80, 'L'],
      ['max load', 150, 'kg'],
      ['weight', 13, 'kg'],
      ['wheel diameter', 40, 'cm'],
      ['width', 62, 'cm'],
      ['length', 140, 'cm'],
    ],
    bare: ['capacity'],
    materials: ['steel', 'plastic'],
    parts: [
      { en: 'handles', zh: '把手', materials: ['wood', 'rubber'] },
      { en: 'frame', zh: '车架', materials: ['aluminium', 'pine'] },
    ],
    features: [
      { en: 'brake', zh: '刹车' },
      { en: 'foldable', zh: '可折叠', adjective: true },
    ],
    counted: [{ one: 'wheel', many: 'wheels', zh: ['个', '轮子'], count: 2 }],
  },
  {
    trade: 'packaging',
    en: 'gift box',
    zh: '礼品盒',
    measures: [
      ['length', 30, 'cm'],
      ['width', 20, 'cm'],
      ['height', 10, 'cm'],
      ['thickness', 2, 'mm'],
      ['max load', 5, 'kg'],
      ['weight', 180, 'g'],
    ],
    materials: ['cardboard', 'wood'],
    parts: [
      { en: 'ribbon', zh: '丝带', materials: ['cotton', 'velvet'] },
      { en: 'window', zh: '开窗', materials: ['plastic', 'acrylic'] },
      { en: 'handle', zh: '提手', materials: ['linen', 'leather'] },
    ],
    features: [
      { en: 'ribbon', zh: '丝带' },
      { en: 'window', zh: '开窗' },
    ],
    counted: [{ one: 'compartment', many: 'compartments', zh: ['个', '格子'], count: 6 }],
  },
  {
    trade: 'packaging',
    en: 'cosmetic jar',
    zh: '膏霜瓶',
    measures: [
      ['capacity', 50, 'ml'],
      ['height', 5, 'cm'],
      ['diameter', 6, 'cm'],
      ['thickness', 3, 'mm'],
      ['weight', 90, 'g'],
    ],
    bare: ['capacity'],
    materials: ['glass', 'acrylic'],
    parts: [
      { en: 'lid', zh: '盖', zhName: '盖子', materials: ['bamboo', 'aluminium'] },
      { en: 'liner', zh: '内衬', materials: ['silicone', 'felt'] },
    ],
    features: [
      { en: 'spatula', zh: '刮勺' },
      { en: 'refillable', zh: '可替换', adjective: true },
    ],
  },
];
