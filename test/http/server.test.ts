import { connect } from 'node:net';
import { pino } from 'pino';
import { Type } from 'typebox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../../src/http/route-plugin.ts';
import { createServer } from '../../src/http/server.ts';
import { Refusal } from '../../src/lib/refusal.ts';

let app: App;

beforeAll(async () => {
  app = await createServer({
    log: pino({ level: 'silent' }),
    apiTokens: ['alice:alices-token', 'plain-token'],
    bodyLimitBytes: 1000,
    appEnv: 'production',
    openapi: { title: 'Hello', version: '1.0.0', description: 'A hello.', tags: { Greetings: 'Greetings.' } },
    routes: [
      (scope) => {
        scope.post(
          '/hello/:name',
          {
            config: { auth: true },
            schema: {
              operationId: 'sayHello',
              tags: ['Greetings'],
              summary: 'Says hello',
              params: Type.Object({ name: Type.String({ maxLength: 10 }) }),
              body: Type.Object({ loud: Type.Boolean() }, { additionalProperties: false }),
              response: { 200: Type.Object({ text: Type.String() }) },
            },
          },
          async (request) => {
            const text = `${request.caller} greets ${request.params.name}`;
            return { text: request.body.loud ? text.toUpperCase() : text, extra: 'is kept' };
          },
        );
        scope.get('/fault', async () => {
          throw new Error('a secret about the inside');
        });
        scope.get('/broken', async () => {
          throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
        });
        scope.get('/busy', async () => {
          throw new Refusal('unavailable', 'Come back later', { retryAfterSeconds: 7 });
        });
        scope.get('/numbers', { schema: { querystring: Type.Object({ n: Type.Integer() }) } }, async (request) => ({
          n: request.query.n,
        }));
      },
    ],
  });
});
afterAll(() => app.close());

const json = { 'content-type': 'application/json' };
const alice = { authorization: 'Bearer alices-token' };

test('a handler receives typed, checked input and the name of the caller', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/hello/Bob',
    headers: { ...json, ...alice },
    payload: { loud: false },
  });
  expect(answer.json()).toEqual({ text: 'alice greets Bob', extra: 'is kept' });
});

test('nothing is coerced and nothing is stripped', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/hello/Bob',
    headers: { ...json, ...alice },
    payload: { loud: 'true', more: 1 },
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().issues).toMatchObject([
    { code: 'wrong_type', path: ['loud'] },
    { code: 'unknown_property', path: ['more'] },
  ]);
});

test('a 500 says nothing about the inside and carries the request id', async () => {
  const answer = await app.inject({ url: '/fault', headers: { 'x-request-id': 'my-id-1' } });
  expect([answer.statusCode, answer.body]).toEqual([500, '{"error":"Internal error"}']);
  expect(answer.headers['x-request-id']).toBe('my-id-1');
});

test('a refusal that passes says when to come back', async () => {
  const answer = await app.inject('/busy');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '7']);
});

test('an integer of a query is read from digits and from nothing else', async () => {
  expect((await app.inject('/numbers?n=12')).json()).toEqual({ n: 12 });
  for (const n of ['1e1', '0x1', '', ' 1', '01', '1.0', '1&n=2', '99999999999999999999']) {
    expect((await app.inject(`/numbers?n=${n}`)).statusCode, n).toBe(400);
  }
  const messageOf = async (query: string) => (await app.inject(`/numbers?${query}`)).json().issues[0].message;
  expect(await messageOf('n=two')).toBe('must be an integer in plain digits, such as 20, not "two"');
  expect(await messageOf(`n=${'9'.repeat(20)}`)).toBe('must be an integer of at most 16 digits');
  expect(await messageOf('n=1&n=2')).toBe('must be an integer in plain digits, such as 20, and be given once');
});

test('a query that is no UTF-8 is refused by name; everything else is text', async () => {
  for (const bytes of ['%ff', 'a%C3', '%c3%28', '%ED%A0%80', '%F5%80%80%80']) {
    const answer = await app.inject(`/numbers?n=1&x=${bytes}&y=%C3%A9`);
    expect([answer.statusCode, answer.json().issues], bytes).toEqual([
      400,
      [{ code: 'invalid_utf8', path: ['x'], message: 'must be UTF-8, percent-encoded, such as %C3%A9 for é' }],
    ]);
  }
  for (const text of ['%C3%A9', '%E6%B0%B4', '%F0%9F%98%80', '50%', '%zz', 'é']) {
    expect((await app.inject(`/numbers?n=1&x=${text}`)).statusCode, text).toBe(200);
  }
});

test('the reference page is served from here, alone, and without a playground in production', async () => {
  for (const url of ['/', '/docs']) {
    const page = await app.inject(url);
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/https?:\/\//);
    expect(page.body).toContain('&quot;hideTestRequestButton&quot;:true');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  }
  const script = await app.inject('/docs/scalar.js');
  expect(script.headers['content-type']).toMatch('javascript');
  expect(script.body.length).toBeGreaterThan(100_000);
});

test('the document holds the routes and the answers that the server gives by itself', async () => {
  const document = (await app.inject('/openapi.json')).json();
  const operation = document.paths['/hello/{name}'].post;
  expect(Object.keys(operation.responses)).toEqual(['200', '400', '401', '403', '413', '415', '429', '500']);
  expect(operation.security).toEqual([{ bearerAuth: [] }]);
});

test('U+0000 in the path or the query is refused by the name of its place, after the token is checked', async () => {
  const path = await app.inject({
    method: 'POST',
    url: '/hello/B%00b',
    headers: { ...json, ...alice },
    payload: { loud: false },
  });
  expect(path.statusCode).toBe(400);
  expect(path.json().issues).toMatchObject([{ code: 'null_character', path: ['name'] }]);
  const query = await app.inject({ url: '/numbers?n=1&x=%00&y=%2500' });
  expect(query.statusCode).toBe(400);
  expect(query.json().issues).toMatchObject([{ code: 'null_character', path: ['x'] }]);
  expect((await app.inject({ url: '/numbers?n=1&y=%2500' })).statusCode).toBe(200);
  expect((await app.inject({ method: 'POST', url: '/hello/B%00b', headers: json })).statusCode).toBe(401);
});

test('an issue is as short as a fault is, however long the key that it names, and says which keys there are', async () => {
  const payload = { ['k'.repeat(900)]: 1, [`${'k'.repeat(999)}😀`]: 1 };
  const message = 'is not a known property; known are loud';
  const small = await createServer({
    log: pino({ level: 'silent' }),
    apiTokens: [],
    bodyLimitBytes: 100_000,
    appEnv: 'local',
    openapi: { title: 'Small', version: '1.0.0', description: 'Small.', tags: {} },
    routes: [
      (scope) => {
        const body = Type.Object({ loud: Type.Boolean() }, { additionalProperties: false });
        scope.post('/loud/:name', { schema: { body } }, async () => ({}));
      },
    ],
  });
  const issues = (await small.inject({ method: 'POST', url: '/loud/a', headers: json, payload })).json().issues;
  expect(issues.slice(0, 2)).toEqual([
    { code: 'unknown_property', path: ['k'.repeat(900)], message },
    { code: 'unknown_property', path: [`${'k'.repeat(999)}\ufffd…`], message },
  ]);
  for (const method of ['POST', 'GET'] as const) {
    expect((await small.inject({ method, url: '/loud/' })).statusCode, 'a slash too many').toBe(404);
  }
  await small.close();
});

test('every method of HTTP that a path does not know is 405 with those it knows, and 404 where there is no such path', async () => {
  for (const method of ['GET', 'DELETE', 'TRACE', 'PROPFIND', 'PURGE', 'QUERY', 'M-SEARCH'] as const) {
    const known = await app.inject({ method: method as 'GET', url: '/hello/bob' });
    expect([method, known.statusCode, known.headers.allow]).toEqual([method, 405, 'POST']);
    expect(known.json()).toMatchObject({ error: 'Method not allowed; use POST.' });
    const unknown = await app.inject({ method: method as 'GET', url: '/hullo/bob' });
    expect([method, unknown.statusCode]).toEqual([method, 404]);
  }
});

test('an expectation that nobody meets is refused in words, whatever route and method it comes with', async () => {
  const headers = { ...json, ...alice, expect: '202-processing' };
  for (const url of ['/hello/Bob', '/nowhere']) {
    const answer = await app.inject({ method: 'POST', url, headers, payload: { loud: true } });
    expect(answer.statusCode).toBe(417);
    expect(answer.json()).toEqual({ error: 'The only supported expectation is 100-continue.' });
  }
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n');
  let heard = '';
  for await (const chunk of socket) heard += String(chunk);
  expect(heard).toMatch(/^HTTP\/1\.1 417 [\s\S]+\{"error":"The only supported expectation/u);
});

test('a connection of ours that breaks, such as that to the database, is no fault of the caller', async () => {
  const answer = await app.inject('/broken');
  expect([answer.statusCode, answer.json()]).toEqual([500, { error: 'Internal error' }]);
});
