import type { Goods } from './goods.ts';

/** Clothing, bags, toys, baby and watches. Goods of a trade alternate between the halves. */
export const personal: readonly Goods[] = [
  {
    trade: 'clothing',
    en: 'jacket',
    zh: '夹克',
    measures: [
      ['length', 72, 'cm'],
      ['weight', 600, 'g'],
      ['comfort temperature', 5, 'C'],
    ],
    materials: ['nylon', 'leather', 'wool'],
    parts: [
      { en: 'lining', zh: '里衬', zhName: '里料', materials: ['cotton', 'fleece'] },
      { en: 'collar', zh: '领子', materials: ['velvet', 'wool'] },
      { en: 'buttons', zh: '纽扣', materials: ['brass', 'wood'] },
    ],
    features: [
      { en: 'hood', zh: '帽子' },
      { en: 'lining', zh: '里衬' },
      { en: 'waterproof', zh: '防水', adjective: true },
    ],
    counted: [
      { one: 'pocket', many: 'pockets', zh: ['个', '口袋'], count: 4 },
      { one: 'button', many: 'buttons', zh: ['颗', '纽扣'], count: 6 },
    ],
  },
  {
    trade: 'clothing',
    en: 'coat',
    zh: '大衣',
    measures: [
      ['length', 105, 'cm'],
      ['weight', 1.4, 'kg'],
      ['comfort temperature', -5, 'C'],
    ],
    materials: ['wool', 'cotton', 'polyester'],
    parts: [
      { en: 'lining', zh: '里衬', zhName: '里料', materials: ['nylon', 'linen'] },
      { en: 'cuffs', zh: '袖口', materials: ['leather', 'velvet'] },
    ],
    features: [
      { en: 'belt', zh: '腰带' },
      { en: 'hood', zh: '帽子' },
    ],
    counted: [
      { one: 'pocket', many: 'pockets', zh: ['个', '口袋'], count: 3 },
      { one: 'button', many: 'buttons', zh: ['颗', '纽扣'], count: 8 },
    ],
  },
  {
    trade: 'bags',
    en: 'backpack',
    zh: '双肩包',
    measures: [
      ['capacity', 30, 'L'],
      ['bottle pocket', 1, 'L'],
      ['weight', 900, 'g'],
      ['max load', 15, 'kg'],
      ['height', 48, 'cm'],
      ['width', 31, 'cm'],
    ],
    bare: ['capacity'],
    materials: ['nylon', 'leather', 'cotton'],
    parts: [
      { en: 'lining', zh: '里衬', zhName: '内衬', materials: ['polyester', 'linen'] },
      { en: 'straps', zh: '肩带', materials: ['mesh', 'leather'] },
      { en: 'buckles', zh: '扣具', materials: ['aluminium', 'plastic'] },
    ],
    features: [
      { en: 'laptop compartment', zh: '电脑隔层' },
      { en: 'rain cover', zh: '防雨罩' },
      { en: 'USB port', zh: 'USB接口' },
    ],
    counted: [{ one: 'pocket', many: 'pockets', zh: ['个', '口袋'], count: 5 }],
  },
  {
    trade: 'bags',
    en: 'handbag',
    zh: '手提包',
    measures: [
      ['width', 32, 'cm'],
      ['height', 26, 'cm'],
      ['depth', 13, 'cm'],
      ['strap length', 110, 'cm'],
      ['weight', 650, 'g'],
    ],
    materials: ['leather', 'canvas', 'rattan'],
    parts: [
      { en: 'lining', zh: '里衬', zhName: '内衬', materials: ['polyester', 'velvet'] },
      { en: 'handles', zh: '提手', materials: ['bamboo', 'acrylic', 'wood'] },
      { en: 'chain', zh: '链条', materials: ['steel', 'brass'] },
    ],
    features: [
      { en: 'zipper', zh: '拉链' },
      { en: 'shoulder strap', zh: '肩带' },
    ],
    counted: [{ one: 'compartment', many: 'compartments', zh: ['个', '隔层'], count: 3 }],
  },
  {
    trade: 'toys',
    en: 'toy truck',
    zh: '玩具卡车',
    measures: [
      ['length', 35, 'cm'],
      ['height', 18, 'cm'],
      ['wheel diameter', 6, 'cm'],
      ['weight', 700, 'g'],
      ['max load', 20, 'kg'],
    ],
    materials: ['wood', 'plastic', 'steel'],
    parts: [
      { en: 'wheels', zh: '轮子', materials: ['rubber', 'plastic', 'wood'] },
      { en: 'cab', zh: '驾驶室', materials: ['aluminium', 'plastic'] },
    ],
    features: [
      { en: 'sound', zh: '声音' },
      { en: 'lights', zh: '灯光' },
      { en: 'remote control', zh: '遥控器' },
    ],
    counted: [{ one: 'wheel', many: 'wheels', zh: ['个', '轮子'], count: 6 }],
  },
  {
    trade: 'toys',
    en: 'dollhouse',
    zh: '娃娃屋',
    measures: [
      ['height', 115, 'cm'],
      ['width', 80, 'cm'],
      ['depth', 33, 'cm'],
      ['weight', 14, 'kg'],
    ],
    materials: ['pine', 'plastic', 'cardboard'],
    parts: [
      { en: 'roof', zh: '屋顶', materials: ['felt', 'acrylic'] },
      { en: 'stairs', zh: '楼梯', materials: ['aluminium', 'plastic'] },
    ],
    features: [
      { en: 'furniture', zh: '家具' },
      { en: 'elevator', zh: '电梯' },
    ],
    counted: [
      { one: 'room', many: 'rooms', zh: ['个', '房间'], count: 6 },
      { one: 'floor', many: 'floors', zh: ['层', '楼'], count: 3 },
    ],
  },
  {
    trade: 'baby',
    en: 'high chair',
    zh: '儿童餐椅',
    measures: [
      ['seat height', 55, 'cm'],
      ['height', 98, 'cm'],
      ['width', 58, 'cm'],
      ['max load', 25, 'kg'],
      ['weight', 6, 'kg'],
    ],
    materials: ['plastic', 'oak'],
    parts: [
      { en: 'tray', zh: '餐盘', materials: ['silicone', 'steel'] },
      { en: 'cushion', zh: '坐垫', materials: ['leather', 'cotton'] },
    ],
    features: [
      { en: 'tray', zh: '餐盘' },
      { en: 'harness', zh: '安全带' },
      { en: 'foldable', zh: '可折叠', adjective: true },
    ],
    counted: [{ one: 'wheel', many: 'wheels', zh: ['个', '轮子'], count: 4 }],
  },
  {
    trade: 'baby',
    en: 'stroller',
    zh: '婴儿推车',
    measures: [
      ['max load', 22, 'kg'],
      ['weight', 7.5, 'kg'],
      ['wheel diameter', 18, 'cm'],
      ['width', 50, 'cm'],
      ['height', 103, 'cm'],
    ],
    materials: ['aluminium', 'steel'],
    parts: [
      { en: 'canopy', zh: '遮阳篷', materials: ['linen', 'polyester'] },
      { en: 'handlebar', zh: '推把', materials: ['leather', 'rubber'] },
      { en: 'wheels', zh: '轮子', materials: ['rubber', 'plastic'] },
    ],
    features: [
      { en: 'canopy', zh: '遮阳篷' },
      { en: 'basket', zh: '置物篮' },
      { en: 'cup holder', zh: '杯架' },
    ],
    counted: [{ one: 'wheel', many: 'wheels', zh: ['个', '轮子'], count: 4 }],
  },
  {
    trade: 'watches',
    en: 'watch',
    zh: '手表',
    measures: [
      ['case diameter', 42, 'mm'],
      ['band width', 20, 'mm'],
      ['thickness', 11, 'mm'],
      ['weight', 75, 'g'],
    ],
    materials: ['steel', 'titanium', 'ceramic'],
    parts: [
      { en: 'band', zh: '表带', materials: ['leather', 'silicone', 'nylon'] },
      { en: 'crystal', zh: '表镜', materials: ['glass', 'acrylic'], coloured: false },
      { en: 'dial', zh: '表盘', materials: ['wood'] },
    ],
    features: [
      { en: 'date display', zh: '日历显示' },
      { en: 'waterproof', zh: '防水', adjective: true },
    ],
  },
  {
    trade: 'watches',
    en: 'smartwatch',
    zh: '智能手表',
    measures: [
      ['case diameter', 46, 'mm'],
      ['band width', 22, 'mm'],
      ['battery life', 48, 'h'],
      ['charging time', 2, 'h'],
      ['battery capacity', 300, 'mAh'],
      ['weight', 52, 'g'],
    ],
    materials: ['aluminium', 'titanium'],
    parts: [
      { en: 'strap', zh: '表带', materials: ['leather', 'nylon', 'silicone'] },
      { en: 'bezel', zh: '表圈', materials: ['ceramic', 'steel'] },
    ],
    features: [
      { en: 'GPS', zh: 'GPS' },
      { en: 'speaker', zh: '扬声器' },
      { en: 'heart rate sensor', zh: '心率传感器' },
    ],
    counted: [{ one: 'button', many: 'buttons', zh: ['个', '按键'], count: 2 }],
  },
];
