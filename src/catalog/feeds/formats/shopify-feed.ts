import type { FeedFormat } from '../feed-format.ts';
import { readTable } from '../read-table.ts';
import { isShopifyHeader } from '../shopify-columns.ts';
import { shopifyHandle, shopifyToProduct } from '../shopify-product.ts';

/** The export of products of a Shopify shop, a row per variant. */
export const shopifyFeed: FeedFormat = {
  endings: [],
  needs: ['platform', 'currency'],
  detect: ({ kind, columns }) => kind === 'table' && isShopifyHeader(columns),
  read: (bytes, { start, maxBytes }) => readTable(bytes, start.separator, maxBytes, 'flat'),
  group: { field: 'Handle', keyOf: shopifyHandle, withMapping: true },
  toProduct: shopifyToProduct,
};
