import type { Span } from './find-phrase.ts';
import type { TextFacts } from './read-text.ts';

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const wordsOfTexts = new WeakMap<TextFacts, Uint8Array>();

/**
 * True when a span of one Chinese character is a part of a longer word: 木 (wood) in 积木 (building blocks), 方 (square) in
 * 官方 (official). In 铁锅 (iron pan) and 木桌 (wooden table) the same characters are words of their own.
 */
export function isInsideHanWord(text: TextFacts, { from, to }: Span): boolean {
  if (to - from !== 1 || text.tokens[from]?.kind !== 'character') return false;
  if (!joins(text, from) && !joins(text, to)) return false;
  const starts = wordStarts(text);
  // The dictionary knows 无盖 (lidless) and 带盖 (with lid) as words.
  const isBound = joins(text, from) && bindingWords.has(text.tokens[from - 1]?.stem ?? '');
  return (starts[from] === 0 && !isBound) || (joins(text, to) && starts[to] === 0);
}

const bindingWords = new Set(['无', '不', '带', '有', '含', '没', '免', '非', '配']);

/** True when the token and the one before it are Chinese characters without anything between. */
function joins({ tokens }: TextFacts, at: number): boolean {
  const token = tokens[at];
  return token?.kind === 'character' && token.glued && tokens[at - 1]?.kind === 'character';
}

/** Token → 1 when a word starts there, after the dictionary of ICU. Made when first asked for and kept with the text. */
function wordStarts(text: TextFacts): Uint8Array {
  const known = wordsOfTexts.get(text);
  if (known !== undefined) return known;
  const { tokens } = text;
  const starts = new Uint8Array(tokens.length).fill(1);
  for (let from = 0; from < tokens.length; from += 1) {
    let to = from + 1;
    while (joins(text, to)) to += 1;
    if (to - from > 1) markWords(tokens.slice(from, to), starts.subarray(from, to));
    from = to - 1;
  }
  wordsOfTexts.set(text, starts);
  return starts;
}

function markWords(run: TextFacts['tokens'], starts: Uint8Array): void {
  starts.fill(0);
  // A token of Chinese is one character of the basic plane, so positions are token numbers.
  for (const { index } of segmenter.segment(run.map((token) => token.text).join(''))) starts[index] = 1;
}
