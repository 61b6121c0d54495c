import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';
import { textHash } from '../product-row.ts';
import type { FeedFormatName } from './feed-format-names.ts';
import type { FeedMapping } from './feed-mapping.ts';

/** What decides, beside a record's text, what product it becomes. */
export interface ReadingOptions {
  mapping?: FeedMapping;
  /** Platform names a product may carry. */
  platforms: readonly string[];
  /** The platform of products that name none. */
  platform?: string;
  /** The currency of prices that name none. */
  currency?: string;
  /** Refuses products of any other platform than `platform`. */
  onlyPlatform?: boolean;
}

/**
 * The hash of a record's text together with everything else that decides what product it becomes: equal hashes are
 * equal products, so a record whose hash the dataset holds need not be read.
 */
export function recordHasher(format: FeedFormatName, options: ReadingOptions): (text: string) => bigint {
  const { mapping, platforms, platform, currency, onlyPlatform } = options;
  const reading = serialize([readingVersion, format, mapping, platforms, platform, currency, onlyPlatform]);
  const salt = createHash('sha256').update(reading).digest('base64');
  return (text) => textHash(salt + text);
}

/** To be raised when a record becomes another product than before: text cleaned or prices read otherwise. */
const readingVersion = 1;
