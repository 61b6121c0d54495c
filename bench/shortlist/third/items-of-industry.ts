import { number, one, sold, yes } from '../told.ts';
import type { TrialItem } from '../trial-item.ts';

/** Items over pumps, valves, bearings, fasteners, pipes and paint, in buyers' words. */
export const itemsOfIndustry: readonly TrialItem[] = [
  {
    name: 'Submersible pump',
    isType: sold('water pump'),
    mustHaves: [
      ['Submersible', 'yes', yes('sub')],
      ['Flow rate', 'at least 4000 l/h', number('flow', (litres) => litres >= 4000)],
      ['Delivery head', '≥ 7 m', number('head', (metres) => metres >= 7)],
    ],
  },
  {
    name: '12V直流水泵',
    isType: sold('water pump'),
    mustHaves: [['电压', '12V', number('volt', (volts) => volts === 12)]],
  },
  {
    name: 'Solenoid valve',
    isType: sold('solenoid valve'),
    mustHaves: [
      ['Voltage', '24 V', number('volt', (volts) => volts === 24)],
      ['Body material', 'brass', one('mat', 'brass')],
    ],
    niceToHaves: [['Function', 'normally closed', yes('nc')]],
  },
  {
    name: '不锈钢电磁阀',
    isType: sold('solenoid valve'),
    mustHaves: [
      ['材质', '不锈钢', one('mat', 'steel')],
      ['口径', '1寸', number('size', (inches) => inches === 1)],
    ],
  },
  {
    name: 'Deep groove ball bearing',
    isType: sold('ball bearing'),
    mustHaves: [
      ['Bore', '20 mm', number('bore', (millimetres) => millimetres === 20)],
      ['Outer diameter', '47 mm', number('od', (millimetres) => millimetres === 47)],
    ],
    niceToHaves: [['Seal', '2RS', one('seal', '2rs')]],
  },
  {
    name: '轴承',
    isType: sold('ball bearing'),
    mustHaves: [
      ['内径', '8–12mm', number('bore', (millimetres) => millimetres >= 8 && millimetres <= 12)],
      ['密封', '2RS', one('seal', '2rs')],
    ],
  },
  {
    name: 'Hex bolts M8',
    isType: sold('hex bolt'),
    mustHaves: [
      ['Thread', 'M8', number('m', (diameter) => diameter === 8)],
      ['Length', '25 to 40 mm', number('len', (millimetres) => millimetres >= 25 && millimetres <= 40)],
    ],
    niceToHaves: [['Strength class', '8.8', number('grade', (grade) => grade === 8.8)]],
  },
  {
    name: 'Stainless hex bolts',
    isType: sold('hex bolt'),
    mustHaves: [['Material', 'stainless steel', one('finish', 'ss')]],
    niceToHaves: [['Thread', 'full', yes('full')]],
  },
  {
    name: 'PVC pipe',
    isType: sold('pvc pipe'),
    mustHaves: [
      ['Outer diameter', '50 mm', number('od', (millimetres) => millimetres === 50)],
      ['Pressure rating', 'PN10 or higher', number('bar', (bars) => bars >= 10)],
    ],
  },
  {
    name: 'PVC排水管',
    isType: sold('pvc pipe'),
    mustHaves: [
      ['外径', '110mm', number('od', (millimetres) => millimetres === 110)],
      ['壁厚', '3mm以上', number('wall', (millimetres) => millimetres >= 3)],
    ],
  },
  {
    name: 'Wall paint',
    isType: sold('paint'),
    mustHaves: [
      ['Use', 'interior', one('use', 'interior', 'both')],
      ['Finish', 'matt', one('finish', 'matt')],
      ['Colour', 'white', one('colour', 'white')],
    ],
  },
  {
    name: '水性漆',
    isType: sold('paint'),
    mustHaves: [
      ['类型', '水性', one('base', 'water')],
      ['容量', '2升以上', number('vol', (litres) => litres >= 2)],
    ],
  },
];
