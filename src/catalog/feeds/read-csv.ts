import { notUtf8 } from './not-utf8.ts';

/** A row of a table in text, or why it is none; `number` is the line it starts on, from 1. */
export type CsvRow = { number: number; fields: string[] } | { number: number; problem: string };

const quote = '"';
const newlineCode = 0x0a;

/**
 * Reads rows parted by commas, tabs or semicolons (RFC 4180: quoted fields may hold separators, line breaks and doubled quotes), one
 * row in memory at a time. Empty lines are left out, a byte order mark is cut. A row longer than `maxLength` characters
 * is refused and skipped. A quote that does not end as a field does costs its row: reading goes on in the line after
 * the one that opened it.
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
  /** The line in which the last quote was opened. */
  #quoteLine = 1;
  /** What was read since the end of that line, to be read again if the quote proves to be a stray one. */
  #sinceQuoteLine: string | undefined;

  constructor(separator: string, maxLength: number) {
    this.#separator = separator;
    this.#maxLength = maxLength;
  }

  *read(chunk: string): Generator<CsvRow> {
    let text = chunk;
    let at = 0;
    while (at < text.length) {
      if (this.#quoteSeen) {
        this.#quoteSeen = false;
        if (text.charAt(at) === quote) {
          this.#keep(quote);
          this.#put(quote);
          at++;
          continue;
        }
        if (this.#sinceQuoteLine !== undefined && !this.#endsField(text.charAt(at))) {
          text = (yield* this.#refuseQuote()) + quote + text.slice(at);
          at = 0;
          continue;
        }
        this.#isQuoted = false;
      }
      if (this.#isQuoted) {
        at = this.#readQuoted(text, at);
        if (this.#length <= this.#maxLength || this.#sinceQuoteLine === undefined) continue;
        text = (yield* this.#refuseQuote()) + text.slice(at);
        at = 0;
      } else if (text.charAt(at) === quote && this.#field === '') {
        this.#isQuoted = true;
        this.#quoteLine = this.#line;
        this.#sinceQuoteLine = undefined;
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
    const first = text.indexOf('\n', from);
    if (this.#sinceQuoteLine !== undefined) this.#sinceQuoteLine += text.slice(from, to);
    else if (first !== -1 && first < to) this.#sinceQuoteLine = text.slice(first + 1, to);
    for (let at = first; at !== -1 && at < to; at = text.indexOf('\n', at + 1)) this.#line++;
  }

  #keep(text: string): void {
    if (this.#sinceQuoteLine !== undefined) this.#sinceQuoteLine += text + text;
  }

  #endsField(character: string): boolean {
    return character === this.#separator || character === '\n' || character === '\r';
  }

  /**
   * Gives up the row whose quote was opened in an earlier line and answers what is to be read again. It is read at most
   * once more: what leaves a quote open would have closed the one before it.
   */
  *#refuseQuote(): Generator<CsvRow, string> {
    const [number, next] = [this.#startLine, this.#quoteLine + 1];
    const place = this.#quoteLine === number ? 'this line' : `line ${this.#quoteLine}`;
    const again = this.#sinceQuoteLine ?? '';
    this.#clearRow();
    this.#line = next;
    this.#startLine = next;
    const rest = again === '' ? '' : `; reading goes on in line ${next}`;
    yield { number, problem: `has a quote that is opened in ${place} and not closed as a field is${rest}` };
    return again;
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
    while (this.#isQuoted && !this.#quoteSeen) yield* this.read(yield* this.#refuseQuote());
    yield* this.#finishRow();
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
    this.#clearRow();
    this.#startLine = this.#line;
    if (length > this.#maxLength) yield { number, problem: `is longer than ${this.#maxLength} characters` };
    else if (fields.some((field) => field.includes('\ufffd'))) yield { number, problem: notUtf8 };
    else if (fields.some((field) => field.trim() !== '')) yield { number, fields };
  }

  #clearRow(): void {
    this.#fields = [];
    this.#field = '';
    this.#length = 0;
    this.#isQuoted = false;
    this.#quoteSeen = false;
    this.#sinceQuoteLine = undefined;
  }
}
