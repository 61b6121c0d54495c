import type { Dimension, Unit } from '../../ontology/units.ts';
import type { Token } from '../../text/tokenize.ts';
import { unitAt, unitOf } from './unit-index.ts';

/** What a rate counts by: "8 W/m", "300 mm/min", "10 mg/ml". A number per bag or per piece is that of one bag or piece. */
export const perDimensions = new Set<Dimension>(['time', 'length', 'area', 'volume', 'mass']);

/** The unit behind the slash of a rate ("/min", "per m"), with the position after it; null elsewhere. */
export function perUnitAt(tokens: readonly Token[], at: number, of: Unit): { unit: Unit; next: number } | null {
  const sign = tokens[at];
  const isSlash = sign?.stem === '/' && sign.glued && (tokens[at + 1]?.glued ?? false);
  const isArticle = sign?.stem === 'a' || sign?.stem === 'an';
  // 10吨每小时
  const isHan = sign?.stem === '每' && unitAt(tokens, at + 1)?.unit.dimension === 'time';
  if (!isSlash && !isArticle && !isHan && sign?.stem !== 'per') return null;
  const found = tokens[at + 1]?.kind === 'mark' ? null : timeOrUnitAt(tokens, at + 1);
  // "Ten litres a day", and no "500 g a pack".
  if (isArticle && found?.unit.dimension !== 'time') return null;
  // "30 cm/in" names two units of one length.
  return found === null || found.unit.dimension === of.dimension || !perDimensions.has(found.unit.dimension)
    ? null
    : found;
}

/** The "24 h" of "12 l/24 h" are a day. */
function wholeDayAt(tokens: readonly Token[], at: number): { unit: Unit; next: number } | null {
  const hours = tokens[at]?.stem === '24' ? unitAt(tokens, at + 1) : null;
  return hours?.unit.id === 'h' ? { unit: unitOf('day'), next: hours.next } : null;
}

/** 分 and 时 are times behind a slash alone: 900张/分. */
const hanTimes = new Map([
  ['分', 'min'],
  ['时', 'h'],
]);

function timeOrUnitAt(tokens: readonly Token[], at: number): { unit: Unit; next: number } | null {
  const known = wholeDayAt(tokens, at) ?? unitAt(tokens, at);
  const time = hanTimes.get(tokens[at]?.stem ?? '');
  return known ?? (time === undefined ? null : { unit: unitOf(time), next: at + 1 });
}

/** True where a text goes on with a time by which it counts: "450 slices/hour" are no slices at a time. */
export function isPerTime(tokens: readonly Token[], at: number): boolean {
  const isPer = tokens[at]?.stem === '/' || tokens[at]?.stem === 'per' || tokens[at]?.stem === '每';
  return isPer && timeOrUnitAt(tokens, at + 1)?.unit.dimension === 'time';
}
