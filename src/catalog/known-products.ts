import { hash } from 'node:crypto';
import type { Table } from '@lancedb/lancedb';

/**
 * What the dataset holds, as 16 bytes a product: a hash of the key and the hash of the content. It tells new, changed
 * and unchanged products apart without asking the engine (a million products take 40 MB). A table of open addressing,
 * because a Map of bigints takes ten times the memory.
 */
export class KnownProducts {
  #keys = new BigInt64Array(1 << 16);
  #contents = new BigInt64Array(1 << 16);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** The content hash last set for the key, or undefined. */
  get(keyHash: bigint): bigint | undefined {
    const slot = this.#slotOf(keyHash);
    return this.#keys[slot] === 0n ? undefined : this.#contents[slot];
  }

  set(keyHash: bigint, contentHash: bigint): void {
    if ((this.#size + 1) * 10 > this.#keys.length * 7) this.#grow();
    const slot = this.#slotOf(keyHash);
    if (this.#keys[slot] === 0n) this.#size++;
    this.#keys[slot] = keyHash;
    this.#contents[slot] = contentHash;
  }

  #slotOf(keyHash: bigint): number {
    const mask = this.#keys.length - 1;
    let slot = Number(BigInt.asUintN(32, keyHash)) & mask;
    while (this.#keys[slot] !== 0n && this.#keys[slot] !== keyHash) slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const [keys, contents] = [this.#keys, this.#contents];
    this.#keys = new BigInt64Array(keys.length * 2);
    this.#contents = new BigInt64Array(keys.length * 2);
    for (const [index, keyHash] of keys.entries()) {
      if (keyHash === 0n) continue;
      const slot = this.#slotOf(keyHash);
      this.#keys[slot] = keyHash;
      this.#contents[slot] = contents[index] ?? 0n;
    }
  }
}

/** 64 bits of the key's SHA-1, never 0 (0 marks a free slot). Five million keys collide with a chance of 1 in 10⁶. */
export function keyHash(key: string): bigint {
  return hash('sha1', key, 'buffer').readBigInt64BE(0) || 1n;
}

/** Reads keys and content hashes of every stored product. */
export async function loadKnownProducts(table: Table): Promise<KnownProducts> {
  const known = new KnownProducts();
  for await (const batch of table.query().select(['key', 'content_hash'])) {
    const keys = batch.getChild('key');
    const hashes = batch.getChild('content_hash');
    for (let row = 0; row < batch.numRows; row++) {
      known.set(keyHash(String(keys?.get(row))), BigInt(hashes?.get(row)));
    }
  }
  return known;
}
