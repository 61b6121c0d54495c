import { Type } from 'typebox';
import { failures } from '../http/error-schema.ts';
import type { RoutePlugin } from '../http/route-plugin.ts';
import { type Clock, monotonicMs } from '../lib/clock.ts';

const AboutSchema = Type.Object(
  {
    version: Type.String({ description: 'Version of the program' }),
    started_at: Type.String({ format: 'date-time', description: 'When the process that answers was started' }),
    uptime_seconds: Type.Integer({ minimum: 0 }),
  },
  { $id: 'About' },
);

/** `GET /api/v1/about`: the version of the program and how long this process has been up. */
export function aboutRoutes({ version, clock }: { version: string; clock: Clock }): RoutePlugin {
  const startedAt = new Date(clock.now()).toISOString();
  const startedMs = monotonicMs();
  return (app) => {
    app.get(
      '/api/v1/about',
      {
        config: { public: true },
        schema: {
          operationId: 'readAbout',
          tags: ['Service'],
          summary: 'Version of the program and uptime of the process',
          description: 'Needs no token. Behind a load balancer each process answers for itself.',
          response: { 200: AboutSchema, ...failures(500) },
        },
      },
      async (_request, reply) =>
        reply.header('cache-control', 'no-store').send({
          version,
          started_at: startedAt,
          uptime_seconds: Math.floor((monotonicMs() - startedMs) / 1000),
        }),
    );
  };
}
