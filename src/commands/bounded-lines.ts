const newline = 10;
const byteOrderMark = '\ufeff';

/**
 * The lines of a stream of UTF-8, without their ends, at most one of them in memory. Null stands for a line of more than
 * `maxBytes`, which is read past. What follows the last line end is a line when it is not empty.
 */
export async function* boundedLines(
  input: AsyncIterable<Buffer | string>,
  maxBytes: number,
): AsyncGenerator<string | null> {
  let pieces: Buffer[] = [];
  let bytes = 0;
  let isFirst = true;
  const take = (): string | null => {
    const line = bytes > maxBytes ? null : textOf(pieces, isFirst);
    pieces = [];
    bytes = 0;
    isFirst = false;
    return line;
  };
  for await (const chunk of input) {
    const buffer = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    let start = 0;
    for (let end = buffer.indexOf(newline); end !== -1; end = buffer.indexOf(newline, start)) {
      keep(buffer.subarray(start, end));
      yield take();
      start = end + 1;
    }
    keep(buffer.subarray(start));
  }
  if (bytes > 0) yield take();

  function keep(piece: Buffer): void {
    bytes += piece.length;
    if (bytes > maxBytes) pieces = [];
    else if (piece.length > 0) pieces.push(piece);
  }
}

function textOf(pieces: readonly Buffer[], isFirst: boolean): string {
  const text = Buffer.concat(pieces).toString('utf8');
  const line = text.endsWith('\r') ? text.slice(0, -1) : text;
  return isFirst && line.startsWith(byteOrderMark) ? line.slice(1) : line;
}
