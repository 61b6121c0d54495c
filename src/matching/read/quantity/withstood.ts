import type { ResolvedName } from '../name/resolve-name.ts';
import type { Quantity } from './quantity.ts';

const endings = ['resistance', 'resistant', 'proof'];
const hanBeginnings = /^[耐防抗]/u;
/** What goods may be put through: their heat is told in the same way. A "cable" is no such word, and what is adjustable is set. */
const treatment = /(?:^.{4,}able|safe)$/u;
const setting = 'adjustable';
const hanTreatment = /^可[^调控设]*$/u;

/** Names that go on to a side of the thing: 防水布宽度 and 耐磨层厚度 tell no resistance. */
const hanSides = /[厚宽长高径距寸]/u;

/** They are told of goods by no other word; a length and a speed may be any of them. */
const own = new Set<Quantity['dimension']>(['temperature', 'pressure']);
const others = new Set<Quantity['dimension']>(['length', 'speed', 'energy']);

/** True for a name of what goods withstand: "heat resistance", "waterproof", 耐温; of a temperature also for "oven safe", 可高温灭菌. */
export function tellsWithstood({ stems, raw }: ResolvedName, { dimension }: Pick<Quantity, 'dimension'>): boolean {
  const isOwn = own.has(dimension);
  if (!isOwn && !others.has(dimension)) return false;
  const name = raw.normalize('NFKC').trim();
  const last = stems.at(-1) ?? '';
  // "Fireproof board thickness" is none, "heat resistance temperature" is.
  const telling = isOwn ? stems : [last];
  if (telling.some((stem) => endings.some((word) => stem.endsWith(word)))) return true;
  if (hanBeginnings.test(name)) return isOwn || !hanSides.test(name);
  return dimension === 'temperature' && ((treatment.test(last) && last !== setting) || hanTreatment.test(name));
}

/** Who asks for goods that withstand 200 °C is served by those that withstand more. */
export function asWithstood<T extends Quantity>(quantity: T, name: ResolvedName): T {
  if (quantity.form !== 'point' || !tellsWithstood(name, quantity)) return quantity;
  return { ...quantity, high: Number.POSITIVE_INFINITY, form: 'min' };
}
