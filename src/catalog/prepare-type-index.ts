import { setImmediate } from 'node:timers/promises';
import { typeIndexSteps } from '../matching/product-type/type-index.ts';

let prepared: Promise<void> | undefined;

/** Reads the names of product types before they are first needed, with pauses in which others have the thread. */
export function prepareTypeIndex(): Promise<void> {
  prepared ??= takeSteps();
  return prepared;
}

async function takeSteps(): Promise<void> {
  for (const _step of typeIndexSteps()) await setImmediate();
}
