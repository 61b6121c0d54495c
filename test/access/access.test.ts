import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runAssay } from '../support/run-assay.ts';
import { openTestService, type TestService } from '../support/test-service.ts';

const request = {
  external_id: 'order-1',
  merchant: { id: 'm-1', name: 'Shop' },
  items: [{ name: 'Mug', description: 'Mug' }],
};
const unknownRun = '/job/019ca9d0-5c00-7000-8000-000000000000';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('stored tokens', () => {
  let service: TestService;
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    service = await openTestService({ API_TOKEN: 'configured-token' });
    for (const scope of ['read', 'write', 'run', 'admin']) {
      const { output } = await runAssay(['token', 'create', `its-${scope}`, '--scope', scope], service.env);
      tokens[scope] = output.trim();
    }
  });
  afterAll(() => service.close());

  test('open what their scopes name, and 403 says which scope is missing', async () => {
    const asked = [
      ['write', 'POST', '/api/v1/sourcing-requests', request],
      ['read', 'GET', '/api/v1/sourcing-requests', undefined],
      ['run', 'POST', '/api/sourcing-jobs', { sr_id: 'SR-999' }],
      ['write', 'PUT', `${unknownRun}/products/1/specs/Capacity`, { verdict: 'match' }],
      ['run', 'POST', '/api/runs/019ca9d0-5c00-7000-8000-000000000000/cancel', undefined],
    ] as const;
    for (const [needed, method, url, body] of asked) {
      for (const [scope, token] of Object.entries(tokens)) {
        const { status, headers } = await service.call(method, url, body, bearer(token));
        const name = `${method} ${url} with ${scope}`;
        if (scope === needed || scope === 'admin') expect([401, 403], name).not.toContain(status);
        else {
          expect(status, name).toBe(403);
          expect(headers['www-authenticate']).toBe(`Bearer error="insufficient_scope", scope="${needed}"`);
        }
      }
    }
    expect((await service.call('GET', '/api/v1/sourcing-requests', undefined, bearer('configured-token'))).status).toBe(
      200,
    );
    expect((await service.call('GET', '/api/v1/sourcing-requests', undefined, bearer(`${tokens.read}x`))).status).toBe(
      401,
    );
  });

  test('are refused for their scope before their body is read', async () => {
    const { status } = await service.call('POST', '/api/v1/sourcing-requests', '{', bearer(tokens.read ?? ''));
    expect(status).toBe(403);
  });

  test('give history their name, and the list tells when they were used', async () => {
    const created = await service.call<{ sr_id: string }>(
      'POST',
      '/api/v1/sourcing-requests',
      { ...request, external_id: 'named' },
      bearer(tokens.write ?? ''),
    );
    const url = `/api/v1/sourcing-requests/${created.body.sr_id}/history`;
    const { body } = await service.call<{ history: { changed_by: string }[] }>(
      'GET',
      url,
      undefined,
      bearer(tokens.read ?? ''),
    );
    expect(JSON.stringify(body)).toContain('its-write');
    const { output } = await runAssay(['token', 'list', '--json'], service.env);
    const listed = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { name: string; lastUsedAt: string | null });
    expect(listed.map(({ name }) => name)).toEqual(['its-admin', 'its-run', 'its-write', 'its-read']);
    expect(listed.every(({ lastUsedAt }) => lastUsedAt !== null)).toBe(true);
    for (const token of Object.values(tokens)) expect(output).not.toContain(token);
  });

  test('are kept as hashes alone', async () => {
    const { rows } = await service.service.database.pool.query('SELECT row_to_json(t)::text AS text FROM api_tokens t');
    for (const { text } of rows as { text: string }[]) {
      for (const token of Object.values(tokens)) {
        expect(text).not.toContain(token);
        expect(text).not.toContain(Buffer.from(token).toString('hex'));
      }
    }
  });

  test.concurrent('end when they are revoked, within the seconds that processes remember them', async ({ expect }) => {
    const { output } = await runAssay(['token', 'create', 'leaver', '--scope', 'read'], service.env);
    const ask = () => service.call('GET', '/api/v1/sourcing-requests', undefined, bearer(output.trim()));
    await expect.poll(async () => (await ask()).status).toBe(200);
    expect((await runAssay(['token', 'revoke', 'leaver'], service.env)).output).toMatch(/^Revoked token \d+ of leaver/);
    await expect.poll(async () => (await ask()).status, { timeout: 20_000 }).toBe(401);
    const again = await runAssay(['token', 'revoke', 'leaver'], service.env);
    expect([again.code, again.errors]).toEqual([1, expect.stringContaining('There is no token "leaver"')]);
  });

  test.concurrent('end when their time is over', async ({ expect }) => {
    const { output } = await runAssay(
      ['token', 'create', 'guest', '--scope', 'read', '--expires-in', '1h'],
      service.env,
    );
    const token = output.trim();
    await expect
      .poll(async () => (await service.call('GET', '/api/v1/sourcing-requests', undefined, bearer(token))).status)
      .toBe(200);
    await service.service.database.pool.query(
      `UPDATE api_tokens SET expires_at = now() - interval '1 second' WHERE name = 'guest'`,
    );
    await expect
      .poll(async () => (await service.call('GET', '/api/v1/sourcing-requests', undefined, bearer(token))).status)
      .toBe(401);
  });

  test.concurrent('close a service that had none with the first, and revoking it does not open it again', async ({
    expect,
  }) => {
    const open = await openTestService();
    try {
      const ask = async () => (await open.call('GET', '/api/v1/sourcing-requests')).status;
      expect(await ask()).toBe(200);
      await runAssay(['token', 'create', 'only', '--scope', 'admin'], open.env);
      await expect.poll(ask).toBe(401);
      await runAssay(['token', 'revoke', 'only'], open.env);
      await new Promise((resolve) => setTimeout(resolve, 6_000));
      expect(await ask()).toBe(401);
    } finally {
      await open.close();
    }
  });

  test.each([
    [['token', 'create', 'x'], '--scope'],
    [['token', 'create', 'x', '--scope', 'everything'], 'It must be one of read, write, run, admin'],
    [['token', 'create', 'a name', '--scope', 'read'], 'cannot be the name of a token'],
    [['token', 'create', 'anonymous', '--scope', 'read'], 'cannot be the name of a token'],
    [['token', 'create', 'x', '--scope', 'read', '--expires-in', 'soon'], 'a duration such as 12h'],
  ])('are not made of %j', async (args, sentence) => {
    const { code, errors, output } = await runAssay(args, service.env);
    expect([code, output]).toEqual([1, '']);
    expect(errors).toContain(sentence);
  });
});

test('with READ_TOKEN_REQUIRED only what tells nothing is open', async () => {
  const service = await openTestService({ API_TOKEN: 'configured-token', READ_TOKEN_REQUIRED: 'true' });
  try {
    const open = ['/', '/docs', '/openapi.json', '/healthz', '/readyz', '/dashboard'];
    const closed = [
      ...['/api/runs', '/api/runs/x', '/api/runs/x/result', '/api/runs/x/events', '/api/sr/SR-1/result', '/metrics'],
      ...['/job/x/products', '/job/x/products.csv', '/job/x/products.xlsx', '/job/x/diagnosis', '/job/x/questions'],
      ...['/job/x/feedback', '/job/x/products/1/specs/a', '/api/runs/x/diff/y', '/api/runs/x/deliveries'],
    ];
    for (const url of open) expect((await service.call('GET', url)).status, url).not.toBe(401);
    for (const url of closed) {
      expect((await service.call('GET', url)).status, url).toBe(401);
      expect((await service.call('GET', url, undefined, bearer('configured-token'))).status, url).not.toBe(401);
    }
    expect((await service.call('GET', '/nowhere')).status).toBe(404);
  } finally {
    await service.close();
  }
});

describe('what browsers are told', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await openTestService({ CORS_ORIGINS: 'https://shop.example' });
  });
  afterAll(() => service.close());

  test('every answer forbids guessing, framing and running, also errors', async () => {
    for (const url of ['/api/runs', '/nowhere', '/healthz', '/openapi.json', '/job/%', '/api/runs/x', '/docs']) {
      const { headers } = await service.call('GET', url);
      expect(headers, url).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
      expect(headers['content-security-policy'], url).toContain("frame-ancestors 'none'");
    }
  });

  test('pages of allowed origins may ask and read, others may not', async () => {
    const ask = (origin: string, method = 'GET', more: Record<string, string> = {}) =>
      service.call(method, '/api/runs', undefined, { origin, ...more });
    const allowed = await ask('https://shop.example');
    expect(allowed.headers).toMatchObject({ 'access-control-allow-origin': 'https://shop.example', vary: 'Origin' });
    const other = await ask('https://shop.example.evil');
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
    const preflight = await ask('https://shop.example', 'OPTIONS', { 'access-control-request-method': 'POST' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers['access-control-allow-headers']).toContain('Authorization');
    expect(preflight.headers['access-control-allow-credentials']).toBeUndefined();
    expect((await ask('https://other.example', 'OPTIONS', { 'access-control-request-method': 'POST' })).status).toBe(
      405,
    );
  });

  test('nothing of other origins is allowed unless it is configured', async () => {
    const plain = await openTestService();
    try {
      const { headers } = await plain.call('GET', '/api/runs', undefined, { origin: 'https://shop.example' });
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    } finally {
      await plain.close();
    }
  });
});
