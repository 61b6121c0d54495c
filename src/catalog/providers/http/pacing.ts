import { setTimeout as wait } from 'node:timers/promises';
import { monotonicMs } from '../../../lib/clock.ts';

/** The time as a source lives it; tests pass one that they move themselves. */
export interface Pacing {
  /** Milliseconds that only move forward. */
  now(): number;
  /** Rejects with the signal's reason when it is aborted first. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  /** From 0 up to, not including, 1: spreads retries of many workers. */
  random(): number;
}

export const realPacing: Pacing = {
  now: monotonicMs,
  random: Math.random,
  async sleep(ms, signal) {
    try {
      await wait(ms, undefined, { signal });
    } catch (error) {
      throw signal.aborted ? signal.reason : error;
    }
  },
};
