import type { FastifyRequest } from 'fastify';
import { HttpRefusal } from './errors.ts';

/** Refuses a body that is not JSON by its own headers (415), or whose declared length is too large (413). */
export function admitBody(request: FastifyRequest, limitBytes: number): void {
  const { 'content-type': type, 'content-encoding': encoding, 'content-length': length } = request.headers;
  if (type === undefined || !isJsonMediaType(type)) {
    throw new HttpRefusal(415, 'Content-Type must be application/json.');
  }
  if (encoding !== undefined && encoding.trim().toLowerCase() !== 'identity') {
    throw new HttpRefusal(415, 'Content-Encoding must be absent or identity.');
  }
  if (Number(length) > limitBytes) throw bodyTooLarge(limitBytes);
}

/** The connection is closed: the client may have more to send. */
export function bodyTooLarge(limitBytes: number): HttpRefusal {
  return new HttpRefusal(413, `The body is larger than ${limitBytes} bytes.`, { headers: { connection: 'close' } });
}

const jsonMediaTypePattern = /^application\/json[ \t]*(?:;[ \t]*(?:charset[ \t]*=[ \t]*(?:utf-8|"utf-8")[ \t]*)?)?$/i;

/** `application/json`, with no parameter but `charset=utf-8`. */
function isJsonMediaType(contentType: string): boolean {
  return jsonMediaTypePattern.test(contentType.trim());
}
