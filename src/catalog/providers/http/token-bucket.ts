import type { Pacing } from './pacing.ts';

/**
 * Lets at most `burst` requests start at once and `perSecond` on average (GCRA, the leaky bucket of ITU-T I.371 as a
 * meter): every caller takes the next place in time and sleeps until it comes.
 */
export class TokenBucket {
  readonly #pacing: Pacing;
  readonly #intervalMs: number;
  readonly #slackMs: number;
  /** When the bucket would be full again. */
  #fullAt = Number.NEGATIVE_INFINITY;
  #pausedUntil = Number.NEGATIVE_INFINITY;

  constructor(options: { perSecond: number; burst: number; pacing: Pacing }) {
    this.#pacing = options.pacing;
    this.#intervalMs = 1000 / options.perSecond;
    this.#slackMs = (options.burst - 1) * this.#intervalMs;
  }

  /** Resolves when the caller may start; rejects when the signal is aborted first (its place stays taken). */
  async take(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const now = this.#pacing.now();
    const place = Math.max(this.#fullAt, now);
    this.#fullAt = place + this.#intervalMs;
    const waitMs = place - this.#slackMs - now;
    if (waitMs > 0) await this.#pacing.sleep(waitMs, signal);
    // Asked again after sleeping: the marketplace may have asked for a pause meanwhile.
    for (let pauseMs = this.#pauseLeft(); pauseMs > 0; pauseMs = this.#pauseLeft()) {
      await this.#pacing.sleep(pauseMs, signal);
    }
  }

  /** Nothing starts for this long: the marketplace said so to one request, and means all. */
  pause(ms: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, this.#pacing.now() + ms);
  }

  #pauseLeft(): number {
    return this.#pausedUntil - this.#pacing.now();
  }
}
