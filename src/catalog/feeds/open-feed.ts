import { createReadStream } from 'node:fs';
import { addAbortSignal, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Refusal } from '../../lib/refusal.ts';
import { type FetchFeedOptions, fetchFeed, isFeedAddress } from './fetch-feed.ts';
import { peekBytes } from './peek-bytes.ts';

/** Where a feed comes from: a file, "-" for standard input, an http or https address, or a stream of bytes. */
type FeedSource = string | Readable;

export interface OpenFeedOptions extends FetchFeedOptions {
  /** What "-" reads; the process's own standard input by default. */
  stdin?: Readable;
  /** The encoding of the text where it is not UTF-8 ("gbk"); a byte order mark or an XML declaration goes before it. */
  encoding?: string;
  /** Unpacked bytes at most. */
  maxBytes?: number;
}

/** The bytes of a feed as UTF-8 text, with their beginning, for detecting the format. */
interface OpenFeed {
  /** Closing it closes the source. */
  bytes: AsyncIterableIterator<Buffer>;
  head: string;
}

const headBytes = 16 * 1024;
/** No feed is larger; an endless stream ends here. */
const defaultMaxBytes = 64 * 1024 ** 3;
/** Text hardly ever packs to less than a fiftieth; gzip of nothing but zeros packs to a thousandth. */
const maxRatio = 400;
const ratioFromBytes = 64 * 1024 ** 2;

/**
 * Opens a feed: gzip is unpacked and UTF-16 or a declared encoding is turned into UTF-8 on the way, nothing is held.
 * Throws Refusal, when read, for an archive, for what is no text, for a gzip that unpacks to absurd lengths and for
 * more than `maxBytes`.
 */
export async function openFeed(source: FeedSource, options: OpenFeedOptions = {}): Promise<OpenFeed> {
  const counted = { packed: 0, stated: undefined as number | undefined };
  const raw = await peekBytes(countBytes(await rawBytes(source, options, counted), counted), 4);
  try {
    refuseArchive(raw.head, sourceName(source));
    const isGzip = raw.head[0] === 0x1f && raw.head[1] === 0x8b;
    const isPacked = isGzip || counted.stated !== undefined;
    const plain = limitBytes(
      isGzip ? unpack(raw.bytes) : raw.bytes,
      options.maxBytes ?? defaultMaxBytes,
      isPacked ? () => counted.stated ?? counted.packed : undefined,
      sourceName(source),
    );
    const start = await peekBytes(plain, headBytes);
    const label = encodingOf(start.head, options.encoding);
    const text = label === undefined ? start : await peekBytes(transcode(start.bytes, label), headBytes);
    if (text.head.includes(0)) {
      throw new Refusal('invalid', `${sourceName(source)} is not text: it holds NUL bytes.`);
    }
    return { bytes: text.bytes, head: text.head.toString('utf8').replace(/^\ufeff/, '') };
  } catch (error) {
    await raw.bytes.return?.();
    throw error;
  }
}

/** A feed's name for a sentence. */
export function sourceName(source: FeedSource): string {
  if (typeof source !== 'string') return 'the stream';
  if (source === '-') return 'standard input';
  return isFeedAddress(source) ? (source.replace(/\/\/[^/@]*@/, '//').split(/[?#]/, 1)[0] ?? source) : source;
}

async function rawBytes(
  source: FeedSource,
  options: OpenFeedOptions,
  counted: { stated: number | undefined },
): Promise<AsyncIterable<Buffer | string>> {
  if (typeof source !== 'string' || !isFeedAddress(source)) {
    const stream =
      typeof source !== 'string'
        ? source
        : source === '-'
          ? (options.stdin ?? process.stdin)
          : createReadStream(source);
    // Without this a process that is to end would wait for the next bytes of an idle terminal.
    return options.signal === undefined ? stream : addAbortSignal(options.signal, stream);
  }
  const fetched = await fetchFeed(source, options);
  counted.stated = fetched.packedBytes;
  return fetched.bytes;
}

async function* countBytes(bytes: AsyncIterable<Buffer | string>, counted: { packed: number }): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) {
    const buffer = Buffer.from(chunk as Buffer);
    counted.packed += buffer.length;
    yield buffer;
  }
}

async function* unpack(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const source = Readable.from(packed, { objectMode: false });
  const plain = createGunzip();
  source.on('error', (error) => plain.destroy(error));
  try {
    yield* source.pipe(plain) as AsyncIterable<Buffer>;
  } finally {
    source.destroy();
    plain.destroy();
  }
}

async function* limitBytes(
  bytes: AsyncIterable<Buffer>,
  maxBytes: number,
  packedBytes: (() => number) | undefined,
  name: string,
): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > maxBytes) throw new Refusal('invalid', `${name} is larger than ${maxBytes} bytes.`);
    if (packedBytes !== undefined && size > ratioFromBytes && size > maxRatio * packedBytes()) {
      throw new Refusal('invalid', `${name} unpacks to more than ${maxRatio} times its size; no feed does that.`);
    }
    yield chunk;
  }
}

const archives: [name: string, magic: number[]][] = [
  ['a zip archive or an Excel workbook', [0x50, 0x4b, 0x03, 0x04]],
  ['an xz archive', [0xfd, 0x37, 0x7a, 0x58]],
  ['a Zstandard archive', [0x28, 0xb5, 0x2f, 0xfd]],
  ['a bzip2 archive', [0x42, 0x5a, 0x68]],
  ['a 7-Zip archive', [0x37, 0x7a, 0xbc, 0xaf]],
  ['a PDF document', [0x25, 0x50, 0x44, 0x46]],
];

function refuseArchive(head: Buffer, name: string): void {
  const archive = archives.find(([, magic]) => magic.every((byte, index) => head[index] === byte));
  if (archive === undefined) return;
  throw new Refusal('invalid', `${name} is ${archive[0]}; give the text in it, plain or as gzip.`);
}

/** The encoding to read as, when it is not UTF-8. */
function encodingOf(head: Buffer, given: string | undefined): string | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return undefined;
  const declared = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(
    head.toString('latin1', 0, 400),
  )?.[1];
  const label = declared ?? given;
  if (label === undefined) return undefined;
  try {
    const { encoding } = new TextDecoder(label);
    return encoding === 'utf-8' ? undefined : encoding;
  } catch {
    throw new Refusal(
      'invalid',
      `There is no text encoding "${label}" (known are utf-8, gbk, gb18030, big5, latin1 and others).`,
    );
  }
}

async function* transcode(bytes: AsyncIterable<Buffer>, label: string): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(label);
  for await (const chunk of bytes) yield Buffer.from(decoder.decode(chunk, { stream: true }));
  yield Buffer.from(decoder.decode());
}
