import { packLines } from '../../lib/packed-lines.ts';
import { packMap, putPlace } from '../../lib/packed-map.ts';
import { packTable } from '../../lib/packed-table.ts';
import type { RowOf } from '../ontology/ontology-row.ts';
import { readPackedRows } from '../ontology/packed-rows.ts';
import { runTogether } from './read-text.ts';

/** Words that mean one thing, as the table has them; all run together as in an unspaced text. */
export interface ValueWords {
  names: readonly string[];
  /** Names of the attributes under which alone they mean it; empty where they mean it anywhere. */
  under: readonly string[];
  /** What goods are called that are not so. */
  not: readonly string[];
  /** Longer words of another meaning that a name stands in: 偏光 in 非偏光. */
  longer: Readonly<Record<string, readonly string[]>>;
}

/** Every part of a word that is shorter than it. */
function* partsOf(word: string): Generator<string> {
  for (let from = 0; from < word.length; from += 1) {
    for (let to = from + 1; to <= word.length; to += 1) if (to - from < word.length) yield word.slice(from, to);
  }
}

/** For each name the longer ones, of rows without it, that it is a part of. */
function findLonger(rows: readonly Omit<ValueWords, 'longer'>[]): Map<string, Set<string>> {
  const rowsOfName = new Map<string, Set<number>>();
  for (const [place, { names }] of rows.entries()) {
    for (const name of names) rowsOfName.set(name, (rowsOfName.get(name) ?? new Set()).add(place));
  }
  const longer = new Map<string, Set<string>>();
  for (const [place, { names, not }] of rows.entries()) {
    for (const [word, isName] of [
      ...names.map((name) => [name, true] as const),
      ...not.map((one) => [one, false] as const),
    ]) {
      for (const part of partsOf(word)) {
        const owners = rowsOfName.get(part);
        if (owners === undefined || (isName && owners.has(place))) continue;
        longer.set(part, (longer.get(part) ?? new Set()).add(word));
      }
    }
  }
  return longer;
}

/** Reads the rows of words for values into one block of bytes: the rows that have a name, and a line for each row. */
export function buildValueWordsTable(): Uint8Array {
  const rows = readPackedRows('value-words').map(({ row }) => {
    const { en = [], zh = [], under, not } = row as RowOf<'same'>;
    return { names: runTogether([...en, ...zh]), under: under ?? [], not: runTogether(not) };
  });
  const longer = findLonger(rows);
  const lines = rows.map((row): ValueWords => {
    const own = row.names.flatMap((name) => {
      const words = [...(longer.get(name) ?? [])].filter((word) => !row.names.includes(word));
      return words.length === 0 ? [] : [[name, words] as const];
    });
    return { ...row, longer: Object.fromEntries(own) };
  });
  const places = new Map<string, number[]>();
  for (const [place, { names }] of rows.entries()) {
    for (const name of names) putPlace(places, name, place);
  }
  return packTable([packMap(places), packLines(lines)]);
}
