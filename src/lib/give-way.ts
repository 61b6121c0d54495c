import { setImmediate } from 'node:timers/promises';

/**
 * Lets everything that has arrived meanwhile have the thread, between two pieces of work that each hold it for some
 * milliseconds. Twice around the loop: the first accepts a connection, the second reads what it asks.
 */
export async function giveWay(): Promise<void> {
  await setImmediate();
  await setImmediate();
}

/** Characters that are written, parsed or sent between two pauses: some five milliseconds. */
export const charactersAtOnce = 512 * 1024;

/**
 * For work that goes through texts one by one: called with the length of each, it resolves after a pause whenever
 * `charactersAtOnce` have come together. Undefined where none is due, so that short work waits for nothing.
 */
export function pausesInWork(): (characters: number) => Promise<void> | undefined {
  let sinceLast = 0;
  return (characters) => {
    sinceLast += characters;
    if (sinceLast < charactersAtOnce) return undefined;
    sinceLast = 0;
    return giveWay();
  };
}

/** `texts.map(map)`, with pauses. */
export async function mapWithPauses<Result>(
  texts: readonly string[],
  map: (text: string) => Result,
): Promise<Result[]> {
  const pause = pausesInWork();
  const results: Result[] = [];
  for (const text of texts) {
    results.push(map(text));
    const due = pause(text.length);
    // A wait for nothing would still be a turn of the queue of microtasks for each text.
    if (due !== undefined) await due;
  }
  return results;
}
