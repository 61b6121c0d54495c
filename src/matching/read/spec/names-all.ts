import { wordSet } from '../../ontology/word-list.ts';
import type { TextFacts } from '../../text/read-text.ts';

const plainWords = wordSet('plain words');

/** True when the colours or materials named are all that a text says, but for words that add nothing to them. */
export function namesAll(text: TextFacts, mentions: readonly { from: number; to: number }[]): boolean {
  return text.tokens.every(
    (token, index) =>
      token.kind !== 'word' ||
      plainWords.has(token.stem) ||
      mentions.some(({ from, to }) => index >= from && index < to),
  );
}
