import { Type } from 'typebox';
import { readCursorText, writeCursor } from '../../http/cursor.ts';
import { failures } from '../../http/error-schema.ts';
import { sendJsonText } from '../../http/json-text.ts';
import type { RoutePlugin } from '../../http/route-plugin.ts';
import { lenient } from '../../http/schema-parts.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { RunReading } from '../products/run-reading.ts';
import { srIdPattern } from '../requests/sr-id.ts';
import { readEndedRun, readLatestDoneRun, readRun } from './read-run.ts';
import { runParams } from './run-params.ts';
import { LatestResultSchema, RunListSchema, RunRecordSchema, RunStatusSchema } from './run-schemas.ts';
import { listRuns, type RunPosition } from './run-store.ts';
import { runToStatus } from './run-view.ts';
import { readStaleness } from './staleness-view.ts';

/** Reading the state and the record of runs. */
export function runRoutes({ database, answers, srPrefix }: RunReading & { srPrefix: string }): RoutePlugin {
  return (app) => {
    app.get(
      '/api/runs',
      {
        schema: {
          operationId: 'listRuns',
          tags: ['Sourcing jobs'],
          summary: 'Runs, newest first; of one sourcing request when sr_id is given',
          querystring: Type.Object(
            {
              sr_id: lenient(
                Type.String({ description: 'Only runs of this sourcing request; of several the last counts' }),
              ),
              limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 100 })),
              cursor: Type.Optional(Type.String({ description: 'The `nextCursor` of the page before' })),
            },
            { additionalProperties: true },
          ),
          response: { 200: RunListSchema },
        },
      },
      async (request, reply) => {
        const { sr_id: asked, limit = 100, cursor } = request.query;
        const srId = Array.isArray(asked) ? asked.at(-1) : asked;
        const filter = {
          limit: limit + 1,
          after: readRunCursor(cursor),
          ...(typeof srId === 'string' ? { srId: checkSrId(srPrefix, srId) } : {}),
        };
        const runs = await listRuns(database.reads, filter);
        const page = runs.slice(0, limit);
        const last = runs.length > limit ? page.at(-1) : undefined;
        return reply.send({ runs: page.map(runToStatus), nextCursor: writeRunCursor(last) });
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
        return reply.header('cache-control', 'no-store').send(runToStatus(await readRun(database.reads, runId)));
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
          response: { 200: RunRecordSchema, ...failures(404, 503) },
        },
      },
      async (request, reply) => {
        const { job_id: runId } = request.params;
        const run = await readEndedRun(database.reads, runId);
        const isTrusted = await request.isTrusted();
        return sendJsonText(reply, await answers.open({ answer: 'record', runId: run.runId, isTrusted, members: {} }));
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
          response: { 200: LatestResultSchema, ...failures(404, 503) },
        },
      },
      async (request, reply) => {
        const { sr_id: srId } = request.params;
        const run = await readLatestDoneRun(database.reads, srId);
        const members = await readStaleness(database.reads, srPrefix, run);
        const isTrusted = await request.isTrusted();
        return sendJsonText(reply, await answers.open({ answer: 'record', runId: run.runId, isTrusted, members }));
      },
    );
  };
}

function writeRunCursor(run: RunPosition | undefined): string | null {
  return writeCursor(run && `${run.createdAt.getTime()}:${run.runId}`);
}

/** @throws Refusal `invalid` for a text that no request of this installation is called. */
function checkSrId(srPrefix: string, srId: string): string {
  if (new RegExp(srIdPattern(srPrefix)).test(srId)) return srId;
  throw new Refusal('invalid', 'The query is not valid.', {
    issues: [{ code: 'wrong_format', path: ['sr_id'], message: `must be a public id such as ${srPrefix}-1` }],
  });
}

/** @throws Refusal `invalid` for what is no cursor of this list. */
function readRunCursor(cursor: string | undefined): RunPosition | undefined {
  const position = readCursorText(cursor, /^\d{1,15}:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  if (position === undefined) return undefined;
  const [createdAtMs = '', runId = ''] = position.split(':');
  return { createdAt: new Date(Number(createdAtMs)), runId };
}
