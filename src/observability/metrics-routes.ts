import type { RoutePlugin } from '../http/route-plugin.ts';
import type { Metrics } from './metrics.ts';

/** `GET /metrics` for a Prometheus server. */
export function metricsRoutes(metrics: Metrics): RoutePlugin {
  return (app) => {
    app.get('/metrics', { config: { unlimited: true }, schema: { hide: true } }, async (_request, reply) =>
      reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
    );
  };
}
