import { Type } from 'typebox';
import { sendJsonText } from '../../http/json-text.ts';
import { memberText } from '../../http/member-text.ts';
import { failures } from '../../http/openapi.ts';
import type { RoutePlugin } from '../../http/route-plugin.ts';
import { lenient } from '../../http/schema-parts.ts';
import { withStaleness } from '../comparison/staleness-view.ts';
import { readEndedRun, readLatestDoneRun, readRun } from './read-run.ts';
import { runParams } from './run-params.ts';
import {
  LatestResultSchema,
  RunListSchema,
  RunRecordSchema,
  RunStartedSchema,
  RunStatusSchema,
  StartRunBodySchema,
} from './run-schemas.ts';
import { listRuns } from './run-store.ts';
import { readRecordJson, runToStatus } from './run-view.ts';
import type { StartRunDependencies } from './start-run.ts';
import { startRun } from './start-run.ts';
import { idempotencyKeyOf, sendStartedRun, startHeaders } from './started-run-routes.ts';

/** Starting runs and reading their state and record. */
export function runRoutes(dependencies: StartRunDependencies): RoutePlugin {
  const { database } = dependencies;

  return (app) => {
    app.post(
      '/api/sourcing-jobs',
      {
        config: { auth: true, scope: 'run' },
        schema: {
          operationId: 'startSourcingJob',
          tags: ['Sourcing jobs'],
          summary: 'Start a run of a sourcing request',
          headers: startHeaders,
          body: StartRunBodySchema,
          response: { 202: RunStartedSchema, ...failures(404, 409) },
        },
      },
      async (request, reply) => {
        const { sr_id: srId, sourcing_context: context = {} } = request.body;
        const { bodyBytes = Buffer.alloc(0) } = request;
        const contextText = () => memberText(bodyBytes, 'sourcing_context');
        const run = await startRun(dependencies, { srId, context, contextText, ...idempotencyKeyOf(request) });
        return sendStartedRun(reply, run);
      },
    );

    app.get(
      '/api/runs',
      {
        schema: {
          operationId: 'listRuns',
          tags: ['Sourcing jobs'],
          summary: 'The newest runs, of one sourcing request when sr_id is given',
          querystring: Type.Object(
            {
              sr_id: lenient(
                Type.String({ description: 'Only runs of this sourcing request; of several the last counts' }),
              ),
            },
            { additionalProperties: true },
          ),
          response: { 200: RunListSchema },
        },
      },
      async (request, reply) => {
        const { sr_id: asked } = request.query;
        const srId = Array.isArray(asked) ? asked.at(-1) : asked;
        const runs = await listRuns(database.pool, { limit: 100, ...(typeof srId === 'string' ? { srId } : {}) });
        return reply.send({ runs: runs.map(runToStatus) });
      },
    );

    app.get(
      '/api/runs/:job_id',
      {
        schema: {
          operationId: 'readRun',
          tags: ['Sourcing jobs'],
          summary: 'State and progress of a run',
          params: runParams,
          response: { 200: RunStatusSchema, ...failures(404) },
        },
      },
      async (request, reply) => {
        const { job_id: runId } = request.params;
        return reply.header('cache-control', 'no-store').send(runToStatus(await readRun(database.pool, runId)));
      },
    );

    app.get(
      '/api/runs/:job_id/result',
      {
        schema: {
          operationId: 'readRunResult',
          tags: ['Sourcing jobs'],
          summary: 'The full record of a run, with the evidence of every verdict',
          params: runParams,
          response: { 200: RunRecordSchema, ...failures(404) },
        },
      },
      async (request, reply) => {
        const { job_id: runId } = request.params;
        const run = await readEndedRun(database.pool, runId);
        return sendJsonText(reply, await readRecordJson(database.pool, run, { isTrusted: await request.isTrusted() }));
      },
    );

    app.get(
      '/api/sr/:sr_id/result',
      {
        schema: {
          operationId: 'readLatestResult',
          tags: ['Sourcing jobs'],
          summary: 'The record of the latest done run of a sourcing request, and whether it is stale',
          params: Type.Object({ sr_id: Type.String({ description: 'The public id of the sourcing request' }) }),
          response: { 200: LatestResultSchema, ...failures(404) },
        },
      },
      async (request, reply) => {
        const { sr_id: srId } = request.params;
        const run = await readLatestDoneRun(database.pool, srId);
        const record = await readRecordJson(database.pool, run, { isTrusted: await request.isTrusted() });
        return sendJsonText(reply, await withStaleness(database.pool, dependencies.srPrefix, run, record));
      },
    );
  };
}
