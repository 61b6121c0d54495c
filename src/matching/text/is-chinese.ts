import type { TextFacts } from './read-text.ts';

/** True for a text with a Chinese character in it. */
export function isChinese(text: TextFacts): boolean {
  return text.tokens.some((token) => token.kind === 'character');
}

/** True for a word or a name that begins with a Chinese character. */
export function beginsInChinese(text: string): boolean {
  return text.charCodeAt(0) >= 0x3400;
}
