const newline = 0x0a;

/**
 * The lines of a stream of bytes, without their newline, at most one of them and one chunk in memory. Null stands for a
 * line of more than `maxBytes`, which is read past. What follows the last newline is a line when it is not empty.
 */
export async function* boundedLines(
  input: AsyncIterable<Buffer | string>,
  maxBytes: number,
): AsyncGenerator<Buffer | null> {
  let pieces: Buffer[] = [];
  let bytes = 0;
  const keep = (piece: Buffer): void => {
    bytes += piece.length;
    if (bytes > maxBytes) pieces = [];
    else if (piece.length > 0) pieces.push(piece);
  };
  const take = (): Buffer | null => {
    const line = bytes > maxBytes ? null : Buffer.concat(pieces);
    pieces = [];
    bytes = 0;
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
}

/** The same as text, without carriage returns at the ends of lines and a byte order mark at the start. */
export async function* boundedTextLines(
  input: AsyncIterable<Buffer | string>,
  maxBytes: number,
): AsyncGenerator<string | null> {
  let isFirst = true;
  for await (const line of boundedLines(input, maxBytes)) {
    yield line === null ? null : line.toString('utf8').replace(isFirst ? /^\ufeff|\r$/g : /\r$/, '');
    isFirst = false;
  }
}
