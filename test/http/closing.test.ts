import { once } from 'node:events';
import { connect } from 'node:net';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createServer } from '../../src/http/server.ts';

async function openServer(drainTimeoutMs: number) {
  const asked = Promise.withResolvers<void>();
  const mayAnswer = Promise.withResolvers<void>();
  const app = await createServer({
    log: pino({ level: 'silent' }),
    apiTokens: [],
    bodyLimitBytes: 1000,
    appEnv: 'local',
    openapi: { title: 'Slow', version: '1.0.0', description: 'Slow.', tags: {} },
    drainTimeoutMs,
    routes: [
      (scope) => {
        scope.get('/slow', async () => {
          asked.resolve();
          await mayAnswer.promise;
          return { text: 'done' };
        });
      },
    ],
  });
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  /** A connection that has said `text`, and all that it hears until it is closed. */
  const say = async (text: string) => {
    const socket = connect(Number(port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(text);
    let heard = '';
    socket.on('data', (chunk) => {
      heard += chunk;
    });
    const closed = Promise.withResolvers<string>();
    socket.on('error', () => undefined).on('close', () => closed.resolve(heard));
    return closed.promise;
  };
  return { app, say, asked: asked.promise, mayAnswer };
}

test('a server that closes answers what is in hand and waits for no connection on which nothing is asked', async () => {
  const { app, say, asked, mayAnswer } = await openServer(1_000_000);
  const silent = say('');
  const used = say('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  const slow = say('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
  await asked;
  const closed = app.close();
  expect(await silent).toBe('');
  expect(await used).toContain('{"status":"ok"}');
  mayAnswer.resolve();
  expect(await slow).toContain('{"text":"done"}');
  await closed;
});

test('a request that does not end holds a closing server no longer than it may', async () => {
  const { app, say, asked, mayAnswer } = await openServer(100);
  const slow = say('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
  const stalled = say('POST /api HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{');
  await asked;
  await app.close();
  expect(await slow).toBe('');
  await stalled;
  mayAnswer.resolve();
});
