import { Readable } from 'node:stream';
import { charactersAtOnce, giveWay } from '../lib/give-way.ts';

/**
 * Sends an answer whose JSON is already text, its bytes or a stream of them, as stored views have it. The route's response
 * schema describes it; nothing serialises it again.
 */
export function sendJsonText<Reply extends { type(mediaType: string): Reply; send(payload: unknown): Reply }>(
  reply: Reply,
  json: string | Buffer | Readable,
): Reply {
  return reply.type('application/json; charset=utf-8').send(json);
}

/** Sends an answer whose JSON text is these parts together: a long one part by part, so that others have the thread between them. */
export function sendJsonParts<Reply extends { type(mediaType: string): Reply; send(payload: unknown): Reply }>(
  reply: Reply,
  parts: readonly string[],
): Reply {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return sendJsonText(reply, length < charactersAtOnce ? parts.join('') : Readable.from(inTurns(parts)));
}

async function* inTurns(parts: readonly string[]): AsyncGenerator<Buffer> {
  for (const part of parts) {
    yield Buffer.from(part);
    // A stream whose reader is quick would go on at once.
    await giveWay();
  }
}
