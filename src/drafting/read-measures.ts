import type { Dimension } from '../matching/ontology/units.ts';
import type { Statement } from '../matching/read/listing/statement.ts';
import type { FoundSpec } from './draft-schemas.ts';
import type { Found, Understood } from './found.ts';
import { nameOfPart, type Stretch, stretchOf } from './read-wish.ts';

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
  [/\b(?:load(?: capacity)?|carry|supports? up to)\b|承重/iu, 'Load capacity'],
  [/\b(?:hold|holds|capacity|volume)\b|容量/iu, 'Capacity'],
  [/\b(?:weigh|weighs|weight|weighing)\b|重/iu, 'Weight'],
  [/\b(?:warranty)\b|保修/iu, 'Warranty'],
  [/\b(?:old|age|ages|aged)\b|岁/iu, 'Age'],
];

/** A word only counts when it stands beside the measure. */
const nearBy = 14;

/** What a measure is called, by the word beside it, which is understood then, else by its dimension. */
function nameMeasure(
  text: string,
  understood: Understood,
  { start, end }: Stretch,
  dimension: Dimension | null,
): string | null {
  const behind = text.slice(end, end + nearBy).split(/[,;.:，；。]/u)[0] ?? '';
  const before =
    text
      .slice(Math.max(0, start - nearBy), start)
      .split(/[,;.:，；。]/u)
      .at(-1) ?? '';
  for (const [part, at] of [
    [before, start - before.length],
    [behind, end],
  ] as const) {
    const named = measureNames.find(([pattern]) => pattern.test(part));
    const isOther =
      named !== undefined && /memory|battery|voltage|warranty|age/i.test(named[1]) && dimension === 'length';
    if (named === undefined || isOther) continue;
    const word = named[0].exec(part);
    if (word !== null) understood.take(at + word.index, at + word.index + word[0].length);
    return named[1];
  }
  return dimension === null ? null : (nameOfDimension[dimension] ?? null);
}

const boundBefore =
  /(?:\b(?:at least|at most|min(?:imum)?\.?|max(?:imum)?\.?|up to|no more than|not more than|no less than|more than|less than|over|under|about|around|from|between)\s+|至少|最多|不超过|不少于|不低于|大约|约)$/iu;

/** "2 m", "220 cm": a length alone of a metre or more is how long goods are; a shorter one may be any side. */
function isOfRun(measure: string): boolean {
  const centimetres = /(?<number>\d+(?:\.\d+)?)\s*(?:cm|centimet(?:er|re)s?|厘米|公分)$/iu.exec(measure)?.groups
    ?.number;
  if (centimetres !== undefined) return Number(centimetres) >= 100;
  return /(?:\d\s*(?:m|ft|feet|meters?|metres?)|(?<![厘毫])米)$/iu.test(measure);
}

/** "500 ml", "at least 60 W", "30 x 40 cm": each is a wish of its dimension. */
export function readMeasures(text: string, understood: Understood, wish: Statement): Found<FoundSpec>[] {
  const { quantities, lists } = wish.quantities;
  const spans = [
    ...lists.map((list) => ({
      ...stretchOf(wish, list),
      dimension: 'length' as Dimension,
      subject: null,
      isList: true,
    })),
    ...quantities.flatMap((quantity) => {
      const { unit, dimension, per } = quantity;
      if (unit === null || dimension === 'count') return [];
      const subject = dimension === 'length' ? (wish.owners.get(quantity)?.subject ?? null) : null;
      return [
        { ...stretchOf(wish, quantity), dimension: per === undefined ? dimension : null, subject, isList: false },
      ];
    }),
  ];
  return spans.flatMap(({ start: first, end, dimension, subject, isList }): Found<FoundSpec>[] => {
    let start = first;
    if (end <= start || !understood.isFree(start, end)) return [];
    const bound = boundBefore.exec(text.slice(0, start))?.[0];
    if (bound !== undefined && understood.isFree(start - bound.length, start)) start -= bound.length;
    const isLong = isOfRun(text.slice(start, end).trim());
    const named = isList ? 'Size' : nameMeasure(text, understood, { start, end }, dimension);
    const name = named === 'Size' && !isList && isLong ? 'Length' : named;
    if (name === null) return [];
    understood.take(start, end);
    const value = text.slice(start, end).trim();
    return [{ value: { name: nameOfPart(understood, wish, subject, name), value, text: value }, start, end }];
  });
}
