import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';

export interface ReceivedMessage {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** An HTTP server on the loopback address that keeps what it is sent and answers as it is told. */
export interface ReceivingServer {
  port: number;
  /** `http://127.0.0.1:PORT`, or https when it has a certificate. */
  origin: string;
  received: ReceivedMessage[];
  /** Resolves when so many messages have arrived. */
  receives(count: number): Promise<ReceivedMessage[]>;
  close(): Promise<void>;
}

/** How to answer the nth message, counted from 0; the default is 200 with an empty body. */
export type Answering = (nth: number, ...args: Parameters<RequestListener>) => void;

export async function startReceivingServer(
  answer: Answering = (_nth, _request, response) => response.end(),
  tls?: { key: string; cert: string },
): Promise<ReceivingServer> {
  const received: ReceivedMessage[] = [];
  const waiting: (() => void)[] = [];
  const listener: RequestListener = (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      received.push({ method, path: url, headers, body: Buffer.concat(chunks).toString('utf8') });
      for (const wake of waiting.splice(0)) wake();
      answer(received.length - 1, request, response);
    });
  };
  const server: Server = tls === undefined ? createServer(listener) : createTlsServer(tls, listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${port}`,
    received,
    async receives(count) {
      while (received.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
      return received;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
