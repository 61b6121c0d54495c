import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { SourceError } from '../../../src/catalog/providers/http/source-error.ts';
import { describeMarketplace, faults, openMarketplaceServer } from '../../support/marketplace-server.ts';
import {
  cupQuery,
  openMarketplace,
  outcome,
  plain,
  recordedPacing,
  secret,
  serveMarketplace,
  server,
} from './open-marketplace.ts';

serveMarketplace();

describe('a fault that passes', () => {
  test.each([
    ['status 500', faults.status(500)],
    ['status 503', faults.status(503)],
    ['status 429', faults.status(429)],
    ['a connection that breaks before the answer', faults.hangsUp],
    ['a connection that breaks within the answer', faults.breaksOff],
  ])('%s is tried again', async (_, fault) => {
    server.misbehave(fault, fault);
    expect(await outcome(openMarketplace())).toEqual({ count: 25, notes: [] });
    expect(server.received).toHaveLength(5);
  });

  test('a burst of failures longer than the retries fails the search with the reason', async () => {
    server.always(faults.status(500));
    const failing = openMarketplace({ limits: { ...plain, retries: 3 } }).search(cupQuery);
    await expect(failing).rejects.toThrow(/^127\.0\.0\.1:\d+\/search answered with status 500 \(asked 4 times\)$/);
    expect(server.received).toHaveLength(4);
  });

  test('pauses between the tries grow, and Retry-After is honoured as seconds and as a date', async () => {
    const inFortySeconds = new Date(Date.now() + 40_000).toUTCString();
    server.misbehave(
      faults.status(500),
      faults.status(500),
      faults.status(429, { 'retry-after': '3' }),
      faults.status(503, { 'retry-after': inFortySeconds }),
    );
    const pacing = recordedPacing();
    const limits = { requests_per_second: 1000, retry_base_ms: 100, retries: 4, max_retry_after_seconds: 50 };
    expect(await outcome(openMarketplace({ limits }, { pacing }))).toMatchObject({ count: 25 });
    const [first, second, third, fourth] = pacing.sleeps;
    expect([first, second, third]).toEqual([100, 200, 3_000]);
    expect(fourth).toBeGreaterThan(20_000);
    expect(fourth).toBeLessThanOrEqual(40_000);
  });

  test('one who asks for a longer pause than allowed is left alone', async () => {
    server.always(faults.status(429, { 'retry-after': '3600' }));
    await expect(openMarketplace().search(cupQuery)).rejects.toThrow('requests a pause of 3600 s');
    expect(server.received).toHaveLength(1);
  });
});

describe('a fault that stays', () => {
  test.each([
    ['status 400', faults.status(400), 'answered with status 400'],
    ['status 401', faults.status(401), 'answered with status 401'],
    ['status 404', faults.status(404), 'answered with status 404'],
    ['broken JSON', faults.text('{"items": [{]'), 'the answer is not JSON'],
    ['a page for people', faults.text('<html>Log in</html>', { 'content-type': 'text/html' }), 'is not JSON'],
    ['a huge body', faults.huge(10_000_000), 'larger than 100000 bytes'],
    ['a small body that unpacks to a huge one', faults.bomb(10_000_000), 'larger than 100000 bytes'],
    [
      'a redirect',
      faults.status(302, { location: 'https://elsewhere.example/x?y=1' }),
      'redirects to https://elsewhere.example/x,',
    ],
  ])('%s fails the search at once', async (_, fault, reason) => {
    server.always(fault);
    const failing = openMarketplace({ limits: { ...plain, max_response_bytes: 100_000 } }).search(cupQuery);
    await expect(failing).rejects.toThrow(reason);
    expect(server.received).toHaveLength(1);
  });

  test.each([
    ['one that never answers', faults.silent],
    ['one that never ends its answer', faults.stalls],
  ])('%s is given up in time', async (_, fault) => {
    server.always(fault);
    const failing = openMarketplace({ limits: { ...plain, request_timeout_ms: 40, retries: 1 } }).search(cupQuery);
    await expect(failing).rejects.toThrow('did not answer within 40 ms (asked 2 times)');
  });

  test.each([
    ['a connection that breaks within the answer', faults.breaksOff],
    ['an answer that cannot be unpacked', faults.text('no gzip', { 'content-encoding': 'gzip' })],
  ])('%s every time is told as such', async (_, fault) => {
    server.always(fault);
    await expect(openMarketplace().search(cupQuery)).rejects.toThrow(/broke off its answer: .* \(asked 3 times\)$/);
  });

  test('an answer with status 201 is one too', async () => {
    server.always((reply) => void reply.writeHead(201).end('{"items":[{"itemId":1,"site":"1688","subject":"Cup"}]}'));
    expect((await outcome(openMarketplace())).count).toBe(1);
  });

  test('nobody there', async () => {
    const gone = await openMarketplaceServer([]);
    const nobody = gone.origin;
    await gone[Symbol.asyncDispose]();
    const marketplace = openMarketplace({
      search: { url: `${nobody}/search?q={query}`, records: 'items', product: '$' },
    });
    await expect(marketplace.search(cupQuery)).rejects.toThrow(
      /^127\.0\.0\.1:\d+\/search cannot be reached: .*ECONNREFUSED/,
    );
  });

  test('a failure told with status 200 is seen', async () => {
    server.always(faults.json({ code: 7, message: `quota of ${secret} used up` }));
    const { search, ...rest } = describeMarketplace(server.origin) as { search: object };
    const marketplace = openMarketplace({
      ...rest,
      search: { ...search, failure: 'code != 0 ? message' },
      authentication: { header: 'X-Key', env: 'KEY' },
    });
    await expect(marketplace.search(cupQuery)).rejects.toThrow(/^the marketplace says: quota of \*\*\* used up$/);
  });

  test('a redirect to the same host is followed when the description says so, and never in a circle', async () => {
    const limits = { ...plain, follow_redirects: 2 };
    server.misbehave(faults.status(302, { location: '/search?q=paper&page=1&size=10' }));
    expect(await outcome(openMarketplace({ limits }), { ...cupQuery, limit: 5 })).toMatchObject({ count: 5 });
    server.received.length = 0;
    server.always(faults.status(302, { location: '/search?q=paper' }));
    await expect(openMarketplace({ limits }).search(cupQuery)).rejects.toThrow('which is not followed');
    expect(server.received).toHaveLength(3);
  });

  test('a mapping that runs for ever is stopped', async () => {
    const marketplace = openMarketplace({
      search: {
        url: `${server.origin}/search?q={query}`,
        records: '($loop := function($n) { $loop($n + 1) }; $loop(0))',
        product: '$',
      },
      limits: { ...plain, mapping_timeout_ms: 50 },
    });
    await expect(marketplace.search(cupQuery)).rejects.toThrow('the mapping fails on the answer');
  });
});

test('whatever JSON comes, there is an answer or a reason', async () => {
  const limits = { ...plain, requests_per_second: 1000, burst: 1000, retries: 0, circuit_failures: 1000 };
  const marketplace = openMarketplace({ limits });
  const part = fc.oneof(fc.string({ maxLength: 8 }), fc.double(), fc.constant(null), fc.boolean(), fc.constant({}));
  const item = fc.record(
    { itemId: part, site: fc.constantFrom('1688', 'x'), subject: part, offer: part, seller: part, link: part },
    { requiredKeys: [] },
  );
  const answer = fc.oneof(fc.jsonValue(), fc.record({ items: fc.oneof(fc.array(fc.oneof(item, part)), part) }));
  await fc.assert(
    fc.asyncProperty(answer, async (value) => {
      server.always(faults.json(value));
      const found = await marketplace.search(cupQuery).catch((error: unknown) => error);
      if (!Array.isArray(found)) expect(found).toBeInstanceOf(SourceError);
      else for (const { product } of found) expect(product.title).toEqual(expect.any(String));
    }),
    { numRuns: 60 },
  );
});

describe('a marketplace that keeps failing', () => {
  test('is left alone after failures in a row, and asked once again later', async () => {
    // Only the date is set forward: timers and sockets go on as ever.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const limits = { ...plain, retries: 0, circuit_failures: 3, circuit_reset_ms: 60_000 };
    const marketplace = openMarketplace({ limits });
    server.always(faults.status(500));
    for (let attempt = 0; attempt < 3; attempt++) {
      await expect(marketplace.search(cupQuery)).rejects.toThrow('status 500');
    }
    await expect(marketplace.search(cupQuery)).rejects.toThrow(
      /not queried for up to 60 s after 3 consecutive failures \(last: .* status 500\)/,
    );
    expect(server.received).toHaveLength(3);
    vi.setSystemTime(Date.now() + 60_000);
    await expect(marketplace.search(cupQuery), 'the probe').rejects.toThrow('status 500');
    await expect(marketplace.search(cupQuery), 'not queried again').rejects.toThrow('not queried');
    expect(server.received).toHaveLength(4);
    server.always(undefined);
    vi.setSystemTime(Date.now() + 60_000);
    expect(await outcome(marketplace)).toEqual({ count: 25, notes: [] });
  });

  test('the secret is in no message and no trace', async () => {
    const told: string[] = [];
    const marketplace = openMarketplace(
      {
        authentication: { header: 'X-Key', env: 'KEY' },
        search: { url: `${server.origin}/search?q={query}&k=${secret}`, records: 'items', product: '$' },
        limits: { ...plain, retries: 0 },
      },
      { onExchange: (exchange) => told.push(JSON.stringify(exchange)) },
    );
    server.misbehave(faults.text(`"${secret}`), faults.status(302, { location: `/${secret}` }), faults.hangsUp);
    for (let attempt = 0; attempt < 3; attempt++) {
      told.push(await marketplace.search(cupQuery).then(String, (error: Error) => `${error.stack}`));
    }
    expect(told).toHaveLength(6);
    expect(told.join('\n')).not.toContain(secret);
    expect(told.join('\n')).toContain('***');
  });
});

describe('a search that is given up', () => {
  test('ends at once with the reason, and is no failure of the marketplace', async () => {
    server.always(faults.silent);
    const marketplace = openMarketplace({ limits: { ...plain, circuit_failures: 1 } });
    const controller = new AbortController();
    const searching = marketplace.search(cupQuery, { signal: controller.signal });
    await expect.poll(() => server.received.length).toBe(1);
    const reason = new Error('cancelled');
    controller.abort(reason);
    await expect(searching).rejects.toBe(reason);
    server.always(undefined);
    expect((await outcome(marketplace)).count).toBe(25);
  });

  test('closing ends the searches in hand', async () => {
    server.always(faults.silent);
    const marketplace = openMarketplace();
    const searching = marketplace.search(cupQuery);
    const outcomeOfSearch = expect(searching).rejects.toThrow('it is closed');
    await expect.poll(() => server.received.length).toBe(1);
    await marketplace.close();
    await outcomeOfSearch;
  });
});
