import { boundedLines } from '../../lib/bounded-lines.ts';
import { notUtf8 } from './not-utf8.ts';

/** A line of a feed; `text` is null when the line is longer than allowed or no valid UTF-8, `problem` says which. */
export interface FeedLine {
  number: number;
  text: string | null;
  problem?: string;
}

/** Splits the text of a feed into lines. Empty lines are counted and left out; a byte order mark at the start is cut. */
export async function* splitLines(bytes: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<FeedLine> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let number = 0;
  for await (const line of boundedLines(bytes, maxBytes)) {
    number++;
    if (line === null) {
      yield { number, text: null, problem: `is longer than ${maxBytes} bytes` };
      continue;
    }
    try {
      const text = decoder.decode(line).trim();
      if (text !== '') yield { number, text };
    } catch {
      yield { number, text: null, problem: notUtf8 };
    }
  }
}
