import type { Readable } from 'node:stream';
import { Refusal } from '../../lib/refusal.ts';
import { FieldError, type FieldProblem, isBlank, isRecord } from '../field-reader.ts';
import { parseProduct } from '../parse-product.ts';
import type { Product } from '../product.ts';
import { type FeedFormat, type KnownRecords, readStart, type TranslatedRecord } from './feed-format.ts';
import type { FeedFormatName } from './feed-format-names.ts';
import { detectFormat, feedFormats } from './feed-formats.ts';
import type { FeedRecord } from './feed-record.ts';
import { groupRecords } from './group-records.ts';
import { mapRecord } from './map-record.ts';
import { type OpenFeedOptions, openFeed } from './open-feed.ts';
import { type ReadingOptions, recordHasher } from './record-hash.ts';

/** A longer record is refused: no real product comes near it, and one line must never fill the memory. */
export const maxRecordBytes = 4 * 1024 * 1024;

export interface ReadProductsOptions extends OpenFeedOptions, ReadingOptions {
  /** A file, an http or https address, "-" for standard input, or a stream of bytes; plain or gzip. */
  file: string | Readable;
  /** What the feed is written in; detected from its content and name when not given. */
  format?: FeedFormatName;
  /** The key hash of the product that a record of this hash stands for unchanged; such a record is not read again. */
  knownKeyOf?: (sourceHash: bigint) => bigint | undefined;
}

/** One record of a feed as a product, or why it is none. */
export type FeedOutcome =
  | { number: number; product: Product; ignoredFields: string[]; sourceHash?: bigint }
  | { number: number; knownKey: bigint }
  | { number: number; problem: FieldProblem };

/**
 * Reads the products of a feed one at a time, whatever it is written in. Throws Refusal when it cannot be read, or when
 * neither it nor the options state what its format lacks (platform, currency).
 */
export async function readProducts(
  options: ReadProductsOptions,
): Promise<{ format: FeedFormatName; products: AsyncGenerator<FeedOutcome> }> {
  const { mapping, platforms, platform } = options;
  if (platform !== undefined && !platforms.includes(platform)) {
    throw new Refusal(
      'invalid',
      `The platform must be one of ${platforms.join(', ')} (the setting PLATFORMS), but is "${platform}".`,
    );
  }
  const feed = await openFeed(options.file, options);
  const start = readStart(feed.head, typeof options.file === 'string' ? options.file : '');
  const name = options.format ?? detectFormat(start);
  const format: FeedFormat = feedFormats[name];
  try {
    refuseWhatIsMissing(name, options);
  } catch (error) {
    await feed.bytes.return?.();
    throw error;
  }
  const known = knownRecords(name, options);
  const records = format.read(feed.bytes, { start, maxBytes: maxRecordBytes, known });
  const { group } = format;
  const grouped = group !== undefined && (mapping === undefined || group.withMapping);
  const translate = (record: unknown): TranslatedRecord => {
    if (mapping !== undefined) return { value: mapRecord(record, mapping), ignoredFields: [] };
    return format.toProduct?.(record, start) ?? { value: record, ignoredFields: [] };
  };
  return { format: name, products: eachProduct(grouped ? groupRecords(records, group) : records, translate, options) };
}

function knownRecords(format: FeedFormatName, options: ReadProductsOptions): KnownRecords | undefined {
  const { knownKeyOf } = options;
  return knownKeyOf === undefined ? undefined : { hash: recordHasher(format, options), keyOf: knownKeyOf };
}

function refuseWhatIsMissing(name: FeedFormatName, options: ReadProductsOptions): void {
  const { mapping, platform, platforms, currency } = options;
  if (platform === undefined && mapping !== undefined && !mapping.fields.has('platform')) {
    throw new Refusal(
      'invalid',
      `The mapping has no fields.platform; add it, or pass --platform (${platforms.join(', ')}).`,
    );
  }
  if (mapping !== undefined) return;
  const { needs }: FeedFormat = feedFormats[name];
  if (platform === undefined && needs.includes('platform')) {
    throw new Refusal('invalid', `A ${name} feed names no platform; pass --platform (${platforms.join(', ')}).`);
  }
  if (currency === undefined && needs.includes('currency')) {
    throw new Refusal('invalid', `A ${name} feed names no currency; pass --currency, such as --currency USD.`);
  }
}

async function* eachProduct(
  records: AsyncIterable<FeedRecord>,
  translate: (record: unknown) => TranslatedRecord,
  options: ReadProductsOptions,
): AsyncGenerator<FeedOutcome> {
  for await (const record of records) {
    options.signal?.throwIfAborted();
    const { number } = record;
    if ('problem' in record) {
      yield { number, problem: { field: record.field ?? 'line', message: record.problem } };
      continue;
    }
    if ('knownKey' in record) {
      yield record;
      continue;
    }
    const { value, sourceHash } = record;
    yield { number, ...readRecord(value, translate, options), ...(sourceHash === undefined ? {} : { sourceHash }) };
  }
}

function readRecord(
  record: unknown,
  translate: (record: unknown) => TranslatedRecord,
  options: ReadProductsOptions,
): { product: Product; ignoredFields: string[] } | { problem: FieldProblem } {
  try {
    const { value, ignoredFields } = translate(record);
    const result = parseProduct(withDefaults(value, options), options.platforms);
    if (!result.ok) return { problem: result.problem };
    const { platform } = result.product;
    if (options.onlyPlatform === true && platform !== options.platform) {
      return { problem: { field: 'platform', message: `is ${platform}, but only ${options.platform} is replaced` } };
    }
    return {
      product: result.product,
      ignoredFields: ignoredFields.length === 0 ? result.ignoredFields : [...ignoredFields, ...result.ignoredFields],
    };
  } catch (error) {
    if (error instanceof FieldError) return { problem: error.problem };
    throw error;
  }
}

/** The record with the platform and currency that it does not name itself. */
function withDefaults(value: unknown, { platform, currency }: ReadProductsOptions): unknown {
  if (!isRecord(value) || (platform === undefined && currency === undefined)) return value;
  const record = { ...value };
  if (platform !== undefined && isBlank(record.platform)) record.platform = platform;
  if (currency === undefined) return record;
  record.price = withCurrency(record.price, currency);
  if (Array.isArray(record.variants)) {
    record.variants = record.variants.map((variant: unknown) =>
      isRecord(variant) ? { ...variant, price: withCurrency(variant.price, currency) } : variant,
    );
  }
  return record;
}

function withCurrency(price: unknown, currency: string): unknown {
  return isRecord(price) && isBlank(price.currency) ? { ...price, currency } : price;
}
