import type { FeedRecord } from './feed-record.ts';
import type { Grouping } from './group-records.ts';

type Separator = ',' | '\t' | ';';

/** The first bytes of a feed and its name, by which formats recognize themselves. */
export interface FeedStart {
  /** The first characters of the text, without leading white space. */
  text: string;
  /** The ending of the feed's name in lower case, that of "feed.csv.gz" without `.gz`; empty without one. */
  ending: string;
  /** How the text begins: `<`, `{` or `[`, or anything else, which is read as the header of a table. */
  kind: 'markup' | 'json' | 'table';
  isHtml: boolean;
  /** Tab where the name says so; else whichever of comma, tab and semicolon the header has most of. */
  separator: Separator;
  /** The header's cells, without quotes. */
  columns: string[];
}

/** Recognizes records that need not be read, because the catalog already holds the product they would make. */
export interface KnownRecords {
  hash(text: string): bigint;
  /** The key hash of the product of a known record, or undefined. */
  keyOf(sourceHash: bigint): bigint | undefined;
}

interface ReadFeedOptions {
  start: FeedStart;
  /** A longer record is refused. */
  maxBytes: number;
  known: KnownRecords | undefined;
}

/** A record in the catalog's own shape, and the members of it that the catalog does not keep. */
export interface TranslatedRecord {
  value: unknown;
  ignoredFields: string[];
}

/**
 * One format of feeds, described in `docs/feeds.md`. A new one is a file in `formats/`, a line in `feed-formats.ts`, its
 * name in `feed-format-names.ts` and its tests.
 */
export interface FeedFormat {
  /** Endings of file names that mean this format, without the dot. */
  endings: readonly string[];
  /** True where the start or the name means this format; asked in the order of `feed-format-names.ts`. */
  detect(start: FeedStart): boolean;
  /** What a feed of this format never states, so that the import must. */
  needs: readonly ('platform' | 'currency')[];
  /** Cuts the text into records, one in memory at a time. */
  read(bytes: AsyncIterable<Buffer>, options: ReadFeedOptions): AsyncIterable<FeedRecord>;
  /** Joins the records of one product; `withMapping` also where a mapping reads them. Absent where a record is a product. */
  group?: Grouping & { withMapping: boolean };
  /** Translates a record; throws FieldError for one that is no product. Absent where records have the catalog's shape. */
  toProduct?(record: unknown, start: FeedStart): TranslatedRecord;
}

/** Where a document begins, behind declarations and comments. */
function withoutProlog(text: string): string {
  const end = text.startsWith('<!--') ? '-->' : text.startsWith('<?') ? '>' : null;
  const at = end === null ? -1 : text.indexOf(end);
  return end === null || at === -1 ? text : withoutProlog(text.slice(at + end.length).trimStart());
}

/** A page of HTML by its document type or its first element; what stands inside a feed's descriptions makes it none. */
const htmlStart =
  /^<(?:!doctype html|html|head|body|script|style|title|meta|link|base|noscript|template|main|header|nav|div|section|article|aside|footer|form|table|ul|ol|p|a|img|span|h[1-6])\b/i;

/** Reads what `FeedFormat.detect` decides by. `name` is a file's name or an address. */
export function readStart(head: string, name: string): FeedStart {
  const text = head.trimStart();
  const ending = /\.([a-z]{2,8})(?:\.gz)?$/i.exec(name.split(/[?#]/, 1)[0] ?? '')?.[1]?.toLowerCase() ?? '';
  const header = text.split(/[\r\n]/, 1)[0] ?? '';
  const separator = ending === 'tsv' || ending === 'tab' ? '\t' : separatorOf(header);
  return {
    text,
    ending,
    kind: text.startsWith('<') ? 'markup' : /^[{[]/.test(text) ? 'json' : 'table',
    isHtml: htmlStart.test(withoutProlog(text)),
    separator,
    columns: header.split(separator).map((cell) => cell.trim().replace(/^"|"$/g, '').trim()),
  };
}

function separatorOf(header: string): Separator {
  const counts = ([',', '\t', ';'] as const).map((separator) => [separator, header.split(separator).length] as const);
  return counts.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}
