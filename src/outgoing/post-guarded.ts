import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import type { AddressGuard } from './address-guard.ts';

interface OutgoingPost {
  /** http or https. A user and password in it are sent to its own host, as Basic credentials, and nowhere else. */
  url: URL;
  headers: Record<string, string>;
  body: string;
}

interface PostOptions {
  guard: AddressGuard;
  /** Until the connection stands, with TLS. */
  connectTimeoutMs: number;
  /** From the first step to the end of the answer. */
  totalTimeoutMs: number;
  /** Gives the request up. */
  signal: AbortSignal;
}

/** What a receiver answered. Its body is read to its end or to 64 KiB, and thrown away. */
export interface PostAnswer {
  status: number;
  /** The `Retry-After` header as it was sent. */
  retryAfter: string | undefined;
}

/** A receiver may finish its answer in peace; more than this is cut off. */
const maxAnswerBytes = 64 * 1024;
/** Another address of the same name is tried when one has not answered for so long. */
const nextAddressAfterMs = 1_000;

/**
 * Sends one POST to a host that the guard admits. Redirects are not followed, no proxy of the environment is used, the
 * certificate of an https host must be valid, and no connection is kept.
 * @throws AddressRefused when the guard refuses; Error with a sentence for everything else that brings no answer.
 */
export async function postGuarded(post: OutgoingPost, options: PostOptions): Promise<PostAnswer> {
  const { url } = post;
  const { guard, connectTimeoutMs, totalTimeoutMs } = options;
  // `net.connect` asks no lookup about an address. URL has turned every spelling of one (octal, hex, short) into one.
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) !== 0) guard.checkAddress(host, host);
  const isSecure = url.protocol === 'https:';
  const deadline = AbortSignal.timeout(totalTimeoutMs);

  const { promise, resolve, reject } = Promise.withResolvers<PostAnswer>();
  const request = (isSecure ? https : http).request(url, {
    method: 'POST',
    headers: post.headers,
    // An agent of its own: the global one may go through a proxy.
    agent: new (isSecure ? https : http).Agent({
      keepAlive: false,
      autoSelectFamily: true,
      autoSelectFamilyAttemptTimeout: nextAddressAfterMs,
    }),
    lookup: guard.lookup,
    signal: AbortSignal.any([options.signal, deadline]),
  });
  request.on('socket', (socket) => {
    const timer = setTimeout(
      () => request.destroy(new Error(`There was no connection within ${connectTimeoutMs} ms.`)),
      connectTimeoutMs,
    );
    socket.once(isSecure ? 'secureConnect' : 'connect', () => clearTimeout(timer));
    socket.once('close', () => clearTimeout(timer));
  });
  // The status is the answer: a body that breaks off or takes too long changes nothing.
  let answer: PostAnswer | undefined;
  request.on('response', (response) => {
    answer = { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] };
    let bytes = 0;
    response.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxAnswerBytes) response.destroy();
    });
    response.on('error', () => undefined);
  });
  let failure = new Error('The connection was closed without an answer.');
  request.on('error', (error) => {
    failure = deadline.aborted ? new Error(`There was no answer within ${totalTimeoutMs} ms.`) : withMessage(error);
  });
  // Always the last event, also where there was no other: an unasked change of protocol just ends the connection.
  request.on('close', () => (answer === undefined ? reject(failure) : resolve(answer)));
  request.end(post.body);
  return promise;
}

/** Several addresses that all failed come as one error without a message of its own. */
function withMessage(error: Error): Error {
  if (!(error instanceof AggregateError)) return error;
  const messages = error.errors.map((part) => (part instanceof Error ? part.message : String(part)));
  return new Error(messages.join('; '), { cause: error });
}
