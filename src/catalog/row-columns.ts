import { type PreparedProduct, type ProductRow, productToRow } from './product-row.ts';

/** One column as the bytes that Arrow lays out; `validity` has a bit for each row that is not null, if any is. */
export type ColumnBytes =
  | { type: 'text'; offsets: Int32Array<ArrayBuffer>; bytes: Uint8Array<ArrayBuffer>; validity: Validity }
  | { type: 'integer'; values: BigInt64Array<ArrayBuffer>; validity: Validity };

type Validity = { bits: Uint8Array<ArrayBuffer>; nulls: number } | undefined;

/** Rows as columns of bytes, which pass between threads without being copied. */
export interface RowColumns {
  rows: number;
  columns: Record<keyof ProductRow, ColumnBytes>;
}

/** The rows of prepared products as columns of bytes. */
export function buildRowColumns(products: readonly PreparedProduct[]): RowColumns {
  const rows = products.map(productToRow);
  return {
    rows: rows.length,
    columns: {
      key: textColumn(rows, 'key'),
      platform: textColumn(rows, 'platform'),
      product_id: textColumn(rows, 'product_id'),
      content_hash: integerColumn(rows, 'content_hash'),
      source_hash: integerColumn(rows, 'source_hash'),
      terms: textColumn(rows, 'terms'),
      product: textColumn(rows, 'product'),
      whole: textColumn(rows, 'whole'),
      currency: textColumn(rows, 'currency'),
      lowest_price: integerColumn(rows, 'lowest_price'),
      member_id: integerColumn(rows, 'member_id'),
    },
  };
}

/** The memory of all columns, for handing them to another thread. */
export function columnBuffers({ columns }: RowColumns): ArrayBuffer[] {
  return Object.values(columns).flatMap((column) => {
    const own = column.type === 'text' ? [column.offsets.buffer, column.bytes.buffer] : [column.values.buffer];
    return column.validity === undefined ? own : [...own, column.validity.bits.buffer];
  });
}

type TextName = 'key' | 'platform' | 'product_id' | 'terms' | 'product' | 'whole' | 'currency';
type IntegerName = 'content_hash' | 'source_hash' | 'lowest_price' | 'member_id';

const encoder = new TextEncoder();

/** Texts are written here first: columns grown step by step would leave several times their size for the collector. */
let scratch = new Uint8Array(1 << 16);

function textColumn(rows: readonly ProductRow[], name: TextName): ColumnBytes {
  const offsets = new Int32Array(rows.length + 1);
  let used = 0;
  for (const [index, row] of rows.entries()) {
    const text = row[name] ?? '';
    // A UTF-16 code unit takes at most three bytes.
    if (scratch.length - used < text.length * 3) enlargeScratch(used + text.length * 3, used);
    used += encoder.encodeInto(text, scratch.subarray(used)).written;
    offsets[index + 1] = used;
  }
  return { type: 'text', offsets, bytes: scratch.slice(0, used), validity: validityOf(rows, name) };
}

function enlargeScratch(least: number, used: number): void {
  const larger = new Uint8Array(Math.max(scratch.length * 2, least));
  larger.set(scratch.subarray(0, used));
  scratch = larger;
}

function integerColumn(rows: readonly ProductRow[], name: IntegerName): ColumnBytes {
  const values = new BigInt64Array(rows.length);
  for (const [index, row] of rows.entries()) values[index] = row[name] ?? 0n;
  return { type: 'integer', values, validity: validityOf(rows, name) };
}

function validityOf(rows: readonly ProductRow[], name: keyof ProductRow): Validity {
  const bits = new Uint8Array(Math.ceil(rows.length / 8));
  let nulls = 0;
  for (const [index, row] of rows.entries()) {
    if (row[name] === null) nulls++;
    else bits[index >> 3] = (bits[index >> 3] ?? 0) | (1 << (index & 7));
  }
  return nulls === 0 ? undefined : { bits, nulls };
}
