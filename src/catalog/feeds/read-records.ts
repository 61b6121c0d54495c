import type { FeedShape } from './feed-format.ts';
import type { FeedRecord } from './feed-record.ts';
import { googleGroup, googleToProduct } from './google-product.ts';
import { type Grouping, groupRecords } from './group-records.ts';
import { jsonLdProducts } from './json-ld-nodes.ts';
import { jsonLdGroup, jsonLdToProduct } from './json-ld-product.ts';
import { peekBytes } from './peek-bytes.ts';
import { readHtmlScripts } from './read-html-scripts.ts';
import { readJson } from './read-json.ts';
import { type FeedLine, splitLines } from './read-lines.ts';
import { readTable } from './read-table.ts';
import { readXml } from './read-xml.ts';
import { shopifyHandle, shopifyToProduct } from './shopify-product.ts';

/** Tells records that need not be read, because their product stands in the catalog as they would make it. */
export interface KnownRecords {
  hash(text: string): bigint;
  /** The key hash of the product of a known record, or undefined. */
  keyOf(sourceHash: bigint): bigint | undefined;
}

/** How the records of a feed become records in the catalog's own shape; the identity for feeds that are in it. */
export type ToProduct = (record: unknown) => { value: unknown; ignoredFields: string[] };

/**
 * Reads records from the text of a feed, one in memory at a time; one longer than `maxBytes` is refused. With
 * `isMapped` the records are left as the feed has them (a Shopify product as `{ key, rows }`, every Google offer for
 * itself), for a mapping to read.
 */
export function readRecords(
  bytes: AsyncIterable<Buffer>,
  { format, layout }: FeedShape,
  maxBytes: number,
  isMapped = false,
  known?: KnownRecords,
): AsyncIterable<FeedRecord> {
  switch (format) {
    case 'google': {
      const records =
        typeof layout === 'object' ? readTable(bytes, layout.table, maxBytes, 'flat') : readXml(bytes, maxBytes);
      return isMapped ? records : groupRecords(records, grouping('item_group_id', googleGroup));
    }
    case 'shopify': {
      const records = readTable(bytes, typeof layout === 'object' ? layout.table : ',', maxBytes, 'flat');
      return groupRecords(records, grouping('Handle', shopifyHandle));
    }
    case 'jsonld': {
      const documents = layout === 'html' ? readPage(bytes, maxBytes) : readDocuments(bytes, maxBytes);
      const products = eachProduct(documents);
      return isMapped ? products : groupRecords(products, grouping('inProductGroupWithID', jsonLdGroup));
    }
    case 'json':
      return readJson(bytes, jsonLists, maxBytes);
    case 'csv':
    case 'tsv':
      return readTable(
        bytes,
        typeof layout === 'object' ? layout.table : format === 'tsv' ? '\t' : ',',
        maxBytes,
        'nested',
      );
    case 'jsonl':
      return readJsonLines(bytes, maxBytes, known);
  }
}

const jsonLdLists = new Set(['@graph', 'itemListElement']);
const jsonLists = new Set(['products']);

function grouping(field: string, keyOf: Grouping['keyOf']): Grouping {
  return { field, keyOf };
}

/** Turns a record of the format into the catalog's own shape; throws FieldError for one that is no product. */
export function toProductOf({ format, layout }: FeedShape): ToProduct {
  if (format === 'google') return (record) => googleToProduct(record, typeof layout === 'object');
  if (format === 'shopify') return shopifyToProduct;
  if (format === 'jsonld') return jsonLdToProduct;
  return (record) => ({ value: record, ignoredFields: [] });
}

async function* readJsonLines(
  bytes: AsyncIterable<Buffer>,
  maxBytes: number,
  known: KnownRecords | undefined,
): AsyncGenerator<FeedRecord> {
  for await (const line of splitLines(bytes, maxBytes)) {
    if (known === undefined || line.text === null) {
      yield parseLine(line);
      continue;
    }
    const sourceHash = known.hash(line.text);
    const knownKey = known.keyOf(sourceHash);
    yield knownKey === undefined ? { ...parseLine(line), sourceHash } : { number: line.number, knownKey };
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

async function* eachProduct(documents: AsyncIterable<FeedRecord>): AsyncGenerator<FeedRecord> {
  for await (const document of documents) yield* jsonLdProducts(document);
}

async function* readPage(bytes: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<FeedRecord> {
  for await (const script of readHtmlScripts(bytes, maxBytes)) {
    if ('problem' in script) yield script;
    else {
      const first = script.number;
      for await (const record of readJson(oneChunk(script.text), undefined, maxBytes)) {
        yield { ...record, number: first + record.number - 1 };
      }
    }
  }
}

/** Small documents whole, because their parts may name each other; large ones entry by entry. */
async function* readDocuments(bytes: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<FeedRecord> {
  const start = await peekBytes(bytes, maxBytes);
  yield* readJson(start.bytes, start.isWhole ? undefined : jsonLdLists, maxBytes);
}

async function* oneChunk(chunk: Buffer): AsyncGenerator<Buffer> {
  yield chunk;
}
