import { Type } from 'typebox';
import type { Database } from '../../db/open-database.ts';
import { failures } from '../../http/error-schema.ts';
import type { RoutePlugin } from '../../http/route-plugin.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { Clock } from '../../lib/clock.ts';
import { DeliveryListSchema } from './callback-schemas.ts';
import { listDeliveries } from './callback-view.ts';
import { replayCallback } from './replay-callback.ts';

const path = '/api/v1/deliveries';

const ReplayedSchema = Type.Object({ delivery_id: Type.String() }, { $id: 'ReplayedDelivery' });

/** The callbacks of all runs, and sending one again. */
export function deliveryRoutes(dependencies: {
  database: Pick<Database, 'pool'>;
  queue: Pick<JobQueue, 'enqueue'>;
  clock: Clock;
}): RoutePlugin {
  return (app) => {
    app.get(
      path,
      {
        config: { auth: true },
        schema: {
          operationId: 'listAllDeliveries',
          tags: ['Sourcing jobs'],
          summary: 'The newest callbacks of all runs, with every attempt to deliver them',
          querystring: Type.Object(
            {
              state: Type.Optional(Type.Literal('failed', { description: 'Only those that failed' })),
              limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 100 })),
            },
            { additionalProperties: false },
          ),
          response: { 200: DeliveryListSchema, ...failures(400, 401, 500) },
        },
      },
      async (request, reply) => {
        const { state, limit = 100 } = request.query;
        const filter = { limit, failed: state === 'failed' };
        return reply
          .header('cache-control', 'no-store')
          .send({ deliveries: await listDeliveries(dependencies.database.pool, filter) });
      },
    );

    app.post(
      `${path}/:delivery_id/replay`,
      {
        config: { auth: true },
        schema: {
          operationId: 'replayDelivery',
          tags: ['Sourcing jobs'],
          summary: 'Send a callback again, with the same id and bytes',
          description:
            'It goes to the `callback_url` that the request has now, and its schedule of attempts starts over.',
          params: Type.Object({ delivery_id: Type.String({ description: 'The `webhook-id` of the callback' }) }),
          response: { 202: ReplayedSchema, ...failures(401, 404, 409, 500) },
        },
      },
      async (request, reply) => {
        const { delivery_id: deliveryId } = request.params;
        await replayCallback(dependencies, deliveryId);
        return reply.code(202).send({ delivery_id: deliveryId });
      },
    );
  };
}
