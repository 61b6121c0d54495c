import type { Span } from './find-phrase.ts';
import type { TextFacts } from './read-text.ts';

const leastWords = 2;
const farthest = 2;

/** Where several words stand in their order, with at most two others and no mark but a hyphen between neighbours; null where they do not. */
export function wordsInOrder({ tokens }: TextFacts, words: readonly string[]): Span | null {
  if (words.length < leastWords) return null;
  const [first = '', ...rest] = words;
  const from = tokens.findIndex((token) => token.stem === first);
  let at = from;
  for (const word of rest) {
    const next = tokens.findIndex((token, index) => index > at && token.stem === word);
    if (from === -1 || next === -1 || next - at > farthest + 1) return null;
    at = next;
  }
  const isParted = tokens
    .slice(from, at)
    .some(
      (token, index) =>
        token.kind === 'mark' &&
        token.stem !== '-' &&
        !(token.glued && token.stem === '.' && tokens[from + index + 1]?.glued === true),
    );
  return isParted ? null : { from, to: at + 1 };
}
