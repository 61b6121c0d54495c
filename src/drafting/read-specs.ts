import type { Dimension } from '../matching/ontology/units.ts';
import { findColours } from '../matching/read/colour/find-colours.ts';
import { findMaterials } from '../matching/read/material/find-materials.ts';
import { readQuantities } from '../matching/read/quantity/read-quantities.ts';
import { readText } from '../matching/text/read-text.ts';
import { attributeNouns, tellingWords } from './attribute-nouns.ts';
import type { DraftSpec } from './draft.ts';
import { type Found, takeAll, type Understood } from './found.ts';

type FoundSpec = Omit<DraftSpec, 'required'>;

/** What a measure is called where no word beside it says. */
const nameOfDimension: Partial<Record<Dimension, string>> = {
  volume: 'Capacity',
  mass: 'Weight',
  power: 'Power',
  voltage: 'Voltage',
  current: 'Current',
  charge: 'Battery capacity',
  energy: 'Energy',
  data: 'Storage',
  'data rate': 'Data rate',
  frequency: 'Frequency',
  rotation: 'Speed',
  temperature: 'Temperature',
  pressure: 'Pressure',
  light: 'Brightness',
  'surface weight': 'Fabric weight',
  resolution: 'Resolution',
  'colour temperature': 'Colour temperature',
  pixels: 'Resolution',
  layers: 'Layers',
  people: 'People',
  time: 'Duration',
  area: 'Area',
  length: 'Size',
  'thread count': 'Thread count',
  cooling: 'Cooling capacity',
  hardness: 'Hardness',
  share: 'Share',
  torque: 'Torque',
  force: 'Force',
  sound: 'Noise',
};

/** Words beside a measure that say which it is. */
const measureNames: [RegExp, string][] = [
  [/\b(?:diagonal|screen|display|monitor)\b|屏/iu, 'Screen size'],
  [/\b(?:length|long)\b|长/iu, 'Length'],
  [/\b(?:width|wide)\b|宽/iu, 'Width'],
  [/\b(?:height|high|tall)\b|高/iu, 'Height'],
  [/\b(?:thickness|thick)\b|厚/iu, 'Thickness'],
  [/\b(?:diameter|diam)\b|直径/iu, 'Diameter'],
  [/\b(?:depth|deep)\b|深/iu, 'Depth'],
  [/\b(?:ram|memory)\b|内存/iu, 'Memory'],
  [/\b(?:battery)\b|电池/iu, 'Battery capacity'],
  [/\b(?:input)\b|输入/iu, 'Input voltage'],
  [/\b(?:output)\b|输出/iu, 'Output'],
  [/\b(?:hold|holds|capacity|volume)\b|容量/iu, 'Capacity'],
  [/\b(?:load|carry|supports? up to)\b|承重/iu, 'Load capacity'],
  [/\b(?:weigh|weighs|weight|weighing)\b|重/iu, 'Weight'],
  [/\b(?:warranty)\b|保修/iu, 'Warranty'],
  [/\b(?:handle|handles)\b/iu, 'Handle length'],
  [/\b(?:old|age|ages|aged)\b|岁/iu, 'Age'],
];

/** A word only counts when it stands beside the measure. */
const nearBy = 14;

function nameMeasure(text: string, start: number, end: number, dimension: Dimension | null): string | null {
  const behind = text.slice(end, end + nearBy).split(/[,;.:，；。]/u)[0] ?? '';
  const before =
    text
      .slice(Math.max(0, start - nearBy), start)
      .split(/[,;.:，；。]/u)
      .at(-1) ?? '';
  for (const part of [before, behind]) {
    const named = measureNames.find(([pattern]) => pattern.test(part));
    const isOther =
      named !== undefined && /memory|battery|voltage|warranty|age/i.test(named[1]) && dimension === 'length';
    if (named !== undefined && !isOther) return named[1];
  }
  return dimension === null ? null : (nameOfDimension[dimension] ?? null);
}

const boundBefore =
  /(?:\b(?:at least|at most|min(?:imum)?\.?|max(?:imum)?\.?|up to|no more than|not more than|no less than|more than|less than|over|under|about|around|from|between)\s+|至少|最多|不超过|不少于|不低于|大约|约)$/iu;

/** "500 ml", "at least 60 W", "30 x 40 cm": each is a wish of its dimension. */
function readMeasures(text: string, understood: Understood): Found<FoundSpec>[] {
  const facts = readText(text);
  const { quantities, lists } = readQuantities(facts.tokens);
  const spans = [
    ...lists.map(({ from, to }) => ({ from, to, dimension: 'length' as Dimension, isList: true })),
    ...quantities.flatMap(({ from, to, unit, dimension, per }) =>
      unit === null || dimension === 'count'
        ? []
        : [{ from, to, dimension: per === undefined ? dimension : null, isList: false }],
    ),
  ];
  return spans.flatMap(({ from, to, dimension, isList }): Found<FoundSpec>[] => {
    const end = facts.tokens[to - 1]?.end ?? 0;
    let start = facts.tokens[from]?.start ?? 0;
    if (end <= start || !understood.isFree(start, end)) return [];
    const bound = boundBefore.exec(text.slice(0, start))?.[0];
    if (bound !== undefined && understood.isFree(start - bound.length, start)) start -= bound.length;
    const isLong = /(?:\d\s*(?:m|ft|feet|meters?|metres?)|米)$/iu.test(text.slice(start, end).trim());
    const named = isList ? 'Size' : nameMeasure(text, start, end, dimension);
    const name = named === 'Size' && !isList && isLong ? 'Length' : named;
    if (name === null) return [];
    understood.take(start, end);
    const words = text.slice(start, end).trim();
    return [{ value: { name, value: words, text: words }, start, end }];
  });
}

function readMentions(text: string, understood: Understood): Found<FoundSpec>[] {
  const facts = readText(text);
  const mentions = [
    ...findColours(facts).map((span) => ({ ...span, name: 'Colour' })),
    ...findMaterials(facts).map((span) => ({ ...span, name: 'Material' })),
  ].sort((one, other) => one.from - other.from);
  return mentions.flatMap(({ from, to, name }): Found<FoundSpec>[] => {
    const start = facts.tokens[from]?.start ?? 0;
    const end = facts.tokens[to - 1]?.end ?? start;
    if (end <= start || !understood.isFree(start, end)) return [];
    const shade =
      /(?:\b(?:light|dark|deep|pale|bright|matte?|navy|sky|elegant|royal|army|olive|rose|hot|pastel|neon)\s+|\d{3}\s+|\d{1,3}%\s+|recycled\s+|genuine\s+|pure\s+)$/iu.exec(
        text.slice(0, start),
      )?.[0] ?? '';
    const from2 = understood.isFree(start - shade.length, start) ? start - shade.length : start;
    understood.take(from2, end);
    const words = text.slice(from2, end).trim();
    return [
      {
        value: { name, value: words, text: words },
        start: from2,
        end,
      },
    ];
  });
}

const word = String.raw`[\p{L}\p{N}][\p{L}\p{N}'’&+./-]*`;
const nouns = attributeNouns.flatMap(([name = '', ...words]) => words.map((noun) => ({ name, noun })));
const nounText = nouns
  .map(({ noun }) => noun)
  .sort((one, other) => other.length - one.length)
  .join('|');
const nameOfNoun = new Map(nouns.map(({ name, noun }) => [noun, name]));
const stopWords = new Set(
  [
    'a an the and or with in of for to that which is are be any some this those these it its from by on at like such',
    'as has have having made new good nice more most same different similar other another one two all item items',
    'product products color colour size model brand material also plus show find need want looking featuring feature',
    'features suitable preferably ideally must should',
  ].flatMap((words) => words.split(' ')),
);
const colon = /(?:^|[\n,;，；])\s*(?<name>\p{L}[\p{L} ]{1,28}?)\s*(?::|：|=)\s*(?<value>[^\n,;，；]{1,80})/giu;
const isValue = new RegExp(
  String.raw`\b(?<noun>${nounText}|colou?r|size|material)\s+(?:is|should be|must be|needs to be)\s+(?<value>${word}(?:\s${word}){0,2})`,
  'giu',
);
const sizeCode =
  /\b(?:(?:in|of)\s+)?(?:size|sizes)\s*:?\s*(?<value>(?:eu|us|uk|int|cn)?[\s:]?\s?(?:\d{1,3}(?:\.\d)?(?:\s?-\s?\d{1,3})?|\d?x{0,4}[sml]|free size|one size|medium|large|small))\b|\b(?<letter>\d?x{1,4}l|xs|xxs|[2-9]xl)\b|\b(?<system>eu|us|uk)[:\s]?(?<number>\d{2}(?:\.5)?)\b|(?<zh>[\dXSML]+码)/giu;
const madeOf = new RegExp(
  String.raw`\b(?:made (?:of|from|with|out of)|constructed of|in)\s+(?<value>(?:\d{1,3}%\s+)?${word}(?:\s${word})?)\s*(?:material\b)?(?=[,.;]|\s(?:and|with|for|that)\b|$)`,
  'giu',
);
const madeIn =
  /\b(?:[Mm]ade|[Mm]anufactured|[Pp]roduced) in\s+(?:the\s+)?(?<value>(?:\p{Lu}\.){2,}|\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)|(?<zh>(?:中国|日本|德国|韩国|美国|意大利|法国|泰国|越南))(?:制造|生产|产)/gu;
const freeOf =
  /\b(?<thing>bpa|paraben|sulfate|sulphate|gluten|sugar|lead|latex|alcohol|fragrance|phthalate|cruelty|nickel|pvc|lactose|dairy|phosphate)s?[\s-]free\b|\bfree (?:of|from)\s+(?<other>[a-z]{2,20})\b|(?:不含|无)(?<zh>双酚A|BPA|酒精|香精|糖|铅)/giu;
const fromBrand = new RegExp(
  String.raw`\b(?:(?:from|by)\s+(?:the\s+)?(?<brand>${word}(?:\s${word}){0,2}?)(?:\s+brand)?(?=[,.;]|\s(?:in|with|that|and|for|priced|under|over|available|made)\b|$)|brand(?:ed)?\s*(?:is|:|by|of|from)?\s*(?<named>${word}(?:\s(?!and|with|in|for|made)${word})?)|品牌\s*(?:是|为|:|：)?\s*(?<zh>[^\s,，;；。]{1,20}))`,
  'giu',
);
const fits = new RegExp(
  String.raw`\b(?:fits?|compatible with|suitable for|works with|designed for|for use with|for ages?)\s+(?<value>${word}(?:\s(?!and\b|with\b|that\b|priced\b|in\b)${word}){0,4})|(?:适合|适用于|兼容)(?<zh>[^,，;；。]{1,20})`,
  'giu',
);
const packs =
  /\b(?:pack|set|box|bag|case|bundle|carton)s?\s+of\s+(?<count>\d{1,5}|two|three|four|six|ten|twelve)\b|\b(?<pcs>\d{1,4})[\s-]?(?:pcs|pieces?|pc|count|ct)[\s-]?(?:set|pack|per (?:set|pack|box))?\b|每[包盒套箱](?<zh>\d{1,5})[个只件]/giu;
const beforeNoun = new RegExp(
  String.raw`(?<value>${word}(?:[\s-](?!and\b|or\b|with\b|a\b|the\b)${word})?)[\s-](?<noun>${nounText})\b`,
  'giu',
);
const afterNoun =
  /\b(?<noun>plug type|model|series|type|grade|gauge|origin|brand)\s+(?<value>[\p{L}\p{N}][\p{L}\p{N}_./-]*)/giu;
const telling = tellingWords.map(([name, ...words]) => ({
  name,
  pattern: new RegExp(
    words
      .map((each) => (/^[\x20-\x7e]+$/.test(each) ? `(?<![\\p{L}\\p{N}-])${each}(?![\\p{L}\\p{N}])` : each))
      .join('|'),
    'giu',
  ),
}));
const bareNames = new Set([
  'Gender',
  'Age group',
  'Pattern',
  'Style',
  'Units',
  'Classification',
  'Size class',
  'Size',
  'Season',
  'Material',
  'Delivery',
  'Payment',
  'Service',
]);
const attached =
  /\bwith\s+(?:a\s+|an\s+)?(?<value>[^,.;，；。]{3,60}?)(?=\s+(?:and|that|which|for|in|priced|under|over)\b|[,.;，；。]|$)/giu;

function trimStops(value: string): string {
  const words = value.trim().split(/\s+/u);
  while (words.length > 0 && stopWords.has(words[0]?.toLowerCase() ?? '')) words.shift();
  while (words.length > 0 && stopWords.has(words.at(-1)?.toLowerCase() ?? '')) words.pop();
  return words.join(' ');
}

/** Every spec that a text asks for, in its order. */
export function readSpecs(text: string, understood: Understood): Found<FoundSpec>[] {
  const spec = (name: string, value: string | undefined, words: string): FoundSpec | null => {
    const trimmed = trimStops(value ?? '');
    return trimmed === '' ? null : { name, value: trimmed, text: words.trim() };
  };
  const take = (
    pattern: RegExp,
    read: (groups: Record<string, string | undefined>, words: string) => FoundSpec | null,
  ) => takeAll(text, understood, pattern, (groups, match) => read(groups, match[0]));
  const found = [
    ...take(colon, ({ name = '', value }, words) => spec(name.trim(), value, words)),
    ...take(freeOf, ({ thing, other, zh }, words) => ({
      name: `${(thing ?? other ?? zh ?? '').toUpperCase()} free`,
      value: 'yes',
      text: words.trim(),
    })),
    ...take(sizeCode, ({ value, letter, system, number, zh }, words) =>
      spec('Size', value ?? letter ?? zh ?? `${system} ${number}`, words),
    ),
    ...take(packs, ({ count, pcs, zh }, words) => spec('Pack size', count ?? pcs ?? zh, words)),
    ...readMeasures(text, understood),
    ...take(isValue, ({ noun = '', value }, words) =>
      spec(nameOfNoun.get(noun.toLowerCase()) ?? `${noun[0]?.toUpperCase()}${noun.slice(1)}`, value, words),
    ),
    ...readMentions(text, understood),
    ...take(madeOf, ({ value }, words) => (words.startsWith('in ') ? null : spec('Material', value, words))),
    ...take(madeIn, ({ value, zh }, words) => spec('Country of origin', value ?? zh, words)),
    ...take(fromBrand, ({ brand, named, zh }, words) => spec('Brand', brand ?? named ?? zh, words)),
    ...take(fits, ({ value, zh }, words) => spec('Suitable for', value ?? zh, words)),
    ...take(afterNoun, ({ noun = '', value }, words) => spec(nameOfNoun.get(noun.toLowerCase()) ?? noun, value, words)),
    ...take(beforeNoun, ({ noun = '', value }, words) =>
      spec(nameOfNoun.get(noun.toLowerCase()) ?? noun, value, words),
    ),
    ...telling.flatMap(({ name, pattern }) =>
      take(pattern, (_groups, words) => ({
        name,
        value: bareNames.has(name) ? words.replace(/^for /i, '') : 'yes',
        text: words,
      })),
    ),
    ...take(attached, ({ value }, words) => spec('Feature', value, words)),
  ];
  return found.sort((one, other) => one.start - other.start);
}
