import type { ResolvedName } from '../name/resolve-name.ts';
import type { Quantity } from './quantity.ts';

const endings = ['resistance', 'resistant', 'proof'];
const hanBeginnings = ['耐', '防', '抗'];
/** What goods may be put through: their heat is told in the same way. */
const treatments = ['able', 'safe'];
const hanTreatments = '可';

const dimensions = new Set<Quantity['dimension']>(['temperature', 'pressure', 'length', 'speed', 'energy']);

/** True for a name of what goods withstand: "heat resistance", "waterproof", 耐温; of a temperature also for "oven safe", 可高温灭菌. */
export function tellsWithstood({ stems, raw }: ResolvedName, { dimension }: Pick<Quantity, 'dimension'>): boolean {
  if (!dimensions.has(dimension)) return false;
  const name = raw.normalize('NFKC').trim();
  const isEnd = (words: readonly string[]) => stems.some((stem) => words.some((word) => stem.endsWith(word)));
  if (isEnd(endings) || hanBeginnings.some((character) => name.startsWith(character))) return true;
  return dimension === 'temperature' && (isEnd(treatments) || name.startsWith(hanTreatments));
}

/** Who asks for goods that withstand 200 °C is served by those that withstand more. */
export function asWithstood<T extends Quantity>(quantity: T, name: ResolvedName): T {
  if (quantity.form !== 'point' || !tellsWithstood(name, quantity)) return quantity;
  return { ...quantity, high: Number.POSITIVE_INFINITY, form: 'min' };
}
