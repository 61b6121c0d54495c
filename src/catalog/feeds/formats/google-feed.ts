import type { FeedFormat } from '../feed-format.ts';
import { googleColumn } from '../google-columns.ts';
import { googleGroup, googleToProduct } from '../google-product.ts';
import { readTable } from '../read-table.ts';
import { readXml } from '../read-xml.ts';

/** Google Merchant: RSS or Atom, or a table. */
export const googleFeed: FeedFormat = {
  endings: ['xml', 'rss', 'atom'],
  needs: ['platform'],
  detect: ({ kind, isHtml, ending, columns }) =>
    kind === 'markup' ? !isHtml : kind === 'table' && (googleFeed.endings.includes(ending) || isGoogleHeader(columns)),
  read: (bytes, { start, maxBytes }) =>
    start.kind === 'markup' ? readXml(bytes, maxBytes) : readTable(bytes, start.separator, maxBytes, 'flat'),
  group: { field: 'item_group_id', keyOf: googleGroup, withMapping: false },
  toProduct: (record, { kind }) => googleToProduct(record, kind !== 'markup'),
};

/** An own feed calls its id `product_id`; Google's never does, and always has a link or an image. */
function isGoogleHeader(columns: string[]): boolean {
  const names = new Set(columns.map(googleColumn));
  return (
    names.has('id') && names.has('title') && !names.has('product_id') && (names.has('link') || names.has('image_link'))
  );
}
