import { setTimeout as wait } from 'node:timers/promises';
import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { fetch } from 'undici';
import { systemClock } from '../../lib/clock.ts';
import type { EmbeddingSettings } from '../../lib/embedding-settings.ts';
import { parseRetryAfter } from '../../lib/parse-retry-after.ts';
import { isRecord } from '../field-reader.ts';

/** Why there is no vector; one sentence, without the key. */
class EmbeddingError extends Error {
  override readonly name = 'EmbeddingError';
  readonly isTransient: boolean;
  readonly retryAfterMs: number;

  constructor(message: string, details: { isTransient?: boolean; retryAfterMs?: number } = {}) {
    super(message);
    this.isTransient = details.isTransient ?? false;
    this.retryAfterMs = details.retryAfterMs ?? 0;
  }
}

const requestTimeoutMs = 60_000;
const maxRetries = 4;
const baseDelayMs = 200;
const maxRetryAfterMs = 60_000;
const maxDimension = 16_384;
/** After so many failed queries in a row searches do without vectors for this long. */
const circuitFailures = 3;
const circuitResetMs = 30_000;

/** Asks the interface for vectors. */
export class EmbeddingClient {
  readonly #settings: EmbeddingSettings;
  readonly #queries = circuitBreaker(
    handleWhen((error) => error instanceof EmbeddingError),
    { breaker: new ConsecutiveBreaker(circuitFailures), halfOpenAfter: circuitResetMs },
  );

  constructor(settings: EmbeddingSettings) {
    this.#settings = settings;
  }

  /**
   * The vectors of the texts, in their order, all of one dimension. What may pass (429, 5xx, a broken connection) is
   * tried again up to four times, with growing pauses.
   * @throws EmbeddingError, or the signal's reason when it is aborted.
   */
  async embed(texts: string[], signal: AbortSignal): Promise<number[][]> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.#request(texts, signal, requestTimeoutMs);
      } catch (error) {
        signal.throwIfAborted();
        const isLast = attempt >= maxRetries;
        if (
          !(error instanceof EmbeddingError) ||
          !error.isTransient ||
          isLast ||
          error.retryAfterMs > maxRetryAfterMs
        ) {
          throw error;
        }
        await wait(Math.max(error.retryAfterMs, baseDelayMs * 2 ** attempt), undefined, { signal });
      }
    }
  }

  /** The vector of one query: asked once, quickly, and not at all for a while after it has failed several times. */
  async embedQuery(text: string, signal: AbortSignal): Promise<number[]> {
    try {
      return await this.#queries.execute(async () => {
        const [vector] = await this.#request([text], signal, this.#settings.queryTimeoutMs);
        if (vector === undefined) throw new EmbeddingError('the embeddings interface gave no vector');
        return vector;
      });
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error;
      throw new EmbeddingError(
        `the embeddings interface is not queried for up to ${circuitResetMs / 1000} s after ${circuitFailures} consecutive failures`,
      );
    }
  }

  async #request(texts: string[], signal: AbortSignal, timeoutMs: number): Promise<number[][]> {
    const { url, model, apiKey } = this.#settings;
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
        },
        body: JSON.stringify({ model, input: texts, encoding_format: 'float' }),
        redirect: 'error',
        signal: AbortSignal.any([signal, timeout]),
      });
      if (response.status !== 200) {
        await response.body?.cancel();
        throw new EmbeddingError(`the embeddings interface answered with status ${response.status}`, {
          isTransient: response.status === 429 || response.status >= 500,
          retryAfterMs: parseRetryAfter(response.headers.get('retry-after'), systemClock.now()) ?? 0,
        });
      }
      return readVectors(await response.json(), texts.length);
    } catch (error) {
      if (error instanceof EmbeddingError) throw error;
      signal.throwIfAborted();
      if (timeout.aborted) {
        throw new EmbeddingError(`the embeddings interface did not answer within ${timeoutMs} ms`, {
          isTransient: true,
        });
      }
      if (error instanceof SyntaxError)
        throw new EmbeddingError('the embeddings interface sent something that is not JSON');
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new EmbeddingError(`the embeddings interface cannot be reached: ${reason}`, { isTransient: true });
    }
  }
}

/** Checks the answer: as many vectors as texts, each index once, numbers of one dimension, none of length zero. */
function readVectors(answer: unknown, count: number): number[][] {
  const data = isRecord(answer) ? answer.data : undefined;
  if (!Array.isArray(data) || data.length !== count) {
    throw new EmbeddingError(`the embeddings interface sent no list "data" of ${count} vectors`);
  }
  const vectors = new Map<number, number[]>();
  for (const [position, entry] of data.entries()) {
    const index = isRecord(entry) && Number.isSafeInteger(entry.index) ? Number(entry.index) : position;
    const vector: unknown = isRecord(entry) ? entry.embedding : undefined;
    if (!isVector(vector))
      throw new EmbeddingError(`the embeddings interface sent no vector of numbers at data[${position}]`);
    vectors.set(index, vector);
  }
  const ordered = Array.from({ length: count }, (_, index) => vectors.get(index) ?? []);
  const dimension = ordered[0]?.length ?? 0;
  if (ordered.some((vector) => vector.length !== dimension || dimension === 0 || dimension > maxDimension)) {
    throw new EmbeddingError('the embeddings interface sent vectors of different or impossible dimensions');
  }
  return ordered;
}

function isVector(value: unknown): value is number[] {
  if (!Array.isArray(value)) return false;
  return value.every((part) => typeof part === 'number' && Number.isFinite(part)) && value.some((part) => part !== 0);
}
