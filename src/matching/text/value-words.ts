import { openTable } from '../../lib/packed-table.ts';
import { findPhrase, type Span } from './find-phrase.ts';
import type { TextFacts } from './read-text.ts';
import type { ValueWords } from './value-words-table.ts';
import { readTable } from './value-words-table-file.ts';

const openWords = () => openTable(readTable(), ['places'] as const, (row: ValueWords) => row);

let table: ReturnType<typeof openWords> | undefined;

/** The rows of which a whole value, run together, is a name; the table is opened when first asked for. */
export function valueWordsOf(unspaced: string): readonly ValueWords[] {
  table ??= openWords();
  return [...(table.places.get(unspaced) ?? [])].map(table.valueAt);
}

/** Every place where a text has a name of a row, without those inside longer words of another meaning. */
export function findValueWords(text: TextFacts, name: string, { longer }: ValueWords): Span[] {
  const spans = findPhrase(text, name);
  if (spans.length === 0) return spans;
  const others = (longer[name] ?? []).flatMap((word) => findPhrase(text, word));
  return spans.filter(({ from, to }) => !others.some((other) => other.from <= from && other.to >= to));
}
