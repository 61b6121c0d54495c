/** A row of a table in text, or why it is none; `number` is the line it starts on, from 1. */
export type CsvRow = { number: number; fields: string[] } | { number: number; problem: string };

const quote = '"';
const newlineCode = 0x0a;

/**
 * Reads rows parted by commas, tabs or semicolons (RFC 4180: quoted fields may hold separators, line breaks and doubled quotes), one
 * row in memory at a time. Empty lines are left out, a byte order mark is cut. A row longer than `maxLength` characters
 * is refused and skipped.
 */
export async function* readCsv(
  bytes: AsyncIterable<Buffer>,
  separator: ',' | '\t' | ';',
  maxLength: number,
): AsyncGenerator<CsvRow> {
  const decoder = new TextDecoder('utf-8');
  const reader = new RowReader(separator, maxLength);
  for await (const chunk of bytes) yield* reader.read(decoder.decode(chunk, { stream: true }));
  yield* reader.read(decoder.decode());
  yield* reader.end();
}

class RowReader {
  readonly #separator: string;
  readonly #maxLength: number;
  #fields: string[] = [];
  #field = '';
  #isQuoted = false;
  /** The last character was a quote inside a quoted field: an end, or the first half of a doubled quote. */
  #quoteSeen = false;
  #length = 0;
  #line = 1;
  #startLine = 1;

  constructor(separator: string, maxLength: number) {
    this.#separator = separator;
    this.#maxLength = maxLength;
  }

  *read(text: string): Generator<CsvRow> {
    let at = 0;
    while (at < text.length) {
      if (this.#quoteSeen) {
        this.#quoteSeen = false;
        if (text.charAt(at) === quote) {
          this.#put(quote);
          at++;
          continue;
        }
        this.#isQuoted = false;
      }
      if (this.#isQuoted) at = this.#readQuoted(text, at);
      else if (text.charAt(at) === quote && this.#field === '') {
        this.#isQuoted = true;
        this.#length++;
        at++;
      } else {
        const end = this.#endOfPlain(text, at);
        if (end > at) this.#put(text.slice(at, end));
        at = end + 1;
        if (end === text.length) break;
        if (text.charAt(end) === this.#separator) this.#finishField();
        else {
          this.#line++;
          yield* this.#finishRow();
        }
      }
    }
  }

  /** Takes the text up to the next quote; resolves to where reading goes on. */
  #readQuoted(text: string, at: number): number {
    const found = text.indexOf(quote, at);
    const room = this.#maxLength - this.#length;
    const end = found === -1 ? text.length : found;
    if (end - at > room) {
      // A quote that is never closed costs its row, not the rest of the table.
      const stop = at + Math.max(0, room);
      this.#countLines(text, at, stop);
      this.#length = this.#maxLength + 1;
      this.#field = '';
      this.#isQuoted = false;
      return stop;
    }
    this.#countLines(text, at, end);
    this.#put(text.slice(at, end));
    if (found === -1) return end;
    this.#quoteSeen = true;
    return end + 1;
  }

  #countLines(text: string, from: number, to: number): void {
    for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) this.#line++;
  }

  #endOfPlain(text: string, from: number): number {
    const separator = this.#separator.charCodeAt(0);
    for (let at = from; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === separator || code === newlineCode) return at;
    }
    return text.length;
  }

  *end(): Generator<CsvRow> {
    if (this.#isQuoted && !this.#quoteSeen) {
      yield { number: this.#startLine, problem: 'ends inside a quoted field' };
    } else {
      yield* this.#finishRow();
    }
  }

  #put(text: string): void {
    this.#length += text.length;
    if (this.#length <= this.#maxLength) this.#field += text;
    else this.#field = '';
  }

  #finishField(): void {
    this.#length++;
    if (this.#length <= this.#maxLength) this.#fields.push(this.#field);
    else this.#fields = [];
    this.#field = '';
  }

  *#finishRow(): Generator<CsvRow> {
    const last = this.#field.endsWith('\r') ? this.#field.slice(0, -1) : this.#field;
    const fields = [...this.#fields, last];
    const [number, length] = [this.#startLine, this.#length];
    this.#fields = [];
    this.#field = '';
    this.#length = 0;
    this.#isQuoted = false;
    this.#quoteSeen = false;
    this.#startLine = this.#line;
    if (length > this.#maxLength) yield { number, problem: `is longer than ${this.#maxLength} characters` };
    else if (fields.some((field) => field.includes('\ufffd'))) yield { number, problem: 'is not valid UTF-8' };
    else if (fields.some((field) => field.trim() !== '')) yield { number, fields };
  }
}
