import { titleWords } from '../runs/similar-listings.ts';
import type { TableRow } from './table-schemas.ts';

type UngroupedRow = Omit<TableRow, 'offers' | 'group'>;

/**
 * What makes two rows one offer: the same supplier of a platform, the same title in any order of its words, the same price
 * and the same value of every spec. Null where the supplier is not known: two of them cannot be known to be one.
 */
function offerKey({ stage, platform, supplier, title, price, specs }: UngroupedRow): string | null {
  if (supplier === null) return null;
  const words = [...titleWords(title)].sort();
  return JSON.stringify([stage, platform, supplier, words, price, specs]);
}

/**
 * Gives listings the same `group` where one supplier lists one offer several times. Offers that a buyer would choose
 * between (other suppliers, prices or values) never share a group. Groups are numbered by their best product.
 */
export function foldOffers(rows: readonly UngroupedRow[]): TableRow[] {
  const groups = new Map<string, { group: number; offers: number }>();
  const found = rows.map((row) => {
    const key = offerKey(row);
    const known = (key === null ? undefined : groups.get(key)) ?? { group: row.rank, offers: 0 };
    known.offers++;
    if (key !== null) groups.set(key, known);
    return known;
  });
  return rows.map((row, index) => ({
    ...row,
    group: found[index]?.group ?? row.rank,
    offers: found[index]?.offers ?? 1,
  }));
}
