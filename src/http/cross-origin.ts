import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a page elsewhere may send beside what every page may, and what it may read of an answer's headers. */
const allowedHeaders =
  'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Last-Event-ID, X-Request-Id';
const exposedHeaders = 'ETag, Location, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id';
const allowedMethods = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const preflightSeconds = 600;

/**
 * Lets pages of these origins read answers (the CORS protocol of the Fetch standard), and answers their preflights.
 * Credentials are never allowed: a token is sent in a header, not by the browser itself.
 * @returns undefined where no origin is allowed; browsers then keep every other page out.
 */
export function createCrossOrigin(
  origins: readonly string[],
): ((request: FastifyRequest, reply: FastifyReply) => 'answered' | undefined) | undefined {
  if (origins.length === 0) return undefined;
  const allowed = new Set(origins);
  return (request, reply) => {
    reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (origin === undefined || !allowed.has(origin)) return undefined;
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-expose-headers', exposedHeaders);
    const isPreflight = request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
    if (!isPreflight) return undefined;
    reply
      .code(204)
      .header('access-control-allow-methods', allowedMethods)
      .header('access-control-allow-headers', allowedHeaders)
      .header('access-control-max-age', String(preflightSeconds))
      .send();
    return 'answered';
  };
}
