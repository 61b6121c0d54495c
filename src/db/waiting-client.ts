import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** How long a new connection waits for a server that is being started again, before its query fails. */
const timeoutMs = 15_000;

/**
 * The class of a client whose `connect` first waits for `whenReady`, so that a query which comes while the server
 * restarts is late, not lost. Given to a pool as its `Client`.
 */
export function waitingClient(whenReady: () => Promise<void>): typeof pg.Client {
  return class WaitingClient extends pg.Client {
    override connect(): Promise<this>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<this> | undefined {
      // A server that stays away shows itself in the attempt that follows, with the error that callers know.
      const waited = Promise.race([whenReady().catch(() => undefined), sleep(timeoutMs, undefined, { ref: false })]);
      if (callback === undefined) return waited.then(() => super.connect()).then(() => this);
      waited.then(() => super.connect(callback));
      return undefined;
    }
  };
}
