import { Refusal } from '../../lib/refusal.ts';
import { readCsv } from './read-csv.ts';
import { type FeedLine, splitLines } from './read-lines.ts';

/** One record of a feed, or why a place in it is none; `number` is the line it starts on, from 1. */
export type FeedRecord = { number: number; value: unknown } | { number: number; problem: string };

export type FeedFormat = 'jsonl' | 'csv' | 'tsv';

/** The format a file name says (`.csv`, `.tsv`, also with `.gz`); JSON lines otherwise. */
export function formatOfName(name: string): FeedFormat {
  const ending = /\.(csv|tsv)(?:\.gz)?$/i.exec(name)?.[1]?.toLowerCase();
  return ending === 'csv' || ending === 'tsv' ? ending : 'jsonl';
}

/** Reads records from the bytes of a feed; a record longer than `maxBytes` is refused, not held in memory. */
export async function* readRecords(
  bytes: AsyncIterable<Buffer>,
  format: FeedFormat,
  maxBytes: number,
): AsyncGenerator<FeedRecord> {
  if (format === 'jsonl') {
    for await (const line of splitLines(bytes, maxBytes)) yield parseLine(line);
    return;
  }
  let header: string[] | undefined;
  for await (const row of readCsv(bytes, format === 'csv' ? ',' : '\t', maxBytes)) {
    if (header === undefined) {
      if ('problem' in row) throw new Refusal('invalid', `The header line ${row.problem}.`);
      header = checkHeader(row.fields);
      continue;
    }
    yield 'problem' in row ? row : rowToRecord(row.number, row.fields, header);
  }
}

function parseLine({ number, text, problem }: FeedLine): FeedRecord {
  if (text === null) return { number, problem: problem ?? 'cannot be read' };
  try {
    return { number, value: JSON.parse(text) };
  } catch (error) {
    return { number, problem: `is not JSON: ${error instanceof Error ? error.message.slice(0, 200) : 'unreadable'}` };
  }
}

function checkHeader(fields: string[]): string[] {
  const names = fields.map((name) => name.trim());
  const repeated = names.find((name, index) => name !== '' && names.indexOf(name) !== index);
  if (repeated !== undefined) throw new Refusal('invalid', `The header names the column "${repeated}" twice.`);
  return names;
}

/** A row as an object by column; a column "price.amount" is the member `amount` of `price`. */
function rowToRecord(number: number, fields: string[], header: string[]): FeedRecord {
  if (fields.length !== header.length) {
    return { number, problem: `has ${fields.length} fields; the header has ${header.length}` };
  }
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
  return { number, value: plainObject(value) };
}

function plainObject(members: Map<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Array.from(members, ([name, value]) => [name, value instanceof Map ? plainObject(value) : value]),
  );
}
