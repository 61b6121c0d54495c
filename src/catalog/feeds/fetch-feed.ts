import { Refusal } from '../../lib/refusal.ts';

export interface FetchFeedOptions {
  signal?: AbortSignal;
  /** Until the answer's headers are there. */
  answerTimeoutMs?: number;
  /** Between two pieces of the body. */
  idleTimeoutMs?: number;
}

const maxRedirects = 5;

/** The body of a feed's address, and how many bytes it takes unpacked by the connection itself (undefined: as sent). */
interface FetchedFeed {
  bytes: AsyncIterable<Buffer>;
  /** The length the server states for a body that it sends packed. */
  packedBytes: number | undefined;
  /** The address that answered at last, without any password. */
  address: string;
}

export function isFeedAddress(source: string): boolean {
  return /^https?:\/\//i.test(source);
}

/**
 * Opens a feed by its http or https address, streamed. Any address is allowed, private ones too: the operator typed it.
 * A name and password in the address are sent to that host only. Throws Refusal, naming the address without its
 * password, when there is no such feed, it takes too long, breaks off, or is redirected more than five times.
 */
export async function fetchFeed(
  source: string,
  { signal, answerTimeoutMs = 30_000, idleTimeoutMs = 60_000 }: FetchFeedOptions = {},
): Promise<FetchedFeed> {
  let url = parseAddress(source);
  const authorization = basicAuthorization(url);
  const origin = url.origin;
  for (let redirects = 0; ; redirects++) {
    const name = plainAddress(url);
    const timer = new IdleTimer(answerTimeoutMs, signal);
    const response = await ask(url, url.origin === origin ? authorization : undefined, name, timer);
    const target = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || target === null) {
      if (!response.ok) {
        timer.stop();
        await response.body?.cancel();
        throw refused(response.status, name);
      }
      const packed = response.headers.get('content-encoding') === null ? null : response.headers.get('content-length');
      return {
        bytes: readBody(response, name, timer, idleTimeoutMs),
        packedBytes: packed === null ? undefined : Number(packed),
        address: name,
      };
    }
    timer.stop();
    await response.body?.cancel();
    if (redirects === maxRedirects) {
      throw new Refusal(
        'invalid',
        `${plainAddress(parseAddress(source))} is redirected more than ${maxRedirects} times.`,
      );
    }
    url = parseAddress(URL.parse(target, url.href)?.href ?? target);
  }
}

function refused(status: number, name: string): Refusal {
  if (status === 404 || status === 410)
    return new Refusal('not_found', `There is no feed at ${name} (HTTP ${status}).`);
  if (status === 401 || status === 403) {
    return new Refusal('invalid', `${name} may not be read (HTTP ${status}); put name and password into the address.`);
  }
  return new Refusal('unavailable', `${name} answers with HTTP ${status} instead of a feed.`);
}

async function ask(url: URL, authorization: string | undefined, name: string, timer: IdleTimer): Promise<Response> {
  const bare = new URL(url);
  bare.username = '';
  bare.password = '';
  try {
    return await fetch(bare.href, {
      redirect: 'manual',
      signal: timer.signal,
      headers: {
        accept: '*/*',
        'user-agent': 'assay-catalog-import',
        ...(authorization === undefined ? {} : { authorization }),
      },
    });
  } catch (error) {
    timer.stop();
    throw unreachable(error, `${name} cannot be read`, timer);
  }
}

async function* readBody(
  response: Response,
  name: string,
  timer: IdleTimer,
  idleTimeoutMs: number,
): AsyncGenerator<Buffer> {
  let read = 0;
  try {
    timer.restart(idleTimeoutMs);
    for await (const chunk of response.body ?? []) {
      // The reader may take its time with a piece; only waiting for the next one counts.
      timer.pause();
      read += chunk.byteLength;
      yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
      timer.restart(idleTimeoutMs);
    }
  } catch (error) {
    throw unreachable(error, `${name} broke off after ${read} bytes`, timer);
  } finally {
    timer.stop();
  }
}

function unreachable(error: unknown, what: string, timer: IdleTimer): unknown {
  if (timer.hasFired) return new Refusal('unavailable', `${what}: no data arrived for ${timer.seconds} seconds.`);
  if (error instanceof Error && error.name === 'AbortError') return error;
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const reason =
    cause instanceof Error ? cause.message || ('code' in cause ? String(cause.code) : cause.name) : String(cause);
  return new Refusal('unavailable', `${what} (${reason}).`);
}

/** Aborts when nothing happens for too long, or when the process shall end. */
class IdleTimer {
  readonly #controller = new AbortController();
  readonly #outer: AbortSignal | undefined;
  readonly #onAbort = () => this.#controller.abort(this.#outer?.reason);
  #timer: NodeJS.Timeout | undefined;
  hasFired = false;
  seconds = 0;

  constructor(ms: number, outer: AbortSignal | undefined) {
    this.#outer = outer;
    if (outer?.aborted === true) this.#onAbort();
    outer?.addEventListener('abort', this.#onAbort, { once: true });
    this.restart(ms);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  restart(ms: number): void {
    clearTimeout(this.#timer);
    this.seconds = ms / 1000;
    this.#timer = setTimeout(() => {
      this.hasFired = true;
      this.#controller.abort();
    }, ms);
  }

  pause(): void {
    clearTimeout(this.#timer);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#outer?.removeEventListener('abort', this.#onAbort);
  }
}

function parseAddress(text: string): URL {
  const url = URL.parse(text);
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new Refusal('invalid', `"${text.replace(/\/\/[^/@]*@/, '//')}" is not an http or https address.`);
  }
  return url;
}

/** The address as it may be shown and kept: no name, no password, no query (it may hold a key). */
function plainAddress(url: URL): string {
  return `${url.origin}${url.pathname}`;
}

function basicAuthorization(url: URL): string | undefined {
  if (url.username === '' && url.password === '') return undefined;
  const pair = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  return `Basic ${Buffer.from(pair).toString('base64')}`;
}
