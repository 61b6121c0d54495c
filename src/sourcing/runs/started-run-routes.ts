import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Run } from './run.ts';
import { runUrls } from './run-view.ts';

/** Headers of what starts a run. An empty key is none: some clients send the header always. */
export const startHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      pattern: '^[!-~]{0,255}$',
      title: 'at most 255 visible ASCII characters',
      description:
        'Makes the start repeatable: the same key with the same body answers with the run that was started first, with ' +
        'another body 409. A key belongs to the caller’s token.',
    }),
  ),
});

/** The request's Idempotency-Key as `startRun` and `rerunRun` take it: two callers may use the same. */
export function idempotencyKeyOf(request: Pick<FastifyRequest, 'headers' | 'caller'>): { idempotencyKey?: string } {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && key !== '' ? { idempotencyKey: `${request.caller} ${key}` } : {};
}

/** 202 with the addresses of a run that was started, or was started before with the same Idempotency-Key. */
export function sendStartedRun(reply: Pick<FastifyReply, 'code'>, run: Pick<Run, 'runId' | 'srId'>): FastifyReply {
  const { statusUrl, resultUrl } = runUrls(run);
  return reply
    .code(202)
    .header('location', statusUrl)
    .header('retry-after', '1')
    .send({ job_id: run.runId, statusUrl, resultUrl });
}
