/** Any item counts as taking this long, whatever it takes. */
const secondsPerItem = 30;

// Priorities are 32-bit integers: counted in seconds from here they last until 2093.
const epochMs = Date.UTC(2025, 0, 1);

/**
 * The queue priority of an item: higher goes first. Items go in the order of the moment at which they would begin if
 * each run were alone and slow: the first at the start of the run, each further one 30 s later. So the items of runs
 * that start together take turns; a run of one item goes before all but the first few of a long run that began a
 * little earlier; and since the moment never moves, no stream of newer runs can hold an item back forever.
 */
export function fairPriority(startedAtMs: number, position: number): number {
  return -(Math.floor((startedAtMs - epochMs) / 1000) + position * secondsPerItem);
}
