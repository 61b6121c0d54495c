import { isIP } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimit } from '../lib/rate-limit.ts';
import type { Caller } from '../lib/token-scope.ts';
import { HttpRefusal } from './errors.ts';

/** What is limited; a limit that is not given does not exist. */
export interface RateLimits {
  /** Of all requests; of reads only when `writes` has a limit of its own. */
  all?: RateLimit;
  /** Of POST, PUT, PATCH and DELETE. */
  writes?: RateLimit;
}

export interface RateLimiter {
  /**
   * Counts a request and reports in the response headers what is left. A caller with a valid token is counted by the
   * token's name, everybody else by address; requests without a valid token where one is needed are counted apart.
   *
   * @param authenticate for a route that needs a token: the caller, or its 401.
   * @returns what `authenticate` returns. @throws HttpRefusal 429, or what `authenticate` throws.
   */
  admit(
    request: FastifyRequest,
    reply: FastifyReply,
    authenticate?: () => Caller | Promise<Caller>,
  ): Promise<Caller | undefined>;
}

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** A limiter that counts in the memory of this process; undefined when nothing is limited. */
export function createRateLimiter({ all, writes }: RateLimits): RateLimiter | undefined {
  const counters = {
    all: all === undefined ? undefined : new Counter('all', all),
    writes: writes === undefined ? undefined : new Counter('writes', writes),
  };
  if (counters.all === undefined && counters.writes === undefined) return undefined;
  return {
    async admit(request, reply, authenticate) {
      const isRead = readingMethods.has(request.method);
      const counter = isRead ? counters.all : (counters.writes ?? counters.all);
      if (counter === undefined) return authenticate?.();
      const place = addressKey(request.ip);
      if (authenticate === undefined) {
        await counter.count(reply, `address ${place}`);
        return undefined;
      }
      // A caller that sent too many wrong tokens learns nothing about the next one, not even that it is right.
      const refused = `refused ${place}`;
      await counter.check(reply, refused);
      let caller: Caller;
      try {
        caller = await authenticate();
      } catch (error) {
        await counter.count(reply, refused);
        throw error;
      }
      await counter.count(reply, `caller ${caller.name}`);
      return caller;
    },
  };
}

class Counter {
  readonly #name: string;
  readonly #limit: RateLimit;
  readonly #store: RateLimiterMemory;

  constructor(name: string, limit: RateLimit) {
    this.#name = name;
    this.#limit = limit;
    this.#store = new RateLimiterMemory({ points: limit.requests, duration: limit.seconds });
  }

  /** @throws HttpRefusal 429 when the key has nothing left. */
  async check(reply: FastifyReply, key: string): Promise<void> {
    const state = await this.#store.get(key);
    if (state !== null && state.consumedPoints >= this.#limit.requests) throw this.#refuse(reply, state);
  }

  /** @throws HttpRefusal 429 when the key had nothing left. */
  async count(reply: FastifyReply, key: string): Promise<void> {
    let state: RateLimiterRes;
    try {
      state = await this.#store.consume(key);
    } catch (error) {
      // The library throws the state, which is no Error, when there are no points left.
      if (error instanceof RateLimiterRes) throw this.#refuse(reply, error);
      throw error;
    }
    this.#setHeaders(reply, state.remainingPoints, resetSeconds(state));
  }

  #refuse(reply: FastifyReply, state: RateLimiterRes): HttpRefusal {
    const seconds = resetSeconds(state);
    this.#setHeaders(reply, 0, seconds);
    const { requests, seconds: window } = this.#limit;
    return new HttpRefusal(429, `Too many requests: ${requests} in ${window} s are allowed.`, {
      headers: { 'retry-after': String(seconds) },
    });
  }

  /** The fields of draft-ietf-httpapi-ratelimit-headers-10, and those of its earlier versions that clients know. */
  #setHeaders(reply: FastifyReply, remaining: number, reset: number): void {
    const { requests, seconds } = this.#limit;
    reply.headers({
      'ratelimit-policy': `"${this.#name}";q=${requests};w=${seconds}`,
      ratelimit: `"${this.#name}";r=${remaining};t=${reset}`,
      'ratelimit-limit': String(requests),
      'ratelimit-remaining': String(remaining),
      'ratelimit-reset': String(reset),
    });
  }
}

function resetSeconds(state: RateLimiterRes): number {
  return Math.max(1, Math.ceil(state.msBeforeNext / 1000));
}

/**
 * One customer of a network has a whole /64 of IPv6 addresses, so these are counted together. What is no address
 * (a connection that has gone, a proxy that passes on nonsense) is counted as one place.
 */
function addressKey(ip: string): string {
  if (isIP(ip) === 0) return 'unknown';
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6 ? `${address.parts.slice(0, 4).join(':')}/64` : address.toString();
}
