import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Refusal } from '../lib/refusal.ts';

/** Headers of what can be repeated without being done twice. An empty key is none: some clients send it always. */
export const idempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      pattern: '^[!-~]{0,255}$',
      title: 'at most 255 visible ASCII characters',
      description:
        'Makes the request repeatable: the same key with the same body gives the first answer again, with another ' +
        'body 409. A key belongs to the caller’s token and is kept as long as what it made.',
    }),
  ),
});

/** The request's Idempotency-Key, if it has one. Two callers may use the same. */
export function idempotencyKeyOf(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && key !== '' ? key : undefined;
}

/** The refusal of a key that came with another body before. */
export function idempotencyKeyReused(): Refusal {
  const message = 'this key was used with another body';
  return new Refusal('conflict', 'The Idempotency-Key was used with another body.', {
    issues: [{ code: 'idempotency_key_reused', path: ['idempotency-key'], message }],
  });
}
