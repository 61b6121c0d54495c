import { packLines } from '../../../lib/packed-lines.ts';
import { packMap, putPlace } from '../../../lib/packed-map.ts';
import { packTable } from '../../../lib/packed-table.ts';
import type { RowOf } from '../../ontology/ontology-row.ts';
import { readPackedRows } from '../../ontology/packed-rows.ts';
import { stemsOfName } from '../../text/stems-of-name.ts';

/** An English word or phrase with the Chinese words for it. */
export interface Translation {
  /** Stems joined by spaces. */
  english: string;
  /** The usual word first. */
  chinese: readonly string[];
  /** True for what is named by itself, as a lid or a hose is. */
  isThing: boolean;
}

/** Packs the rows of the glossary into one block of bytes: rows by English phrase, rows by Chinese word, and a line for each row. */
export function buildGlossaryTable(): Uint8Array {
  const rows = readPackedRows('glossary').flatMap(({ row }) => {
    const { en = [], zh = [], isThing = false } = row as RowOf<'translation'>;
    // Names are looked up in small letters.
    const chinese = zh.map((word) => word.toLowerCase());
    return en.map((name): Translation => ({ english: stemsOfName(name).join(' '), chinese, isThing }));
  });
  const [byEnglish, byChinese] = [new Map<string, number[]>(), new Map<string, number[]>()];
  for (const [place, { english, chinese }] of rows.entries()) {
    putPlace(byEnglish, english, place);
    for (const word of new Set(chinese)) putPlace(byChinese, word, place);
  }
  return packTable([packMap(byEnglish), packMap(byChinese), packLines(rows)]);
}
