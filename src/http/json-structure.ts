/** Objects and arrays may stand at most this deep inside each other. */
export const maxJsonDepth = 32;
/**
 * Keys and values in one body, at whatever depth. The largest legal request has some 75,000, the longest
 * sourcing_context 131,000; millions of empty objects in ten megabytes would hold up all others for seconds.
 */
export const maxJsonValues = 250_000;
/**
 * Keys of one object: the longest sourcing_context has some 40,000. An object of 124,000 takes a fifth of a second to parse,
 * check and refuse.
 */
export const maxJsonKeys = 50_000;

/** A text is scanned and parsed in pieces of about so many bytes: some milliseconds each. */
export const jsonPieceBytes = 512 * 1024;

/** A text that is shorter cannot exceed `maxJsonValues` or `maxJsonKeys` (a key has three bytes and a comma), nor needs it to be cut. */
export const shortJsonBytes = 128 * 1024;

/** What of a JSON text shows without parsing it. It means nothing of a text that is not valid JSON. */
export interface JsonOutline {
  /** Colons outside strings: in valid JSON, the members of all objects. */
  readonly members: number;
  /** More than `maxJsonDepth` levels. */
  readonly tooDeep: boolean;
  readonly unicodeEscapes: boolean;
}

/** The outline of a text of less than `shortJsonBytes`: most bodies are a few kilobytes. */
export function outlineShortJson(bytes: Uint8Array): JsonOutline {
  const end = bytes.length;
  let members = 0;
  let depth = 0;
  let unicodeEscapes = false;
  let at = 0;
  while (at < end) {
    const byte = bytes[at];
    at += 1;
    if (byte === 0x22) {
      for (;;) {
        const inside = bytes[at];
        at += 1;
        if (inside === 0x22 || inside === undefined) break;
        if (inside !== 0x5c) continue;
        if (bytes[at] === 0x75) unicodeEscapes = true;
        at += 1;
      }
    } else if (byte === 0x3a) {
      members += 1;
    } else if (byte === 0x7b || byte === 0x5b) {
      depth += 1;
      if (depth > maxJsonDepth) return { members, tooDeep: true, unicodeEscapes };
    } else if (byte === 0x7d || byte === 0x5d) {
      depth -= 1;
    }
  }
  return { members, tooDeep: false, unicodeEscapes };
}

/** The end of a string is looked for byte by byte so far. */
const shortString = 48;

/** An object or array that is too long to be parsed in one piece. Places are those of bytes. */
export interface LongContainer {
  /** Of the opening bracket. */
  start: number;
  /** Behind the closing bracket. */
  end: number;
  /** Of its entry in the container around it: of its key, where that is an object. */
  entryStart: number;
  /** Where it can be cut, in order: a comma between two of its entries, or an entry that is too long itself. */
  cuts: (number | LongContainer)[];
}

/**
 * The outline of a text of any length, a piece at a time: it also knows whether a limit is exceeded, and where the text can
 * be cut.
 */
export class JsonStructure implements JsonOutline {
  members = 0;
  tooDeep = false;
  unicodeEscapes = false;
  /** The outermost object or array, when it is long; a text that has none is parsed in one piece. */
  whole: LongContainer | undefined;
  readonly #bytes: Uint8Array;
  readonly #quotes: NextByte;
  readonly #escapes: NextByte;
  readonly #pieceBytes: number;
  #at = 0;
  #isInString = false;
  #depth = 0;
  #values = 1;
  #mostKeys = 0;
  // Of the open containers, by depth.
  readonly #keys: number[] = [];
  readonly #starts: number[] = [];
  readonly #lastCommas: number[] = [];
  /** Where the piece begins that is not yet long enough to be cut off. */
  readonly #pieceStarts: number[] = [];
  readonly #cuts: (LongContainer['cuts'] | undefined)[] = [];

  constructor(bytes: Uint8Array, pieceBytes = jsonPieceBytes) {
    this.#bytes = bytes;
    this.#quotes = new NextByte(bytes, 0x22);
    this.#escapes = new NextByte(bytes, 0x5c);
    this.#pieceBytes = pieceBytes;
  }

  get tooMany(): boolean {
    return this.#values > maxJsonValues;
  }

  get tooWide(): boolean {
    return this.#mostKeys > maxJsonKeys;
  }

  /** Reads the next piece. @returns false when there is nothing left to read, or a limit is exceeded */
  advance(): boolean {
    const bytes = this.#bytes;
    const end = Math.min(bytes.length, this.#at + 2 * this.#pieceBytes);
    let at = this.#at;
    if (this.#isInString) at = this.#passString(at, end);
    while (at < end) {
      const byte = bytes[at];
      at += 1;
      if (byte === 0x22) {
        at = this.#passString(at, end);
      } else if (byte === 0x3a) {
        this.members += 1;
        this.#values += 1;
        // A negative depth is of invalid JSON, which is refused by the parser.
        const keysHere = (this.#keys[this.#depth] ?? 0) + 1;
        this.#keys[this.#depth] = keysHere;
        if (keysHere > this.#mostKeys) this.#mostKeys = keysHere;
      } else if (byte === 0x2c) {
        this.#values += 1;
        this.#passComma(at - 1);
      } else if (byte === 0x7b || byte === 0x5b) {
        this.#open(at - 1);
        if (this.tooDeep) return false;
      } else if (byte === 0x7d || byte === 0x5d) {
        this.#close(at - 1);
      }
    }
    this.#at = at;
    return at < bytes.length && !this.tooMany && !this.tooWide;
  }

  /**
   * From a place in a string to behind its closing quote, or at least to `end` when that comes first. The quote of a long
   * string is looked for as far as the next escape, which is several times as fast as looking at each byte.
   */
  #passString(from: number, end: number): number {
    const bytes = this.#bytes;
    let at = from;
    while (at < end) {
      const near = Math.min(at + shortString, bytes.length);
      while (at < near) {
        const byte = bytes[at];
        at += 1;
        if (byte === 0x22) {
          this.#isInString = false;
          return at;
        }
        if (byte === 0x5c) at = this.#passEscape(at - 1);
      }
      const escapeAt = this.#escapes.next(at);
      const quoteAt = this.#quotes.next(at);
      if (quoteAt < escapeAt) at = quoteAt;
      else if (escapeAt < bytes.length) at = this.#passEscape(escapeAt);
      else at = bytes.length;
    }
    this.#isInString = true;
    return at;
  }

  #passEscape(at: number): number {
    if (this.#bytes[at + 1] === 0x75) this.unicodeEscapes = true;
    return at + 2;
  }

  #passComma(at: number): void {
    const depth = this.#depth;
    if (depth <= 0) return;
    this.#lastCommas[depth] = at;
    if (at - (this.#pieceStarts[depth] ?? 0) >= this.#pieceBytes) this.#cut(depth, at, at);
  }

  #open(at: number): void {
    this.#depth += 1;
    this.#values += 1;
    const depth = this.#depth;
    if (depth > maxJsonDepth) {
      this.tooDeep = true;
      return;
    }
    this.#keys[depth] = 0;
    this.#starts[depth] = at;
    this.#lastCommas[depth] = at;
    this.#pieceStarts[depth] = at;
    this.#cuts[depth] = undefined;
  }

  #close(at: number): void {
    const depth = this.#depth;
    this.#depth = depth - 1;
    if (depth <= 0) return;
    const start = this.#starts[depth] ?? 0;
    const end = at + 1;
    if (end - start < this.#pieceBytes) return;
    const entryStart = depth === 1 ? start : (this.#lastCommas[depth - 1] ?? 0) + 1;
    const closed: LongContainer = { start, end, entryStart, cuts: this.#cuts[depth] ?? [] };
    if (depth === 1) this.whole = closed;
    else this.#cut(depth - 1, closed, end);
  }

  #cut(depth: number, cut: number | LongContainer, pieceStart: number): void {
    const cuts = this.#cuts[depth] ?? [];
    this.#cuts[depth] = cuts;
    cuts.push(cut);
    this.#pieceStarts[depth] = pieceStart;
  }
}

/** Finds a byte again and again, from places that never go back, and looks at no byte twice. */
class NextByte {
  readonly #bytes: Uint8Array;
  readonly #byte: number;
  #found = -1;

  constructor(bytes: Uint8Array, byte: number) {
    this.#bytes = bytes;
    this.#byte = byte;
  }

  /** The first place from `from` on; behind the last byte when there is none. */
  next(from: number): number {
    if (this.#found < from) {
      const at = this.#bytes.indexOf(this.#byte, from);
      this.#found = at === -1 ? this.#bytes.length : at;
    }
    return this.#found;
  }
}
