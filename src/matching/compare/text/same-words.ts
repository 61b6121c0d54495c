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
