import { Field, Int64, Schema, Utf8 } from './arrow.ts';

/** The columns of the product table; described in `product-row.ts`. */
export const productSchema = new Schema([
  new Field('key', new Utf8(), false),
  new Field('platform', new Utf8(), false),
  new Field('product_id', new Utf8(), false),
  new Field('content_hash', new Int64(), false),
  new Field('source_hash', new Int64(), true),
  new Field('terms', new Utf8(), false),
  new Field('product', new Utf8(), false),
  new Field('whole', new Utf8(), true),
  new Field('currency', new Utf8(), true),
  new Field('lowest_price', new Int64(), true),
  new Field('member_id', new Int64(), true),
]);
