import type { TextFacts } from './read-text.ts';

/** True for a text with a Chinese character in it. */
export function isChinese(text: TextFacts): boolean {
  return text.tokens.some((token) => token.kind === 'character');
}
