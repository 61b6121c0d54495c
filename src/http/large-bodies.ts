import type { IncomingMessage, ServerResponse } from 'node:http';
import { giveWay } from '../lib/give-way.ts';
import { Refusal } from '../lib/refusal.ts';

/** What large bodies may take; documented for operators in `docs/operations.md`. */
export const largeBodyLimits = {
  /** A body is large from here on, or when its length is not declared. */
  bytes: 256 * 1024,
  /** Received at the same time; of those that have arrived, one is worked on. */
  atOnce: 3,
  /** More than these wait, unread; further ones are refused with 503. */
  waiting: 100,
  /** So long at most. */
  waitMs: 20_000,
} as const;

/** Lets few large bodies in at a time: while its request is worked on, each takes some six times its length. */
interface LargeBodies {
  /** Undefined for a body that is not large; else resolves when it may be read. @throws Refusal unavailable */
  admit(request: IncomingMessage, response: ServerResponse): Promise<void> | undefined;
  /**
   * Undefined for a body that is not large; else resolves when the requests with large bodies before it have their answers
   * and others have had the thread meanwhile. The turn ends with `endTurn`, or when the reader goes away.
   */
  takeTurn(bytes: number, response: ServerResponse): Promise<void> | undefined;
  /** Called when a request has been answered; a no-op for one whose body was not large. */
  endTurn(response: ServerResponse): void;
}

/** `limits` are the defaults but for tests. */
export function createLargeBodies(
  limits: { readonly [Name in keyof typeof largeBodyLimits]: number } = largeBodyLimits,
): LargeBodies {
  /** What starts those that wait, first come first. */
  const waiting = new Set<() => void>();
  let inHand = 0;
  let lastTurn: Promise<void> = Promise.resolve();
  const endings = new WeakMap<ServerResponse, () => void>();

  function release(): void {
    const [start] = waiting;
    if (start === undefined) inHand -= 1;
    else start();
  }

  function isLarge({ headers }: IncomingMessage): boolean {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = headers;
    return encoding !== undefined || Number(length) >= limits.bytes;
  }

  async function admitLarge(response: ServerResponse): Promise<void> {
    if (inHand < limits.atOnce) inHand += 1;
    else await untilFree(response);
    // Called at the end of a response and when the client disconnects.
    response.once('close', release);
  }

  function untilFree(response: ServerResponse): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      waiting.delete(start);
      clearTimeout(timer);
      response.off('close', refuse);
    };
    const start = () => {
      leave();
      resolve();
    };
    const refuse = () => {
      leave();
      const message = 'Too many large bodies are sent at the same time; try again.';
      reject(new Refusal('unavailable', message, { retryAfterSeconds: 2 }));
    };
    const timer = setTimeout(refuse, limits.waitMs);
    response.once('close', refuse);
    if (waiting.size >= limits.waiting) refuse();
    else waiting.add(start);
    return promise;
  }

  return {
    admit: (request, response) => (isLarge(request) ? admitLarge(response) : undefined),
    takeTurn(bytes, response) {
      if (bytes < limits.bytes) return undefined;
      const turn = lastTurn;
      const { promise, resolve } = Promise.withResolvers<void>();
      lastTurn = promise.then(giveWay);
      endings.set(response, resolve);
      response.once('close', resolve);
      return turn;
    },
    endTurn: (response) => endings.get(response)?.(),
  };
}
