import { Readable } from 'node:stream';
import type { FeedFormatName } from '../../../src/catalog/feeds/feed-format-names.ts';
import { type ReadProductsOptions, readProducts } from '../../../src/catalog/feeds/read-products.ts';
import type { Product } from '../../../src/catalog/product.ts';

export const platforms = ['1688', 'alibaba'];

export interface ReadFeed {
  format: FeedFormatName;
  products: Product[];
  /** "line field message" of each rejected record. */
  rejections: string[];
}

/** Reads a whole feed without a catalog: a text, bytes, chunks of them, or what `file` of the options names. */
export async function readFeed(
  content: string | Buffer | Iterable<Buffer>,
  options: Partial<ReadProductsOptions> = {},
): Promise<ReadFeed> {
  const chunks = typeof content === 'string' || Buffer.isBuffer(content) ? [Buffer.from(content)] : content;
  const { format, products } = await readProducts({
    file: Readable.from(chunks, { objectMode: true }),
    platforms,
    platform: 'alibaba',
    currency: 'USD',
    ...options,
  });
  const read: ReadFeed = { format, products: [], rejections: [] };
  for await (const record of products) {
    if ('product' in record) read.products.push(record.product);
    else if ('problem' in record)
      read.rejections.push(`${record.number} ${record.problem.field} ${record.problem.message}`);
  }
  return read;
}
