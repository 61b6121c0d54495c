import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '../lib/refusal.ts';

/** Why a service cannot do its work. */
export interface Unreadiness {
  /** For the caller: what is missing, such as "the database does not answer within 5 s". */
  reason: string;
  /** For the log: what the check rejected with. */
  error?: unknown;
}

/**
 * What a service needs, by a name that fits into a sentence; each check rejects when it is not to be had. The message of a
 * Refusal is sent to the caller: it states what is broken.
 */
export type ReadinessChecks = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Asks all checks at once and waits `limitMs` for them. One that has not ended is not started again by the next
 * question: probes of a database that is frozen would take all its connections.
 * @returns asks; undefined when everything is there.
 */
export function createReadiness(checks: ReadinessChecks, limitMs: number): () => Promise<Unreadiness | undefined> {
  const running = new Map<string, Promise<Unreadiness | undefined>>();

  function check(name: string, ask: () => Promise<unknown>): Promise<Unreadiness | undefined> {
    const known = running.get(name);
    if (known !== undefined) return known;
    const asked = ask()
      .then(
        () => undefined,
        (error: unknown) => ({ reason: error instanceof Refusal ? error.message : `${name} cannot be used`, error }),
      )
      .finally(() => running.delete(name));
    running.set(name, asked);
    return asked;
  }

  return async () => {
    const waiting = new AbortController();
    const silence = sleep(limitMs, undefined, { signal: waiting.signal });
    silence.catch(() => undefined); // an abort needs no handling
    const answers = await Promise.all(
      Object.entries(checks).map(([name, ask]) =>
        Promise.race([
          check(name, ask),
          silence.then(() => ({ reason: `${name} does not answer within ${limitMs / 1000} s` })),
        ]),
      ),
    ).finally(() => waiting.abort());
    return answers.find((answer) => answer !== undefined);
  };
}
