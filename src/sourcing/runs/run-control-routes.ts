import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { Database } from '../../db/open-database.ts';
import { failures } from '../../http/error-schema.ts';
import type { RoutePlugin } from '../../http/route-plugin.ts';
import { lenient } from '../../http/schema-parts.ts';
import type { Clock } from '../../lib/clock.ts';
import { cancelRun } from './cancel-run.ts';
import { readRun } from './read-run.ts';
import { isUnfinished } from './run.ts';
import { createRunFeed, endEventId } from './run-feed.ts';
import { runParams } from './run-params.ts';
import { RunStatusSchema } from './run-schemas.ts';
import { runToStatus } from './run-view.ts';

/** Cancelling and following runs. */
export function runControlRoutes(dependencies: { database: Database; clock: Clock }): RoutePlugin {
  const { database, clock } = dependencies;

  return (app) => {
    const feed = createRunFeed(database.pool, (error) => app.log.warn({ err: error }, 'Runs could not be followed.'));
    app.addHook('preClose', async () => feed.close());

    app.post(
      '/api/runs/:job_id/cancel',
      {
        config: { auth: true, scope: 'run' },
        schema: {
          operationId: 'cancelRun',
          tags: ['Sourcing jobs'],
          summary: 'Cancel a run',
          description:
            'Queued items are never begun, running ones stop at their next step. Finished items stay readable in the ' +
            'record. Cancelling a cancelled run changes nothing and answers the same; a run that is done or failed ' +
            'is refused with 409.',
          params: runParams,
          response: { 200: RunStatusSchema, ...failures(404, 409) },
        },
      },
      async (request, reply) => {
        const { job_id: runId } = request.params;
        return reply.send(runToStatus(await cancelRun({ database, clock }, runId)));
      },
    );

    app.get(
      '/api/runs/:job_id/events',
      {
        exposeHeadRoute: false,
        config: {
          answers: {
            200: {
              mediaType: 'text/event-stream',
              description:
                'A stream that ends with the run. Events: `progress` (data: the run status) at the beginning and ' +
                'after every change; `item` (data: itemId, itemRevision, name, state, error, candidates, shortlisted, ' +
                'pending, eliminated, priceExcluded, typeExcluded) for each finished item; last of all `done`, `failed` or ' +
                '`cancelled` (data: the run status), more names may come. Comments keep the connection alive.',
            },
            204: { description: 'The run has ended and the caller has seen its end: do not connect again.' },
          },
        },
        schema: {
          operationId: 'followRun',
          tags: ['Sourcing jobs'],
          summary: 'Follow a run as server-sent events',
          description:
            'Works for any run, also one that ended long ago, and at any server. A reader whose connection broke ' +
            'sends the id of its last event as `Last-Event-ID`, as `EventSource` does by itself, and misses nothing.',
          params: runParams,
          headers: Type.Object(
            { 'last-event-id': lenient(Type.String({ description: 'The id of the last event seen' })) },
            { additionalProperties: true },
          ),
          response: { 200: Type.String(), ...failures(404) },
        },
      },
      async (request, reply) => {
        const { job_id: runId } = request.params;
        const run = await readRun(database.pool, runId);
        const lastId = String(request.headers['last-event-id'] ?? '');
        if (lastId === endEventId && !isUnfinished(run.state)) return (reply as FastifyReply).code(204).send();
        const afterItems = /^\d{1,9}$/.test(lastId) ? Number(lastId) : 0;
        return (reply as FastifyReply)
          .type('text/event-stream; charset=utf-8')
          .header('cache-control', 'no-store')
          .header('x-accel-buffering', 'no')
          .send(feed.follow(run, afterItems));
      },
    );
  };
}
