import type { TextFacts } from '../../text/read-text.ts';

const plainWords = new Set([
  'color',
  'and',
  'with',
  'solid',
  'plain',
  'in',
  'pure',
  'real',
  'material',
  'made',
  'of',
  'fabric',
  'alloy',
  'blend',
  'percent',
  'matte',
  'glossy',
  'genuine',
  'natural',
  'only',
  'recycled',
  'virgin',
]);

/** True when the colours or materials named are all that a text says, but for words that add nothing to them. */
export function namesAll(text: TextFacts, mentions: readonly { from: number; to: number }[]): boolean {
  return text.tokens.every(
    (token, index) =>
      token.kind !== 'word' ||
      plainWords.has(token.stem) ||
      mentions.some(({ from, to }) => index >= from && index < to),
  );
}
