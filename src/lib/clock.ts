/** The only place that reads the time. Tests and replays pass a clock of their own. */
export interface Clock {
  /** Now, as milliseconds since 1970-01-01T00:00:00Z. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** Milliseconds that only move forward, for measuring durations. */
export function monotonicMs(): number {
  return performance.now();
}
