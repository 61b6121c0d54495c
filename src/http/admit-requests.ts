import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../lib/token-scope.ts';
import type { Admission } from './admission.ts';
import { refuseStrangePages } from './browser-guard.ts';
import { createCrossOrigin } from './cross-origin.ts';
import { HttpRefusal } from './errors.ts';
import type { RateLimiter } from './rate-limit.ts';
import { admitBody } from './request-body.ts';
import type { App } from './route-plugin.ts';
import { securityHeaders } from './security-headers.ts';

interface AdmissionOptions {
  admission: Admission;
  /** Undefined where nothing is limited. */
  limiter: RateLimiter | undefined;
  /** Origins whose pages may read answers. */
  corsOrigins: readonly string[];
  refusesStrangePages: boolean;
  bodyLimitBytes: number;
}

/** Checks each request before its body is read: its route, how many its caller has sent, its token, its media type and size. */
export function admitRequests(
  app: App,
  { admission, limiter, corsOrigins, refusesStrangePages, bodyLimitBytes }: AdmissionOptions,
): void {
  const answerCrossOrigin = createCrossOrigin(corsOrigins);
  if (limiter === undefined) {
    app.addHook('onRequest', (request, reply, done) => {
      setCommonHeaders(request, reply);
      if (answerCrossOrigin?.(request, reply) === 'answered') return;
      admitRoute(request);
      const caller = admission.authenticate(request);
      if (caller instanceof Promise) {
        caller.then((found) => admitCaller(request, found)).then(() => done(), done);
        return;
      }
      admitCaller(request, caller);
      done();
    });
  } else {
    app.addHook('onRequest', async (request, reply) => {
      setCommonHeaders(request, reply);
      if (answerCrossOrigin?.(request, reply) === 'answered') return reply;
      try {
        admitRoute(request);
      } catch (error) {
        // Requests to unknown routes count too.
        if (request.routeOptions.config.unlimited !== true) await limiter.admit(request, reply);
        throw error;
      }
      const needsToken = await admission.needsToken(request);
      const authenticate = needsToken ? () => admission.identify(request) : undefined;
      const isUnlimited = request.routeOptions.config.unlimited === true;
      admitCaller(request, isUnlimited ? await authenticate?.() : await limiter.admit(request, reply, authenticate));
    });
  }

  function admitRoute(request: FastifyRequest): void {
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1') {
      throw new HttpRefusal(400, 'The Host header is missing.', { headers: { connection: 'close' } });
    }
    const { expect } = request.headers;
    if (expect !== undefined && expect.toLowerCase() !== '100-continue') {
      throw new HttpRefusal(417, 'The only supported expectation is 100-continue.', {
        headers: { connection: 'close' },
      });
    }
    if (request.is404 || hasEmptyParameter(request)) throw new HttpRefusal(404, 'No such route.');
    if (refusesStrangePages) refuseStrangePages(request, corsOrigins);
    const { allow } = request.routeOptions.config;
    if (allow === undefined) return;
    throw new HttpRefusal(405, `Method not allowed; use ${allow.split(', ').join(' or ')}.`, { headers: { allow } });
  }

  function admitCaller(request: FastifyRequest, caller: Caller | undefined): void {
    if (caller !== undefined) {
      admission.admitScope(request, caller);
      request.caller = caller.name;
    }
    const { config, schema } = request.routeOptions;
    if (schema?.body !== undefined) admitBody(request, config.bodyLimitBytes ?? bodyLimitBytes);
  }
}

/** A slash too many at the end leaves a parameter empty; it names nothing. */
function hasEmptyParameter(request: FastifyRequest): boolean {
  const parameters = request.params as Record<string, string>;
  for (const name in parameters) if (parameters[name] === '') return true;
  return false;
}

/** What every answer has, also that of a request which no route was found for. */
export function setCommonHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id);
  for (const [name, value] of securityHeaders) reply.header(name, value);
}
