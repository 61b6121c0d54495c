import { beside, including, type ValueFamily, value } from './value-family.ts';

/** Values that only one trade tells apart, where the words of one thing differ or one includes the other. */
export const tradeFamilies: readonly ValueFamily[] = [
  {
    id: 'movement',
    attributes: ['movement', 'movement type', 'watch movement', '机芯', '机芯类型'],
    onlyStructured: true,
    values: [
      value('quartz', 'quartz movement', '石英', '石英机芯'),
      beside(['quartz'], 'battery powered', 'battery', 'digital', 'electronic', '电子', '电子机芯'),
      beside(['automatic', 'hand-wound'], 'mechanical', 'mechanical movement', '机械', '机械机芯'),
      including(['mechanical'], 'automatic', 'self-winding', 'self winding', 'automatic mechanical', '自动机械'),
      including(
        ['mechanical'],
        'hand-wound',
        'hand wound',
        'hand-winding',
        'manual winding',
        'manual wind',
        '手动机械',
      ),
      { ...including(['quartz'], 'solar', 'solar quartz', 'solar powered', '光能'), near: ['battery powered'] },
    ],
  },
  {
    id: 'actuation',
    attributes: ['actuation', 'actuation type', 'actuator', 'operation'],
    onlyStructured: true,
    otherwise: ['manual override'],
    values: [
      beside(['lever', 'handwheel'], 'manual', 'manually operated', '手动'),
      including(['manual'], 'lever', 'lever handle', 'lever operated', 'hand lever', '手柄'),
      including(['manual'], 'handwheel', 'hand wheel', '手轮'),
      value('pneumatic', 'air operated', '气动'),
      beside(['solenoid'], 'electric', 'electrically operated', 'motorized', 'motorised', '电动'),
      including(['electric'], 'solenoid', 'solenoid operated', '电磁'),
      value('hydraulic', '液压'),
    ],
  },
  {
    id: 'sheen',
    attributes: ['finish', 'sheen', 'gloss level', 'paint finish'],
    onlyStructured: true,
    values: [
      value('matte', 'matt'),
      // What the one coast calls flat is matt on the other.
      beside(['matte'], 'flat'),
    ],
  },
  {
    id: 'opacity',
    attributes: ['opacity', 'light control', 'light blocking', 'light filtration', 'shading', '遮光度'],
    onlyStructured: true,
    values: [
      value('sheer', '透光'),
      beside(['sheer'], 'semi-sheer', 'semi sheer'),
      beside(['sheer', 'semi-sheer'], 'light filtering', '半透光'),
      value('room darkening', 'room-darkening', 'dim out', 'dimout', '半遮光'),
      including(['room darkening'], 'blackout', 'black out', '全遮光'),
    ],
  },
  {
    id: 'respirator',
    attributes: ['class', 'mask class', 'filter class', 'protection class', 'protection level', 'filtration grade'],
    onlyStructured: true,
    values: [
      value('ffp1'),
      // Tested by other rules, and meant for the same use.
      beside(['n95', 'kn95'], 'ffp2'),
      beside(['kn95'], 'n95'),
      value('kn95'),
      value('ffp3'),
    ],
  },
  {
    id: 'dust collection',
    attributes: ['dust collection', 'dust collection type', 'dust container'],
    onlyStructured: true,
    values: [
      value('bagged', 'bag', 'with bag', '有尘袋'),
      beside(['cyclonic'], 'bagless', 'without bag', 'no bag', '无尘袋'),
      including(['bagless'], 'cyclonic', 'cyclone', '旋风'),
    ],
  },
  {
    id: 'coating',
    attributes: ['coating', 'pan coating', 'interior coating', 'coating type', '涂层'],
    goods: ['pan', 'wok', 'skillet', 'pot', 'griddle', 'cookware', 'casserole', '锅'],
    otherwise: ['teflon free', 'ptfe free', 'pizza stone'],
    values: [
      beside(['ptfe', 'ceramic', 'stone'], 'non-stick', 'nonstick', 'non stick', '不粘'),
      including(['non-stick'], 'ptfe', 'teflon', '特氟龙'),
      including(['non-stick'], 'ceramic', '陶瓷'),
      { ...including(['non-stick'], 'stone', 'granite', 'marble', '麦饭石'), near: ['ptfe', 'ceramic'] },
      value('uncoated', 'no coating', 'without coating', '无涂层'),
    ],
  },
  {
    id: 'origin of cartridge',
    attributes: ['cartridge type', 'cartridge origin', 'originality'],
    onlyStructured: true,
    values: [
      value('original', 'oem', 'genuine', '原装'),
      value('compatible', 'third party', 'generic', '兼容'),
      beside(['compatible'], 'remanufactured', 'refurbished', 'reconditioned', 'refilled', '再生'),
    ],
  },
  {
    id: 'colours of print',
    attributes: ['colour output', 'print colour', 'print output', 'printing output', 'output colour'],
    onlyStructured: true,
    values: [
      value('mono', 'monochrome', 'black and white', 'black & white', 'b&w', '黑白'),
      value('colour', 'full colour', '彩色'),
    ],
  },
];
