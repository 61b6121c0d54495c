import type { Unit } from '../../matching/ontology/units.ts';
import type { DimensionList, Quantity } from '../../matching/quantity/quantity.ts';
import type { BothLanguages } from './question.ts';
import { hasHan } from './value-words.ts';

/** English units that are words; all others are printed by their symbol. */
const englishWords: Readonly<Record<string, string>> = {
  s: 'second',
  min: 'minute',
  h: 'hour',
  day: 'day',
  week: 'week',
  month: 'month',
  year: 'year',
  piece: 'piece',
  pack: 'pack',
  dozen: 'dozen',
  in: 'inch',
  mile: 'mile',
  gal: 'gallon',
  pint: 'pint',
  quart: 'quart',
  cup: 'cup',
  page: 'page',
  person: 'person',
  lux: 'lux',
};
const englishSymbols: Readonly<Record<string, string>> = {
  l: 'L',
  um: 'µm',
  C: '°C',
  F: '°F',
  deg: '°',
  '%': '%',
  floz: 'fl oz',
  m2: 'm²',
  cm2: 'cm²',
  mm2: 'mm²',
  m3: 'm³',
  ft2: 'sq ft',
  in2: 'sq in',
  ft3: 'cu ft',
  in3: 'cu in',
  m3h: 'm³/h',
  ohm: 'Ω',
  kohm: 'kΩ',
  gsm: 'g/m²',
  t: 't',
  cun: 'cun',
  chi: 'chi',
  jin: 'jin',
  liang: 'liang',
  'ct-gem': 'carat',
};
/** Chinese units where the first Chinese spelling of the matcher's table is not what is written on a label. */
const chineseWords: Readonly<Record<string, string>> = {
  kg: '公斤',
  C: '°C',
  F: '°F',
  K: 'K',
  deg: '°',
  '%': '%',
  piece: '件',
  pack: '包',
  V: '伏',
  W: '瓦',
  Hz: '赫兹',
  m2: '平方米',
  in: '英寸',
};

const irregularPlurals: Readonly<Record<string, string>> = {
  inch: 'inches',
  lux: 'lux',
  dozen: 'dozen',
  person: 'people',
};

/** Units that only repeat what the property is called: a thread count is 300. */
const unsaid = new Set(['tc']);

function unitInEnglish(unit: Unit, value: number): string {
  if (unsaid.has(unit.id)) return '';
  const word = englishWords[unit.id];
  if (word !== undefined) return ` ${value === 1 ? word : (irregularPlurals[word] ?? `${word}s`)}`;
  const symbol = englishSymbols[unit.id] ?? unit.id;
  return symbol === '%' || symbol === '°' ? symbol : ` ${symbol}`;
}

function unitInChinese(unit: Unit): string {
  if (unsaid.has(unit.id)) return '';
  const word = chineseWords[unit.id] ?? unit.spellings.find(hasHan);
  return word ?? ` ${englishSymbols[unit.id] ?? unit.id}`;
}

/** A number of base units in the unit that the buyer wrote, without the dust of conversion. */
export function inUnit(base: number, unit: Unit | null): number {
  const value = unit === null ? base : (base - (unit.offset ?? 0)) / unit.factor;
  return Number(value.toPrecision(10));
}

/** An amount in base units, printed in a unit: "250 ml", "2 hours". */
export function amountInEnglish(base: number, unit: Unit | null): string {
  const value = inUnit(base, unit);
  return `${value}${unit === null ? '' : unitInEnglish(unit, value)}`;
}

function amountInBoth(base: number, unit: Unit | null): BothLanguages {
  return {
    en: amountInEnglish(base, unit),
    zh: `${inUnit(base, unit)}${unit === null ? '' : unitInChinese(unit)}`,
  };
}

/** How a question ends that asks whether a property has a measure: after "Is the length" and after "长度". */
export interface MeasureWords {
  en: string;
  /** With its verb and question mark. */
  zh: string;
  /** One exact number or a tolerance: worth asking for the real one. */
  isExact: boolean;
}

/**
 * A wanted quantity as the rest of a question; null when only the buyer's own words say what is counted ("40 loads",
 * "SPF 50", "2 x 500 ml").
 */
export function measureInBoth(quantity: Quantity): MeasureWords | null {
  const { unit, form, low, high, times, labelAfter, labelBefore } = quantity;
  // The unit of living cultures counts in thousand millions; its number is not the one that was written.
  if (times > 1 || unit?.id === 'CFU' || (unit === null && (labelAfter ?? labelBefore) !== null)) return null;
  if (form === 'min') {
    const { en, zh } = amountInBoth(low, unit);
    return quantity.lowOpen
      ? { en: `more than ${en}`, zh: `是否大于${zh}？`, isExact: false }
      : { en: `at least ${en}`, zh: `是否至少${zh}？`, isExact: false };
  }
  if (form === 'max') {
    const { en, zh } = amountInBoth(high, unit);
    return quantity.highOpen
      ? { en: `less than ${en}`, zh: `是否小于${zh}？`, isExact: false }
      : { en: `at most ${en}`, zh: `是否不超过${zh}？`, isExact: false };
  }
  if (form === 'range') {
    const { en, zh } = amountInBoth(high, unit);
    return { en: `${inUnit(low, unit)} to ${en}`, zh: `是否为${inUnit(low, unit)}至${zh}？`, isExact: false };
  }
  const middle = (low + high) / 2;
  if (form === 'tolerance') {
    const { en, zh } = amountInBoth((high - low) / 2 + (unit?.offset ?? 0), unit);
    return { en: `${inUnit(middle, unit)} ± ${en}`, zh: `是${inUnit(middle, unit)}±${zh}吗？`, isExact: true };
  }
  const { en, zh } = amountInBoth(middle, unit);
  return form === 'about'
    ? { en: `about ${en}`, zh: `约为${zh}吗？`, isExact: false }
    : { en, zh: `是${zh}吗？`, isExact: true };
}

/** "30 x 20 x 10 cm" and "30×20×10厘米", in the order written. */
export function sizesInBoth({ sizes, unit }: DimensionList): BothLanguages {
  const numbers = sizes.map((size) => inUnit(size, unit));
  const last = numbers.at(-1) ?? 0;
  return {
    en: `${numbers.join(' x ')}${unit === null ? '' : unitInEnglish(unit, last)}`,
    zh: `${numbers.join('×')}${unit === null ? '' : unitInChinese(unit)}`,
  };
}
