import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** A line of a feed; `text` is null when the line is longer than allowed or no valid UTF-8, `problem` says which. */
export interface FeedLine {
  number: number;
  text: string | null;
  problem?: string;
}

/** The bytes of a feed: a file, or standard input for "-"; gzip is recognised by its first bytes and unpacked. */
export async function* readFeedBytes(source: string | '-' | Readable): AsyncGenerator<Buffer> {
  const raw = typeof source !== 'string' ? source : source === '-' ? process.stdin : createReadStream(source);
  const chunks = raw[Symbol.asyncIterator]() as AsyncIterator<Buffer | string>;
  let head = Buffer.alloc(0);
  let ended = false;
  while (head.length < 2 && !ended) {
    const next = await chunks.next();
    if (next.done === true) ended = true;
    else head = Buffer.concat([head, Buffer.from(next.value)]);
  }
  const bytes = restOf(head, chunks, ended);
  if (head[0] !== 0x1f || head[1] !== 0x8b) {
    yield* bytes;
    return;
  }
  const { Readable: Stream } = await import('node:stream');
  const packed = Stream.from(bytes);
  const plain = createGunzip();
  packed.on('error', (error) => plain.destroy(error));
  yield* packed.pipe(plain) as AsyncIterable<Buffer>;
}

async function* restOf(head: Buffer, chunks: AsyncIterator<Buffer | string>, ended: boolean): AsyncGenerator<Buffer> {
  if (head.length > 0) yield head;
  if (ended) return;
  try {
    for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) yield Buffer.from(next.value);
  } finally {
    await chunks.return?.();
  }
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
