import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Run } from './run.ts';
import { runUrls } from './run-view.ts';

/** The request's Idempotency-Key as `startRun` and `rerunRun` take it; an empty one is none. */
export function idempotencyKeyOf(request: Pick<FastifyRequest, 'headers'>): { idempotencyKey?: string } {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && key !== '' ? { idempotencyKey: key } : {};
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
