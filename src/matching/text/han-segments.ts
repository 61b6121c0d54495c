import { onceFor } from '../../lib/once-for.ts';
import type { Token } from './tokenize.ts';

/** Made for the first Chinese text: its dictionary takes longer to read than a file of the ontology. */
let segmenter: Intl.Segmenter | undefined;

/** True when the token and the one before it are Chinese characters without anything between. */
export function continuesHan(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token?.kind === 'character' && token.glued && tokens[at - 1]?.kind === 'character';
}

/**
 * Token → 1 when a word starts there, after the dictionary of ICU; a token that is no Chinese character always does.
 * A text is segmented once, when first asked for, whoever asks: a call of the segmenter costs as much as 50 tokens.
 */
export const hanWordStarts = onceFor((tokens: readonly Token[]): Uint8Array => {
  const starts = new Uint8Array(tokens.length).fill(1);
  for (let from = 0; from < tokens.length; from += 1) {
    let to = from + 1;
    while (continuesHan(tokens, to)) to += 1;
    if (to - from > 1) markWords(tokens.slice(from, to), starts.subarray(from, to));
    from = to - 1;
  }
  return starts;
});

function markWords(run: readonly Token[], starts: Uint8Array): void {
  starts.fill(0);
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  // A token of Chinese is one character of the basic plane, so positions are token numbers.
  for (const { index } of segmenter.segment(run.map((token) => token.text).join(''))) starts[index] = 1;
}
