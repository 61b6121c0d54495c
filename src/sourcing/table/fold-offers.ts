import { titleWords } from '../runs/similar-listings.ts';
import type { TableRow } from './table-row.ts';

function wordsOf(title: string): string {
  return [...titleWords(title)].sort().join(' ');
}

/**
 * Gives products the same `group` where their titles have the same words and every spec has the same answer: they are
 * one offer, listed several times. Groups are numbered by their best product.
 */
export function foldOffers(rows: readonly Omit<TableRow, 'offers' | 'group'>[]): TableRow[] {
  const groups = new Map<string, { group: number; offers: number }>();
  const found = rows.map((row) => {
    const answers = row.specs.map((spec) => spec.match_type[0]).join('');
    const key = `${row.stage} ${answers} ${wordsOf(row.title)}`;
    const known = groups.get(key) ?? { group: row.rank, offers: 0 };
    known.offers++;
    groups.set(key, known);
    return known;
  });
  return rows.map((row, index) => ({
    ...row,
    group: found[index]?.group ?? row.rank,
    offers: found[index]?.offers ?? 1,
  }));
}
