/** Bytes that come in, with their beginning; closing the iterator closes their source. */
interface PeekedBytes {
  head: Buffer;
  bytes: AsyncIterableIterator<Buffer>;
  /** Nothing follows the head. */
  isWhole: boolean;
}

/** Reads at least `length` bytes ahead (fewer when there are no more) and gives them back with the rest. */
export async function peekBytes(source: AsyncIterable<Buffer>, length: number): Promise<PeekedBytes> {
  const chunks = source[Symbol.asyncIterator]();
  const parts: Buffer[] = [];
  let size = 0;
  let isWhole = false;
  while (size < length && !isWhole) {
    const next = await chunks.next();
    if (next.done === true) isWhole = true;
    else {
      parts.push(next.value);
      size += next.value.length;
    }
  }
  let read: Buffer | undefined = Buffer.concat(parts);
  const head = read.subarray(0, length);
  // No generator: one that was never started runs nothing when it is closed.
  const bytes: AsyncIterableIterator<Buffer> = {
    [Symbol.asyncIterator]: () => bytes,
    async next() {
      const first = read;
      read = undefined;
      if (first !== undefined && first.length > 0) return { done: false, value: first };
      return isWhole ? { done: true, value: undefined } : chunks.next();
    },
    async return() {
      read = undefined;
      await chunks.return?.();
      return { done: true, value: undefined };
    },
  };
  return { head, bytes, isWhole };
}
