import type { WantedValue } from '../../read/spec/requirement.ts';
import { isDenied, type Span } from '../../text/find-phrase.ts';
import type { TextFacts } from '../../text/read-text.ts';
import { findValueWords } from '../../text/value-words.ts';

/** Where a text says what a whole wanted value says, in other words or in the other language. */
export function findInOtherWords(text: TextFacts, { sayings, text: wanted }: WantedValue): Span[] {
  return sayings.flatMap((row) =>
    row.names.flatMap((name) => (name === wanted.unspaced ? [] : findValueWords(text, name, row))),
  );
}

/** The first such place that nothing denies, or null. */
export function findSameWords(text: TextFacts, wanted: WantedValue): Span | null {
  return findInOtherWords(text, wanted).find((span) => !isDenied(text, span)) ?? null;
}

const leastWords = 2;
const mostBetween = 2;

/** Where several words stand in their order with at most two others between neighbours and no mark; null where they do not, or are denied. */
export function spanOfWords(text: TextFacts, stems: readonly string[]): Span | null {
  const [first, ...others] = stems;
  if (first === undefined || stems.length < leastWords || stems.some((stem) => /\d/u.test(stem))) return null;
  const { tokens } = text;
  const from = tokens.findIndex(({ stem }) => stem === first);
  let at = from;
  for (const stem of others) {
    const within = tokens.slice(at + 1, at + 2 + mostBetween);
    const place = from === -1 ? -1 : within.findIndex((token) => token.stem === stem);
    if (place === -1 || within.slice(0, place).some(({ kind }) => kind !== 'word')) return null;
    at += place + 1;
  }
  const span = { from, to: at + 1 };
  return isDenied(text, span) ? null : span;
}
