import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Catalog, CatalogQuery } from '../../../src/catalog/catalog.ts';
import { embedCatalog } from '../../../src/catalog/embeddings/embed-catalog.ts';
import { openCatalog } from '../../../src/catalog/embeddings/open-catalog.ts';
import { LanceCatalog } from '../../../src/catalog/lance-catalog.ts';
import { deleteProducts } from '../../../src/catalog/maintain-catalog.ts';
import { buildProgram } from '../../../src/cli.ts';
import { readConfig } from '../../../src/config.ts';
import { systemClock } from '../../../src/lib/clock.ts';
import type { EmbeddingSettings } from '../../../src/lib/embedding-settings.ts';
import { startAssay } from '../../support/assay-process.ts';
import { type EmbeddingsServer, openEmbeddingsServer } from '../../support/embeddings-server.ts';
import { startS3Server } from '../../support/s3-server.ts';
import { importRecords, product, tempFolder } from '../temp-catalog.ts';

const apiKey = 'emb-s3cret';
const goods = [
  product('1', 'Insulated flask', { attributes: [{ name: 'Capacity', value: '500 ml' }] }),
  product('2', 'Ceramic mug'),
  product('3', 'Cotton bag', { price: { currency: 'USD', amount: '2.00' } }),
  { ...product('4', 'Insulated flask large'), platform: 'alibaba' },
];

let server: EmbeddingsServer;
let folder: Awaited<ReturnType<typeof tempFolder>>;
let settings: EmbeddingSettings;

beforeAll(async () => {
  // The server knows that a dewar is a flask; our vocabulary does not.
  server = await openEmbeddingsServer([['flask', 'dewar']]);
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  folder = await tempFolder();
  server.requests.length = 0;
  settings = {
    url: `${server.origin}/v1/embeddings`,
    model: 'bag-of-words',
    apiKey,
    queryTimeoutMs: 5_000,
    maxCharacters: 500,
    batchSize: 2,
    minSimilarity: 0.2,
  };
});
const opened: Catalog[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((catalog) => catalog.close()));
  server.fault = undefined;
  server.dimension = 256;
  await folder[Symbol.asyncDispose]();
});

function embed(changes: { rebuild?: boolean; settings?: EmbeddingSettings; signal?: AbortSignal } = {}) {
  const signal = new AbortController().signal;
  return embedCatalog({ uri: folder.path, settings, rebuild: false, signal, ...changes });
}

async function searching(embeddings: EmbeddingSettings | null = settings) {
  const catalog = await openCatalog({ uri: folder.path, embeddings: embeddings ?? undefined });
  opened.push(catalog);
  return {
    catalog,
    async search(text: string, rest: Partial<CatalogQuery> = {}) {
      const notes: string[] = [];
      const found = await catalog.search(
        { texts: [{ text, weight: 1 }], limit: 10, ...rest },
        { onNote: (note) => notes.push(note) },
      );
      return { ids: found.map(({ product: { product_id } }) => product_id), notes };
    },
  };
}

const textsSent = () => server.requests.flat();

describe('embedding a catalog', () => {
  test('sends every product once, in batches, with its key; and afterwards only what has changed', async () => {
    await importRecords(folder.path, goods);
    expect(await embed()).toEqual({ embedded: 4, unchanged: 0, gone: 0 });
    expect(server.requests.map((texts) => texts.length)).toEqual([2, 2]);
    expect(textsSent()).toContain('Insulated flask\nCapacity: 500 ml');
    expect(server.authorization()).toBe(`Bearer ${apiKey}`);

    server.requests.length = 0;
    expect(await embed()).toEqual({ embedded: 0, unchanged: 4, gone: 0 });
    expect(server.requests).toEqual([]);

    await importRecords(folder.path, [
      product('2', 'Ceramic cup'),
      product('3', 'Cotton bag', { moq: 7 }),
      product('5', 'Pen'),
    ]);
    await deleteProducts(folder.path, { platform: 'alibaba', productId: '4' });
    expect(await embed()).toEqual({ embedded: 2, unchanged: 2, gone: 1 });
    expect(textsSent().toSorted(), 'a price or a minimum quantity is no text').toEqual(['Ceramic cup', 'Pen']);
  });

  test('goes on where it was stopped: by an interface that fails, and by its caller', async () => {
    await importRecords(
      folder.path,
      Array.from({ length: 9 }, (_, index) => product(`${index}`, `Thing number ${index}`)),
    );
    let answered = 0;
    server.fault = (reply, proceed) => (++answered > 2 ? void reply.writeHead(400).end() : proceed());
    await expect(embed()).rejects.toThrow('the embeddings interface answered with status 400');
    server.fault = undefined;
    server.requests.length = 0;
    expect(await embed()).toEqual({ embedded: 5, unchanged: 4, gone: 0 });
    expect(textsSent()).toHaveLength(5);
    const reason = new Error('stopped');
    await expect(embed({ signal: AbortSignal.abort(reason), rebuild: true })).rejects.toBe(reason);
    expect(await embed()).toEqual({ embedded: 9, unchanged: 0, gone: 0 });
  });

  test('tries again what may pass', async () => {
    await importRecords(folder.path, goods.slice(0, 1));
    let asked = 0;
    server.fault = (reply, proceed) => {
      asked++;
      if (asked === 1) reply.writeHead(429, { 'retry-after': '0' }).end();
      else if (asked === 2) reply.destroy();
      else proceed();
    };
    expect(await embed()).toEqual({ embedded: 1, unchanged: 0, gone: 0 });
    expect(asked).toBe(3);
  });

  test('refuses another model, and another dimension, until all is made anew', async () => {
    await importRecords(folder.path, goods);
    await embed();
    const other = { ...settings, model: 'other' };
    await expect(embed({ settings: other })).rejects.toThrow(
      'has vectors of the model "bag-of-words" with 256 dimensions, and EMBEDDINGS_MODEL is "other". "assay catalog embed --rebuild"',
    );
    await importRecords(folder.path, [product('6', 'New thing')]);
    server.dimension = 32;
    await expect(embed()).rejects.toThrow('is "bag-of-words" with 32 dimensions');
    expect(await embed({ settings: other, rebuild: true })).toEqual({ embedded: 5, unchanged: 0, gone: 0 });
  });

  test.each([
    ['too few vectors', '{"data":[]}', 'no list "data" of 1 vectors'],
    ['something else', '[1]', 'no list "data"'],
    ['words for numbers', '{"data":[{"index":0,"embedding":["a"]}]}', 'no vector of numbers at data[0]'],
    ['a vector without direction', '{"data":[{"index":0,"embedding":[0,0]}]}', 'no vector of numbers'],
    ['a wrong index', '{"data":[{"index":5,"embedding":[1]}]}', 'impossible dimensions'],
    ['no JSON', 'oops', 'not JSON'],
  ])('an interface that sends %s is refused, and nothing is stored', async (_, body, reason) => {
    await importRecords(folder.path, goods.slice(0, 1));
    server.fault = (reply) => void reply.writeHead(200, { 'content-type': 'application/json' }).end(body);
    await expect(embed()).rejects.toThrow(reason);
    const { search } = await searching();
    expect((await search('mug')).notes).toEqual([expect.stringContaining('there are none yet')]);
  });

  test('is done by one at a time, while imports go on', async () => {
    await importRecords(folder.path, goods);
    let release = () => undefined as unknown;
    server.fault = (_, proceed) => {
      release = proceed;
    };
    const first = embed({ settings: { ...settings, batchSize: 10 } });
    await expect.poll(() => server.requests.length).toBe(1);
    await expect(embed()).rejects.toThrow('(process ');
    expect(await importRecords(folder.path, [product('9', 'Chair')])).toMatchObject({ new: 1 });
    release();
    expect(await first).toMatchObject({ embedded: 4 });
    server.fault = undefined;
    expect(await embed()).toEqual({ embedded: 1, unchanged: 4, gone: 0 });
  });

  test('a catalog that is empty or missing has nothing to embed', async () => {
    expect(await embed()).toEqual({ embedded: 0, unchanged: 0, gone: 0 });
    expect(server.requests).toEqual([]);
  });
});

describe('searching with vectors', () => {
  beforeEach(async () => {
    await importRecords(folder.path, goods);
    await embed();
  });

  test('finds what shares no word, which words alone do not', async () => {
    expect((await (await searching(null)).search('dewar')).ids).toEqual([]);
    const { ids, notes } = await (await searching()).search('dewar');
    expect(ids.toSorted()).toEqual(['1', '4']);
    expect(notes).toEqual([]);
  });

  test('what stands high in both rankings comes first; what is far from the query is left out', async () => {
    const { search } = await searching();
    expect((await search('insulated flask 500 ml')).ids[0]).toBe('1');
    expect((await search('mug')).ids).toEqual(['2']);
    expect((await search('dewar', { limit: 1 })).ids).toHaveLength(1);
  });

  test('keeps to platforms and prices', async () => {
    const { search } = await searching();
    expect((await search('dewar', { platforms: ['alibaba'] })).ids).toEqual(['4']);
    expect((await search('dewar', { platforms: [] })).ids).toEqual([]);
    const filters = { maxPrice: { amount: '5', currency: 'USD' } };
    expect((await search('dewar', { filters })).ids).toEqual([]);
    expect((await search('cotton', { filters })).ids).toEqual(['3']);
  });

  test('a product that is gone is not found by its vector; a new one is found by its words', async () => {
    const { search } = await searching();
    await deleteProducts(folder.path, { platform: '1688', productId: '1' });
    await importRecords(folder.path, [product('7', 'Steel dewar')]);
    expect((await search('dewar')).ids.toSorted()).toEqual(['4', '7']);
  });

  test.each<[string, (reply: import('node:http').ServerResponse) => void, number, RegExp]>([
    ['fails', (reply) => void reply.writeHead(500).end(), 60_000, /words only, without vectors: .* status 500$/],
    ['is silent', () => undefined, 50, /did not answer within 50 ms$/],
  ])('when the interface %s, the words answer alone and a note says so', async (_, fault, queryTimeoutMs, note) => {
    const { search } = await searching({ ...settings, queryTimeoutMs });
    server.fault = fault;
    const { ids, notes } = await search('insulated');
    expect(ids.toSorted()).toEqual(['1', '4']);
    expect(notes).toEqual([expect.stringMatching(note)]);
    expect(notes[0]).not.toContain(apiKey);
  });

  test('an interface that keeps failing is not waited for every time', async () => {
    const { search } = await searching();
    server.fault = (reply) => void reply.writeHead(503).end();
    server.requests.length = 0;
    for (let attempt = 0; attempt < 5; attempt++) expect((await search('mug')).ids).toEqual(['2']);
    expect(server.requests).toHaveLength(3);
    expect((await search('mug')).notes).toEqual([expect.stringContaining('is not queried for up to 30 s')]);
  });

  test('vectors of another model are not compared with', async () => {
    const { search } = await searching({ ...settings, model: 'other' });
    const { ids, notes } = await search('mug');
    expect(ids).toEqual(['2']);
    expect(notes[0]).toContain('--rebuild');
  });

  test('an open catalog follows vectors that are added, and made anew', async () => {
    const { search, catalog } = await searching();
    const before = await catalog.version();
    expect((await search('dewar')).ids).toHaveLength(2);
    await importRecords(folder.path, [product('8', 'Flask of glass')]);
    await embed();
    expect((await search('dewar')).ids).toHaveLength(3);
    expect(await catalog.version()).not.toBe(before);
    server.dimension = 128;
    await embed({ rebuild: true });
    await search('dewar');
    expect((await search('dewar')).ids).toHaveLength(3);
  });
});

test('without embeddings configured the catalog is the plain one', async () => {
  await using empty = await tempFolder();
  const catalog = await openCatalog({ uri: empty.path, embeddings: undefined });
  expect(catalog).toBeInstanceOf(LanceCatalog);
  await catalog.close();
});

test('vectors live on an object store as the products do', async () => {
  await using store = await startS3Server();
  const env = {
    ...store.env,
    DATA_DIR: folder.path,
    CATALOG_URI: 's3://goods/catalog',
    EMBEDDINGS_URL: server.origin,
    EMBEDDINGS_MODEL: 'bag-of-words',
  };
  // The engine reads how to reach a store at its first use in a process: each of these is one of its own.
  const run = async (args: string[], stdin?: string) => {
    const assay = startAssay(['catalog', ...args], env, stdin);
    const { code } = await assay.ended;
    expect(code, assay.errors()).toBe(0);
    return assay.output();
  };
  await run(['import', '-'], goods.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  expect(await run(['embed', '--json'])).toBe('{"embedded":4,"unchanged":0,"gone":0}\n');
  expect(await run(['search', 'dewar'])).toContain('Insulated flask');
});

test('the command says what it did, and what is missing', async () => {
  await importRecords(folder.path, goods);
  const env = { CATALOG_URI: folder.path, EMBEDDINGS_URL: server.origin, EMBEDDINGS_MODEL: 'bag-of-words' };
  expect(await runCommand(env, [])).toBe('4 products have vectors: 4 made now, 0 unchanged, 0 removed.\n');
  expect(await runCommand(env, ['--json'])).toBe('{"embedded":0,"unchanged":4,"gone":0}\n');
  expect(await runCommand({ ...env, CATALOG_URI: `${folder.path}/none` }, [])).toContain('The catalog is empty');
  await expect(runCommand({ CATALOG_URI: folder.path }, [])).rejects.toThrow('EMBEDDINGS_URL must be set');
  await expect(runCommand({ ...env, EMBEDDINGS_MODEL: 'other' }, [])).rejects.toThrow('--rebuild');
});

/** `assay catalog embed` in this process. */
async function runCommand(env: Record<string, string>, args: string[]): Promise<string> {
  const stdout = new PassThrough();
  const output = text(stdout);
  const program = buildProgram({
    env,
    stdin: Readable.from([]),
    stdout,
    stderr: new PassThrough(),
    signal: new AbortController().signal,
    clock: systemClock,
  });
  try {
    await program.parseAsync(['node', 'assay', 'catalog', 'embed', ...args]);
  } finally {
    stdout.end();
  }
  return output;
}

test('the settings are checked, and the address may be that of the server alone', () => {
  const read = (env: Record<string, string>) => readConfig({ EMBEDDINGS_MODEL: 'm', ...env }).embeddings;
  expect(read({})).toBeUndefined();
  for (const url of ['http://host:1', 'http://host:1/', 'http://host:1/v1', 'http://host:1/v1/embeddings']) {
    expect(read({ EMBEDDINGS_URL: url })?.url).toBe('http://host:1/v1/embeddings');
  }
  expect(() => readConfig({ EMBEDDINGS_URL: 'http://host' })).toThrow('EMBEDDINGS_MODEL must name the model');
  expect(() => read({ EMBEDDINGS_URL: 'ftp://host' })).toThrow('EMBEDDINGS_URL');
  expect(() => read({ EMBEDDINGS_URL: 'http://host', EMBEDDINGS_MIN_SIMILARITY: '2' })).toThrow('from 0 to 1');
  expect(() => read({ EMBEDDINGS_URL: 'http://host', EMBEDDINGS_BATCH: '0' })).toThrow('EMBEDDINGS_BATCH');
});
