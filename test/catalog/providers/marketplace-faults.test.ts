import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { CatalogQuery } from '../../../src/catalog/catalog.ts';
import type { Product } from '../../../src/catalog/product.ts';
import { HttpMarketplace, type MarketplaceOptions } from '../../../src/catalog/providers/http/http-marketplace.ts';
import type { Pacing } from '../../../src/catalog/providers/http/pacing.ts';
import { parseSources } from '../../../src/catalog/providers/http/read-sources.ts';
import { SourceError } from '../../../src/catalog/providers/http/source-error.ts';
import {
  describeMarketplace,
  faults,
  type MarketplaceServer,
  marketplaceMapping,
  openMarketplaceServer,
} from '../../support/marketplace-server.ts';
import { platforms } from '../temp-catalog.ts';

const secret = 's3cret-t0ken';
const cups = Array.from(
  { length: 25 },
  (_, index): Product => ({
    platform: '1688',
    product_id: String(100 + index),
    title: 'Paper cup',
    attributes: [{ name: 'Number', value: String(index) }],
  }),
);

let server: MarketplaceServer;
beforeAll(async () => {
  server = await openMarketplaceServer(cups);
});
afterAll(() => server[Symbol.asyncDispose]());
afterEach(() => {
  server.always(undefined);
  server.vanished.clear();
  server.received.length = 0;
});

const opened: HttpMarketplace[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((marketplace) => marketplace.close()));
});

const plain = { requests_per_second: 1000, retry_base_ms: 1 };

function openMarketplace(changes: Record<string, unknown> = {}, options: MarketplaceOptions = {}): HttpMarketplace {
  const [settings] = parseSources({ sources: [describeMarketplace(server.origin, changes)] }, 'test', {
    platforms,
    secret: () => secret,
  });
  if (settings === undefined) throw new Error('no settings');
  const marketplace = new HttpMarketplace(settings, options);
  opened.push(marketplace);
  return marketplace;
}

const cupQuery: CatalogQuery = { texts: [{ text: 'paper cup', weight: 1 }], limit: 25 };

/** What a search gives: how many products, the notes, or the failure. */
async function outcome(marketplace: HttpMarketplace, query: CatalogQuery = cupQuery) {
  const notes: string[] = [];
  const found = await marketplace.search(query, { onNote: (note) => notes.push(note) });
  return { count: found.length, notes };
}

/** Time that passes only by sleeping; every pause is on record. */
function recordedPacing(): Pacing & { sleeps: number[] } {
  let now = 0;
  const sleeps: number[] = [];
  return {
    sleeps,
    now: () => now,
    random: () => 1,
    async sleep(ms) {
      sleeps.push(ms);
      now += ms;
    },
  };
}

describe('a marketplace that answers well', () => {
  test.each([
    ['page', { url: '/search?q={query}&page={page}&size={page_size}', paging: { kind: 'page', size: 10 } }],
    ['offset', { url: '/search?q={query}&offset={offset}&size={page_size}', paging: { kind: 'offset', size: 10 } }],
    [
      'cursor',
      {
        url: '/search?q={query}&cursor={cursor}&size={page_size}',
        paging: { kind: 'cursor', size: 10, next: 'next' },
      },
    ],
    [
      'cursor in a JSON body',
      {
        url: '/search',
        body: { q: '{query}', cursor: '{cursor}', size: '{page_size}' },
        paging: { kind: 'cursor', size: 10, next: 'next' },
      },
    ],
    [
      'page in a form',
      {
        url: '/search',
        form: { q: '{query}', page: '{page}', size: '{page_size}' },
        paging: { kind: 'page', size: 10 },
      },
    ],
  ])('is read page by page: %s', async (_, { url, ...search }) => {
    const marketplace = openMarketplace({
      search: { ...search, url: `${server.origin}${url}`, records: 'items', product: marketplaceMapping.product },
    });
    expect(await outcome(marketplace)).toEqual({ count: 25, notes: [] });
    expect(server.received).toHaveLength(3);
    server.received.length = 0;
    expect(await outcome(marketplace, { ...cupQuery, limit: 5 }), 'no page more than needed').toMatchObject({
      count: 5,
    });
    expect(server.received).toHaveLength(1);
  });

  test('gets the secret in its header, and words encoded', async () => {
    const marketplace = openMarketplace({ authentication: { header: 'X-Key', env: 'KEY', prefix: 'Bearer ' } });
    await marketplace.search({ texts: [{ text: 'cup & saucer 100% #1', weight: 1 }], limit: 1 });
    expect(server.received[0]?.headers['x-key']).toBe(`Bearer ${secret}`);
    expect(server.received[0]?.url).toBe('/search?q=cup%20%26%20saucer%20100%25%20%231&page=1&size=10');
  });

  test('may pack its answers', async () => {
    server.always(faults.packed);
    expect(await outcome(openMarketplace())).toEqual({ count: 25, notes: [] });
  });

  test('is asked for details of each product, as many at a time as allowed', async () => {
    let now = 0;
    let most = 0;
    server.always((_, proceed, { url }) => {
      if (!url.startsWith('/items/')) return proceed();
      most = Math.max(most, ++now);
      setTimeout(() => {
        now--;
        proceed();
      }, 5);
    });
    const marketplace = openMarketplace({
      detail: {
        url: `${server.origin}/items/{product_id}`,
        product: marketplaceMapping.detail,
        concurrency: 2,
        most: 20,
      },
      limits: { ...plain, concurrency: 8 },
    });
    const found = await marketplace.search(cupQuery);
    expect(found.filter(({ product }) => product.attributes !== undefined)).toHaveLength(20);
    expect(most).toBe(2);
  });

  test('long numbers stay what they are', async () => {
    server.misbehave(
      faults.text('{"items":[{"itemId":12345678901234567890,"site":"1688","subject":"Cup"}],"next":null}'),
    );
    const marketplace = openMarketplace();
    const [found] = await marketplace.search({ ...cupQuery, limit: 1 });
    expect(found?.product.product_id).toBe('12345678901234567890');
  });
});

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

describe('what makes an answer smaller', () => {
  test('records that are no products are left out, counted and told', async () => {
    const item = (itemId: unknown, rest: object = {}) => ({ itemId, site: '1688', subject: 'Cup', ...rest });
    server.misbehave(
      faults.json({
        items: [
          item(1),
          item(2, { subject: null }),
          item(3, { subject: null }),
          item(4, { site: 'elsewhere' }),
          item(5, { offer: { money: 'USD', steps: [{ from: 1, cents: -5 }] } }),
          item(6, { subject: 'x'.repeat(2_000) }),
          null,
          item(7, { subject: '<script>alert(1)</script>Mug & cup' }),
        ],
      }),
    );
    const notes: string[] = [];
    const found = await openMarketplace().search(cupQuery, { onNote: (note) => notes.push(note) });
    expect(found.map(({ product }) => product.product_id)).toEqual(['1', '7']);
    expect(notes).toHaveLength(1);
    expect(notes[0]).toMatch(/^6 of 8 records are no products and were left out: /);
    expect(notes[0]).toContain('title is missing (2)');
  });

  test.each([
    ['wrong types', { items: 'none' }],
    ['nothing of what was expected', { data: [] }],
    ['a list', [1, 2]],
    ['null', null],
  ])('%s gives no products, and does no harm', async (_, answer) => {
    server.misbehave(faults.json(answer));
    expect((await outcome(openMarketplace())).count).toBe(0);
  });

  test('a later page that fails leaves the earlier ones, and is told', async () => {
    const marketplace = openMarketplace({ limits: { ...plain, retries: 0 } });
    server.misbehave((_, proceed) => proceed(), faults.status(500));
    const { count, notes } = await outcome(marketplace);
    expect(count).toBe(10);
    expect(notes).toEqual([expect.stringMatching(/^its answer is not whole, a page failed: .* status 500$/)]);
  });

  test('a later page that is too slow leaves the earlier ones when the time of the search is over', async () => {
    server.misbehave((_, proceed) => proceed(), faults.silent);
    const { count, notes } = await outcome(openMarketplace({ limits: { ...plain, search_timeout_ms: 3_000 } }));
    expect(count).toBe(10);
    expect(notes).toEqual(['its answer is not whole, a page failed: it was not done within 3000 ms']);
  });

  test('details that vanished or cannot be read leave the summary, and are told', async () => {
    server.vanished.add('100').add('101');
    let asked = 0;
    server.always((reply, proceed, request) => {
      if (request.url.startsWith('/items/') && ++asked > 20) faults.text('oops')(reply, proceed, request);
      else proceed();
    });
    const marketplace = openMarketplace({
      detail: { url: `${server.origin}/items/{product_id}`, product: marketplaceMapping.detail, concurrency: 1 },
    });
    const { count, notes } = await outcome(marketplace);
    expect(count).toBe(25);
    expect(notes).toHaveLength(1);
    expect(notes[0]).toMatch(
      /^details of 7 of 25 products could not be read, their summaries were used: the answer is not JSON/,
    );
    expect(notes[0]).toContain('the marketplace no longer knows them (2)');
  });

  test('a platform that repeats its last page for ever is asked once too often, not a hundred times', async () => {
    server.always(
      faults.json({
        items: cups.slice(0, 10).map(({ product_id }) => ({ itemId: product_id, site: '1688', subject: 'Cup' })),
      }),
    );
    expect((await outcome(openMarketplace())).count).toBe(10);
    expect(server.received).toHaveLength(2);
  });
});

test('of two plain queries one may fail while the other finds nothing: that is an answer', async () => {
  server.misbehave(faults.status(400), faults.json({ items: [] }));
  const marketplace = openMarketplace({ queries: { most: 2 } });
  const query = { texts: [], phrases: ['paper cup', 'mug'], limit: 5 };
  expect(await outcome(marketplace, query)).toEqual({ count: 0, notes: [expect.stringContaining('a page failed')] });
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
      /left alone for up to 60 s after 3 failures in a row \(the last: .* status 500\)/,
    );
    expect(server.received).toHaveLength(3);
    vi.setSystemTime(Date.now() + 60_000);
    await expect(marketplace.search(cupQuery), 'the probe').rejects.toThrow('status 500');
    await expect(marketplace.search(cupQuery), 'left alone again').rejects.toThrow('left alone');
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

test('several plain queries are asked, and what stands high in several comes first', async () => {
  const goods: Product[] = [
    { platform: '1688', product_id: '1', title: '不锈钢 水壶' },
    { platform: '1688', product_id: '2', title: '不锈钢 勺子' },
    { platform: '1688', product_id: '3', title: '露营 水壶' },
  ];
  await using bazaar = await openMarketplaceServer(goods);
  const [settings] = parseSources(
    { sources: [describeMarketplace(bazaar.origin, { language: 'zh', queries: { most: 2 } })] },
    'test',
    { platforms, secret: () => undefined },
  );
  if (settings === undefined) throw new Error('no settings');
  const marketplace = new HttpMarketplace(settings);
  opened.push(marketplace);
  const found = await marketplace.search({ texts: [], phrases: ['不锈钢水壶', '露营水壶'], limit: 3 });
  expect(found.map(({ product }) => product.product_id)).toEqual(['1', '3', '2']);
});
