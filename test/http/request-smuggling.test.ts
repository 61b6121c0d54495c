import { once } from 'node:events';
import { connect } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from '../../src/http/server.ts';

const opened = { port: 0, close: async () => undefined as unknown };
/** Paths that the server was asked for. */
const asked: string[] = [];

beforeAll(async () => {
  const app = await createServer({
    log: pino({ level: 'silent' }),
    apiTokens: [],
    bodyLimitBytes: 1000,
    appEnv: 'local',
    openapi: { title: 'Any', version: '1.0.0', description: 'Any.', tags: {} },
    routes: [
      (scope) => {
        scope.post('/store', async (request) => {
          asked.push(request.url);
          return { stored: true };
        });
        scope.get('/hidden', async (request) => {
          asked.push(request.url);
          return { secret: true };
        });
      },
    ],
  });
  opened.port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  opened.close = () => app.close();
});

afterAll(() => opened.close());

/** All that is answered to these bytes until the server closes the connection. */
async function answerTo(lines: readonly string[], body: string): Promise<string> {
  const socket = connect(opened.port, '127.0.0.1');
  await once(socket, 'connect');
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  socket.on('error', () => undefined);
  socket.write(
    `${['POST /store HTTP/1.1', 'Host: x', 'Content-Type: application/json', ...lines].join('\r\n')}\r\n\r\n${body}`,
  );
  await once(socket, 'close');
  return heard;
}

const hidden = 'GET /hidden HTTP/1.1\r\nHost: x\r\n\r\n';

test.each([
  ['a length and chunks', [`Content-Length: ${hidden.length + 5}`, 'Transfer-Encoding: chunked'], `0\r\n\r\n${hidden}`],
  ['chunks and a length', ['Transfer-Encoding: chunked', 'Content-Length: 4'], `5c\r\n${hidden}\r\n0\r\n\r\n`],
  ['two lengths', ['Content-Length: 2', `Content-Length: ${hidden.length + 2}`], `{}${hidden}`],
  ['a length with a sign', ['Content-Length: +2'], `{}${hidden}`],
  ['an encoding of another spelling', ['Transfer-Encoding: xchunked'], `0\r\n\r\n${hidden}`],
  ['an encoding behind a line break', ['Transfer-Encoding:\n chunked', 'Content-Length: 2'], `{}${hidden}`],
  ['a space before the colon', ['Content-Length : 2', `Content-Length: ${hidden.length}`], hidden],
  ['chunks of a wrong length', ['Transfer-Encoding: chunked'], `2;\n\r\n{}${hidden}`],
])('one request that tells its end in two ways hides no other: %s', async (_what, lines, body) => {
  asked.length = 0;
  const heard = await answerTo(lines, body);
  expect(heard).toMatch(/^HTTP\/1\.1 400 /);
  expect(heard.match(/HTTP\/1\.1 \d{3}/g)).toHaveLength(1);
  expect(asked).toEqual([]);
});

test('requests behind each other on one connection are each answered', async () => {
  asked.length = 0;
  const last = hidden.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
  const heard = await answerTo(['Content-Length: 2'], `{}${last}`);
  expect(heard.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
  expect(asked.toSorted()).toEqual(['/hidden', '/store']);
});
