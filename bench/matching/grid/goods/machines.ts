import type { Goods } from './goods.ts';

/** Appliances, lighting and tools. Goods of a trade alternate between the halves. */
export const machines: readonly Goods[] = [
  {
    trade: 'appliances',
    en: 'electric kettle',
    zh: '电热水壶',
    measures: [
      ['capacity', 1.7, 'L'],
      ['power', 1500, 'W'],
      ['standby power', 2, 'W'],
      ['cable length', 0.75, 'm'],
      ['height', 24, 'cm'],
      ['weight', 1.2, 'kg'],
    ],
    bare: ['capacity'],
    materials: ['steel', 'glass'],
    parts: [
      { en: 'handle', zh: '手柄', materials: ['bamboo', 'plastic'] },
      { en: 'base', zh: '底座', materials: ['plastic', 'aluminium'] },
    ],
    features: [
      { en: 'thermometer', zh: '温度计' },
      { en: 'keep warm function', zh: '保温功能' },
    ],
  },
  {
    trade: 'appliances',
    en: 'air fryer',
    zh: '空气炸锅',
    measures: [
      ['capacity', 5, 'L'],
      ['power', 1400, 'W'],
      ['standby power', 1, 'W'],
      ['max temperature', 200, 'C'],
      ['cable length', 1, 'm'],
      ['width', 32, 'cm'],
      ['depth', 28, 'cm'],
    ],
    bare: ['capacity'],
    materials: ['plastic', 'steel'],
    parts: [
      { en: 'basket', zh: '炸篮', materials: ['aluminium', 'iron'] },
      { en: 'handle', zh: '手柄', materials: ['wood', 'rubber'] },
    ],
    features: [
      { en: 'timer', zh: '定时器' },
      { en: 'viewing window', zh: '可视窗' },
    ],
    counted: [{ one: 'preset', many: 'presets', zh: ['个', '预设菜单'], count: 8 }],
  },
  {
    trade: 'lighting',
    en: 'LED strip light',
    zh: 'LED灯带',
    measures: [
      ['length', 5, 'm'],
      ['lead length', 0.5, 'm'],
      ['width', 10, 'mm'],
      ['input voltage', 24, 'V'],
      ['luminous flux', 900, 'lm'],
      ['colour temperature', 4000, 'K'],
    ],
    bare: ['length'],
    materials: ['silicone', 'copper'],
    parts: [
      { en: 'clips', zh: '卡扣', materials: ['plastic', 'steel'] },
      { en: 'cover', zh: '灯罩', materials: ['acrylic', 'glass'] },
    ],
    features: [
      { en: 'remote control', zh: '遥控器' },
      { en: 'waterproof', zh: '防水', adjective: true },
      { en: 'dimmable', zh: '可调光', adjective: true },
    ],
  },
  {
    trade: 'lighting',
    en: 'desk lamp',
    zh: '台灯',
    measures: [
      ['height', 45, 'cm'],
      ['cable length', 1.8, 'm'],
      ['power', 12, 'W'],
      ['standby power', 0.5, 'W'],
      ['luminous flux', 600, 'lm'],
      ['weight', 1.5, 'kg'],
    ],
    materials: ['iron', 'aluminium'],
    parts: [
      { en: 'shade', zh: '灯罩', materials: ['linen', 'glass'] },
      { en: 'base', zh: '底座', materials: ['marble', 'oak'] },
    ],
    features: [
      { en: 'clamp', zh: '夹子' },
      { en: 'USB port', zh: 'USB接口' },
    ],
    counted: [{ one: 'brightness level', many: 'brightness levels', zh: ['档', '亮度'], count: 5 }],
  },
  {
    trade: 'tools',
    en: 'hammer',
    zh: '锤子',
    measures: [
      ['length', 33, 'cm'],
      ['handle length', 27, 'cm'],
      ['weight', 600, 'g'],
    ],
    materials: ['steel', 'brass'],
    parts: [
      { en: 'grip', zh: '握把', materials: ['wood', 'rubber'] },
      { en: 'head', zh: '锤头', materials: ['copper', 'rubber', 'nylon'] },
    ],
    features: [
      { en: 'claw', zh: '羊角' },
      { en: 'magnetic', zh: '磁性', adjective: true },
    ],
  },
  {
    trade: 'tools',
    en: 'cordless drill',
    zh: '充电电钻',
    measures: [
      ['battery voltage', 18, 'V'],
      ['charger voltage', 24, 'V'],
      ['torque', 60, 'Nm'],
      ['no-load speed', 1500, 'rpm'],
      ['weight', 1.4, 'kg'],
      ['charging time', 1, 'h'],
    ],
    materials: ['plastic', 'aluminium'],
    parts: [
      { en: 'chuck', zh: '夹头', materials: ['steel', 'plastic'] },
      { en: 'handle', zh: '手柄', materials: ['rubber', 'wood'] },
    ],
    features: [
      { en: 'battery', zh: '电池' },
      { en: 'carrying case', zh: '手提箱' },
      { en: 'brushless', zh: '无刷', adjective: true },
    ],
    counted: [{ one: 'gear', many: 'gears', zh: ['个', '档位'], count: 2 }],
  },
];
