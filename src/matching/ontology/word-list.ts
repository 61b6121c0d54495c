import { namesOf, rowsOf } from './load-ontology.ts';
import type { RowOf } from './ontology-row.ts';

let byList: ReadonlyMap<string, readonly RowOf<'words'>[]> | undefined;

/** The rows of a list, in their order. */
function listed(list: string): readonly RowOf<'words'>[] {
  byList ??= Map.groupBy(rowsOf('words'), (row) => row.list);
  const rows = byList.get(list);
  if (rows === undefined) throw new Error(`No row of the ontology has "list": "${list}".`);
  return rows;
}

/** The words of a list, in both languages. */
export function wordList(list: string): readonly string[] {
  return listed(list).flatMap(wordsOf);
}

const wordsOf = (row: RowOf<'words'>) => namesOf(row).flatMap(spelledOut);

/** All that a pattern of a list stands for: "(sold|bought) separately", "(is |)not included". */
function spelledOut(pattern: string): string[] {
  const open = pattern.indexOf('(');
  const close = pattern.indexOf(')', open);
  if (!pattern.includes('|') || open === -1 || close === -1) return [pattern];
  const [before, choices, after] = [pattern.slice(0, open), pattern.slice(open + 1, close), pattern.slice(close + 1)];
  return choices.split('|').flatMap((choice) => spelledOut(before + choice + after));
}

/** The words of a list as a set. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(wordList(list));
}

/** Each word of a list with what it means. */
export function wordMeanings(list: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    listed(list).flatMap((row) => wordsOf(row).map((word) => [word, row.means ?? word] as const)),
  );
}

/** The words of a list by what they mean. */
export function wordsByMeaning(list: string): Readonly<Record<string, readonly string[]>> {
  const groups: Record<string, string[]> = {};
  for (const row of listed(list)) {
    const meaning = row.means ?? '';
    groups[meaning] = [...(groups[meaning] ?? []), ...wordsOf(row)];
  }
  return groups;
}
