import type { Chooser } from '../choose.ts';

const chinese: Record<string, readonly string[]> = {
  cm: ['CM', '厘米', '公分', 'cm'],
  mm: ['MM', '毫米', 'mm'],
  m: ['米', 'M', 'm'],
  in: ['英寸', '寸', '吋'],
  g: ['克', 'g', 'G'],
  kg: ['KG', '公斤', 'kg', '千克'],
  L: ['L', '升'],
  ml: ['ML', '毫升', 'ml'],
  W: ['W', '瓦', 'w'],
  Hz: ['Hz', 'HZ', '赫兹'],
  mAh: ['mAh', 'MAH', '毫安'],
  h: ['小时', 'h', 'H'],
  day: ['天'],
  dB: ['dB', 'DB', '分贝'],
  bar: ['bar', 'Bar', '巴'],
  GB: ['GB', 'G'],
};

const english: Record<string, readonly string[]> = {
  cm: ['cm', 'CM', ' cm', ' centimeters', '-cm'],
  mm: ['mm', ' mm', 'MM', ' millimeters'],
  m: ['m', ' m', 'M', ' meters', '-meter'],
  in: ['"', ' inch', '-inch', ' inches', 'in'],
  g: ['g', ' g', ' grams', 'G'],
  kg: ['kg', ' kg', 'KG', ' kgs', 'KGS'],
  L: ['L', ' L', ' liters', '-liter', 'l'],
  ml: ['ml', ' mL', 'ML'],
  W: ['W', ' W', ' watts', 'w', '-watt'],
  Hz: ['Hz', ' Hz', 'HZ'],
  mAh: ['mAh', ' mAh', 'MAH', 'mah'],
  h: ['h', ' hours', ' hrs', 'hr'],
  day: [' days', '-day'],
  dB: ['dB', ' dB', 'db'],
  bar: [' bar', 'Bar', 'bar', 'BAR'],
  GB: ['GB', ' GB', 'gb', 'G'],
};

const inches = (cm: number) => (cm / 2.54).toFixed(1);

/** A measure as sellers write it; at times with the other system's beside it. */
export function spellLoosely(value: number, unit: string, lang: 'en' | 'zh', chooser: Chooser): string {
  if (lang === 'en' && unit === 'cm' && chooser.chance(0.25))
    return chooser.next('dual', [
      `${value}cm/${inches(value)}in`,
      `${value} cm (${inches(value)} inches)`,
      `${value}cm (${inches(value)}")`,
    ]);
  if (lang === 'en' && unit === 'kg' && chooser.chance(0.25)) return `${value}kg/${(value * 2.20462).toFixed(1)}lbs`;
  const signs = (lang === 'zh' ? chinese : english)[unit];
  if (signs === undefined) throw new Error(`the second grid has no unit ${unit}`);
  return `${value}${chooser.next(`${unit} ${lang}`, signs)}`;
}
