import { sameWords } from '../../ontology/word-lists.ts';
import { findPhrase, isDenied, type Span } from '../../text/find-phrase.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import { type TextFacts, unspacedOf } from '../../text/read-text.ts';

const groups = new Map<string, readonly string[]>();
for (const names of sameWords) {
  const unspaced = names.map((name) => unspacedOf(name));
  for (const name of unspaced) groups.set(name, unspaced);
}

/** What a whole value is called in the other language, run together. */
export function translationsOf({ unspaced }: TextFacts): readonly string[] {
  return (groups.get(unspaced) ?? []).filter((name) => beginsInChinese(name) !== beginsInChinese(unspaced));
}

/** Where a text says what a whole value says, in other words or in the other language; null where it does not. */
export function findSameWords(text: TextFacts, wanted: TextFacts): Span | null {
  for (const name of groups.get(wanted.unspaced) ?? []) {
    const span = findPhrase(text, name).find((one) => !isDenied(text, one));
    if (span !== undefined) return span;
  }
  return null;
}
