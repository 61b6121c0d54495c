import type { TextFacts } from './read-text.ts';

/** True for a text with a Chinese character in it. */
export function isChinese(text: TextFacts): boolean {
  return text.tokens.some((token) => token.kind === 'character');
}

const firstHan = 0x3400;
/** From here on stand Latin letters and figures in the width of Chinese characters. */
const firstWide = 0xff00;

/** True for a word or a name that begins with a Chinese character. */
export function beginsInChinese(text: string): boolean {
  const code = text.charCodeAt(0);
  return code >= firstHan && code < firstWide;
}

/** True where a name has a word: an English one among its stems, a Chinese one anywhere. */
export function hasWord({ stems, raw }: { stems: readonly string[]; raw: string }, word: string): boolean {
  return beginsInChinese(word) ? raw.includes(word) : stems.includes(word);
}
