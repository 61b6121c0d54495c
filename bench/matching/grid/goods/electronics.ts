import type { Goods } from './goods.ts';

/** Electronics. Goods of a trade alternate between the halves. */
export const electronics: readonly Goods[] = [
  {
    trade: 'computers',
    en: 'laptop',
    zh: '笔记本电脑',
    measures: [
      ['ram', 16, 'GB'],
      ['storage', 512, 'GB'],
      ['screen size', 15.6, 'in'],
      ['width', 36, 'cm'],
      ['battery life', 10, 'h'],
      ['charging time', 2, 'h'],
    ],
    bare: ['screen size'],
    materials: ['aluminium', 'plastic'],
    parts: [
      { en: 'keyboard', zh: '键盘', materials: ['plastic'] },
      { en: 'lid', zh: '顶盖', materials: ['titanium', 'aluminium'] },
    ],
    features: [
      { en: 'touchscreen', zh: '触摸屏' },
      { en: 'fingerprint reader', zh: '指纹识别' },
    ],
    counted: [
      { one: 'USB port', many: 'USB ports', zh: ['个', 'USB接口'], count: 3 },
      { one: 'fan', many: 'fans', zh: ['个', '风扇'], count: 2 },
    ],
  },
  {
    trade: 'computers',
    en: 'desktop computer',
    zh: '台式电脑',
    measures: [
      ['ram', 32, 'GB'],
      ['storage', 1024, 'GB'],
      ['graphics memory', 8, 'GB'],
      ['height', 42, 'cm'],
      ['width', 20, 'cm'],
      ['weight', 9, 'kg'],
    ],
    materials: ['aluminium', 'steel'],
    parts: [
      { en: 'side panel', zh: '侧板', materials: ['glass', 'acrylic'] },
      { en: 'front panel', zh: '前面板', materials: ['mesh', 'plastic', 'walnut'] },
    ],
    features: [
      { en: 'optical drive', zh: '光驱' },
      { en: 'card reader', zh: '读卡器' },
    ],
    counted: [
      { one: 'USB port', many: 'USB ports', zh: ['个', 'USB接口'], count: 6 },
      { one: 'drive bay', many: 'drive bays', zh: ['个', '硬盘位'], count: 4 },
    ],
  },
  {
    trade: 'mobile',
    en: 'smartphone',
    zh: '智能手机',
    measures: [
      ['ram', 8, 'GB'],
      ['phone storage', 256, 'GB'],
      ['battery capacity', 5000, 'mAh'],
      ['screen size', 6.5, 'in'],
      ['weight', 190, 'g'],
    ],
    materials: ['aluminium', 'plastic'],
    parts: [
      { en: 'back cover', zh: '后盖', materials: ['glass', 'leather', 'ceramic'] },
      { en: 'frame', zh: '边框', materials: ['titanium', 'steel'] },
    ],
    features: [
      { en: 'headphone jack', zh: '耳机孔' },
      { en: 'waterproof', zh: '防水', adjective: true },
    ],
    counted: [{ one: 'camera', many: 'cameras', zh: ['个', '摄像头'], count: 3 }],
  },
  {
    trade: 'mobile',
    en: 'tablet',
    zh: '平板电脑',
    measures: [
      ['ram', 6, 'GB'],
      ['phone storage', 128, 'GB'],
      ['battery capacity', 8000, 'mAh'],
      ['screen size', 11, 'in'],
      ['width', 25, 'cm'],
      ['standby time', 200, 'h'],
      ['charging time', 3, 'h'],
    ],
    materials: ['aluminium', 'plastic'],
    parts: [
      { en: 'kickstand', zh: '支架', materials: ['steel', 'plastic'] },
      { en: 'frame', zh: '边框', materials: ['titanium', 'steel'] },
    ],
    features: [
      { en: 'stylus', zh: '手写笔' },
      { en: 'SIM slot', zh: 'SIM卡槽' },
    ],
    counted: [{ one: 'speaker', many: 'speakers', zh: ['个', '扬声器'], count: 4 }],
  },
  {
    trade: 'charging',
    en: 'power bank',
    zh: '充电宝',
    measures: [
      ['output power', 20, 'W'],
      ['input power', 18, 'W'],
      ['battery capacity', 10000, 'mAh'],
      ['weight', 220, 'g'],
      ['charging time', 4, 'h'],
    ],
    bare: ['battery capacity'],
    materials: ['aluminium', 'plastic'],
    parts: [
      { en: 'cable', zh: '数据线', materials: ['nylon', 'silicone'] },
      { en: 'strap', zh: '挂绳', materials: ['leather', 'nylon'] },
    ],
    features: [
      { en: 'display', zh: '显示屏' },
      { en: 'flashlight', zh: '手电筒' },
      { en: 'wireless charging', zh: '无线充电' },
    ],
    counted: [
      { one: 'USB port', many: 'USB ports', zh: ['个', 'USB口'], count: 2 },
      { one: 'indicator light', many: 'indicator lights', zh: ['个', '指示灯'], count: 4 },
    ],
  },
  {
    trade: 'charging',
    en: 'portable power station',
    zh: '户外电源',
    measures: [
      ['output power', 600, 'W'],
      ['input power', 200, 'W'],
      ['solar input', 120, 'W'],
      ['weight', 7, 'kg'],
      ['max load', 40, 'kg'],
      ['cable length', 1.5, 'm'],
      ['height', 25, 'cm'],
    ],
    materials: ['aluminium', 'plastic'],
    parts: [
      { en: 'handle', zh: '手柄', zhName: '提手', materials: ['rubber', 'leather'] },
      { en: 'feet', zh: '脚垫', materials: ['rubber', 'silicone'] },
    ],
    features: [
      { en: 'solar panel', zh: '太阳能板' },
      { en: 'reading light', zh: '照明灯' },
    ],
    counted: [{ one: 'outlet', many: 'outlets', zh: ['个', '插座'], count: 4 }],
  },
  {
    trade: 'audio',
    en: 'bluetooth speaker',
    zh: '蓝牙音箱',
    measures: [
      ['output power', 30, 'W'],
      ['input power', 10, 'W'],
      ['battery life', 12, 'h'],
      ['charging time', 3, 'h'],
      ['driver size', 52, 'mm'],
      ['height', 18, 'cm'],
      ['battery capacity', 4000, 'mAh'],
    ],
    materials: ['plastic', 'walnut'],
    parts: [
      { en: 'grille', zh: '网罩', materials: ['steel', 'aluminium'] },
      { en: 'strap', zh: '挂绳', materials: ['leather', 'nylon'] },
    ],
    features: [
      { en: 'microphone', zh: '麦克风' },
      { en: 'waterproof', zh: '防水', adjective: true },
    ],
    counted: [{ one: 'driver', many: 'drivers', zh: ['个', '喇叭'], count: 2 }],
  },
  {
    trade: 'audio',
    en: 'wireless earbuds',
    zh: '无线耳机',
    measures: [
      ['battery capacity', 50, 'mAh'],
      ['case battery', 400, 'mAh'],
      ['battery life', 6, 'h'],
      ['standby time', 100, 'h'],
      ['driver size', 10, 'mm'],
      ['cable length', 0.3, 'm'],
    ],
    materials: ['plastic', 'aluminium'],
    parts: [
      { en: 'ear tips', zh: '耳塞', materials: ['silicone'] },
      { en: 'charging case', zh: '充电盒', materials: ['leather', 'titanium'] },
    ],
    features: [
      { en: 'noise cancelling', zh: '降噪' },
      { en: 'volume control', zh: '音量调节' },
    ],
    counted: [{ one: 'microphone', many: 'microphones', zh: ['个', '麦克风'], count: 4 }],
  },
];
