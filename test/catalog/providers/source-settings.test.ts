import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ConcurrencyGate } from '../../../src/catalog/providers/http/concurrency-gate.ts';
import { plainQueries } from '../../../src/catalog/providers/http/plain-queries.ts';
import { parseSources, readSources } from '../../../src/catalog/providers/http/read-sources.ts';
import { compileRequest } from '../../../src/catalog/providers/http/request-template.ts';
import { TokenBucket } from '../../../src/catalog/providers/http/token-bucket.ts';
import { translatePhrase } from '../../../src/catalog/translate-phrase.ts';
import { Refusal } from '../../../src/lib/refusal.ts';
import { describeMarketplace } from '../../support/marketplace-server.ts';
import { platforms, tempFolder } from '../temp-catalog.ts';

const options = { platforms, secret: (name: string) => (name === 'KEY' ? 'secret' : undefined) };

/** Everything the refusal says of a description that differs from a good one. */
function refusalOf(changes: Record<string, unknown>, ...more: Record<string, unknown>[]): string {
  try {
    parseSources(
      { sources: [describeMarketplace('https://api.example.com', changes), ...more] },
      'sources.json',
      options,
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [error.message, ...error.issues.map(({ path: [field], message }) => `${field} ${message}`)].join('\n');
  }
  return 'accepted';
}

const search = (changes: object) => ({
  search: { url: 'https://api.example.com/s?q={query}', records: 'items', product: '$', ...changes },
});

describe('a description of a marketplace', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['an unknown member', { serach: {} }, 'sources[0].serach is not known here'],
    [
      'a missing member',
      { search: { url: 'https://a.example/{query}', records: '$' } },
      'sources[0].search.product is missing',
    ],
    ['a wrong name', { name: 'No Name' }, 'sources[0].name must match pattern'],
    ['the name of the catalog', { name: 'catalog' }, 'sources[0].name must be another than "catalog"'],
    [
      'a platform of another installation',
      { platforms: ['1688', 'ebay'] },
      'sources[0].platforms[1] must be one of 1688, alibaba',
    ],
    [
      'a wrong choice',
      search({ paging: { kind: 'pages' } }),
      'sources[0].search.paging.kind must be one of page, offset, cursor, none',
    ],
    ['a wrong number', { limits: { retries: 99 } }, 'sources[0].limits.retries must be <= 10'],
    [
      'an unknown placeholder',
      search({ url: 'https://a.example/?q={query}&n={amount}' }),
      'sources[0].search.url has the unknown placeholder {amount}',
    ],
    ['no query', search({ url: 'https://a.example/' }), 'sources[0].search.url must hold {query}'],
    [
      'a host that a value could change',
      search({ url: 'https://{query}.example/' }),
      'sources[0].search.url must be an address',
    ],
    ['another scheme', search({ url: 'file:///etc/passwd?{query}' }), 'sources[0].search.url must be an address'],
    [
      'a user name in the address',
      search({ url: 'https://me:pw@a.example/{query}' }),
      'sources[0].search.url must be an address',
    ],
    ['a body on a GET', search({ method: 'GET', body: {} }), 'sources[0].search.body must be left out of a GET'],
    [
      'a header with a line break',
      search({ headers: { a: 'b\r\nc: d' } }),
      'sources[0].search.headers.a must be visible ASCII',
    ],
    [
      'paging without its placeholder',
      search({ paging: { kind: 'page' } }),
      'sources[0].search.paging.kind "page" needs {page}',
    ],
    [
      'a placeholder without its paging',
      search({ url: 'https://a.example/?q={query}&o={offset}' }),
      'must be "offset" when the request holds {offset}',
    ],
    [
      'a cursor that is never read',
      search({ url: 'https://a.example/?q={query}&c={cursor}', paging: { kind: 'cursor' } }),
      'sources[0].search.paging.next is missing',
    ],
    ['a broken mapping', search({ product: 'items.{' }), 'sources[0].search.product is not JSONata'],
    [
      'a detail request for no product in particular',
      { detail: { url: 'https://a.example/x', product: '$' } },
      'sources[0].detail.url must hold {product_id}',
    ],
    [
      'a secret that is not set',
      { authentication: { header: 'X-Key', env: 'NOPE' } },
      'sources[0].authentication.env names NOPE, which is not set',
    ],
    [
      'a secret on an open line',
      { ...search({ url: 'http://api.example.com/?q={query}' }), authentication: { header: 'X-Key', env: 'KEY' } },
      'sources[0].search.url must start with https://',
    ],
  ])('%s is refused by the name of its field', (_, changes, expected) => {
    const refusal = refusalOf(changes);
    expect(refusal).toContain('sources.json');
    expect(refusal).toContain(expected);
    expect(refusal).not.toContain('secret"');
  });

  test('all that is wrong is told at once', () => {
    const refusal = refusalOf({ platforms: ['ebay'] }, describeMarketplace('https://b.example'), {
      ...describeMarketplace('https://c.example'),
      ...search({ records: '(' }),
    });
    expect(refusal).toContain('sources[0].platforms[0] must be');
    expect(refusal).toContain('sources[1].name must be another than "bazaar"');
    expect(refusal).toContain('sources[2].search.records is not JSONata');
  });

  test('a file that is missing or no JSON is refused by its name', async () => {
    await using folder = await tempFolder();
    const file = path.join(folder.path, 'sources.json');
    await expect(readSources(file, options)).rejects.toThrow(/sources\.json \(SOURCES_FILE\): ENOENT/);
    await writeFile(file, '{"sources": [');
    await expect(readSources(file, options)).rejects.toThrow('JSON');
    await writeFile(file, JSON.stringify({ sources: [describeMarketplace('https://api.example.com')] }));
    expect((await readSources(file, options)).map(({ name }) => name)).toEqual(['bazaar']);
  });

  test('equal descriptions have equal hashes, whatever their secret; others have others', () => {
    const hashOf = (description: Record<string, unknown>, secret: string) =>
      parseSources({ sources: [description] }, 'test', { platforms, secret: () => secret })[0]?.configurationHash;
    const description = describeMarketplace('https://a.example', { authentication: { header: 'X-Key', env: 'KEY' } });
    expect(hashOf(description, 'one')).toBe(hashOf(description, 'two'));
    expect(hashOf({ ...description, language: 'zh' }, 'one')).not.toBe(hashOf(description, 'one'));
  });
});

describe('a request template', () => {
  const known = ['query', 'page', 'cursor'];

  test('no value can leave its place in the address, a form or a JSON body', () => {
    const url = 'https://a.example/find/{query}?q={query}&page={page}';
    const get = compileRequest({ url }, known);
    const form = compileRequest({ url: 'https://a.example/', form: { q: '{query}' } }, known);
    const json = compileRequest({ url: 'https://a.example/', body: { filter: { q: 'x {query}' } } }, known);
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme', minLength: 1 }), fc.constantFrom('.', '..')), (query) => {
        // "." and ".." alone are folded away by every reader of addresses, so that they would name another path.
        if (query === '.' || query === '..') {
          expect(() => get.render({ query, page: 2 })).toThrow('cannot stand');
          return;
        }
        const address = new URL(get.render({ query, page: 2 }).url);
        expect(address.origin).toBe('https://a.example');
        expect(address.searchParams.get('q')).toBe(query);
        expect(address.searchParams.get('page')).toBe('2');
        expect(new URLSearchParams(form.render({ query }).body).get('q')).toBe(query);
        expect(JSON.parse(json.render({ query }).body ?? '')).toEqual({ filter: { q: `x ${query}` } });
      }),
    );
  });

  test('a cursor that there is not yet leaves its parameter out; a number stays a number', () => {
    const get = compileRequest({ url: 'https://a.example/?q={query}&after={cursor}' }, known);
    expect(get.render({ query: 'a', cursor: undefined }).url).toBe('https://a.example/?q=a');
    const post = compileRequest(
      { url: 'https://a.example/', body: { q: '{query}', page: '{page}', c: '{cursor}' } },
      known,
    );
    expect(post.render({ query: 'a', page: 3 }).body).toBe('{"q":"a","page":3}');
    expect(post.render({ query: 'a', page: 3 }).method).toBe('POST');
  });
});

describe('a token bucket', () => {
  test('never lets more start in any stretch of time than its burst and its rate allow, and loses no time', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 1, max: 20 }),
        fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 60 }),
        async (perSecond, burst, gaps) => {
          let now = 0;
          let slept = 0;
          const sleep = async (ms: number) => {
            slept = ms;
          };
          const pacing = { now: () => now, random: () => 0, sleep };
          const bucket = new TokenBucket({ perSecond, burst, pacing });
          const starts: number[] = [];
          for (const gap of gaps) {
            now += gap;
            slept = 0;
            await bucket.take(new AbortController().signal);
            starts.push(now + slept);
          }
          for (const [index, start] of starts.entries()) {
            const before = starts[index - burst];
            // Burst requests may start together; the one after them waits for a token.
            if (before !== undefined) expect(start - before).toBeGreaterThanOrEqual(1000 / perSecond - 1e-6);
            const arrived = gaps.slice(0, index + 1).reduce((sum, gap) => sum + gap, 0);
            const latest = Math.max(arrived, before === undefined ? 0 : (starts[index - 1] ?? 0) + 1000 / perSecond);
            expect(start).toBeLessThanOrEqual(latest + 1e-6);
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  test('a pause holds everybody', async () => {
    let now = 0;
    const sleep = async (ms: number) => {
      now += ms;
    };
    const pacing = { now: () => now, random: () => 0, sleep };
    const bucket = new TokenBucket({ perSecond: 1000, burst: 10, pacing });
    bucket.pause(5_000);
    await bucket.take(new AbortController().signal);
    expect(now).toBe(5_000);
  });
});

describe('a concurrency gate', () => {
  test('runs so many at a time, in order, and frees the place of one that fails or gives up', async () => {
    const gate = new ConcurrencyGate(2);
    const signal = new AbortController().signal;
    const order: number[] = [];
    let running = 0;
    const work = (id: number) => async () => {
      order.push(id);
      expect(++running).toBeLessThanOrEqual(2);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
      if (id === 1) throw new Error('broken');
      return id;
    };
    const leaving = new AbortController();
    const results = Promise.allSettled([
      gate.run(signal, work(0)),
      gate.run(signal, work(1)),
      gate.run(leaving.signal, work(2)),
      gate.run(signal, work(3)),
      gate.run(signal, work(4)),
    ]);
    leaving.abort(new Error('left'));
    expect(
      (await results).map((result) => (result.status === 'fulfilled' ? result.value : result.reason.message)),
    ).toEqual([0, 'broken', 'left', 3, 4]);
    expect(order).toEqual([0, 1, 3, 4]);
  });
});

describe('plain queries', () => {
  const zh = { language: 'zh', most: 3, maxCharacters: 80 } as const;

  test('speak the language of the platform as far as the vocabulary goes, and keep sizes and codes', () => {
    const han = (text: string) => translatePhrase(text, 'han').text;
    expect(han('Insulated stainless steel water bottle 500ml')).toMatch(/不锈钢.* 500ml$/);
    expect(han('LED lamp GRUNDIG G9')).toMatch(/灯.*GRUNDIG G9$/);
    expect(translatePhrase('不锈钢保温杯 500ml', 'latin').text).toMatch(/stainless steel .* 500ml$/i);
    expect(han('不锈钢 保温杯')).toBe('不锈钢 保温杯');
    expect(han('Grundig XZ'), 'nothing known: as it is').toBe('Grundig XZ');
    expect(han('Power supply 850W'), 'the thing before the attribute').toBe('电源 850W');
  });

  test('a translation that leaves out what the thing is stands behind the phrase itself', () => {
    const queries = (name: string) => plainQueries({ texts: [], phrases: [name], limit: 1 }, zh);
    expect(queries('Kids bicycle zeppelin')[0]).toBe('Kids bicycle zeppelin');
    expect(queries('Canvas tote bag with zeppelin')[0]).toMatch(/^帆布/);
    expect(queries('Gaming monitor 27 inch')[0]).toMatch(/^显示器 27$/);
    const latin = { ...zh, language: 'en' } as const;
    expect(plainQueries({ texts: [], phrases: ['儿童 飞艇模型'], limit: 1 }, latin)[0]).toBe('儿童 飞艇模型');
  });

  test('are the name, the keywords and other names, no two alike, none too long', () => {
    const query = { texts: [], phrases: ['stainless steel bottle', '保温杯', 'stainless steel bottle'], limit: 1 };
    const queries = plainQueries(query, zh);
    expect(queries.length).toBeGreaterThanOrEqual(2);
    expect(queries.length).toBeLessThanOrEqual(3);
    expect(new Set(queries).size).toBe(queries.length);
    expect(queries[1]).toBe('保温杯');
    expect(plainQueries(query, { ...zh, most: 1 })).toHaveLength(1);
    const long = plainQueries(
      { texts: [], phrases: ['word '.repeat(50)], limit: 1 },
      { ...zh, language: 'en', maxCharacters: 23 },
    );
    expect(long).toEqual(['word word word word']);
  });

  test('fall back on the heaviest text where there are no phrases', () => {
    const texts = [
      { text: 'light', weight: 1 },
      { text: 'heavy', weight: 3 },
    ];
    expect(plainQueries({ texts, limit: 1 }, { language: 'en', most: 1, maxCharacters: 80 })).toEqual(['heavy']);
  });
});
