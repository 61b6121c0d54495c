import { Refusal } from '../../lib/refusal.ts';
import type { FeedRecord } from './feed-record.ts';
import { notUtf8 } from './not-utf8.ts';

/** A JSON value nested deeper is hostile: readers of records may walk it by recursion. */
const maxDepth = 64;

const [space, quote, comma, backslash, openList, closeList, openObject, closeObject] = [
  0x20, 0x22, 0x2c, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d,
];
const newline = 0x0a;

/**
 * Splits JSON documents into values to work on, one in memory at a time: the entries of a root list, the entries of
 * the list that a root object has under one of `listMembers`, or a root value as it is; without `listMembers` every
 * root value as it is. Roots may follow one another (JSON lines are such a sequence). A value longer than `maxBytes`
 * is refused and skipped; a root object may be longer when its list begins within `maxBytes`. Throws Refusal, after
 * everything before it, for a list that is never closed.
 */
export async function* readJson(
  bytes: AsyncIterable<Buffer>,
  listMembers: ReadonlySet<string> | undefined,
  maxBytes: number,
): AsyncGenerator<FeedRecord> {
  const splitter = new JsonSplitter(listMembers, maxBytes);
  for await (const chunk of bytes) {
    splitter.read(chunk);
    yield* splitter.take();
  }
  splitter.end();
  yield* splitter.take();
  // A list that was cut is no smaller list: a replacement must not take it for one.
  if (splitter.isInList)
    throw new Refusal('invalid', 'The JSON ends before its list does; the records before that were read.');
}

type Place = 'between' | 'in element' | 'in scalar' | 'after list';

class JsonSplitter {
  readonly #listMembers: ReadonlySet<string> | undefined;
  readonly #maxBytes: number;
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  #found: FeedRecord[] = [];
  #place: Place = 'between';
  /** Inside a root list (or a root object's list), whose entries are the elements. */
  #inList = false;
  /** The list belongs to a root object, whose rest is skipped when the list ends. */
  #inMember = false;
  #depth = 0;
  #deepest = 0;
  #inString = false;
  #isEscaped = false;
  #line = 1;
  #startLine = 1;
  #parts: Buffer[] = [];
  #length = 0;
  /** The string that ended last at the first level of a root object, and the bytes of the one being read. */
  #key = '';
  #keyBytes: number[] | undefined;

  constructor(listMembers: ReadonlySet<string> | undefined, maxBytes: number) {
    this.#listMembers = listMembers;
    this.#maxBytes = maxBytes;
  }

  get isInList(): boolean {
    return this.#inList;
  }

  take(): FeedRecord[] {
    const found = this.#found;
    this.#found = [];
    return found;
  }

  read(chunk: Buffer): void {
    let start = this.#place === 'between' ? -1 : 0;
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0;
      if (byte === newline) this.#line++;
      if (this.#inString) {
        this.#readString(byte);
        continue;
      }
      if (this.#place === 'between') {
        if (byte <= space || byte === comma || byte === 0xef || byte === 0xbb || byte === 0xbf) continue;
        if (this.#opens(byte)) {
          start = at;
          continue;
        }
        start = -1;
        continue;
      }
      const ended = this.#step(byte);
      if (ended === 'list') {
        start = -1;
      } else if (ended === 'element' || ended === 'scalar') {
        const end = ended === 'element' ? at + 1 : at;
        this.#keep(chunk.subarray(start, end));
        this.#finish();
        start = -1;
        if (ended === 'scalar' && byte === closeList) this.#closeList();
      }
    }
    if (start !== -1 && this.#place !== 'between') this.#keep(chunk.subarray(start));
  }

  end(): void {
    if (this.#place === 'in scalar') this.#finish();
    else if (this.#place === 'in element' || this.#inString) {
      this.#found.push({ number: this.#startLine, problem: 'ends inside a JSON value' });
    }
  }

  #readString(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === backslash) this.#isEscaped = true;
    else if (byte === quote) {
      this.#inString = false;
      if (this.#keyBytes !== undefined) this.#key = String.fromCharCode(...this.#keyBytes);
      this.#keyBytes = undefined;
      return;
    }
    if (this.#keyBytes !== undefined && this.#keyBytes.length < 64) this.#keyBytes.push(byte);
  }

  /** A value begins between two others; false when the byte only opens or closes a list of elements. */
  #opens(byte: number): boolean {
    if (byte === closeList) {
      this.#closeList();
      return false;
    }
    if (byte === openList && !this.#inList && this.#listMembers !== undefined) {
      this.#inList = true;
      return false;
    }
    this.#startLine = this.#line;
    this.#deepest = 0;
    this.#depth = 0;
    this.#key = '';
    this.#place = 'in scalar';
    if (byte === openObject || byte === openList) {
      this.#place = 'in element';
      this.#depth = 1;
      this.#deepest = 1;
    } else if (byte === quote) {
      this.#inString = true;
    }
    return true;
  }

  #closeList(): void {
    if (this.#inMember) {
      this.#place = 'after list';
      this.#depth = 1;
    }
    this.#inList = false;
    this.#inMember = false;
  }

  /** One byte of a value, outside strings; says what ends with it. */
  #step(byte: number): 'element' | 'scalar' | 'list' | undefined {
    const atFirstLevel = this.#place === 'in element' && this.#depth === 1 && !this.#inList;
    if (this.#place === 'in scalar') {
      return byte <= space || byte === comma || byte === closeList || byte === closeObject ? 'scalar' : undefined;
    }
    if (byte === quote) {
      this.#inString = true;
      if (atFirstLevel) this.#keyBytes = [];
    } else if (byte === openObject || byte === openList) {
      if (atFirstLevel && byte === openList && this.#listMembers?.has(this.#key) === true) {
        this.#forget();
        this.#place = 'between';
        this.#inList = true;
        this.#inMember = true;
        return 'list';
      }
      this.#depth++;
      if (this.#depth > this.#deepest) this.#deepest = this.#depth;
    } else if (byte === closeObject || byte === closeList) {
      this.#depth--;
      if (this.#depth === 0) {
        if (this.#place === 'in element') return 'element';
        this.#forget();
        this.#place = 'between';
        return 'list';
      }
    }
    return undefined;
  }

  #keep(part: Buffer): void {
    if (this.#place === 'after list') return;
    this.#length += part.length;
    if (this.#length <= this.#maxBytes) this.#parts.push(part);
    else this.#parts = [];
  }

  #forget(): void {
    this.#parts = [];
    this.#length = 0;
  }

  #finish(): void {
    const number = this.#startLine;
    const [parts, length] = [this.#parts, this.#length];
    this.#forget();
    this.#place = 'between';
    if (length > this.#maxBytes) {
      this.#found.push({ number, problem: `is longer than ${this.#maxBytes} bytes` });
      return;
    }
    if (this.#deepest > maxDepth) {
      this.#found.push({ number, problem: `nests deeper than ${maxDepth} levels` });
      return;
    }
    this.#found.push(parseJson(number, Buffer.concat(parts), this.#decoder));
  }
}

function parseJson(number: number, bytes: Buffer, decoder: InstanceType<typeof TextDecoder>): FeedRecord {
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    return { number, problem: notUtf8 };
  }
  try {
    return { number, value: JSON.parse(text) };
  } catch (error) {
    const value = parseWithoutControls(text);
    if (value !== undefined) return { number, value };
    return { number, problem: `is not JSON: ${error instanceof Error ? error.message.slice(0, 200) : 'unreadable'}` };
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is replaced here
const controls = /[\u0000-\u001f]+/g;

/** Shops put texts with line breaks into their pages as they are: JSON forbids that, and means nothing else by it. */
function parseWithoutControls(text: string): unknown {
  try {
    return JSON.parse(text.replace(controls, ' '));
  } catch {
    return undefined; // the caller reports what is wrong with the original text
  }
}
