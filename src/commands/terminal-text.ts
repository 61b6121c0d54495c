import stringWidth from 'string-width';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Control characters of a listing must not reach a terminal. */
function printable(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}

/** The text in at most `width` columns (a Chinese character takes two), cut with an ellipsis. */
export function truncateToWidth(text: string, width: number): string {
  const clean = printable(text);
  if (stringWidth(clean) <= width) return clean;
  let result = '';
  let used = 0;
  for (const { segment } of graphemes.segment(clean)) {
    const next = stringWidth(segment);
    if (used + next > width - 1) break;
    result += segment;
    used += next;
  }
  return `${result}…`;
}

/** The text filled with spaces up to `width` columns, or cut to it. */
export function padToWidth(text: string, width: number): string {
  const cut = truncateToWidth(text, width);
  return cut + ' '.repeat(Math.max(0, width - stringWidth(cut)));
}

/** Breaks a text into lines of at most `width` columns at its spaces; a longer word is cut. */
export function wrapToWidth(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of printable(text).split(' ')) {
    const joined = line === '' ? word : `${line} ${word}`;
    if (stringWidth(joined) <= width) {
      line = joined;
      continue;
    }
    if (line !== '') lines.push(line);
    line = truncateToWidth(word, width);
  }
  return line === '' ? lines : [...lines, line];
}
