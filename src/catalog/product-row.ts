import { hash } from 'node:crypto';
import { compareDecimals, decimalToScaled } from './decimal.ts';
import type { Product } from './product.ts';
import { productKey } from './product-key.ts';
import { productTerms } from './product-terms.ts';
import { quantityVocabulary } from './quantity-terms.ts';
import { readableProduct } from './readable-product.ts';

/** A product before its row is made: enough to decide whether it must be written. */
export interface PreparedProduct {
  /** The `Product` as JSON, as the dataset keeps it. */
  json: string;
  contentHash: bigint;
  /** Hash of the feed's record it was read from, or 0 when the feed gave none. */
  sourceHash: bigint;
}

/** A product as the dataset keeps it: one JSON text to answer with, and columns to find and filter by. */
export interface ProductRow {
  key: string;
  platform: string;
  product_id: string;
  /** The first 64 bits of the SHA-256 of the row's content; equal hashes mean nothing to write. */
  content_hash: bigint;
  /** The same of the record it was read from: a record with a known one need not be read at all. */
  source_hash: bigint;
  terms: string;
  /** The product as far as it is read, which is all of nearly every one. */
  product: string;
  /** All of a product of which not everything is read: a search that returns it need not take megabytes. */
  whole: string | null;
  currency: string | null;
  /** Lowest tier in ten-thousandths of the currency, for filtering only: money itself stays text. */
  lowest_price: bigint | null;
  member_id: bigint | null;
}

/** To be raised when rows written before must be written again: terms made otherwise, columns read otherwise. */
const rowFormat = '3';

/**
 * Goes into every hash. Search terms depend on the units that the matcher knows: with a new unit all rows count as
 * changed, and the next import of a feed makes their terms anew.
 */
const salt = `${rowFormat} ${hash('sha1', quantityVocabulary)} `;

/** The first 64 bits of the SHA-256 of a text and of what rows are made with. */
export function textHash(text: string): bigint {
  return hash('sha256', salt + text, 'buffer').readBigInt64BE(0);
}

/** The row of a prepared product. */
export function productToRow({ json, contentHash, sourceHash }: PreparedProduct): ProductRow {
  const product = JSON.parse(json) as Product;
  const readable = readableProduct(product);
  const memberId = product.supplier?.member_id;
  return {
    key: productKey(product.platform, product.product_id),
    platform: product.platform,
    product_id: product.product_id,
    content_hash: contentHash,
    source_hash: sourceHash,
    terms: productTerms(product),
    product: readable === product ? json : JSON.stringify(readable),
    whole: readable === product ? null : json,
    currency: product.price?.currency ?? null,
    lowest_price: lowestPrice(product),
    member_id: memberId === undefined ? null : BigInt(memberId),
  };
}

function lowestPrice(product: Product): bigint | null {
  const amounts = product.price?.tiers.map((tier) => tier.amount) ?? [];
  if (amounts.length === 0) return null;
  return decimalToScaled(amounts.reduce((low, amount) => (compareDecimals(amount, low) < 0 ? amount : low)));
}
