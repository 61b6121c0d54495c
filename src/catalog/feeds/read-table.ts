import { Refusal } from '../../lib/refusal.ts';
import type { FeedRecord } from './feed-record.ts';
import { readCsv } from './read-csv.ts';

/** No real table is wider; beyond it the header is hostile or no header. */
const maxColumns = 2_000;

/** How the cells of a row become a record. */
type RowReading = 'nested' | 'flat';

/**
 * Reads the rows of a table under its header as records of text; empty cells are left out. `nested`: a column
 * "price.amount" is the member `amount` of `price`, and no column may come twice. `flat`: names stay as they are, a
 * column that comes again makes a list. Throws Refusal for an unusable header.
 */
export async function* readTable(
  bytes: AsyncIterable<Buffer>,
  separator: ',' | '\t' | ';',
  maxLength: number,
  reading: RowReading,
): AsyncGenerator<FeedRecord> {
  let header: string[] | undefined;
  for await (const row of readCsv(bytes, separator, maxLength)) {
    if (header === undefined) {
      if ('problem' in row) throw new Refusal('invalid', `The header line ${row.problem}.`);
      header = checkHeader(row.fields, reading);
      continue;
    }
    if ('problem' in row) yield row;
    else if (row.fields.length !== header.length) {
      yield { number: row.number, problem: wrongCount(row.number, row.fields, header.length) };
    } else {
      const value = reading === 'nested' ? nestedRecord(row.fields, header) : flatRecord(row.fields, header);
      yield { number: row.number, value };
    }
  }
}

/** A row that takes several lines names the last one: what stands in them is in no other row. */
function wrongCount(number: number, fields: readonly string[], wanted: number): string {
  const breaks = fields.reduce((sum, field) => sum + field.split('\n').length - 1, 0);
  const lines = breaks === 0 ? '' : `goes on to line ${number + breaks} and `;
  return `${lines}has ${fields.length} fields; the header has ${wanted}`;
}

function checkHeader(fields: string[], reading: RowReading): string[] {
  if (fields.length > maxColumns) {
    throw new Refusal('invalid', `The header names ${fields.length} columns; at most ${maxColumns} are read.`);
  }
  const names = fields.map((name) => name.trim());
  const seen = new Set<string>();
  for (const name of names) {
    if (reading === 'nested' && name !== '' && seen.has(name)) {
      throw new Refusal('invalid', `The header names the column "${name}" twice.`);
    }
    seen.add(name);
  }
  return names;
}

function nestedRecord(fields: string[], header: string[]): Record<string, unknown> {
  const value = new Map<string, unknown>();
  for (const [index, name] of header.entries()) {
    const text = fields[index] ?? '';
    if (name === '' || text === '') continue;
    const dot = name.indexOf('.');
    if (dot < 1) value.set(name, text);
    else {
      const outer = name.slice(0, dot);
      const inner = value.get(outer);
      const members = inner instanceof Map ? inner : new Map<string, unknown>();
      value.set(outer, members.set(name.slice(dot + 1), text));
    }
  }
  return plainObject(value);
}

function plainObject(members: Map<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Array.from(members, ([name, value]) => [name, value instanceof Map ? plainObject(value) : value]),
  );
}

function flatRecord(fields: string[], header: string[]): Record<string, unknown> {
  const value = new Map<string, string | string[]>();
  for (const [index, name] of header.entries()) {
    const text = fields[index] ?? '';
    if (name === '' || text.trim() === '') continue;
    const earlier = value.get(name);
    value.set(name, earlier === undefined ? text : [earlier, text].flat());
  }
  return Object.fromEntries(value);
}
