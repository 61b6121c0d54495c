/** A line of a feed; `text` is null when the line is longer than allowed or no valid UTF-8, `problem` says which. */
export interface FeedLine {
  number: number;
  text: string | null;
  problem?: string;
}

const newline = 0x0a;

/**
 * Splits bytes into lines without ever holding more than one line and one chunk: the rest of a line beyond `maxBytes`
 * is skipped. Empty lines are counted and left out; a byte order mark at the start is cut.
 */
export async function* splitLines(bytes: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<FeedLine> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let parts: Buffer[] = [];
  let length = 0;
  let number = 0;
  const finish = (): FeedLine | undefined => {
    number++;
    const line = length > maxBytes ? undefined : Buffer.concat(parts);
    parts = [];
    length = 0;
    if (line === undefined) {
      return { number, text: null, problem: `is longer than ${maxBytes} bytes` };
    }
    try {
      const text = decoder.decode(line).trim();
      return text === '' ? undefined : { number, text };
    } catch {
      return { number, text: null, problem: 'is not valid UTF-8' };
    }
  };
  for await (const chunk of bytes) {
    let start = 0;
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, start)) {
      if (length + end - start <= maxBytes) parts.push(chunk.subarray(start, end));
      length += end - start;
      start = end + 1;
      const line = finish();
      if (line !== undefined) yield line;
    }
    if (length + chunk.length - start <= maxBytes) parts.push(chunk.subarray(start));
    else parts = [];
    length += chunk.length - start;
  }
  if (length > 0) {
    const line = finish();
    if (line !== undefined) yield line;
  }
}
