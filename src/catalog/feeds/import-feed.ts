import type { Readable } from 'node:stream';
import { monotonicMs } from '../../lib/clock.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { FieldProblem } from '../field-reader.ts';
import { parseProduct } from '../parse-product.ts';
import { connectDataset, openOrCreateProductTable } from '../product-table.ts';
import { ProductWriter } from '../product-writer.ts';
import { acquireWriterLease } from '../writer-lease.ts';
import type { FeedMapping } from './feed-mapping.ts';
import { mapRecord } from './map-record.ts';
import { readFeedBytes } from './read-lines.ts';
import { type FeedFormat, formatOfName, readRecords } from './read-records.ts';

/** A line that became no product, and why. */
export interface RejectedLine extends FieldProblem {
  /** Counted from 1. */
  line: number;
  /** Field and message as one sentence: "price.currency must be an ISO 4217 code such as CNY or USD". */
  reason: string;
}

export interface ImportProgress {
  /** Lines with content read so far. */
  read: number;
  /** Products of this import that are safely in the dataset: new, changed or unchanged. */
  saved: number;
  rejected: number;
  rowsPerSecond: number;
  /** `indexing` comes once, after the last line. */
  phase: 'reading' | 'indexing';
}

/** "120,000 lines, 119,998 saved, 2 rejected, 15,300 rows per second". */
export function describeProgress({ phase, read, saved, rejected, rowsPerSecond }: ImportProgress): string {
  const [lines, rows, wrong, speed] = [read, saved, rejected, rowsPerSecond].map((count) => count.toLocaleString('en'));
  const work = phase === 'indexing' ? 'Indexing: ' : '';
  return `${work}${lines} lines, ${rows} saved, ${wrong} rejected, ${speed} rows per second`;
}

export interface ImportSummary {
  read: number;
  /** Products the dataset holds because of this import: new + changed + unchanged. */
  imported: number;
  new: number;
  changed: number;
  /** Already stored with the same content, so not written again. */
  unchanged: number;
  /** Lines replaced by a later line of the same product in the same file. */
  repeated: number;
  rejected: number;
  /** Members of records that the catalog does not keep, with how many records had them (at most 50 names). */
  ignoredFields: Record<string, number>;
  /** Products of all platforms in the catalog now. */
  total: number;
  ms: number;
  rowsPerSecond: number;
}

export interface ImportOptions {
  uri: string;
  /** A file, "-" for standard input, or a stream of bytes; plain or gzip. */
  file: string | '-' | Readable;
  /** What "-" reads; the process's own standard input by default. */
  stdin?: Readable;
  /** What the feed is written in; by the file's name when not given, JSON lines for streams. */
  format?: FeedFormat;
  mapping?: FeedMapping;
  /** Platform names a product may carry. */
  platforms: readonly string[];
  onProgress?: (progress: ImportProgress) => void;
  onRejected?: (rejected: RejectedLine) => void;
  signal?: AbortSignal;
}

/** A longer line is refused: no real product comes near it, and one line must never fill the memory. */
export const maxLineBytes = 4 * 1024 * 1024;

/**
 * Imports a feed of JSON lines, CSV or TSV: products new to the catalog are added, changed ones replaced, unchanged ones left alone;
 * of several lines of one product the last wins. Wrong lines are handed to `onRejected` and skipped. Memory is bounded
 * by one batch. What was reported as saved stays saved when the import dies; running it again completes it. Products are
 * findable when this resolves. Throws Refusal when the file cannot be read or another import is writing.
 */
export async function importFeed(options: ImportOptions): Promise<ImportSummary> {
  const startedAt = monotonicMs();
  const lease = await acquireWriterLease(options.uri);
  try {
    const connection = await connectDataset(options.uri);
    try {
      const table = await openOrCreateProductTable(connection);
      const writer = await ProductWriter.open(table);
      const reading = await readAll(options, writer, startedAt);
      await writer.finish();
      const ms = monotonicMs() - startedAt;
      return {
        read: reading.read,
        imported: writer.counts.new + writer.counts.changed + writer.counts.unchanged,
        ...writer.counts,
        rejected: reading.rejected,
        ignoredFields: Object.fromEntries(reading.ignoredFields),
        total: await table.countRows(),
        ms: Math.round(ms),
        rowsPerSecond: Math.round((reading.read / Math.max(ms, 1)) * 1000),
      };
    } finally {
      connection.close();
    }
  } finally {
    await lease.release();
  }
}

interface Reading {
  read: number;
  rejected: number;
  ignoredFields: Map<string, number>;
}

async function readAll(options: ImportOptions, writer: ProductWriter, startedAt: number): Promise<Reading> {
  const reading: Reading = { read: 0, rejected: 0, ignoredFields: new Map() };
  const report = (phase: ImportProgress['phase']) => {
    const seconds = Math.max(monotonicMs() - startedAt, 1) / 1000;
    const { read, rejected } = reading;
    options.onProgress?.({ read, rejected, saved: writer.saved, rowsPerSecond: Math.round(read / seconds), phase });
  };
  writer.onSaved = () => report('reading');
  const reject = (line: number, problem: FieldProblem) => {
    reading.rejected++;
    options.onRejected?.({ line, ...problem, reason: `${problem.field} ${problem.message}` });
  };
  const source = options.file === '-' && options.stdin !== undefined ? options.stdin : options.file;
  const format = options.format ?? (typeof options.file === 'string' ? formatOfName(options.file) : 'jsonl');
  try {
    for await (const record of readRecords(readFeedBytes(source), format, maxLineBytes)) {
      options.signal?.throwIfAborted();
      reading.read++;
      if ('problem' in record) {
        reject(record.number, { field: 'line', message: record.problem });
        continue;
      }
      const { mapping } = options;
      const value = mapping === undefined ? record.value : mapRecord(record.value, mapping);
      const result = parseProduct(value, options.platforms);
      if (!result.ok) {
        reject(record.number, result.problem);
        continue;
      }
      for (const field of result.ignoredFields) countIgnored(reading.ignoredFields, field);
      await writer.put(result.product);
    }
  } catch (error) {
    await writer.flush();
    throw readableError(error, options.file, reading.read);
  }
  await writer.flush();
  report('indexing');
  return reading;
}

function countIgnored(counts: Map<string, number>, field: string): void {
  const name = field.slice(0, 100);
  if (counts.has(name) || counts.size < 50) counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** Turns what a broken source throws into a sentence; everything else passes as it is. */
function readableError(error: unknown, file: ImportOptions['file'], read: number): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const name = typeof file === 'string' ? (file === '-' ? 'standard input' : file) : 'the stream';
  if (error.code === 'ENOENT') return new Refusal('not_found', `There is no file ${name}.`);
  if (error.code === 'EISDIR') return new Refusal('invalid', `${name} is a folder; name a file.`);
  if (error.code === 'EACCES') return new Refusal('invalid', `${name} may not be read by this user.`);
  if (typeof error.code === 'string' && error.code.startsWith('Z_')) {
    return new Refusal(
      'invalid',
      `${name} is damaged gzip after line ${read} (${error.message}); the lines before it are saved.`,
    );
  }
  return error;
}
