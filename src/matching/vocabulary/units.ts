import { pieceCounters } from './piece-counters.ts';

/** Kinds of quantity that can be compared with each other. `temperature` alone has an offset. */
export type Dimension =
  | 'length'
  | 'mass'
  | 'volume'
  | 'area'
  | 'time'
  | 'power'
  | 'voltage'
  | 'current'
  | 'charge'
  | 'energy'
  | 'data'
  | 'data rate'
  | 'frequency'
  | 'rotation'
  | 'temperature'
  | 'pressure'
  | 'force'
  | 'torque'
  | 'light'
  | 'luminance'
  | 'illuminance'
  | 'sound'
  | 'angle'
  | 'speed'
  | 'flow'
  | 'surface weight'
  | 'resolution'
  | 'resistance'
  | 'share'
  | 'activity'
  | 'colour temperature'
  | 'fineness'
  | 'frame rate'
  | 'pixels'
  | 'layers'
  | 'pages'
  | 'people'
  | 'hardness'
  | 'thread count'
  | 'count';

export interface Unit {
  id: string;
  dimension: Dimension;
  /** Base units in one of this unit; the base of each dimension is the unit whose factor is 1. */
  factor: number;
  /** Added after multiplying, for temperatures: kelvin = value × factor + offset. */
  offset?: number;
  /** First spelling is the one printed. All are folded like any text. */
  spellings: string[];
  /** Spellings in which the letter case tells units apart. */
  cased?: string[];
}

const inch = 25.4;
const pound = 453.59237;
const fluidOunce = 29.5735295625;

/** Exact by definition: international yard and pound (1959), US customary volume, 斤/两/寸 of the Chinese market system. */
export const units: readonly Unit[] = [
  { id: 'mm', dimension: 'length', factor: 1, spellings: ['mm', 'millimeter', '毫米'] },
  { id: 'cm', dimension: 'length', factor: 10, spellings: ['cm', 'centimeter', '厘米', '公分'] },
  { id: 'dm', dimension: 'length', factor: 100, spellings: ['dm', 'decimeter', '分米'] },
  { id: 'm', dimension: 'length', factor: 1000, spellings: ['m', 'meter', 'mtr', '米', '公尺'] },
  { id: 'km', dimension: 'length', factor: 1e6, spellings: ['km', 'kilometer', '公里', '千米'] },
  { id: 'um', dimension: 'length', factor: 1e-3, spellings: ['um', 'micron', 'micrometer', 'mic', '微米'] },
  { id: 'nm', dimension: 'length', factor: 1e-6, spellings: ['nm', 'nanometer', '纳米'] },
  { id: 'in', dimension: 'length', factor: inch, spellings: ['inch', 'in', '"', "''", '英寸', '英吋', '吋'] },
  { id: 'ft', dimension: 'length', factor: 12 * inch, spellings: ['ft', 'foot', 'feet', "'", '英尺', '呎'] },
  { id: 'yd', dimension: 'length', factor: 36 * inch, spellings: ['yd', 'yds', 'yard'] },
  { id: 'ma', dimension: 'length', factor: 36 * inch, spellings: ['码'] },
  { id: 'si', dimension: 'length', factor: 0.01, spellings: ['丝'] },
  { id: 'mil', dimension: 'length', factor: inch / 1000, spellings: ['mil', 'thou', '密耳'] },
  { id: 'mile', dimension: 'length', factor: 63360 * inch, spellings: ['mile', '英里'] },
  { id: 'cun', dimension: 'length', factor: 100 / 3, spellings: ['寸', '市寸', 'cun'] },
  { id: 'chi', dimension: 'length', factor: 1000 / 3, spellings: ['尺', '市尺'] },
  { id: 'g', dimension: 'mass', factor: 1, spellings: ['g', 'gram', 'gm', 'gr', '克'] },
  { id: 'kg', dimension: 'mass', factor: 1000, spellings: ['kg', 'kilogram', 'kilo', 'kgs', '千克', '公斤'] },
  { id: 'mg', dimension: 'mass', factor: 1e-3, spellings: ['mg', 'milligram', '毫克'] },
  { id: 'mcg', dimension: 'mass', factor: 1e-6, spellings: ['mcg', 'ug', 'microgram', '微克'] },
  { id: 't', dimension: 'mass', factor: 1e6, spellings: ['tonne', 'metric ton', 'ton', '吨'] },
  { id: 'oz', dimension: 'mass', factor: pound / 16, spellings: ['oz', 'ounce', 'ozs', '盎司'] },
  { id: 'lb', dimension: 'mass', factor: pound, spellings: ['lb', 'pound', 'lbs', '磅'] },
  { id: 'jin', dimension: 'mass', factor: 500, spellings: ['斤', '市斤', 'jin'] },
  { id: 'liang', dimension: 'mass', factor: 50, spellings: ['两', 'liang'] },
  { id: 'ct-gem', dimension: 'mass', factor: 0.2, spellings: ['carat', '克拉'] },
  {
    id: 'ml',
    dimension: 'volume',
    factor: 1,
    spellings: ['ml', 'milliliter', 'cc', 'mls', '毫升', 'cubic centimeter', 'cm3'],
  },
  { id: 'cl', dimension: 'volume', factor: 10, spellings: ['cl', 'centiliter', '厘升'] },
  { id: 'dl', dimension: 'volume', factor: 100, spellings: ['dl', 'deciliter', '分升'] },
  { id: 'l', dimension: 'volume', factor: 1000, spellings: ['l', 'liter', 'ltr', 'ltrs', '升', '公升', '立升', 'dm3'] },
  { id: 'm3', dimension: 'volume', factor: 1e6, spellings: ['m3', 'cubic meter', 'cbm', '立方米'] },
  {
    id: 'floz',
    dimension: 'volume',
    factor: fluidOunce,
    spellings: ['fl oz', 'fluid ounce', 'fluid oz', 'fl ounce', 'floz', 'oz fl', '液体盎司', '液盎司', '液量盎司'],
  },
  { id: 'cup', dimension: 'volume', factor: 8 * fluidOunce, spellings: ['us cup'] },
  { id: 'pint', dimension: 'volume', factor: 16 * fluidOunce, spellings: ['pint', 'pt', '品脱'] },
  { id: 'quart', dimension: 'volume', factor: 32 * fluidOunce, spellings: ['quart', 'qt', '夸脱'] },
  { id: 'gal', dimension: 'volume', factor: 128 * fluidOunce, spellings: ['gallon', 'gal', '加仑'] },
  {
    id: 'ft3',
    dimension: 'volume',
    factor: (12 * inch) ** 3 / 1000,
    spellings: ['cubic foot', 'cu ft', 'ft3', '立方英尺'],
  },
  { id: 'in3', dimension: 'volume', factor: inch ** 3 / 1000, spellings: ['cubic inch', 'cu in', 'in3', '立方英寸'] },
  { id: 'mm2', dimension: 'area', factor: 1e-6, spellings: ['mm2', 'square millimeter', 'sq mm', '平方毫米'] },
  { id: 'cm2', dimension: 'area', factor: 1e-4, spellings: ['cm2', 'square centimeter', 'sq cm', '平方厘米'] },
  { id: 'm2', dimension: 'area', factor: 1, spellings: ['m2', 'square meter', 'sqm', 'sq m', '平方米', '平米'] },
  {
    id: 'ft2',
    dimension: 'area',
    factor: (12 * inch) ** 2 / 1e6,
    spellings: ['sq ft', 'square foot', 'sqft', 'ft2', '平方英尺'],
  },
  { id: 'in2', dimension: 'area', factor: inch ** 2 / 1e6, spellings: ['sq in', 'square inch', 'in2', '平方英寸'] },
  { id: 'ms', dimension: 'time', factor: 1e-3, spellings: ['ms', 'millisecond', '毫秒'] },
  { id: 's', dimension: 'time', factor: 1, spellings: ['s', 'second', 'sec', '秒'] },
  { id: 'min', dimension: 'time', factor: 60, spellings: ['min', 'minute', '分钟'] },
  { id: 'h', dimension: 'time', factor: 3600, spellings: ['h', 'hour', 'hr', 'hrs', '小时', '个小时'] },
  { id: 'day', dimension: 'time', factor: 86400, spellings: ['day', '天'] },
  { id: 'week', dimension: 'time', factor: 604800, spellings: ['week', '周', '星期'] },
  { id: 'month', dimension: 'time', factor: 2629746, spellings: ['month', 'mo', '个月', '月'] },
  { id: 'year', dimension: 'time', factor: 31556952, spellings: ['year', 'yr', 'yrs', 'year old', '年', '岁', '周岁'] },
  { id: 'mW', dimension: 'power', factor: 1e-3, spellings: ['milliwatt', '毫瓦'], cased: ['mW'] },
  { id: 'W', dimension: 'power', factor: 1, spellings: ['w', 'watt', '瓦', '瓦特'] },
  { id: 'kW', dimension: 'power', factor: 1000, spellings: ['kw', 'kilowatt', '千瓦'] },
  { id: 'MW', dimension: 'power', factor: 1e6, spellings: ['megawatt', '兆瓦'], cased: ['MW'] },
  { id: 'hp', dimension: 'power', factor: 745.6998715822702, spellings: ['hp', 'horsepower', '马力', '匹'] },
  { id: 'mV', dimension: 'voltage', factor: 1e-3, spellings: ['millivolt', '毫伏'], cased: ['mV'] },
  { id: 'V', dimension: 'voltage', factor: 1, spellings: ['v', 'volt', '伏', '伏特', 'vdc', 'vac', 'v dc', 'v ac'] },
  { id: 'kV', dimension: 'voltage', factor: 1000, spellings: ['kv', 'kilovolt', '千伏'] },
  { id: 'uA', dimension: 'current', factor: 1e-6, spellings: ['ua', 'microampere', '微安'] },
  { id: 'mA', dimension: 'current', factor: 1e-3, spellings: ['ma', 'milliamp', 'milliampere', '毫安'] },
  { id: 'A', dimension: 'current', factor: 1, spellings: ['a', 'amp', 'ampere', '安', '安培'] },
  { id: 'mAh', dimension: 'charge', factor: 1e-3, spellings: ['mah', 'milliamp hour', '毫安时', '毫安'] },
  { id: 'Ah', dimension: 'charge', factor: 1, spellings: ['ah', 'amp hour', '安时'] },
  { id: 'J', dimension: 'energy', factor: 1 / 3600, spellings: ['j', 'joule', '焦', '焦耳'] },
  { id: 'Wh', dimension: 'energy', factor: 1, spellings: ['wh', 'watt hour', '瓦时'] },
  { id: 'kWh', dimension: 'energy', factor: 1000, spellings: ['kwh', 'kilowatt hour', '千瓦时', '度电'] },
  { id: 'kcal', dimension: 'energy', factor: 4184 / 3600, spellings: ['kcal', 'kilocalorie', '千卡', '大卡'] },
  { id: 'kJ', dimension: 'energy', factor: 1000 / 3600, spellings: ['kj', 'kilojoule', '千焦'] },
  { id: 'B', dimension: 'data', factor: 1, spellings: ['byte', '字节'] },
  { id: 'KB', dimension: 'data', factor: 1e3, spellings: ['kb', 'kilobyte', 'kib'] },
  { id: 'MB', dimension: 'data', factor: 1e6, spellings: ['mb', 'megabyte', 'mib', '兆'] },
  { id: 'GB', dimension: 'data', factor: 1e9, spellings: ['gb', 'gigabyte', 'gib', 'gig'] },
  { id: 'TB', dimension: 'data', factor: 1e12, spellings: ['tb', 'terabyte', 'tib'] },
  { id: 'Kbps', dimension: 'data rate', factor: 1e3, spellings: ['kbps', 'kbit/s', 'kb/s'] },
  { id: 'Mbps', dimension: 'data rate', factor: 1e6, spellings: ['mbps', 'mbit/s', 'mb/s'] },
  { id: 'MBps', dimension: 'data rate', factor: 8e6, spellings: ['mbyte/s'], cased: ['MB/s', 'MBps', 'MB/S'] },
  { id: 'Gbps', dimension: 'data rate', factor: 1e9, spellings: ['gbps', 'gbit/s', 'gb/s'] },
  { id: 'GBps', dimension: 'data rate', factor: 8e9, spellings: ['gbyte/s'], cased: ['GB/s', 'GBps', 'GB/S'] },
  { id: 'MT/s', dimension: 'data rate', factor: 1.000001e6, spellings: ['mt/s', 'mtps'] },
  { id: 'Hz', dimension: 'frequency', factor: 1, spellings: ['hz', 'hertz', '赫兹', '赫'] },
  { id: 'kHz', dimension: 'frequency', factor: 1e3, spellings: ['khz', 'kilohertz', '千赫'] },
  { id: 'MHz', dimension: 'frequency', factor: 1e6, spellings: ['mhz', 'megahertz', '兆赫'] },
  { id: 'GHz', dimension: 'frequency', factor: 1e9, spellings: ['ghz', 'gigahertz', '吉赫'] },
  { id: 'rpm', dimension: 'rotation', factor: 1, spellings: ['rpm', 'r/min', 'rev/min', '转/分', '转/分钟', '转'] },
  {
    id: 'C',
    dimension: 'temperature',
    factor: 1,
    offset: 273.15,
    spellings: ['°c', 'deg c', 'degree c', 'degree celsius', 'celsius', 'c', '摄氏度', '度'],
  },
  {
    id: 'F',
    dimension: 'temperature',
    factor: 5 / 9,
    offset: 273.15 - 160 / 9,
    spellings: ['°f', 'deg f', 'degree f', 'degree fahrenheit', 'fahrenheit', '华氏度'],
  },
  { id: 'hrc', dimension: 'hardness', factor: 1, spellings: ['hrc', '洛氏硬度'] },
  { id: 'Pa', dimension: 'pressure', factor: 1, spellings: ['pa', 'pascal', '帕'] },
  { id: 'kPa', dimension: 'pressure', factor: 1e3, spellings: ['kpa', 'kilopascal', '千帕'] },
  { id: 'MPa', dimension: 'pressure', factor: 1e6, spellings: ['mpa', 'megapascal', '兆帕'] },
  { id: 'bar', dimension: 'pressure', factor: 1e5, spellings: ['bar', '巴'] },
  { id: 'atm', dimension: 'pressure', factor: 101325, spellings: ['atm', 'atmosphere'] },
  { id: 'psi', dimension: 'pressure', factor: 6894.757293168361, spellings: ['psi'] },
  { id: 'mmH2O', dimension: 'pressure', factor: 9.80665, spellings: ['mmh2o', 'mm h2o'] },
  { id: 'N', dimension: 'force', factor: 1, spellings: ['newton', '牛', '牛顿', 'n'] },
  {
    id: 'Nm',
    dimension: 'torque',
    factor: 1,
    spellings: ['newton meter', '牛米', 'n m', 'n.m', 'n·m'],
    cased: ['Nm', 'NM'],
  },
  {
    id: 'lb-in',
    dimension: 'torque',
    factor: 0.11298482903,
    spellings: [
      'in lb',
      'in-lb',
      'in lbs',
      'in-lbs',
      'inch pound',
      'inch-pound',
      'lb in',
      'lbf in',
      'in lbf',
      'in·lb',
      'lbf·in',
    ],
  },
  {
    id: 'lb-ft',
    dimension: 'torque',
    factor: 1.35581794833,
    spellings: [
      'ft lb',
      'ft-lb',
      'ft lbs',
      'ft-lbs',
      'foot pound',
      'foot-pound',
      'lb ft',
      'lb-ft',
      'lbf ft',
      'lbf·ft',
      'ft·lb',
      'ft·lbf',
      'ft lbf',
      'ft-lbf',
      'lb·ft',
      'lbs ft',
    ],
  },
  { id: 'lm', dimension: 'light', factor: 1, spellings: ['lm', 'lumen', '流明'] },
  { id: 'cd/m2', dimension: 'luminance', factor: 1, spellings: ['cd/m2', 'nit', '尼特'] },
  { id: 'lux', dimension: 'illuminance', factor: 1, spellings: ['lux', 'lx', '勒克斯'] },
  { id: 'dB', dimension: 'sound', factor: 1, spellings: ['db', 'decibel', '分贝', 'dba', 'db(a)'] },
  { id: 'deg', dimension: 'angle', factor: 1, spellings: ['°', 'degree', 'deg'] },
  { id: 'km/h', dimension: 'speed', factor: 1, spellings: ['km/h', 'kmh', 'kph', 'kilometer per hour', '公里/小时'] },
  { id: 'mph', dimension: 'speed', factor: 1.609344, spellings: ['mph', 'mile per hour'] },
  {
    id: 'mm/min',
    dimension: 'speed',
    factor: 0.00006,
    spellings: ['mm/min', 'millimeter per minute', '毫米/分钟', '毫米/分'],
  },
  { id: 'mm/s', dimension: 'speed', factor: 0.0036, spellings: ['mm/s', 'mm/sec', 'millimeter per second', '毫米/秒'] },
  { id: 'cm/s', dimension: 'speed', factor: 0.036, spellings: ['cm/s', 'cm/sec', 'centimeter per second', '厘米/秒'] },
  { id: 'm/min', dimension: 'speed', factor: 0.06, spellings: ['m/min', 'meter per minute', '米/分钟', '米/分'] },
  { id: 'm/s', dimension: 'speed', factor: 3.6, spellings: ['m/s', 'meter per second', '米/秒'] },
  { id: 'cfm', dimension: 'flow', factor: 1.69901082, spellings: ['cfm'] },
  { id: 'm3/h', dimension: 'flow', factor: 1, spellings: ['m3/h', '立方米/小时'] },
  { id: 'l/min', dimension: 'flow', factor: 0.06, spellings: ['l/min', 'lpm', '升/分钟', '升/分'] },
  { id: 'l/h', dimension: 'flow', factor: 0.001, spellings: ['l/h', 'l/hr', 'l/hour', 'lph', '升/小时', '升/时'] },
  { id: 'gph', dimension: 'flow', factor: 0.003785411784, spellings: ['gph', 'gal/h', 'gallon per hour'] },
  { id: 'gpm', dimension: 'flow', factor: 0.22712470704, spellings: ['gpm', 'gal/min', 'gallon per minute'] },
  { id: 'ml/min', dimension: 'flow', factor: 0.00006, spellings: ['ml/min', '毫升/分钟', '毫升/分'] },
  {
    id: 'gsm',
    dimension: 'surface weight',
    factor: 1,
    spellings: ['gsm', 'g/m2', 'g/sqm', 'gram per square meter', '克/平方米', '克重'],
  },
  { id: 'oz/yd2', dimension: 'surface weight', factor: 33.90574747, spellings: ['oz/yd2', 'oz/sq yd'] },
  { id: 'dpi', dimension: 'resolution', factor: 1, spellings: ['dpi', 'dot per inch', 'cpi'] },
  { id: 'ohm', dimension: 'resistance', factor: 1, spellings: ['ohm', '欧', '欧姆'] },
  { id: 'kohm', dimension: 'resistance', factor: 1000, spellings: ['kohm', '千欧'] },
  { id: '%', dimension: 'share', factor: 1, spellings: ['%', 'percent', 'pct', '百分比'] },
  { id: 'IU', dimension: 'activity', factor: 1, spellings: ['iu', 'international unit', '国际单位'] },
  { id: 'CFU', dimension: 'activity', factor: 1e9, spellings: ['cfu'] },
  { id: 'K', dimension: 'colour temperature', factor: 1, spellings: ['k', 'kelvin', '开尔文'] },
  { id: 'D', dimension: 'fineness', factor: 1, spellings: ['d', 'denier', '旦'] },
  { id: 'fps', dimension: 'frame rate', factor: 1, spellings: ['fps', 'frame per second', '帧', '帧/秒'] },
  { id: 'MP', dimension: 'pixels', factor: 1, spellings: ['mp', 'megapixel', '百万像素'] },
  { id: 'ply', dimension: 'layers', factor: 1, spellings: ['ply', 'layer', 'tier', '层'] },
  { id: 'tc', dimension: 'thread count', factor: 1, spellings: ['thread count', 'tc', 'thread per inch'] },
  { id: 'page', dimension: 'pages', factor: 1, spellings: ['page', '页'] },
  {
    id: 'person',
    dimension: 'people',
    factor: 1,
    spellings: ['person', 'people', 'adult', 'player', 'seater', 'seat', '人', '人座', '座'],
  },
  {
    id: 'piece',
    dimension: 'count',
    factor: 1,
    spellings: [
      'pcs',
      'tablet',
      'tab',
      'caplet',
      'capsule',
      'softgel',
      'gummy',
      'pod',
      'tea bag',
      'teabag',
      'sachet',
      'k-cup',
      ...pieceCounters,
      '本',
      '瓶',
      '盒',
      '袋',
      '包',
      '套',
      '卷',
    ],
  },
  { id: 'pair', dimension: 'count', factor: 2, spellings: ['pair', 'pr', '双', '对'] },
  { id: 'pack', dimension: 'count', factor: 1, spellings: ['pack', 'pk', 'packs', 'package', 'set'] },
  { id: 'dozen', dimension: 'count', factor: 12, spellings: ['dozen', 'doz', '打'] },
];
