import { Refusal } from '../lib/refusal.ts';

/** The right to write a dataset, held by one process at a time. */
export interface WriterLease {
  /** Throws Refusal ('conflict') when another writer may have taken over: from then on nothing may be written. */
  assertHeld(): void;
  release(): Promise<void>;
}

/** What a second writer is told. */
export function heldBy(who: string): Refusal {
  return new Refusal('conflict', `Another import writes this catalog (${who}); wait for it to end.`, {
    retryAfterSeconds: 5,
  });
}
