import { hash } from 'node:crypto';
import { Field, Int64, Schema, Utf8 } from './arrow.ts';
import { compareDecimals, decimalToScaled } from './decimal.ts';
import type { Product } from './product.ts';
import { productTerms } from './product-terms.ts';

/** A product as the dataset keeps it: one JSON text to answer with, and columns to find and filter by. */
export interface ProductRow extends Record<string, unknown> {
  key: string;
  platform: string;
  product_id: string;
  /** The first 64 bits of the SHA-256 of everything the row says; equal hashes mean nothing to write. */
  content_hash: bigint;
  terms: string;
  product: string;
  currency: string | null;
  /** Lowest tier in ten-thousandths of the currency, for filtering only: money itself stays text. */
  lowest_price: bigint | null;
  member_id: bigint | null;
}

export const productSchema = new Schema([
  new Field('key', new Utf8(), false),
  new Field('platform', new Utf8(), false),
  new Field('product_id', new Utf8(), false),
  new Field('content_hash', new Int64(), false),
  new Field('terms', new Utf8(), false),
  new Field('product', new Utf8(), false),
  new Field('currency', new Utf8(), true),
  new Field('lowest_price', new Int64(), true),
  new Field('member_id', new Int64(), true),
]);

/** Names one product of one platform. Platform names hold no colon, so two products never share a key. */
export function productKey(platform: string, productId: string): string {
  return `${platform}:${productId}`;
}

/** Changes whenever rows written before must be written again: new search terms, new columns. */
const rowFormat = '1';

/** The content hash of a product; its JSON is given because the caller has it already. */
export function contentHash(productJson: string): bigint {
  return hash('sha256', rowFormat + productJson, 'buffer').readBigInt64BE(0);
}

/** The row of a product; its JSON and content hash are given because the caller has them already. */
export function productToRow(product: Product, productJson: string, content: bigint): ProductRow {
  const lowest = product.price?.tiers
    .map((tier) => tier.amount)
    .reduce((low, amount) => (compareDecimals(amount, low) < 0 ? amount : low));
  const memberId = product.supplier?.member_id;
  return {
    key: productKey(product.platform, product.product_id),
    platform: product.platform,
    product_id: product.product_id,
    content_hash: content,
    terms: productTerms(product),
    product: productJson,
    currency: product.price?.currency ?? null,
    lowest_price: lowest === undefined ? null : decimalToScaled(lowest),
    member_id: memberId === undefined ? null : BigInt(memberId),
  };
}
