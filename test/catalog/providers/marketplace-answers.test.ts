import { describe, expect, test } from 'vitest';
import type { Product } from '../../../src/catalog/product.ts';
import { HttpMarketplace } from '../../../src/catalog/providers/http/http-marketplace.ts';
import { parseSources } from '../../../src/catalog/providers/http/read-sources.ts';
import {
  describeMarketplace,
  faults,
  marketplaceMapping,
  openMarketplaceServer,
} from '../../support/marketplace-server.ts';
import { platforms } from '../temp-catalog.ts';
import {
  cupQuery,
  cups,
  opened,
  openMarketplace,
  outcome,
  plain,
  secret,
  serveMarketplace,
  server,
} from './open-marketplace.ts';

serveMarketplace();

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

test('of two plain queries one may fail while the other finds nothing: that is an answer', async () => {
  server.misbehave(faults.status(400), faults.json({ items: [] }));
  const marketplace = openMarketplace({ queries: { most: 2 } });
  const query = { texts: [], phrases: ['paper cup', 'mug'], limit: 5 };
  expect(await outcome(marketplace, query)).toEqual({ count: 0, notes: [expect.stringContaining('a page failed')] });
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
