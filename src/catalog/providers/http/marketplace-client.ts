import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from 'cockatiel';
import { Agent, fetch, type Response } from 'undici';
import { systemClock } from '../../../lib/clock.ts';
import { parseRetryAfter } from '../../../lib/parse-retry-after.ts';
import { ConcurrencyGate } from './concurrency-gate.ts';
import type { Pacing } from './pacing.ts';
import { parseAnswer, readBody } from './read-body.ts';
import type { HttpRequest } from './request-template.ts';
import { SourceError } from './source-error.ts';
import type { SourceSettings } from './source-settings.ts';
import { TokenBucket } from './token-bucket.ts';

/** One attempt at one request, for a person who writes a description. Holds no secret. */
export interface Exchange {
  request: string;
  status: number | null;
  bytes: number;
  ms: number;
  error: string | null;
}

/** Longest pause before a retry, unless the marketplace requests a longer one. */
const maxBackoffMs = 10_000;

/**
 * Asks one marketplace: never more at once nor faster than allowed, with retries for what may pass (429, 5xx, a broken
 * or slow connection), and not at all for a while after several requests in a row have failed.
 */
export class MarketplaceClient {
  readonly #settings: SourceSettings;
  readonly #pacing: Pacing;
  readonly #onExchange: (exchange: Exchange) => void;
  readonly #agent: Agent;
  readonly #gate: ConcurrencyGate;
  readonly #bucket: TokenBucket;
  readonly #circuit: CircuitBreakerPolicy;
  #lastFailure = '';

  constructor(settings: SourceSettings, options: { pacing: Pacing; onExchange: (exchange: Exchange) => void }) {
    const { limits } = settings;
    this.#settings = settings;
    this.#pacing = options.pacing;
    this.#onExchange = options.onExchange;
    this.#agent = new Agent({ connect: { timeout: limits.connectTimeoutMs }, connections: limits.concurrency });
    this.#gate = new ConcurrencyGate(limits.concurrency);
    this.#bucket = new TokenBucket({
      perSecond: limits.requestsPerSecond,
      burst: limits.burst,
      pacing: options.pacing,
    });
    this.#circuit = circuitBreaker(
      handleWhen((error) => error instanceof SourceError),
      { breaker: new ConsecutiveBreaker(limits.circuitFailures), halfOpenAfter: limits.circuitResetMs },
    );
  }

  /**
   * The JSON that answers a request, or null when `missingIsNull` and the marketplace knows nothing there (404, 410).
   * @throws SourceError, or the signal's reason when it is aborted.
   */
  async ask(request: HttpRequest, options: { signal: AbortSignal; missingIsNull?: boolean }): Promise<unknown> {
    try {
      return await this.#circuit.execute(() =>
        this.#gate.run(options.signal, () => this.#attempts(request, options.signal, options.missingIsNull === true)),
      );
    } catch (error) {
      if (error instanceof BrokenCircuitError) {
        const { circuitFailures, circuitResetMs } = this.#settings.limits;
        throw new SourceError(
          'circuit_open',
          `not queried for up to ${circuitResetMs / 1000} s after ${circuitFailures} consecutive failures (last: ${this.#lastFailure})`,
        );
      }
      if (error instanceof SourceError) this.#lastFailure = error.message;
      throw error;
    }
  }

  close(): Promise<void> {
    return this.#agent.destroy();
  }

  async #attempts(request: HttpRequest, signal: AbortSignal, missingIsNull: boolean): Promise<unknown> {
    const { retries, maxRetryAfterMs } = this.#settings.limits;
    for (let attempt = 0; ; attempt++) {
      await this.#bucket.take(signal);
      try {
        return await this.#attempt(request, signal, missingIsNull);
      } catch (error) {
        if (!(error instanceof SourceError) || !error.isTransient) throw error;
        const { retryAfterMs = 0 } = error;
        if (retryAfterMs > maxRetryAfterMs) {
          throw new SourceError(error.kind, `${error.message} and requests a pause of ${retryAfterMs / 1000} s`, error);
        }
        if (retryAfterMs > 0) this.#bucket.pause(retryAfterMs);
        if (attempt >= retries) {
          throw attempt === 0
            ? error
            : new SourceError(error.kind, `${error.message} (asked ${attempt + 1} times)`, error);
        }
        await this.#pacing.sleep(Math.max(retryAfterMs, this.#backoffMs(attempt)), signal);
      }
    }
  }

  /** Half of it fixed, half by chance: workers that failed together do not come back together. */
  #backoffMs(attempt: number): number {
    const ms = Math.min(maxBackoffMs, this.#settings.limits.retryBaseMs * 2 ** attempt);
    return ms / 2 + (ms / 2) * this.#pacing.random();
  }

  async #attempt(request: HttpRequest, signal: AbortSignal, missingIsNull: boolean): Promise<unknown> {
    const { requestTimeoutMs, maxResponseBytes } = this.#settings.limits;
    const started = this.#pacing.now();
    const exchange: Exchange = { request: describeRequest(request), status: null, bytes: 0, ms: 0, error: null };
    const timeout = AbortSignal.timeout(requestTimeoutMs);
    try {
      const response = await this.#send(request, AbortSignal.any([signal, timeout]));
      exchange.status = response.status;
      if (missingIsNull && (response.status === 404 || response.status === 410)) {
        await response.body?.cancel();
        return null;
      }
      if (!response.ok) throw await this.#statusError(request, response);
      const body = await readBody(response.body, response.headers.get('content-type'), maxResponseBytes);
      exchange.bytes = body.bytes;
      return parseAnswer(body.text);
    } catch (error) {
      signal.throwIfAborted();
      const failure = this.#describeFailure(error, timeout, request, exchange.status !== null);
      exchange.error = failure.message;
      throw failure;
    } finally {
      exchange.ms = Math.round(this.#pacing.now() - started);
      this.#onExchange({ ...exchange, request: this.#withoutSecret(exchange.request) });
    }
  }

  async #send(request: HttpRequest, signal: AbortSignal): Promise<Response> {
    const { authentication, limits } = this.#settings;
    let { url } = request;
    for (let redirects = 0; ; redirects++) {
      const response = await fetch(url, {
        method: request.method,
        headers: {
          ...request.headers,
          ...(authentication === undefined ? {} : { [authentication.header]: authentication.value }),
        },
        body: request.body ?? null,
        redirect: 'manual',
        dispatcher: this.#agent,
        signal,
      });
      const target = response.headers.get('location');
      if (response.status < 300 || response.status >= 400 || target === null) return response;
      const next = URL.parse(target, url);
      await response.body?.cancel();
      // Never to another host: the secret would go along, or the search words to a stranger.
      const isSafe = next !== null && next.origin === new URL(url).origin;
      const keepsMethod = request.method === 'GET' || response.status === 307 || response.status === 308;
      if (!isSafe || !keepsMethod || redirects >= limits.followRedirects) {
        const place = next === null ? 'nowhere' : `${next.origin}${next.pathname}`;
        throw new SourceError('redirect', `${placeOf(request)} redirects to ${place}, which is not followed`, {
          status: response.status,
        });
      }
      url = next.href;
    }
  }

  async #statusError(request: HttpRequest, response: Response): Promise<SourceError> {
    await response.body?.cancel();
    const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'), systemClock.now());
    return new SourceError('status', `${placeOf(request)} answered with status ${response.status}`, {
      status: response.status,
      retryAfterMs,
    });
  }

  #describeFailure(error: unknown, timeout: AbortSignal, request: HttpRequest, hasBegun: boolean): SourceError {
    if (error instanceof SourceError) return new SourceError(error.kind, this.#withoutSecret(error.message), error);
    if (timeout.aborted) {
      const { requestTimeoutMs } = this.#settings.limits;
      return new SourceError('timeout', `${placeOf(request)} did not answer within ${requestTimeoutMs} ms`);
    }
    const what = hasBegun ? 'broke off its answer' : 'cannot be reached';
    return new SourceError('network', this.#withoutSecret(`${placeOf(request)} ${what}: ${reasonOf(error)}`));
  }

  #withoutSecret(text: string): string {
    return withoutSecret(text, this.#settings.authentication?.secret);
  }
}

/** A text in which the secret, as it is or percent-encoded, has become "***": a marketplace may echo it. */
export function withoutSecret(text: string, secret: string | undefined): string {
  if (secret === undefined) return text;
  return text.replaceAll(secret, '***').replaceAll(encodeURIComponent(secret), '***');
}

function describeRequest({ method, url, body }: HttpRequest): string {
  return body === undefined ? `${method} ${url}` : `${method} ${url} ${body}`;
}

/** Host and path alone: parameters may be long, and are of no use to who reads a run's record. */
function placeOf({ url }: HttpRequest): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** `fetch` says only "fetch failed"; what happened is in its cause. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  return cause.message === ''
    ? code || cause.name
    : code === '' || cause.message.includes(code)
      ? cause.message
      : `${cause.message} (${code})`;
}
