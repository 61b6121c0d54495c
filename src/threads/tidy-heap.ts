import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | undefined;

/** Node hands the collector out by a flag alone, which contexts see that are made after it was set. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

/**
 * Clears up the heap of this thread where it is larger than so many bytes, which takes some 20 ms: an engine without work
 * leaves what it no longer uses as it is. @returns true where what is in use is larger by itself.
 */
export function isLargeWhenTidied(limitBytes: number): boolean {
  if (getHeapStatistics().total_heap_size <= limitBytes) return false;
  collect ??= collector();
  collect();
  return getHeapStatistics().used_heap_size > limitBytes;
}
