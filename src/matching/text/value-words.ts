import { openPackedLines } from '../../lib/packed-lines.ts';
import { openPackedMap } from '../../lib/packed-map.ts';
import { findPhrase, type Span } from './find-phrase.ts';
import type { TextFacts } from './read-text.ts';
import type { ValueWords } from './value-words-table.ts';
import { readTable } from './value-words-table-file.ts';

function openTable(bytes: Uint8Array): (unspaced: string) => readonly ValueWords[] {
  const places = openPackedMap(bytes.buffer, bytes.byteOffset);
  const lineAt = openPackedLines<ValueWords>(bytes.buffer, bytes.byteOffset + places.length);
  const read = new Map<number, ValueWords>();
  return (unspaced) =>
    [...(places.get(unspaced) ?? [])].map((place) => {
      const known = read.get(place) ?? lineAt(place);
      read.set(place, known);
      return known;
    });
}

let table: ReturnType<typeof openTable> | undefined;

/** The rows of which a whole value, run together, is a name; the table is opened when first asked for. */
export function valueWordsOf(unspaced: string): readonly ValueWords[] {
  table ??= openTable(readTable());
  return table(unspaced);
}

/** Every place where a text has a name of a row, without those inside longer words of another meaning. */
export function findValueWords(text: TextFacts, name: string, { longer }: ValueWords): Span[] {
  const spans = findPhrase(text, name);
  if (spans.length === 0) return spans;
  const others = (longer[name] ?? []).flatMap((word) => findPhrase(text, word));
  return spans.filter(({ from, to }) => !others.some((other) => other.from <= from && other.to >= to));
}
