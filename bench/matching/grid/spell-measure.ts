import type { Chooser } from './choose.ts';

type Style = 'spaced' | 'tight' | 'upper' | 'lower' | 'hyphen' | 'wide' | 'word';

interface Unit {
  sign: string;
  words: readonly string[];
  zh: readonly string[];
  /** Spellings by letter case that sellers use; a unit that case would change into another has none. */
  upper?: string;
  lower?: string;
}

const units: Record<string, Unit> = {
  cm: { sign: 'cm', words: ['centimeters', 'centimetres'], zh: ['厘米', '公分'], upper: 'CM' },
  mm: { sign: 'mm', words: ['millimeters', 'millimetres'], zh: ['毫米'], upper: 'MM' },
  m: { sign: 'm', words: ['meters', 'metres', 'meter'], zh: ['米'], upper: 'M' },
  in: { sign: 'inch', words: ['inches', 'in'], zh: ['英寸', '寸'], upper: 'INCH' },
  kg: { sign: 'kg', words: ['kilograms', 'kgs', 'kilo'], zh: ['公斤', '千克'], upper: 'KG', lower: 'kg' },
  g: { sign: 'g', words: ['grams', 'gram'], zh: ['克'], upper: 'G' },
  L: { sign: 'L', words: ['liters', 'litres', 'liter'], zh: ['升'], lower: 'l' },
  ml: { sign: 'ml', words: ['milliliters', 'millilitres'], zh: ['毫升'], upper: 'ML' },
  W: { sign: 'W', words: ['watts', 'watt'], zh: ['瓦'], lower: 'w' },
  V: { sign: 'V', words: ['volts', 'volt'], zh: ['伏'], lower: 'v' },
  mAh: { sign: 'mAh', words: ['milliamp hours'], zh: ['毫安时', '毫安'], upper: 'MAH', lower: 'mah' },
  GB: { sign: 'GB', words: ['gigabytes'], zh: ['GB'], lower: 'gb' },
  h: { sign: 'h', words: ['hours', 'hrs'], zh: ['小时'], upper: 'H' },
  Nm: { sign: 'Nm', words: ['newton meters'], zh: ['牛米'] },
  rpm: { sign: 'rpm', words: ['revolutions per minute'], zh: ['转/分钟', '转/分'], upper: 'RPM' },
  lm: { sign: 'lm', words: ['lumens', 'lumen'], zh: ['流明'], upper: 'LM' },
  K: { sign: 'K', words: ['kelvin'], zh: ['K'], lower: 'k' },
  bar: { sign: 'bar', words: ['bars'], zh: ['巴', 'bar'], upper: 'BAR' },
  dB: { sign: 'dB', words: ['decibels'], zh: ['分贝'], upper: 'DB', lower: 'db' },
  C: { sign: '°C', words: ['degrees Celsius', '℃'], zh: ['摄氏度', '℃', '度'] },
};

const styles: readonly Style[] = ['spaced', 'tight', 'upper', 'lower', 'hyphen', 'wide', 'word', 'tight', 'spaced'];
const smaller: Record<string, readonly [string, number]> = {
  cm: ['mm', 10],
  m: ['cm', 100],
  kg: ['g', 1000],
  L: ['ml', 1000],
};

const widen = (text: string) =>
  [...text].map((one) => (one > ' ' && one <= '~' ? String.fromCharCode(one.charCodeAt(0) + 0xfee0) : one)).join('');

export interface Spelled {
  text: string;
  /** The number as it stands in the text, for evidence to be found. */
  digits: string;
}

/** A measure as a listing spells it; `isLeading` when the measure opens its phrase, where "16-GB" may stand. */
export function spellMeasure(
  value: number,
  unitId: string,
  language: 'en' | 'zh',
  isLeading: boolean,
  chooser: Chooser,
): Spelled {
  const unit = unitOf(unitId);
  const digits = String(value);
  const style = chooser.next(`style ${language}`, styles);
  if (language === 'zh' && (style === 'word' || style === 'hyphen' || style === 'lower'))
    return { text: `${digits}${chooser.next('zh unit', unit.zh)}`, digits };
  if (style === 'word') return { text: `${digits} ${chooser.next('unit word', unit.words)}`, digits };
  if (style === 'hyphen' && isLeading && value >= 0) return { text: `${digits}-${unit.sign}`, digits };
  if (style === 'upper' && unit.upper !== undefined)
    return { text: `${digits}${chooser.next('gap', ['', ' '])}${unit.upper}`, digits };
  if (style === 'lower' && unit.lower !== undefined)
    return { text: `${digits}${chooser.next('gap', ['', ' '])}${unit.lower}`, digits };
  if (style === 'wide') return { text: widen(`${digits}${unit.sign}`), digits: widen(digits) };
  return { text: `${digits}${style === 'spaced' ? ' ' : ''}${unit.sign}`, digits };
}

function unitOf(id: string): Unit {
  const unit = units[id];
  if (unit === undefined) throw new Error(`the grid has no unit ${id}`);
  return unit;
}

/** A wished measure in the plain spelling of an order form, at times in the smaller unit. */
export function spellWish(value: number, unitId: string, language: 'en' | 'zh', chooser: Chooser): string {
  const small = smaller[unitId];
  if (small !== undefined && value * small[1] < 10000 && chooser.chance(0.15))
    return `${Number((value * small[1]).toFixed(3))} ${unitOf(small[0]).sign}`;
  const unit = unitOf(unitId);
  if (language === 'zh') return `${value}${chooser.next('wish unit', [unit.sign, ...unit.zh.slice(0, 1)])}`;
  return `${value}${chooser.next('wish gap', [' ', ' ', ''])}${unit.sign}`;
}

const bounds = {
  en: {
    least: ['at least {v}', '≥ {v}', 'min. {v}', '{v} or more', 'minimum {v}'],
    most: ['at most {v}', '≤ {v}', 'max. {v}', '{v} or less', 'no more than {v}'],
  },
  zh: {
    least: ['至少{v}', '≥{v}', '不低于{v}', '{v}以上', '最少{v}'],
    most: ['至多{v}', '≤{v}', '不超过{v}', '{v}以下', '最多{v}'],
  },
} as const;

export function spellBound(
  kind: 'least' | 'most',
  value: number,
  unitId: string,
  language: 'en' | 'zh',
  chooser: Chooser,
): string {
  const template = chooser.next(`bound ${kind} ${language}`, bounds[language][kind]);
  return template.replace('{v}', spellWish(value, unitId, language, chooser));
}

/** Another value of the same kind, clearly beyond the precision of the first; what is stored in powers of two stays so. */
export function otherValue(value: number, unitId: string, up: boolean): number {
  if (value < 0) return up ? -value : value * 3;
  if (unitId === 'GB') return up ? value * 2 : value / 2;
  const changed = up ? value * 1.5 : value * 0.6;
  return Number(changed >= 20 ? changed.toFixed(0) : changed.toPrecision(2));
}
