import { hash } from 'node:crypto';

const lineEnd = 0x0a;
const words = 8;

/**
 * What a set of rows comes to, in whatever order they come: their number, their bytes, and the sum of their SHA-256,
 * each of eight words by itself modulo 2^32. Two sets that differ in one row differ in it.
 */
export class RowDigest {
  rows = 0;
  bytes = 0;
  readonly #sums = new Uint32Array(words);

  add(row: Uint8Array | string): void {
    const digest = hash('sha256', row, 'buffer');
    for (let word = 0; word < words; word++) {
      this.#sums[word] = (this.#sums[word] ?? 0) + digest.readUInt32LE(word * 4);
    }
    this.rows++;
    this.bytes += row.length;
  }

  /** Adds lines, each of them whole and ended by a line feed. */
  addLines(lines: Buffer): void {
    for (let start = 0; start < lines.length; ) {
      const end = lines.indexOf(lineEnd, start);
      const next = end === -1 ? lines.length : end + 1;
      this.add(lines.subarray(start, next));
      start = next;
    }
  }

  /** 64 hexadecimal digits. */
  toString(): string {
    return [...this.#sums].map((sum) => sum.toString(16).padStart(8, '0')).join('');
  }
}
