/** A row of a table in text, or why it is none; `number` is the line it starts on, from 1. */
export type CsvRow = { number: number; fields: string[] } | { number: number; problem: string };

const quote = '"';

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
    for (const character of text) {
      if (character === '\n') this.#line++;
      if (this.#quoteSeen) {
        this.#quoteSeen = false;
        if (character === quote) {
          this.#put(quote);
          continue;
        }
        this.#isQuoted = false;
      }
      if (this.#isQuoted) {
        if (character === quote) this.#quoteSeen = true;
        else this.#put(character);
      } else if (character === '\n') {
        yield* this.#finishRow();
      } else if (character === this.#separator) {
        this.#finishField();
      } else if (character === quote && this.#field === '') {
        this.#isQuoted = true;
        this.#length++;
      } else {
        this.#put(character);
      }
    }
  }

  *end(): Generator<CsvRow> {
    if (this.#isQuoted && !this.#quoteSeen) {
      yield { number: this.#startLine, problem: 'ends inside a quoted field' };
    } else {
      yield* this.#finishRow();
    }
  }

  #put(character: string): void {
    if (++this.#length <= this.#maxLength) this.#field += character;
    // A quote that is never closed costs its row, not the rest of the table.
    else this.#isQuoted = false;
  }

  #finishField(): void {
    this.#length++;
    if (this.#length <= this.#maxLength) this.#fields.push(this.#field);
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
