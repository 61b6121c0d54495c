import { LRUCache } from 'lru-cache';

/** Values that never change once they are read, by key; the least recently used go first. */
export interface KeptReadings<Value> {
  find(key: string): Value | undefined;
  keep(key: string, value: Value): void;
  /** The kept value, or the one that is being read, or the one that `read` reads now. What rejects is read again. */
  readOnce(key: string, read: () => Promise<Value>): Promise<Value>;
}

/** Keeps values of `mostSize` together, and none that is larger than `mostOfOne`. */
export function keepReadings<Value extends object>(
  mostSize: number,
  sizeOf: (value: Value, key: string) => number,
  mostOfOne = mostSize,
): KeptReadings<Value> {
  const kept = new LRUCache<string, Value>({
    maxSize: mostSize,
    maxEntrySize: mostOfOne,
    sizeCalculation: (value, key) => Math.max(1, sizeOf(value, key)),
  });
  // Apart from what is kept: the cache would end a reading that another one pushes out, and fail everybody who waits for it.
  const reading = new Map<string, Promise<Value>>();

  async function readAndKeep(key: string, read: () => Promise<Value>): Promise<Value> {
    try {
      const value = await read();
      kept.set(key, value);
      return value;
    } finally {
      reading.delete(key);
    }
  }

  return {
    find: (key) => kept.get(key),
    keep: (key, value) => void kept.set(key, value),
    async readOnce(key, read) {
      const known = kept.get(key) ?? reading.get(key);
      if (known !== undefined) return known;
      const asked = readAndKeep(key, read);
      reading.set(key, asked);
      return asked;
    },
  };
}
