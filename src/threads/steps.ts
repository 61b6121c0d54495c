/**
 * The step that a task is at and when it began (nanoseconds of the clock that all threads share), in memory that its thread and
 * the one that waits for it share. A message for each step would wake the waiting thread as often as a listing is read.
 */
export type Steps = BigInt64Array<SharedArrayBuffer>;

const [placeAt, startedAt] = [0, 1];
const none = -1n;

/** Of a task that is at no step yet. */
export function createSteps(): Steps {
  const steps = new BigInt64Array(new SharedArrayBuffer(2 * BigInt64Array.BYTES_PER_ELEMENT));
  steps[placeAt] = none;
  return steps;
}

/** Notes, in the thread of the task, that the step of this number (0 or more) begins. */
export function beginStep(steps: Steps, place: number): void {
  Atomics.store(steps, startedAt, process.hrtime.bigint());
  Atomics.store(steps, placeAt, BigInt(place));
}

/** The step that began last; undefined before the first. */
export function lastStep(steps: Steps): { place: number; forMs: number } | undefined {
  const place = Atomics.load(steps, placeAt);
  if (place === none) return undefined;
  return { place: Number(place), forMs: Number(process.hrtime.bigint() - Atomics.load(steps, startedAt)) / 1e6 };
}
