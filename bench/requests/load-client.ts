import net from 'node:net';

export interface LoadRequest {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  body?: string;
}

export interface LoadResult {
  requests: number;
  seconds: number;
}

/**
 * Keeps `connections` kept-alive connections busy, one request at a time on each, with as little work per answer as
 * can be: the client shares its machine with what it measures.
 * @param next the next request of a connection, given the text of its answer before (empty at the start)
 * @throws Error at the first answer that is not a 2xx
 */
export async function generateLoad(
  port: number,
  connections: number,
  durationMs: number,
  next: (connection: number, answer: string) => LoadRequest,
): Promise<LoadResult> {
  const startedAt = performance.now();
  const endAt = startedAt + durationMs;
  const counts = await Promise.all(
    Array.from({ length: connections }, (_, index) => runConnection(port, endAt, (answer) => next(index, answer))),
  );
  return { requests: counts.reduce((sum, count) => sum + count, 0), seconds: (performance.now() - startedAt) / 1000 };
}

const lastChunk = '\r\n0\r\n\r\n';

/** True where an answer in chunks has come to its last one, which may be split over two pieces. */
const endsChunks = (pieces: readonly Buffer[]) =>
  Buffer.concat(pieces.slice(-lastChunk.length)).toString('latin1').endsWith(lastChunk);

function runConnection(port: number, endAt: number, next: (answer: string) => LoadRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
    let received: Buffer[] = [];
    let missing = -1;
    let count = 0;
    let isChunked = false;
    const send = (answer: string) => {
      const { method, path, body } = next(answer);
      const head = `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n`;
      const rest =
        body === undefined
          ? '\r\n'
          : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
      socket.write(head + rest);
    };
    socket.on('connect', () => send(''));
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      received.push(chunk);
      if (missing === -1) {
        const all = received.length === 1 ? chunk : Buffer.concat(received);
        const headEnd = all.indexOf('\r\n\r\n');
        if (headEnd === -1) return;
        const head = all.toString('latin1', 0, headEnd);
        isChunked = /transfer-encoding: chunked/i.test(head);
        const length = isChunked ? Number.MAX_SAFE_INTEGER : Number(/content-length: (\d+)/i.exec(head)?.[1]);
        if (head[9] !== '2' || Number.isNaN(length)) {
          socket.destroy();
          reject(new Error(`Unexpected answer: ${all.toString()}`));
          return;
        }
        received = [all.subarray(headEnd + 4)];
        missing = length - all.length + headEnd + 4;
      } else missing -= chunk.length;
      const isEnded = isChunked ? endsChunks(received) : missing <= 0;
      if (!isEnded) return;
      missing = -1;
      count += 1;
      const answer = Buffer.concat(received);
      received = [];
      if (performance.now() < endAt) send(answer.toString('latin1'));
      else socket.end(() => resolve(count));
    });
  });
}
