import { hash } from 'node:crypto';
import type { ReadableTable } from './leased-dataset.ts';

/** Marks the absence of a hash, in memory and in the column. */
const none = 0n;

/**
 * What the dataset holds, as hashes of each product's key, its content and the record it was read from. It distinguishes new,
 * changed and unchanged products apart without asking the engine. A million products take 34 to 68 MB: entries lie
 * side by side in typed arrays, and two tables of open addressing lead to them (a Map of bigints takes ten times that).
 */
export class KnownProducts {
  #keys = new BigInt64Array(1 << 12);
  #contents = new BigInt64Array(1 << 12);
  #sources = new BigInt64Array(1 << 12);
  #size = 0;
  readonly #byKey = new HashTable();
  readonly #bySource = new HashTable();

  get size(): number {
    return this.#size;
  }

  /** The content hash last set for the key, or undefined. */
  get(keyHash: bigint): bigint | undefined {
    const entry = this.#byKey.find(keyHash, this.#keys);
    return entry === -1 ? undefined : this.#contents[entry];
  }

  /** The key hash of the product that stands as it was read from such a record, or undefined. */
  keyOfSource(sourceHash: bigint): bigint | undefined {
    if (sourceHash === none) return undefined;
    const entry = this.#bySource.find(sourceHash, this.#sources);
    return entry === -1 ? undefined : this.#keys[entry];
  }

  set(keyHash: bigint, contentHash: bigint, sourceHash = none): void {
    let entry = this.#byKey.find(keyHash, this.#keys);
    if (entry === -1) {
      if (this.#size === this.#keys.length) this.#grow();
      entry = this.#size++;
      this.#keys[entry] = keyHash;
      this.#byKey.add(entry, this.#keys, this.#size);
    }
    this.#contents[entry] = contentHash;
    if (this.#sources[entry] === sourceHash) return;
    // What leads from the former source to this entry stays; it no longer leads to that source, so it is not found.
    this.#sources[entry] = sourceHash;
    if (sourceHash !== none) this.#bySource.add(entry, this.#sources, this.#size);
  }

  #grow(): void {
    const grow = (values: BigInt64Array<ArrayBuffer>) => {
      const larger = new BigInt64Array(Math.ceil(values.length * 1.5));
      larger.set(values);
      return larger;
    };
    this.#keys = grow(this.#keys);
    this.#contents = grow(this.#contents);
    this.#sources = grow(this.#sources);
  }
}

/** Leads from a hash to the entry that holds it in an array of hashes. */
class HashTable {
  /** Entry number plus one; 0 is a free slot. */
  #slots = new Uint32Array(1 << 13);
  #used = 0;

  /** The entry whose hash this is, or -1. */
  find(wanted: bigint, hashes: BigInt64Array): number {
    const mask = this.#slots.length - 1;
    for (let slot = Number(BigInt.asUintN(32, wanted)) & mask; ; slot = (slot + 1) & mask) {
      const entry = (this.#slots[slot] ?? 0) - 1;
      if (entry === -1 || hashes[entry] === wanted) return entry;
    }
  }

  /** Adds an entry whose hash stands in `hashes` already; `entries` is how many there are. */
  add(entry: number, hashes: BigInt64Array, entries: number): void {
    if ((this.#used + 1) * 10 > this.#slots.length * 7) {
      // Slots of hashes that have changed since are dropped here, so the table follows the entries, not the changes.
      let length = this.#slots.length;
      while ((entries + 1) * 10 > length * 4) length *= 2;
      this.#slots = new Uint32Array(length);
      this.#used = 0;
      for (let each = 0; each < entries; each++) {
        if (each !== entry && hashes[each] !== none) this.#put(each, hashes);
      }
    }
    this.#put(entry, hashes);
  }

  #put(entry: number, hashes: BigInt64Array): void {
    const mask = this.#slots.length - 1;
    let slot = Number(BigInt.asUintN(32, hashes[entry] ?? none)) & mask;
    while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
    this.#slots[slot] = entry + 1;
    this.#used++;
  }
}

/** 64 bits of the key's SHA-1, never 0. Five million keys collide with a chance of 1 in 10⁶, and then one is merged. */
export function keyHash(key: string): bigint {
  return hash('sha1', key, 'buffer').readBigInt64BE(0) || 1n;
}

/** Reads keys and hashes of every stored product. */
export async function loadKnownProducts(table: ReadableTable): Promise<KnownProducts> {
  const known = new KnownProducts();
  for await (const batch of table.query().select(['key', 'content_hash', 'source_hash'])) {
    const [keys, contents, sources] = ['key', 'content_hash', 'source_hash'].map((name) => batch.getChild(name));
    for (let row = 0; row < batch.numRows; row++) {
      known.set(keyHash(String(keys?.get(row))), BigInt(contents?.get(row)), BigInt(sources?.get(row) ?? none));
    }
  }
  return known;
}
