import type { Readable } from 'node:stream';
import { errorCodes } from 'fastify';

/** A body of undeclared length begins with so much room. */
const leastRoom = 64 * 1024;

const noBytes: Buffer = Buffer.alloc(0);

/**
 * Reads the bytes of a body as they arrive into the one buffer that is handed on: pieces that are put together at the end
 * hold the thread for tens of milliseconds at ten megabytes.
 * @param declared the `Content-Length`, undefined where it is not declared
 * @param done given the bytes, or Fastify's error for a body that is larger than `limitBytes`, has another length than declared
 * or ends early
 */
export function readBody(
  payload: Readable,
  declared: number | undefined,
  limitBytes: number,
  done: (error: Error | null, body?: Buffer) => void,
): void {
  if (declared !== undefined && declared > limitBytes) {
    done(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE());
    return;
  }
  let body = noBytes;
  let length = 0;
  const onData = (chunk: Buffer) => {
    const needed = length + chunk.length;
    if (needed > limitBytes) {
      end(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE());
      return;
    }
    if (needed === declared && length === 0) {
      // Most bodies arrive in one piece, whose bytes are its own: Node has copied them out of what the connection reads into.
      body = chunk;
      length = needed;
      return;
    }
    if (needed > body.length) {
      const room = length === 0 ? Math.max(needed, declared ?? leastRoom) : Math.max(needed, 2 * body.length);
      const larger = Buffer.allocUnsafeSlow(Math.min(limitBytes, room));
      body.copy(larger, 0, 0, length);
      body = larger;
    }
    chunk.copy(body, length);
    length = needed;
  };
  const onEnd = () => {
    if (declared !== undefined && declared !== length) end(new errorCodes.FST_ERR_CTP_INVALID_CONTENT_LENGTH());
    else end(null);
  };
  const onError = (error: Error & { statusCode?: number }) => {
    error.statusCode ??= 400;
    end(error);
  };
  const end = (error: Error | null) => {
    payload.off('data', onData).off('end', onEnd).off('error', onError);
    if (error === null) done(null, length === body.length ? body : body.subarray(0, length));
    else done(error);
  };
  payload.on('data', onData).on('end', onEnd).on('error', onError);
  payload.resume();
}
