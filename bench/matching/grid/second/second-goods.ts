/** A measured fact as marketplace sellers write it; `{v}` is the measure. */
export interface SecondFact {
  /** What a buyer asks for, in English and in Chinese. */
  ask: readonly [en: string, zh: string];
  dimension: string;
  /** Told, wanted otherwise (never what would please as well), unit. */
  value: number;
  other: number;
  unit: string;
  en: readonly string[];
  zh: readonly string[];
}

export interface SecondGoods {
  trade: string;
  en: string;
  zh: string;
  facts: readonly SecondFact[];
  /** Material of the goods, then parts with materials of their own: English and Chinese. */
  made: readonly [en: string, zh: string];
  parts: readonly (readonly [en: string, zh: string, madeEn: string, madeZh: string])[];
  /** Things that such goods have or lack. */
  extras: readonly (readonly [en: string, zh: string])[];
}

type Row = readonly [
  askEn: string,
  askZh: string,
  dimension: string,
  value: number,
  other: number,
  unit: string,
  en: string,
  zh: string,
];

const factOf = ([askEn, askZh, dimension, value, other, unit, en, zh]: Row): SecondFact => ({
  ask: [askEn, askZh],
  dimension,
  value,
  other,
  unit,
  en: en.split('|'),
  zh: zh.split('|'),
});

export const makeGoods = (
  trade: string,
  en: string,
  zh: string,
  made: string,
  parts: readonly string[],
  extras: readonly string[],
  rows: readonly Row[],
): SecondGoods => ({
  trade,
  en,
  zh,
  made: pair(made),
  parts: parts.map((part) => {
    const [partEn = '', partZh = '', madeEn = '', madeZh = ''] = part.split('|');
    return [partEn, partZh, madeEn, madeZh] as const;
  }),
  extras: extras.map(pair),
  facts: rows.map(factOf),
});

function pair(text: string): readonly [string, string] {
  const [en = '', zh = ''] = text.split('|');
  return [en, zh];
}
