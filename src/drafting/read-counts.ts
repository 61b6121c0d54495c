import type { FoundSpec } from './draft-schemas.ts';
import { type Found, takeAll, type Understood } from './found.ts';
import { capitalised } from './read-wish.ts';

const bound = String.raw`(?:(?:at least|at most|min(?:imum)?\.?|max(?:imum)?\.?|up to|no more than|no less than|more than|less than|over|under|about)\s+)`;
const boundBehind = String.raw`(?:\s+or\s+(?:more|less|above|over|higher|fewer|lower)\b)`;

/** "EN 1384", "DIN EN 12464-1", "GB/T 3920". */
const standards =
  /\b(?:(?:DIN|BS|NF|UNI)\s)?(?:EN(?:\sISO)?|ISO|ASTM|DIN|ANSI|IEC|JIS|BS|GB(?:\/T)?|AS\/NZS)[\s-]?[A-Z]?\d{2,6}(?:[-:.]\d{1,4})*\b/gu;
const ingress = /\bIP[X\d]\d[A-Z]?\b/gu;

/** "Gear ratio at least 5.2:1", where a clause is a name and a number. */
const labelled = new RegExp(
  String.raw`(?<=^|[,;\n]\s*)(?<name>(?!(?:at|no|not|up|max|min|minimum|maximum|about|around|approx|over|under|from|for|with|to|by|before|in|on|and|or|of|size|sizes|need|want|buy|order|qty|quantity|moq|price|budget|target|more|less|we|i|please|a|an|the)\b)[a-z]{3,}(?:\s[a-z]{3,}){0,2}?)\s+(?<value>${bound}?\d[\d.,]*(?:[:/x×-]\d[\d.,]*)*(?:\s?[a-z%°]{1,8}(?:\/[a-z]{1,6})?)?${boundBehind}?)\s*(?=[,;\n]|\.(?!\d)|$)`,
  'giu',
);

/** "At least 900 notes/min". */
const rates = new RegExp(
  String.raw`(?<value>${bound}?\d[\d.,]*\s?[a-z]{3,12}\s?(?:\/|\sper\s)\s?(?:min|minute|hour|h|s|sec|second)\b${boundBehind}?)`,
  'giu',
);

/** "4 frames", "at least 6 ball bearings": parts of the goods, of which nobody wants a hundred. */
const parts = new RegExp(
  String.raw`(?<![\d.,:/×x-])(?<value>${bound}?\d{1,2})\s(?<name>(?!(?:pieces|pcs|items|units|sets|pairs|packs|boxes|cartons|bags|days|weeks|months|years|hours|minutes|times|persons|adults|kids|samples)\b)[a-z]{3,}(?:\s(?!with\b|for\b|and\b|or\b|in\b)[a-z]{3,})?s(?<!ss|us|is))\b(?<behind>${boundBehind})?`,
  'giu',
);

/** 56枚以上, 至少3层: a count with the word that counts it. */
const chineseCounts =
  /(?<value>(?:至少|最多|不少于|不低于|不超过)?\s?\d{1,5}\s?(?<counter>枚|层|格|孔|档|速|头|框|脾|节|槽|口|齿|键)(?:以上|以下|以内|左右)?)/gu;
const nameOfCounter = new Map([['枚', '容量']]);
/** 自动翻蛋, 可折叠: what goods do or are, where it stands alone. */
const chineseFeatures =
  /(?<=^|[\s,，;；、。])(?<name>(?:全自动|半自动|自动|可|防|带|耐|免|静音)\p{Script=Han}{1,6})(?=$|[\s,，;；、。])/gu;

const spec = (name: string, value: string | undefined): FoundSpec | null =>
  value === undefined ? null : { name, value: value.trim(), text: value.trim() };

/** What names itself beside its number: standards, ratings, ratios. Read before measures, which would take the numbers. */
export function readLabelled(text: string, understood: Understood): Found<FoundSpec>[] {
  return [
    ...takeAll(text, understood, standards, (_groups, [words]) => spec('Standard', words)),
    ...takeAll(text, understood, ingress, (_groups, [words]) => spec('IP rating', words)),
  ];
}

/** Numbers that are no measure: of parts, of pieces a minute, of what only its name tells. Read after measures. */
export function readCounts(text: string, understood: Understood): Found<FoundSpec>[] {
  return [
    ...takeAll(text, understood, labelled, ({ name = '', value = '' }, [words]) => ({
      ...{ name: capitalised(name.toLowerCase()), value: value.trim(), text: words.trim() },
    })),
    ...takeAll(text, understood, rates, ({ value }) => spec('Speed', value)),
    ...takeAll(text, understood, parts, ({ name = '', value = '', behind = '' }, { 0: words, index }) => {
      // "50 mugs and 20 plates" orders two things.
      if (/\d\d/u.test(value) && /\b(?:and|plus|also)\s+$/iu.test(text.slice(0, index))) return null;
      return { name: capitalised(name.toLowerCase()), value: behind === '' ? value : words, text: words };
    }),
    ...takeAll(text, understood, chineseCounts, ({ counter = '', value }) =>
      spec(nameOfCounter.get(counter) ?? `${counter}数`, value),
    ),
    ...takeAll(text, understood, chineseFeatures, ({ name = '' }) => ({ name, value: 'yes', text: name })),
  ];
}
