import { type ResolvedName, resolveName } from '../../read/name/resolve-name.ts';
import { isDenied, type Span } from '../../text/find-phrase.ts';
import type { TextFacts } from '../../text/read-text.ts';
import { findValueWords, valueWordsOf } from '../../text/value-words.ts';
import type { ValueWords } from '../../text/value-words-table.ts';

const keysUnder = new WeakMap<ValueWords, ReadonlySet<string>>();

/** True where words mean their one thing under the wanted name: anywhere, or under attributes of which it is one. */
function countUnder(row: ValueWords, { key }: ResolvedName): boolean {
  if (row.under.length === 0) return true;
  const keys = keysUnder.get(row) ?? new Set(row.under.map((name) => resolveName(name).key));
  keysUnder.set(row, keys);
  return keys.has(key);
}

/** Where a text says what a whole wanted value says, in other words or in the other language. */
export function findInOtherWords(text: TextFacts, name: ResolvedName, { unspaced }: TextFacts): Span[] {
  return valueWordsOf(unspaced)
    .filter((row) => countUnder(row, name))
    .flatMap((row) => row.names.filter((one) => one !== unspaced).flatMap((one) => findValueWords(text, one, row)));
}

/** The first such place that nothing denies, or null. */
export function findSameWords(text: TextFacts, name: ResolvedName, wanted: TextFacts): Span | null {
  return findInOtherWords(text, name, wanted).find((span) => !isDenied(text, span)) ?? null;
}
