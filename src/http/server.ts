import { randomUUID } from 'node:crypto';
import { createServer as createHttpServer } from 'node:http';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  type HTTPMethods,
  LogController,
} from 'fastify';
import type { AppEnvironment } from '../lib/app-environment.ts';
import type { TokenRegistry } from '../lib/token-scope.ts';
import type { Tracing } from '../lib/tracing.ts';
import { type AccessRules, createAdmission } from './admission.ts';
import { admitRequests, setCommonHeaders } from './admit-requests.ts';
import { isAnsweredEarly } from './answer-early.ts';
import { createAuthenticator } from './auth.ts';
import { drainConnections } from './drain-connections.ts';
import { HttpRefusal, sendError, unreadableRequestAnswer } from './errors.ts';
import {
  type OpenapiDocument,
  type OpenapiOptions,
  type PublishedRoute,
  publishedRoutes,
  writeOpenapi,
} from './openapi.ts';
import { createRateLimiter, type RateLimits } from './rate-limit.ts';
import { createReadiness, type ReadinessChecks } from './readiness.ts';
import { receiveBodies } from './receive-bodies.ts';
import { registerReferencePage } from './reference-page.ts';
import type { App, RoutePlugin } from './route-plugin.ts';
import { registerServiceRoutes } from './service-routes.ts';
import { traceRequests } from './trace-requests.ts';
import { compileValidator } from './validation.ts';

interface ServerOptions {
  log: FastifyBaseLogger;
  /** Tokens that let a caller in, each `token` or `name:token`; without any, and none stored, no token is needed. */
  apiTokens: readonly string[];
  /** Further tokens, which may come and go. */
  storedTokens?: TokenRegistry;
  /** Every route but the public ones requires a token. */
  readTokenRequired?: boolean;
  bodyLimitBytes: number;
  /** In production the reference page has no playground. */
  appEnv: AppEnvironment;
  routes: readonly RoutePlugin[];
  openapi: OpenapiOptions;
  /** What the service needs to do its work; when one rejects or does not respond, `/readyz` answers 503 and names it. */
  readiness?: ReadinessChecks;
  /** How long `/readyz` waits for an answer. Default 5 s. */
  readinessLimitMs?: number;
  /** Whether an internal error is transient: its 500 then carries Retry-After. */
  isPassingFault?: (error: unknown) => boolean;
  /** Called for every response when it has been sent; `route` is the pattern, such as `/api/runs/:job_id`. */
  onAnswered?: (answer: { method: string; route: string; status: number; seconds: number }) => void;
  /** Every request is a part of the trace that its `traceparent` names, or of one of its own. */
  tracing?: Tracing | undefined;
  /** Nothing is limited unless given. */
  rateLimits?: RateLimits;
  /** True for a service without tokens on a machine's own address; see browser-guard.ts. */
  refusesStrangePages?: boolean;
  /** Addresses and blocks of proxies whose `X-Forwarded-For` is trusted for the caller's address. */
  trustProxy?: string[];
  /** How long a request may take to arrive, headers and body. Default 60 s. */
  requestTimeoutMs?: number;
  /** A connection on which nothing moves for so long is closed, also in the middle of an answer. Default 120 s. */
  idleTimeoutMs?: number;
  /** Origins whose pages may read answers; none by default. */
  corsOrigins?: readonly string[];
  /** Requests in hand get this long when the server closes. Default 15 s. */
  drainTimeoutMs?: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    openapiDocument(): OpenapiDocument;
  }
}

/**
 * The HTTP server with everything that all routes share. The order of its checks is the contract's: unknown route
 * 404, wrong method 405, too many requests 429, no token 401, media type 415, size 413, not JSON 400, schema 400; then the handler.
 */
export async function createServer(options: ServerOptions): Promise<App> {
  const {
    log,
    bodyLimitBytes,
    readiness = {},
    readinessLimitMs = 5_000,
    requestTimeoutMs = 60_000,
    idleTimeoutMs = 120_000,
    corsOrigins = [],
    trustProxy = [],
  } = options;
  const { drainTimeoutMs = 15_000, isPassingFault = () => false } = options;
  const fail = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
    sendError(error, request, reply, isPassingFault);
  const authenticator = createAuthenticator(options.apiTokens, options.storedTokens);
  const rules: AccessRules = { appEnv: options.appEnv, readTokenRequired: options.readTokenRequired ?? false };
  const admission = createAdmission(authenticator, rules);
  const drains: (() => void)[] = [];
  const app: App = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimitBytes,
    trustProxy: trustProxy.length > 0 && trustProxy,
    // Called once for each address: "localhost" may have two.
    serverFactory: (handler) => {
      const timeouts = {
        requestTimeout: requestTimeoutMs,
        headersTimeout: Math.min(requestTimeoutMs, 60_000),
        connectionsCheckingInterval: requestTimeoutMs / 4,
        keepAliveTimeout: 72_000,
        requireHostHeader: false, // Node's own answer has no body; see admit-requests.ts
      };
      const server = createHttpServer(timeouts, handler);
      // A reader that takes nothing for so long has gone; streams of events send a comment more often than that.
      server.setTimeout(idleTimeoutMs);
      // Node's own answer to an unmet expectation has no body; see admit-requests.ts.
      server.on('checkExpectation', handler);
      drains.push(drainConnections(server, drainTimeoutMs));
      return server;
    },
    return503OnClosing: false,
    genReqId: (raw) => requestId(raw.headers['x-request-id']),
    routerOptions: { maxParamLength: 16_384 },
    rewriteUrl(raw) {
      // No route knows them: to the router they are one method. Routes for each would be thousands.
      if (raw.method !== undefined && !knownMethods.has(raw.method)) raw.method = strangeMethod;
      return raw.url ?? '/';
    },
    frameworkErrors: (error, request, reply) => {
      setCommonHeaders(request, reply);
      sendError(error, request, reply);
    },
    clientErrorHandler: (error, socket) => {
      const wantsAnswer = socket.writable && error.code !== 'ECONNRESET' && !isAnsweredEarly(socket);
      if (wantsAnswer) socket.end(unreadableRequestAnswer(error.code, randomUUID()));
      else socket.destroy();
    },
  });

  app.setValidatorCompiler(compileValidator);
  // Answers are written as the handler made them; a schema that silently drops members would hide mistakes.
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  app.setErrorHandler(fail);
  app.setNotFoundHandler((request, reply) => sendError(new HttpRefusal(404, 'No such route.'), request, reply));

  const methodsByUrl = new Map<string, Set<string>>();
  const published: PublishedRoute[] = [];
  app.addHook('onRoute', (route) => {
    const methods = methodsByUrl.get(route.url) ?? new Set();
    for (const method of [route.method].flat()) methods.add(method);
    methodsByUrl.set(route.url, methods);
    published.push(...publishedRoutes(route));
  });

  app.addHook('preClose', async () => {
    for (const drain of drains) drain();
  });

  app.decorateRequest('caller', 'anonymous');
  app.decorateRequest('bodyBytes');
  app.decorateRequest('isTrusted', function isTrusted(this: FastifyRequest) {
    return admission.isTrusted(this);
  });
  if (options.tracing !== undefined) traceRequests(app, options.tracing);
  admitRequests(app, {
    admission,
    limiter: createRateLimiter(options.rateLimits ?? {}),
    corsOrigins,
    refusesStrangePages: options.refusesStrangePages === true,
    bodyLimitBytes,
  });

  const { onAnswered } = options;
  // Of a request only the pattern of its route: its address may hold what people wrote.
  const logsAnswers = ['trace', 'debug', 'info'].includes(log.level);
  if (onAnswered !== undefined) {
    app.addHook('onResponse', (request, reply, done) => {
      const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
      const { statusCode: status, elapsedTime: durationMs } = reply;
      onAnswered({ method: request.method, route, status, seconds: durationMs / 1000 });
      if (logsAnswers)
        request.log.info({ method: request.method, route, status, durationMs, caller: request.caller }, 'Answered.');
      done();
    });
  }

  receiveBodies(app, bodyLimitBytes);
  app.decorate('openapiDocument', () => writeOpenapi(published, options.openapi));
  registerReferencePage(app, options.openapi.title, options.appEnv !== 'production');
  registerServiceRoutes(app, createReadiness(readiness, readinessLimitMs));
  for (const plugin of options.routes) await app.register(async (scope) => plugin(scope as App));
  // Last, when every route is known: all other methods of a known path answer 405.
  await app.register(async (scope) => {
    for (const [url, methods] of [...methodsByUrl]) {
      const others = scope.supportedMethods.filter((method) => !methods.has(method)) as HTTPMethods[];
      const config = { allow: [...methods].sort().join(', ') };
      if (others.length > 0) scope.route({ method: others, url, config, handler: () => undefined });
    }
  });
  return app;
}

/** Fastify's own methods: any of them may have a route. */
const knownMethods: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
]);
/** What every other method of HTTP counts as; a known path answers 405 to it. */
const strangeMethod = 'TRACE';

const requestIdPattern = /^[\x21-\x7e]{1,128}$/;

function requestId(sent: string | string[] | undefined): string {
  return typeof sent === 'string' && requestIdPattern.test(sent) ? sent : randomUUID();
}
