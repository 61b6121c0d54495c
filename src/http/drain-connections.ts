import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Makes a server end when it is closed. Node's own closing waits for connections on which nothing was ever asked (a
 * browser opens them ahead) and keeps those open whose last answer comes after the closing began, a minute and more.
 * Here a connection without a request is closed at once, one with a request after its answer, and whatever is left
 * after `timeoutMs` is cut off.
 * @returns begins the closing
 */
export function drainConnections(server: Server, timeoutMs: number): () => void {
  const requestsOf = new Map<Socket, number>();
  let closing = false;
  server.on('connection', (socket: Socket) => {
    requestsOf.set(socket, 0);
    socket.once('close', () => requestsOf.delete(socket));
  });
  const count = (socket: Socket, change: number) => {
    const requests = (requestsOf.get(socket) ?? 0) + change;
    if (!requestsOf.has(socket)) return;
    requestsOf.set(socket, requests);
    if (closing && requests === 0) socket.destroySoon();
  };
  server.prependListener('request', (request, response) => {
    const { socket } = request;
    count(socket, 1);
    response.once('close', () => count(socket, -1));
  });
  return () => {
    closing = true;
    for (const [socket, requests] of requestsOf) if (requests === 0) socket.destroySoon();
    setTimeout(() => server.closeAllConnections(), timeoutMs).unref();
  };
}
