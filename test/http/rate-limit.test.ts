import { pino } from 'pino';
import { Type } from 'typebox';
import { afterEach, describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../src/config.ts';
import type { RateLimits } from '../../src/http/rate-limit.ts';
import type { App } from '../../src/http/route-plugin.ts';
import { createServer } from '../../src/http/server.ts';

const apps: App[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

interface Sent {
  token?: string;
  from?: string;
  headers?: Record<string, string>;
}

/** A server with one open read and one write that needs a token, limited like this. */
async function serve(rateLimits: RateLimits, options: { apiTokens?: string[]; trustProxy?: string[] } = {}) {
  const app = await createServer({
    log: pino({ level: 'silent' }),
    apiTokens: ['alice:alices-token', 'bob:bobs-token'],
    bodyLimitBytes: 1000,
    appEnv: 'local',
    openapi: { title: 'Limited', version: '1.0.0', description: 'Limited.', tags: {} },
    rateLimits,
    ...options,
    routes: [
      (scope) => {
        scope.get('/read', async () => ({}));
        const body = Type.Object({ a: Type.Boolean() });
        scope.post('/write', { config: { auth: true }, schema: { body } }, async ({ caller }) => ({ caller }));
      },
    ],
  });
  apps.push(app);
  return async (method: 'GET' | 'POST' | 'DELETE', url: string, { token, from = '192.0.2.1', headers }: Sent = {}) =>
    app.inject({
      method,
      url,
      remoteAddress: from,
      headers: {
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(method === 'POST' ? { payload: '{"a":true}' } : {}),
    });
}

type Send = Awaited<ReturnType<typeof serve>>;

async function statuses(send: Send, count: number, ...request: Parameters<Send>): Promise<number[]> {
  const answers = [];
  for (let nth = 0; nth < count; nth++) answers.push((await send(...request)).statusCode);
  return answers;
}

const hour = (requests: number) => ({ requests, seconds: 3600 });

describe('a rate limit', () => {
  test('does not exist unless it is set', async () => {
    const send = await serve({});
    expect(new Set(await statuses(send, 50, 'GET', '/read'))).toEqual(new Set([200]));
    const { headers } = await send('GET', '/read');
    expect(Object.keys(headers).filter((name) => name.startsWith('ratelimit'))).toEqual([]);
  });

  test('counts routes that are not there, and methods that a route does not know', async () => {
    const send = await serve({ all: hour(2) });
    expect(await statuses(send, 3, 'GET', '/nothing')).toEqual([404, 404, 429]);
    const other = await serve({ all: hour(2) });
    expect(await statuses(other, 3, 'DELETE', '/read')).toEqual([405, 405, 429]);
  });

  test('says in every answer what is left, and refuses what is over it with 429 and Retry-After', async () => {
    const send = await serve({ all: hour(2) });
    const first = await send('GET', '/read');
    expect(first.headers).toMatchObject({
      'ratelimit-policy': '"all";q=2;w=3600',
      ratelimit: '"all";r=1;t=3600',
      'ratelimit-limit': '2',
      'ratelimit-remaining': '1',
      'ratelimit-reset': '3600',
    });
    expect((await send('GET', '/read')).headers['ratelimit-remaining']).toBe('0');
    const over = await send('GET', '/read');
    expect(over.statusCode).toBe(429);
    expect(over.json()).toEqual({ error: 'Too many requests: 2 in 3600 s are allowed.' });
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(3500);
    expect(over.headers['retry-after']).toBe(over.headers['ratelimit-reset']);
    expect(over.headers['x-request-id']).toBeDefined();
  });

  test('ends with its window', async () => {
    const send = await serve({ all: { requests: 1, seconds: 3 } });
    expect(await statuses(send, 2, 'GET', '/read')).toEqual([200, 429]);
    while ((await send('GET', '/read')).statusCode === 429) await new Promise((resolve) => setTimeout(resolve, 50));
  });

  test('counts callers by their tokens, wherever they call from, and everybody else by address', async () => {
    const send = await serve({ all: hour(2) });
    const from = (last: number) => ({ token: 'alices-token', from: `192.0.2.${last}` });
    expect((await send('POST', '/write', from(1))).json()).toEqual({ caller: 'alice' });
    expect((await send('POST', '/write', from(2))).statusCode).toBe(200);
    expect((await send('POST', '/write', from(3))).statusCode).toBe(429);
    expect((await send('POST', '/write', { token: 'bobs-token' })).statusCode).toBe(200);
    expect(await statuses(send, 3, 'GET', '/read', { from: '192.0.2.1' })).toEqual([200, 200, 429]);
    expect(await statuses(send, 1, 'GET', '/read', { from: '192.0.2.2' })).toEqual([200]);
  });

  test('without tokens counts writes by address too', async () => {
    const send = await serve({ all: hour(2) }, { apiTokens: [] });
    expect(await statuses(send, 3, 'POST', '/write')).toEqual([200, 200, 429]);
    expect((await send('POST', '/write', { from: '192.0.2.2' })).json()).toEqual({ caller: 'anonymous' });
  });

  test('counts the addresses of one IPv6 network together, and an IPv4 address in both its forms', async () => {
    const send = await serve({ all: hour(1) });
    expect((await send('GET', '/read', { from: '2001:db8:1:2::1' })).statusCode).toBe(200);
    expect((await send('GET', '/read', { from: '2001:db8:1:2:ffff::9' })).statusCode).toBe(429);
    expect((await send('GET', '/read', { from: '2001:db8:1:3::1' })).statusCode).toBe(200);
    expect((await send('GET', '/read', { from: '192.0.2.7' })).statusCode).toBe(200);
    expect((await send('GET', '/read', { from: '::ffff:192.0.2.7' })).statusCode).toBe(429);
  });

  test('of writes is apart from that of reads', async () => {
    const both = await serve({ all: hour(2), writes: hour(1) });
    const alice = { token: 'alices-token' };
    expect(await statuses(both, 2, 'POST', '/write', alice)).toEqual([200, 429]);
    expect((await both('POST', '/write', alice)).headers['ratelimit-policy']).toBe('"writes";q=1;w=3600');
    expect(await statuses(both, 3, 'GET', '/read')).toEqual([200, 200, 429]);
    const writesOnly = await serve({ writes: hour(1) });
    expect(await statuses(writesOnly, 5, 'GET', '/read')).toEqual([200, 200, 200, 200, 200]);
    expect(await statuses(writesOnly, 2, 'POST', '/write', alice)).toEqual([200, 429]);
  });

  test('stops the guessing of tokens: then even a right one from that address hears 429', async () => {
    const send = await serve({ all: hour(3) });
    const guesses = [];
    for (const token of ['wrong-1', 'wrong-2', undefined, 'wrong-4', 'alices-token']) {
      guesses.push((await send('POST', '/write', token === undefined ? {} : { token })).statusCode);
    }
    expect(guesses).toEqual([401, 401, 401, 429, 429]);
    expect((await send('POST', '/write', { token: 'alices-token', from: '192.0.2.9' })).statusCode).toBe(200);
    expect((await send('GET', '/read')).statusCode).toBe(200);
  });

  test('stands before 401 and the body', async () => {
    const send = await serve({ all: hour(1) });
    expect(await statuses(send, 2, 'POST', '/write')).toEqual([401, 429]);
    const headers = { 'content-type': 'text/plain' };
    expect(await statuses(send, 2, 'POST', '/write', { token: 'alices-token', from: '192.0.2.5', headers })).toEqual([
      415, 429,
    ]);
  });

  test('leaves out what watches over the service', async () => {
    const send = await serve({ all: hour(1) });
    await send('GET', '/read');
    expect(await statuses(send, 3, 'GET', '/healthz')).toEqual([200, 200, 200]);
    expect(await statuses(send, 3, 'GET', '/readyz')).toEqual([200, 200, 200]);
    expect((await send('GET', '/read')).statusCode).toBe(429);
  });

  test('believes the caller addresses of its own proxies only', async () => {
    const behind = await serve({ all: hour(1) }, { trustProxy: ['10.0.0.0/8'] });
    const forwarded = (address: string, from: string) => ({ from, headers: { 'x-forwarded-for': address } });
    expect((await behind('GET', '/read', forwarded('192.0.2.1', '10.1.1.1'))).statusCode).toBe(200);
    expect((await behind('GET', '/read', forwarded('192.0.2.2', '10.1.1.1'))).statusCode).toBe(200);
    expect((await behind('GET', '/read', forwarded('192.0.2.1', '10.1.1.2'))).statusCode).toBe(429);
    const stranger = '198.51.100.1';
    expect((await behind('GET', '/read', forwarded('192.0.2.77', stranger))).statusCode).toBe(200);
    expect((await behind('GET', '/read', forwarded('192.0.2.78', stranger))).statusCode).toBe(429);
    for (const [nonsense, status] of [
      ['unknown', 200],
      ['1.2.3.4:99', 429],
    ] as const) {
      expect((await behind('GET', '/read', forwarded(nonsense, '10.1.1.1'))).statusCode).toBe(status);
    }
    const alone = await serve({ all: hour(1) });
    expect((await alone('GET', '/read', forwarded('192.0.2.1', '10.1.1.1'))).statusCode).toBe(200);
    expect((await alone('GET', '/read', forwarded('192.0.2.2', '10.1.1.1'))).statusCode).toBe(429);
  });
});

describe('the settings of rate limits', () => {
  test('are read as a number per unit', () => {
    const config = readConfig({
      RATE_LIMIT: '600/minute',
      RATE_LIMIT_WRITES: '5 / second',
      TRUST_PROXY: '10.0.0.0/8,::1',
    });
    expect(config.rateLimits).toEqual({ all: { requests: 600, seconds: 60 }, writes: { requests: 5, seconds: 1 } });
    expect(config.trustProxy).toEqual(['10.0.0.0/8', '::1']);
    expect(readConfig({})).toMatchObject({ rateLimits: {}, trustProxy: [] });
  });

  test.each([
    ['RATE_LIMIT', '600'],
    ['RATE_LIMIT', '0/minute'],
    ['RATE_LIMIT', '10/day'],
    ['RATE_LIMIT_WRITES', '-1/hour'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/99'],
  ])('stop the program for %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });
});
