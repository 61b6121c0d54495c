import { setImmediate } from 'node:timers/promises';

/**
 * Lets everything that has arrived meanwhile have the thread, between two pieces of work that each hold it for tens of
 * milliseconds. Twice around the loop: the first accepts a connection, the second reads what it asks.
 */
export async function giveWay(): Promise<void> {
  await setImmediate();
  await setImmediate();
}
