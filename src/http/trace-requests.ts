import type { FastifyRequest } from 'fastify';
import type { TraceSpan, Tracing } from '../lib/tracing.ts';
import type { App } from './route-plugin.ts';

/**
 * Makes each request a span: named by method and route, never by an address, which may hold what people wrote. What is
 * asked all the time and does nothing, such as `/healthz`, has none.
 */
export function traceRequests(app: App, tracing: Tracing): void {
  const spans = new WeakMap<FastifyRequest, TraceSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, headers } = request;
    if (routeOptions.config.unlimited === true) return done();
    const { traceparent } = headers;
    const span = tracing.start(method, {
      kind: 'server',
      parent: typeof traceparent === 'string' ? traceparent : undefined,
      attributes: { 'http.request.method': method, 'assay.request_id': request.id },
    });
    spans.set(request, span);
    done();
  });
  // The body was read on events of the connection, which know nothing of the request.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request);
    if (span === undefined) done();
    else tracing.run(span, done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    const route = request.is404 ? undefined : request.routeOptions.url;
    if (route !== undefined) {
      span?.name(`${request.method} ${route}`);
      span?.set({ 'http.route': route });
    }
    span?.set({ 'http.response.status_code': reply.statusCode });
    span?.end(reply.statusCode >= 500 ? new Error(String(reply.statusCode)) : undefined);
    done();
  });
}
