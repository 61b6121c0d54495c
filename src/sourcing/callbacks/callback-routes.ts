import { Type } from 'typebox';
import type { Database } from '../../db/open-database.ts';
import { failures } from '../../http/error-schema.ts';
import type { RoutePlugin } from '../../http/route-plugin.ts';
import { dateTime, nullable } from '../../http/schema-parts.ts';
import { readRun } from '../runs/read-run.ts';
import { runParams } from '../runs/run-params.ts';
import { listDeliveries } from './callback-view.ts';

const AttemptSchema = Type.Object(
  {
    number: Type.Integer({ minimum: 1 }),
    startedAt: dateTime,
    durationMs: nullable(Type.Integer()),
    status: nullable(Type.Integer({ description: 'The status of the answer' })),
    error: nullable(Type.String({ description: 'Why it failed' })),
  },
  { $id: 'DeliveryAttempt', description: 'One attempt; under way while it has neither duration nor error' },
);

const DeliverySchema = Type.Object(
  {
    deliveryId: Type.String({ description: 'Sent as `webhook-id`, the same in every attempt' }),
    runId: Type.String(),
    event: Type.String({ description: 'sourcing_job.done or sourcing_job.failed' }),
    url: Type.String({ description: 'Scheme and host of the callback_url: its path may hold a key' }),
    state: Type.String({ description: 'pending, delivered or failed; more may come' }),
    error: nullable(Type.String({ description: 'Why the last attempt failed' })),
    createdAt: dateTime,
    nextAttemptAt: nullable(dateTime),
    finishedAt: nullable(dateTime),
    attempts: Type.Array(AttemptSchema),
  },
  { $id: 'Delivery' },
);

export const DeliveryListSchema = Type.Object({ deliveries: Type.Array(DeliverySchema) }, { $id: 'DeliveryList' });

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
