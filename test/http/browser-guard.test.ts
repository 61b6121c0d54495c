import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../src/http/route-plugin.ts';
import { createServer } from '../../src/http/server.ts';

let app: App;
beforeAll(async () => {
  app = await createServer({
    log: pino({ level: 'silent' }),
    apiTokens: [],
    bodyLimitBytes: 1000,
    appEnv: 'local',
    openapi: { title: 'Local', version: '1.0.0', description: 'Local.', tags: {} },
    refusesStrangePages: true,
    corsOrigins: ['https://tools.example'],
    routes: [
      (scope) => {
        scope.get('/read', async () => ({}));
        scope.post('/change', async () => ({}));
      },
    ],
  });
});
afterAll(() => app.close());

const status = async (method: 'GET' | 'POST', headers: Record<string, string>) =>
  (await app.inject({ method, url: method === 'GET' ? '/read' : '/change', headers })).statusCode;

describe('a service without a token on its own machine', () => {
  test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'assay.localhost'])(
    'is asked for as %s',
    async (host) => {
      expect([await status('GET', { host }), await status('POST', { host })]).toEqual([200, 200]);
    },
  );

  test.each(['rebound.example', 'rebound.example:3000', 'localhost.example'])(
    'is not asked for as %s',
    async (host) => {
      expect([await status('GET', { host }), await status('POST', { host })]).toEqual([403, 403]);
    },
  );

  test('is not changed by pages of other sites, with a body or without', async () => {
    const host = 'localhost:3000';
    expect(await status('POST', { host, origin: 'https://evil.example' })).toBe(403);
    expect(await status('POST', { host, origin: 'null' })).toBe(403);
    expect(await status('POST', { host, 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await status('POST', { host, origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await status('POST', { host, origin: 'https://tools.example', 'sec-fetch-site': 'cross-site' })).toBe(200);
    expect(await status('GET', { host, 'sec-fetch-site': 'cross-site' })).toBe(200);
  });
});
