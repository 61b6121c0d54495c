import { isRecord } from '../field-reader.ts';
import { KnownProducts, keyHash } from '../known-products.ts';
import { productLimits } from '../parse-product.ts';
import type { FeedRecord } from './feed-record.ts';

/** The rows of one product, in the order of the feed; what `groupRecords` makes of rows with the same key. */
interface RowGroup {
  key: string;
  rows: unknown[];
}

export function isRowGroup(record: unknown): record is RowGroup {
  return isRecord(record) && Array.isArray(record.rows) && typeof record.key === 'string';
}

export interface Grouping {
  /** The column that names the group, for messages. */
  field: string;
  /** The group a row belongs to; undefined for a row that is a product of its own. */
  keyOf: (row: unknown) => string | undefined;
  /** Rows held back at most, while waiting for others of their group. */
  maxOpenRows?: number;
  maxOpenCharacters?: number;
}

interface OpenGroup {
  number: number;
  rows: unknown[];
  characters: number;
  count: number;
}

/**
 * Joins rows of one product into one record `{ key, rows }`. Rows of a group need not follow one another, but must lie
 * within `maxOpenRows` (10,000) rows: the group that waited longest is then closed, and a row of it that comes later is
 * rejected with the reason, never taken for the whole product. Rows without a key pass as they are.
 */
export async function* groupRecords(
  records: AsyncIterable<FeedRecord>,
  { field, keyOf, maxOpenRows = 10_000, maxOpenCharacters = 16 * 1024 * 1024 }: Grouping,
): AsyncGenerator<FeedRecord> {
  const open = new Map<string, OpenGroup>();
  const closed = new KnownProducts();
  let [openRows, openCharacters] = [0, 0];
  const close = (key: string, group: OpenGroup): FeedRecord => {
    open.delete(key);
    closed.set(keyHash(key), 0n);
    openRows -= group.rows.length;
    openCharacters -= group.characters;
    const { number, rows, count } = group;
    if (count > productLimits.variants) {
      return { number, field, problem: `"${key}" has ${count} rows; at most ${productLimits.variants} are kept` };
    }
    return { number, value: { key, rows } satisfies RowGroup };
  };
  for await (const record of records) {
    const key = 'value' in record ? keyOf(record.value) : undefined;
    if (key === undefined || !('value' in record)) {
      yield record;
      continue;
    }
    const { number, value } = record;
    const known = open.get(key);
    if (known === undefined && closed.get(keyHash(key)) !== undefined) {
      const problem = `"${key}" comes again after ${maxOpenRows} other rows or more; sort the feed by it`;
      yield { number, field, problem };
      continue;
    }
    const group = known ?? { number, rows: [], characters: 0, count: 0 };
    // Behind all others: the group that was touched longest ago is the first.
    open.delete(key);
    open.set(key, group);
    group.count++;
    if (group.count <= productLimits.variants) {
      const characters = sizeOf(value);
      group.rows.push(value);
      group.characters += characters;
      openRows++;
      openCharacters += characters;
    }
    while (openRows > maxOpenRows || openCharacters > maxOpenCharacters) {
      const [oldest] = open;
      if (oldest === undefined) break;
      yield close(...oldest);
    }
  }
  for (const [key, group] of open) yield close(key, group);
}

/** Characters of a row's texts, about. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length + 16;
  if (typeof value !== 'object' || value === null) return 16;
  return Object.values(value).reduce((sum: number, entry) => sum + sizeOf(entry), 32);
}
