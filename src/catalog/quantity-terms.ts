/**
 * The index term of a quantity: its dimension's base unit and the value in it, rounded to three digits, so that
 * "0.5 L", "500ml" and "500 毫升" share `=ml500`. Undefined when no known unit follows the number at `position`.
 * `text` is folded already (lower case, no accents).
 */
export function quantityTerm(number: string, text: string, position: number): string | undefined {
  let start = position;
  while (start < text.length && start - position < 2 && isSpaceOrHyphen(text.charCodeAt(start))) start++;
  for (let length = Math.min(longestUnit, text.length - start); length > 0; length--) {
    const unit = units.get(text.slice(start, start + length));
    if (unit === undefined || !endsUnit(text, start + length)) continue;
    const value = Number(number) * unit.factor;
    return Number.isFinite(value) ? `=${unit.base}${Number(value.toPrecision(3))}` : undefined;
  }
  return undefined;
}

/** A unit ends where no further letter follows; between Han characters there are no word ends to ask for. */
function endsUnit(text: string, end: number): boolean {
  return end >= text.length || isHanCode(text.charCodeAt(end - 1)) || !letter.test(text.charAt(end));
}

const letter = /[a-z]/;

function isHanCode(code: number): boolean {
  return code >= 0x4e00 && code <= 0x9fff;
}

function isSpaceOrHyphen(code: number): boolean {
  return code === 0x20 || code === 0x2d;
}

interface SearchUnit {
  base: string;
  factor: number;
}

/** Exact factors to the base unit: international inch 25.4 mm, US fluid ounce 29.5735 ml, avoirdupois pound 453.592 g. */
const unitRows: [base: string, factor: number, ...spellings: string[]][] = [
  ['mm', 1, 'mm', 'millimeter', 'millimetre', 'millimeters', 'millimetres', '毫米'],
  ['mm', 10, 'cm', 'centimeter', 'centimetre', 'centimeters', 'centimetres', '厘米', '公分'],
  ['mm', 1000, 'm', 'meter', 'metre', 'meters', 'metres', '米'],
  ['mm', 25.4, 'in', 'inch', 'inches', '"', '”', "''", '英寸', '寸'],
  ['mm', 304.8, 'ft', 'foot', 'feet', '英尺'],
  ['ml', 1, 'ml', 'milliliter', 'millilitre', 'milliliters', 'millilitres', 'cc', '毫升'],
  ['ml', 1000, 'l', 'liter', 'litre', 'liters', 'litres', 'ltr', '升'],
  ['ml', 29.5735, 'fl oz', 'fl. oz', 'fl.oz', 'floz', 'fluid ounce', 'fluid ounces'],
  ['ml', 3785.41, 'gal', 'gallon', 'gallons', '加仑'],
  ['g', 0.001, 'mg', 'milligram', 'milligrams', '毫克'],
  ['g', 1, 'g', 'gram', 'grams', 'gm', '克'],
  ['g', 1000, 'kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', '公斤', '千克'],
  ['g', 500, '斤'],
  ['g', 28.3495, 'oz', 'ounce', 'ounces', '盎司'],
  ['g', 453.592, 'lb', 'lbs', 'pound', 'pounds', '磅'],
  ['w', 1, 'w', 'watt', 'watts', '瓦'],
  ['w', 1000, 'kw', 'kilowatt', 'kilowatts', '千瓦'],
  ['v', 1, 'v', 'volt', 'volts', '伏'],
  ['mah', 1, 'mah', '毫安', '毫安时'],
  ['mah', 1000, 'ah'],
  ['mb', 1, 'mb'],
  ['mb', 1000, 'gb', 'gigabyte', 'gigabytes'],
  ['mb', 1_000_000, 'tb', 'terabyte', 'terabytes'],
  ['mhz', 1, 'mhz'],
  ['mhz', 1000, 'ghz'],
  ['mhz', 0.000001, 'hz', '赫兹'],
  ['ms', 1, 'ms', 'millisecond', 'milliseconds', '毫秒'],
  ['pc', 1, 'pc', 'pcs', 'piece', 'pieces', 'ct', 'count', 'pack', 'packs', 'pk', '个', '只', '件', '片', '支', '包'],
];

const units = new Map<string, SearchUnit>(
  unitRows.flatMap(([base, factor, ...spellings]) =>
    spellings.map((spelling) => [spelling, { base, factor }] as const),
  ),
);
const longestUnit = Math.max(...Array.from(units.keys(), (spelling) => spelling.length));
