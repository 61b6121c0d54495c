import type { Readable } from 'node:stream';

/**
 * Sends an answer whose JSON is already text, its bytes or a stream of them, as stored views have it. The route's response schema describes it;
 * nothing serialises it again.
 */
export function sendJsonText<Reply extends { type(mediaType: string): Reply; send(payload: never): Reply }>(
  reply: Reply,
  json: string | Buffer | Readable,
): Reply {
  return reply.type('application/json; charset=utf-8').send(json as never);
}
