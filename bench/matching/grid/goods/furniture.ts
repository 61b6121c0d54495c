import type { Goods } from './goods.ts';

/** Furniture, bathroom and office. Goods of a trade alternate between the halves. */
export const furniture: readonly Goods[] = [
  {
    trade: 'shelving',
    en: 'bookcase',
    zh: '书柜',
    measures: [
      ['height', 180, 'cm'],
      ['width', 80, 'cm'],
      ['depth', 30, 'cm'],
      ['max load', 60, 'kg'],
      ['weight', 25, 'kg'],
    ],
    materials: ['oak', 'steel', 'walnut'],
    parts: [
      { en: 'doors', zh: '门', zhName: '柜门', materials: ['glass', 'rattan'] },
      { en: 'back panel', zh: '背板', materials: ['plastic', 'cork'] },
    ],
    features: [
      { en: 'doors', zh: '柜门' },
      { en: 'wheels', zh: '轮子' },
    ],
    counted: [
      { one: 'shelf', many: 'shelves', zh: ['层', '隔板'], count: 5 },
      { one: 'drawer', many: 'drawers', zh: ['个', '抽屉'], count: 2 },
    ],
  },
  {
    trade: 'shelving',
    en: 'shoe cabinet',
    zh: '鞋柜',
    measures: [
      ['height', 110, 'cm'],
      ['width', 60, 'cm'],
      ['depth', 24, 'cm'],
      ['max load', 35, 'kg'],
      ['weight', 18, 'kg'],
    ],
    materials: ['pine', 'iron', 'bamboo'],
    parts: [
      { en: 'handles', zh: '拉手', materials: ['brass', 'leather'] },
      { en: 'legs', zh: '腿', zhName: '柜腿', materials: ['steel', 'titanium'] },
    ],
    features: [
      { en: 'mirror', zh: '镜子' },
      { en: 'seat', zh: '坐垫' },
    ],
    counted: [
      { one: 'drawer', many: 'drawers', zh: ['个', '抽屉'], count: 3 },
      { one: 'door', many: 'doors', zh: ['扇', '门'], count: 2 },
    ],
  },
  {
    trade: 'seating',
    en: 'office chair',
    zh: '办公椅',
    measures: [
      ['seat height', 48, 'cm'],
      ['height', 115, 'cm'],
      ['width', 65, 'cm'],
      ['seat width', 52, 'cm'],
      ['max load', 120, 'kg'],
      ['weight', 14, 'kg'],
    ],
    materials: ['leather', 'mesh'],
    parts: [
      { en: 'base', zh: '底座', materials: ['aluminium', 'wood'] },
      { en: 'armrests', zh: '扶手', materials: ['plastic', 'walnut', 'steel'] },
    ],
    features: [
      { en: 'headrest', zh: '头枕' },
      { en: 'armrests', zh: '扶手' },
      { en: 'lumbar support', zh: '腰靠' },
    ],
    counted: [{ one: 'wheel', many: 'wheels', zh: ['个', '轮子'], count: 5 }],
  },
  {
    trade: 'seating',
    en: 'bar stool',
    zh: '吧台椅',
    measures: [
      ['seat height', 75, 'cm'],
      ['height', 100, 'cm'],
      ['width', 40, 'cm'],
      ['mattress thickness', 6, 'cm'],
      ['max load', 150, 'kg'],
      ['weight', 7, 'kg'],
    ],
    materials: ['iron', 'oak'],
    parts: [
      { en: 'seat', zh: '坐垫', materials: ['velvet', 'leather'] },
      { en: 'footrest', zh: '脚踏', materials: ['brass', 'rubber'] },
    ],
    features: [
      { en: 'backrest', zh: '靠背' },
      { en: 'footrest', zh: '脚踏' },
    ],
    counted: [{ one: 'leg', many: 'legs', zh: ['条', '腿'], count: 4 }],
  },
  {
    trade: 'bathroom',
    en: 'towel rack',
    zh: '毛巾架',
    measures: [
      ['width', 60, 'cm'],
      ['depth', 23, 'cm'],
      ['height', 14, 'cm'],
      ['max load', 10, 'kg'],
      ['weight', 1.3, 'kg'],
    ],
    materials: ['steel', 'brass'],
    parts: [
      { en: 'shelf', zh: '置物板', materials: ['glass', 'bamboo'] },
      { en: 'hooks', zh: '挂钩', materials: ['plastic', 'wood'] },
    ],
    features: [
      { en: 'hooks', zh: '挂钩' },
      { en: 'shelf', zh: '置物架' },
    ],
    counted: [
      { one: 'hook', many: 'hooks', zh: ['个', '挂钩'], count: 6 },
      { one: 'bar', many: 'bars', zh: ['根', '杆'], count: 2 },
    ],
  },
  {
    trade: 'bathroom',
    en: 'bathroom scale',
    zh: '体重秤',
    measures: [
      ['max load', 180, 'kg'],
      ['weight', 1.8, 'kg'],
      ['width', 30, 'cm'],
      ['thickness', 22, 'mm'],
      ['screen size', 3, 'in'],
    ],
    materials: ['glass', 'bamboo'],
    parts: [
      { en: 'feet', zh: '脚垫', materials: ['rubber'] },
      { en: 'frame', zh: '边框', materials: ['steel', 'plastic'] },
    ],
    features: [
      { en: 'backlight', zh: '背光' },
      { en: 'rechargeable', zh: '可充电', adjective: true },
    ],
    counted: [{ one: 'sensor', many: 'sensors', zh: ['个', '传感器'], count: 4 }],
  },
  {
    trade: 'office',
    en: 'filing cabinet',
    zh: '文件柜',
    measures: [
      ['height', 132, 'cm'],
      ['width', 46, 'cm'],
      ['depth', 62, 'cm'],
      ['max load', 30, 'kg'],
      ['weight', 45, 'kg'],
    ],
    materials: ['steel', 'oak'],
    parts: [
      { en: 'handles', zh: '拉手', materials: ['brass', 'plastic'] },
      { en: 'top', zh: '台面', materials: ['marble', 'bamboo', 'glass'] },
    ],
    features: [
      { en: 'lock', zh: '锁' },
      { en: 'wheels', zh: '轮子' },
    ],
    counted: [
      { one: 'drawer', many: 'drawers', zh: ['个', '抽屉'], count: 4 },
      { one: 'key', many: 'keys', zh: ['把', '钥匙'], count: 2 },
    ],
  },
  {
    trade: 'office',
    en: 'whiteboard',
    zh: '白板',
    measures: [
      ['width', 120, 'cm'],
      ['height', 90, 'cm'],
      ['thickness', 12, 'mm'],
      ['weight', 6, 'kg'],
      ['max load', 15, 'kg'],
    ],
    materials: ['glass', 'steel'],
    parts: [
      { en: 'frame', zh: '边框', materials: ['aluminium', 'oak', 'plastic'] },
      { en: 'tray', zh: '笔槽', materials: ['aluminium', 'plastic', 'wood'] },
    ],
    features: [
      { en: 'stand', zh: '支架' },
      { en: 'pen tray', zh: '笔槽' },
      { en: 'magnetic', zh: '磁性', adjective: true },
    ],
    counted: [{ one: 'marker', many: 'markers', zh: ['支', '白板笔'], count: 4 }],
  },
];
