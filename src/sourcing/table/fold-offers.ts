import type { TableRow } from './table-row.ts';

/** The words of a title in no order, without marks: sellers of one product reorder them. */
function wordsOf(title: string): string {
  const words =
    title
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].sort().join(' ');
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
