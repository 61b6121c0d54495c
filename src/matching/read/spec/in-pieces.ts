import { readText } from '../../text/read-text.ts';
import type { ResolvedName } from '../name/resolve-name.ts';
import { containerAt } from '../quantity/per-container.ts';

const dozen = /^(?:(?<half>half(?: a)?|半)|an?|one|一)? ?(?:dozen|doz|打)$/iu;
const perContainer = /^(?<count>\d+) per (?<container>\p{L}+)$/iu;

/** "A dozen" and "500 per roll" under the name of a number of pieces, in pieces; any other value as it is. */
export function inPieces(value: string, { known }: ResolvedName): string {
  if (known?.id !== 'pack size' && known?.id !== 'packaging') return value;
  const plain = value.normalize('NFKC').trim().replaceAll(/\s+/gu, ' ');
  const dozens = dozen.exec(plain)?.groups;
  if (dozens !== undefined) return dozens.half === undefined ? '12 pcs' : '6 pcs';
  const { count, container } = perContainer.exec(plain)?.groups ?? {};
  const isContainer = container !== undefined && containerAt(readText(container).tokens, 0) !== null;
  return isContainer ? `${count} pcs per ${container}` : value;
}
