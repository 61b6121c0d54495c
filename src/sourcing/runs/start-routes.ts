import type { FastifyReply } from 'fastify';
import { failures } from '../../http/error-schema.ts';
import { idempotencyHeaders, idempotencyKeyOf } from '../../http/idempotency-key.ts';
import { memberText } from '../../http/member-text.ts';
import type { RoutePlugin } from '../../http/route-plugin.ts';
import { Refusal } from '../../lib/refusal.ts';
import { runParams } from './run-params.ts';
import { RunStartedSchema, StartRunBodySchema } from './run-schemas.ts';
import { runUrls } from './run-view.ts';
import { rerunRun, type StartedRun, type StartRunDependencies, startRun } from './start-run.ts';

const answers = { 202: { description: 'The run is queued, or was started with this key before.' } };

/** A context that a caller sends along would be left aside in silence, and the run would not be the one asked for. */
function refuseBody(body: unknown): void {
  const text = Buffer.isBuffer(body) ? body.toString('utf8').trim() : '';
  if (text === '' || /^\{\s*\}$/u.test(text)) return;
  throw new Refusal(
    'invalid',
    'A rerun takes no body: it has the context of the first run. POST /api/sourcing-jobs starts a run in another one.',
    { issues: [{ code: 'unexpected_body', path: [], message: 'must be empty' }] },
  );
}

/** Starting and repeating runs. */
export function startRoutes(dependencies: StartRunDependencies): RoutePlugin {
  return (app) => {
    app.post(
      '/api/sourcing-jobs',
      {
        config: { auth: true, scope: 'run', answers, keepsBodyBytes: true },
        schema: {
          operationId: 'startSourcingJob',
          tags: ['Sourcing jobs'],
          summary: 'Start a run of a sourcing request',
          headers: idempotencyHeaders,
          body: StartRunBodySchema,
          response: { 202: RunStartedSchema, ...failures(404, 409) },
        },
      },
      async (request, reply) => {
        const { sr_id: srId, sourcing_context: context = {} } = request.body;
        const { bodyBytes = Buffer.alloc(0) } = request;
        const contextText = () => memberText(bodyBytes, 'sourcing_context');
        const asked = { srId, context, contextText, caller: request.caller, idempotencyKey: idempotencyKeyOf(request) };
        return sendStarted(reply, await startRun(dependencies, asked));
      },
    );

    app.post(
      '/api/runs/:job_id/rerun',
      {
        config: { auth: true, scope: 'run', answers },
        schema: {
          operationId: 'rerunRun',
          tags: ['Sourcing jobs'],
          summary: 'Start a run of the same sourcing request in the same context',
          description:
            'The new run takes the items of the sourcing request as they are now, not the copy that the first run ' +
            'froze: one repeats a run because the request was corrected or the catalog has grown. Its status names ' +
            'the first run in `rerunOf`. Any run can be repeated, ended or not. It takes no body but an empty one; another ' +
            'context is a new run by `POST /api/sourcing-jobs`.',
          params: runParams,
          headers: idempotencyHeaders,
          response: { 202: RunStartedSchema, ...failures(404, 409) },
        },
      },
      async (request, reply) => {
        const { job_id: runId } = request.params;
        refuseBody(request.body);
        const asked = { runId, caller: request.caller, idempotencyKey: idempotencyKeyOf(request) };
        return sendStarted(reply, await rerunRun(dependencies, asked));
      },
    );
  };
}

/** 202 with the addresses of a run that was started, or was started before with the same Idempotency-Key. */
function sendStarted(reply: Pick<FastifyReply, 'code' | 'header'>, run: StartedRun): FastifyReply {
  const { statusUrl, resultUrl } = runUrls(run);
  if (run.replayed) reply.header('idempotency-replayed', 'true');
  return reply
    .code(202)
    .header('location', statusUrl)
    .header('retry-after', '1')
    .send({ job_id: run.runId, statusUrl, resultUrl });
}
