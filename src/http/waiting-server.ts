import { randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { securityHeaders } from './security-headers.ts';

/** What answers while the service itself cannot yet: the process is alive, and not ready. */
export interface WaitingServer extends AsyncDisposable {
  /** The port it has, also where any was asked for. */
  port: number;
  /** Frees the port at once; answers under way are cut. */
  close(): Promise<void>;
}

const retryAfterSeconds = '2';

function send(response: ServerResponse, status: number, body: object): void {
  for (const [name, value] of securityHeaders) response.setHeader(name, value);
  response.setHeader('x-request-id', randomUUID());
  response.setHeader('content-type', 'application/json; charset=utf-8');
  if (status === 503) response.setHeader('retry-after', retryAfterSeconds);
  response.statusCode = status;
  response.end(JSON.stringify(body));
}

/**
 * Listens before anything else is there: `/healthz` is 200, everything else 503 with `reason` and when to come back.
 * @throws Error of the system where nothing can listen there, such as EADDRINUSE.
 */
export async function openWaitingServer(
  address: { host: string; port: number },
  reason: string,
): Promise<WaitingServer> {
  const server = createServer((request, response) => {
    request.resume();
    const [path] = (request.url ?? '').split('?');
    if (path === '/healthz' && (request.method === 'GET' || request.method === 'HEAD'))
      send(response, 200, { status: 'ok' });
    else send(response, 503, { error: `The service is not ready: ${reason}` });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
    return closing;
  };
  return { port: (server.address() as AddressInfo).port, close, [Symbol.asyncDispose]: close };
}
