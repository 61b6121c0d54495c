import type { Goods } from './goods.ts';

/** Automotive, sports and pets. Goods of a trade alternate between the halves. */
export const outdoors: readonly Goods[] = [
  {
    trade: 'automotive',
    en: 'tire inflator',
    zh: '车载充气泵',
    measures: [
      ['max pressure', 10, 'bar'],
      ['cable length', 3, 'm'],
      ['input voltage', 12, 'V'],
      ['power', 120, 'W'],
      ['noise level', 70, 'dB'],
      ['height', 18, 'cm'],
    ],
    materials: ['plastic', 'steel'],
    parts: [
      { en: 'hose', zh: '气管', materials: ['rubber', 'nylon'] },
      { en: 'cylinder', zh: '气缸', materials: ['copper', 'aluminium'] },
    ],
    features: [
      { en: 'LED light', zh: 'LED灯' },
      { en: 'pressure gauge', zh: '压力表' },
    ],
    counted: [{ one: 'nozzle', many: 'nozzles', zh: ['个', '气嘴'], count: 4 }],
  },
  {
    trade: 'automotive',
    en: 'roof box',
    zh: '车顶箱',
    measures: [
      ['capacity', 400, 'L'],
      ['max load', 75, 'kg'],
      ['weight', 16, 'kg'],
      ['length', 180, 'cm'],
      ['width', 75, 'cm'],
      ['height', 40, 'cm'],
    ],
    bare: ['capacity'],
    materials: ['plastic', 'aluminium'],
    parts: [
      { en: 'lock', zh: '锁', materials: ['steel', 'brass'] },
      { en: 'straps', zh: '绑带', materials: ['nylon', 'cotton'] },
    ],
    features: [
      { en: 'lock', zh: '锁' },
      { en: 'waterproof', zh: '防水', adjective: true },
    ],
    counted: [{ one: 'strap', many: 'straps', zh: ['条', '绑带'], count: 4 }],
  },
  {
    trade: 'sports',
    en: 'treadmill',
    zh: '跑步机',
    measures: [
      ['max load', 130, 'kg'],
      ['weight', 48, 'kg'],
      ['length', 150, 'cm'],
      ['width', 70, 'cm'],
      ['screen size', 7, 'in'],
      ['noise level', 60, 'dB'],
    ],
    materials: ['steel', 'aluminium'],
    parts: [
      { en: 'running belt', zh: '跑带', materials: ['rubber', 'nylon'] },
      { en: 'handrails', zh: '扶手', materials: ['wood', 'plastic'] },
    ],
    features: [
      { en: 'handrails', zh: '扶手' },
      { en: 'foldable', zh: '可折叠', adjective: true },
      { en: 'heart rate monitor', zh: '心率监测' },
    ],
    counted: [{ one: 'program', many: 'programs', zh: ['个', '程序'], count: 12 }],
  },
  {
    trade: 'sports',
    en: 'camping tent',
    zh: '露营帐篷',
    measures: [
      ['weight', 3.2, 'kg'],
      ['height', 130, 'cm'],
      ['width', 210, 'cm'],
      ['length', 240, 'cm'],
    ],
    materials: ['polyester', 'canvas'],
    parts: [
      { en: 'poles', zh: '帐杆', materials: ['aluminium', 'steel'] },
      { en: 'floor', zh: '地布', materials: ['rubber', 'nylon'] },
      { en: 'pegs', zh: '地钉', materials: ['titanium', 'plastic'] },
    ],
    features: [
      { en: 'awning', zh: '天幕' },
      { en: 'waterproof', zh: '防水', adjective: true },
      { en: 'carry bag', zh: '收纳袋' },
    ],
    counted: [
      { one: 'window', many: 'windows', zh: ['个', '窗户'], count: 3 },
      { one: 'door', many: 'doors', zh: ['个', '门'], count: 2 },
    ],
  },
  {
    trade: 'pets',
    en: 'dog leash',
    zh: '牵引绳',
    measures: [
      ['length', 1.5, 'm'],
      ['width', 25, 'mm'],
      ['max load', 50, 'kg'],
      ['weight', 150, 'g'],
    ],
    bare: ['length'],
    materials: ['nylon', 'leather', 'cotton'],
    parts: [
      { en: 'handle', zh: '手柄', materials: ['rubber', 'felt'] },
      { en: 'clip', zh: '扣头', materials: ['brass', 'steel'] },
    ],
    features: [
      { en: 'reflective', zh: '反光', adjective: true },
      { en: 'poop bag holder', zh: '拾便袋盒' },
    ],
  },
  {
    trade: 'pets',
    en: 'pet water fountain',
    zh: '宠物饮水机',
    measures: [
      ['capacity', 2.5, 'L'],
      ['cable length', 1.5, 'm'],
      ['power', 5, 'W'],
      ['standby power', 1, 'W'],
      ['height', 17, 'cm'],
      ['noise level', 30, 'dB'],
      ['input voltage', 5, 'V'],
    ],
    bare: ['capacity'],
    materials: ['ceramic', 'steel', 'plastic'],
    parts: [
      { en: 'tray', zh: '托盘', materials: ['steel', 'bamboo'] },
      { en: 'pump', zh: '水泵', materials: ['copper', 'plastic'] },
    ],
    features: [
      { en: 'filter', zh: '滤芯' },
      { en: 'night light', zh: '夜灯' },
      { en: 'water level window', zh: '水位窗' },
    ],
    counted: [{ one: 'filter', many: 'filters', zh: ['个', '滤芯'], count: 3 }],
  },
];
