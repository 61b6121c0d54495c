import type { IncomingMessage } from 'node:http';
import { type Duplex, Readable } from 'node:stream';

/** So long the rest of a refused body is read away; who sends for longer finds the connection closed. */
const timeoutMs = 10_000;

const answered = new WeakSet<Duplex>();

/** Whether the client may still be sending the body of this request. */
export function isBodyComing(request: IncomingMessage): boolean {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
  return !request.complete && !request.readableEnded && (length !== '0' || encoding !== undefined);
}

/**
 * An answer that the client has at once, and that ends when the client has sent its body, which is thrown away. Were
 * the connection closed before, its reset would reach most clients in the middle of their sending, and they would
 * report a broken pipe instead of the answer (RFC 9112, section 9.6).
 * The answer must have a `Content-Length`: by it the client knows that it has all.
 */
export function answerEarly(request: IncomingMessage, answer: string): Readable {
  const { socket } = request;
  answered.add(socket);
  const stream = new Readable({ read: () => undefined });
  stream.push(answer);
  const timer = setTimeout(() => request.destroy(), timeoutMs);
  const end = () => {
    clearTimeout(timer);
    answered.delete(socket);
    stream.push(null);
  };
  request.once('end', end).once('close', end).resume();
  return stream;
}

/** Whether the request that is arriving on a connection has its answer, so that a fault in the rest of it has none. */
export function isAnsweredEarly(connection: Duplex): boolean {
  return answered.has(connection);
}
