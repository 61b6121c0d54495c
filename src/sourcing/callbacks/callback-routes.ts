import type { Database } from '../../db/open-database.ts';
import { failures } from '../../http/error-schema.ts';
import type { RoutePlugin } from '../../http/route-plugin.ts';
import { readRun } from '../runs/read-run.ts';
import { runParams } from '../runs/run-params.ts';
import { DeliveryListSchema } from './callback-schemas.ts';
import { listDeliveries } from './callback-view.ts';

/** What became of the callbacks of a run. */
export function callbackRoutes({ database }: { database: Pick<Database, 'pool'> }): RoutePlugin {
  return (app) => {
    app.get(
      '/api/runs/:job_id/deliveries',
      {
        config: { auth: true },
        schema: {
          operationId: 'listDeliveries',
          tags: ['Sourcing jobs'],
          summary: 'The delivery of a run’s callback, with every attempt',
          params: runParams,
          response: { 200: DeliveryListSchema, ...failures(404) },
        },
      },
      async (request, reply) => {
        const { runId } = await readRun(database.pool, request.params.job_id);
        const deliveries = await listDeliveries(database.pool, { runId, limit: 100 });
        return reply.header('cache-control', 'no-store').send({ deliveries });
      },
    );
  };
}
