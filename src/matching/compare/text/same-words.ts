import type { WantedValue } from '../../read/spec/requirement.ts';
import { isDenied, type Span } from '../../text/find-phrase.ts';
import { hasDigit } from '../../text/has-digit.ts';
import type { TextFacts } from '../../text/read-text.ts';
import { findValueWords } from '../../text/value-words.ts';
import { wordsInOrder } from '../../text/words-in-order.ts';

/** Where a text says what a whole wanted value says, in other words or in the other language. */
export function findInOtherWords(text: TextFacts, { sayings, text: wanted }: WantedValue): Span[] {
  const spans: Span[] = [];
  for (const row of sayings) {
    for (const name of row.names) {
      if (name !== wanted.unspaced && text.unspaced.includes(name)) spans.push(...findValueWords(text, name, row));
    }
  }
  return spans;
}

/** The first such place that nothing denies, or null. */
export function findSameWords(text: TextFacts, wanted: WantedValue): Span | null {
  return findInOtherWords(text, wanted).find((span) => !isDenied(text, span)) ?? null;
}

/** Where a text says all words of a value in their order, others between them; null where it does not, or denies them. */
export function spanOfWords(text: TextFacts, stems: readonly string[]): Span | null {
  const span = stems.some(hasDigit) ? null : wordsInOrder(text, stems);
  return span === null || isDenied(text, span) ? null : span;
}
