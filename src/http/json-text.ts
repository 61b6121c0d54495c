/**
 * Sends an answer whose JSON is already text or its bytes, as stored views have it. The route's response schema describes it;
 * nothing serialises it again.
 */
export function sendJsonText<Reply extends { type(mediaType: string): Reply; send(payload: never): Reply }>(
  reply: Reply,
  json: string | Buffer,
): Reply {
  return reply.type('application/json; charset=utf-8').send(json as never);
}
