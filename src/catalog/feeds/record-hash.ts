import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';
import { textHash } from '../product-row.ts';
import type { FeedFormat } from './feed-format.ts';
import type { ReadProductsOptions } from './read-products.ts';

/**
 * The hash of a record's text together with everything else that decides what product it becomes: equal hashes are
 * equal products, so a record whose hash the dataset holds need not be read.
 */
export function recordHasher(format: FeedFormat, options: ReadProductsOptions): (text: string) => bigint {
  const { mapping, platforms, platform, currency, onlyPlatform } = options;
  const reading = serialize([readingVersion, format, mapping, platforms, platform, currency, onlyPlatform]);
  const salt = createHash('sha256').update(reading).digest('base64');
  return (text) => textHash(salt + text);
}

/** To be raised when a record becomes another product than before: text cleaned or prices read otherwise. */
const readingVersion = 1;
