import { readText } from '../../text/read-text.ts';
import type { ResolvedName } from '../name/resolve-name.ts';
import { containerAt } from '../quantity/per-container.ts';

const dozen = /^(?:(?<half>half(?: a)?|半)|an?|one|一)? ?(?:dozen|doz|打)$/iu;
const perContainer = /^(?<count>\d+) per (?<container>\p{L}+)$/iu;

/** What is sold as one is a set: "5 or more per set" asks for so many pieces. */
const perSet = [' per set', ' in a set', ' a set', '一套', '一组', '每套'];

/** "A dozen" and "500 per roll" under the name of a number of pieces, in pieces; any other value as it is. */
export function inPieces(value: string, { known }: ResolvedName): string {
  if (known?.id !== 'pack size' && known?.id !== 'packaging') return value;
  const plain = value.normalize('NFKC').trim().replaceAll(/\s+/gu, ' ');
  const set = perSet.find((words) => plain.length > words.length && plain.toLowerCase().endsWith(words));
  if (set !== undefined && /\d/u.test(plain)) return plain.slice(0, -set.length);
  const dozens = dozen.exec(plain)?.groups;
  if (dozens !== undefined) return dozens.half === undefined ? '12 pcs' : '6 pcs';
  const { count, container } = perContainer.exec(plain)?.groups ?? {};
  const isContainer = container !== undefined && containerAt(readText(container).tokens, 0) !== null;
  return isContainer ? `${count} pcs per ${container}` : value;
}
