import type { Readable } from 'node:stream';

/** Sends an answer that is no JSON as it comes; the route's response schema describes it. */
export function sendStream<Reply extends { send(payload: unknown): Reply }>(reply: Reply, stream: Readable): Reply {
  return reply.send(stream);
}
