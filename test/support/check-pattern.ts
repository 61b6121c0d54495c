import { checkSync } from 'recheck';

/**
 * What the checker of regular expressions says of one: `safe`, `vulnerable` or `unknown`. Its phases of search end by the
 * work done, not by the clock: their own limits of 50 to 250 ms let a busy machine give another answer.
 */
export function checkPattern(source: string, flags: string): string {
  const phases = { seedingTimeout: null, incubationTimeout: null, mutationTimeout: null };
  return checkSync(source, flags, { timeout: 120_000, ...phases }).status;
}
