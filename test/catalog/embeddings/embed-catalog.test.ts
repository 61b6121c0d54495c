import { describe, expect, test } from 'vitest';
import { deleteProducts } from '../../../src/catalog/maintain-catalog.ts';
import { importRecords, product } from '../temp-catalog.ts';
import { apiKey, goods, withEmbeddedCatalog } from './embedded-catalog.ts';

const tested = withEmbeddedCatalog();
const textsSent = () => tested.server.requests.flat();

describe('embedding a catalog', () => {
  test('sends every product once, in batches, with its key; and afterwards only what has changed', async () => {
    await importRecords(tested.path, goods);
    expect(await tested.embed()).toEqual({ embedded: 4, unchanged: 0, gone: 0 });
    expect(tested.server.requests.map((texts) => texts.length)).toEqual([2, 2]);
    expect(textsSent()).toContain('Insulated flask\nCapacity: 500 ml');
    expect(tested.server.authorization()).toBe(`Bearer ${apiKey}`);

    tested.server.requests.length = 0;
    expect(await tested.embed()).toEqual({ embedded: 0, unchanged: 4, gone: 0 });
    expect(tested.server.requests).toEqual([]);

    await importRecords(tested.path, [
      product('2', 'Ceramic cup'),
      product('3', 'Cotton bag', { moq: 7 }),
      product('5', 'Pen'),
    ]);
    await deleteProducts(tested.path, { platform: 'alibaba', productId: '4' });
    expect(await tested.embed()).toEqual({ embedded: 2, unchanged: 2, gone: 1 });
    expect(textsSent().toSorted(), 'a price or a minimum quantity is no text').toEqual(['Ceramic cup', 'Pen']);
  });

  test('goes on where it was stopped: by an interface that fails, and by its caller', async () => {
    await importRecords(
      tested.path,
      Array.from({ length: 9 }, (_, index) => product(`${index}`, `Thing number ${index}`)),
    );
    let answered = 0;
    tested.server.fault = (reply, proceed) => (++answered > 2 ? void reply.writeHead(400).end() : proceed());
    await expect(tested.embed()).rejects.toThrow('the embeddings interface answered with status 400');
    tested.server.fault = undefined;
    tested.server.requests.length = 0;
    expect(await tested.embed()).toEqual({ embedded: 5, unchanged: 4, gone: 0 });
    expect(textsSent()).toHaveLength(5);
    const reason = new Error('stopped');
    await expect(tested.embed({ signal: AbortSignal.abort(reason), rebuild: true })).rejects.toBe(reason);
    expect(await tested.embed()).toEqual({ embedded: 9, unchanged: 0, gone: 0 });
  });

  test('tries again what may pass', async () => {
    await importRecords(tested.path, goods.slice(0, 1));
    let asked = 0;
    tested.server.fault = (reply, proceed) => {
      asked++;
      if (asked === 1) reply.writeHead(429, { 'retry-after': '0' }).end();
      else if (asked === 2) reply.destroy();
      else proceed();
    };
    expect(await tested.embed()).toEqual({ embedded: 1, unchanged: 0, gone: 0 });
    expect(asked).toBe(3);
  });

  test('refuses another model, and another dimension, until all is made anew', async () => {
    await importRecords(tested.path, goods);
    await tested.embed();
    const other = { ...tested.settings, model: 'other' };
    await expect(tested.embed({ settings: other })).rejects.toThrow(
      'has vectors of the model "bag-of-words" with 256 dimensions, and EMBEDDINGS_MODEL is "other". "assay catalog embed --rebuild"',
    );
    await importRecords(tested.path, [product('6', 'New thing')]);
    tested.server.dimension = 32;
    await expect(tested.embed()).rejects.toThrow('is "bag-of-words" with 32 dimensions');
    expect(await tested.embed({ settings: other, rebuild: true })).toEqual({ embedded: 5, unchanged: 0, gone: 0 });
  });

  test.each([
    ['too few vectors', '{"data":[]}', 'no list "data" of 1 vectors'],
    ['something else', '[1]', 'no list "data"'],
    ['words for numbers', '{"data":[{"index":0,"embedding":["a"]}]}', 'no vector of numbers at data[0]'],
    ['a vector without direction', '{"data":[{"index":0,"embedding":[0,0]}]}', 'no vector of numbers'],
    ['a wrong index', '{"data":[{"index":5,"embedding":[1]}]}', 'impossible dimensions'],
    ['no JSON', 'oops', 'not JSON'],
  ])('an interface that sends %s is refused, and nothing is stored', async (_, body, reason) => {
    await importRecords(tested.path, goods.slice(0, 1));
    tested.server.fault = (reply) => void reply.writeHead(200, { 'content-type': 'application/json' }).end(body);
    await expect(tested.embed()).rejects.toThrow(reason);
    const { search } = await tested.searching();
    expect((await search('mug')).notes).toEqual([expect.stringContaining('there are none yet')]);
  });

  test('is done by one at a time, while imports go on', async () => {
    await importRecords(tested.path, goods);
    let release = () => undefined as unknown;
    tested.server.fault = (_, proceed) => {
      release = proceed;
    };
    const first = tested.embed({ settings: { ...tested.settings, batchSize: 10 } });
    await expect.poll(() => tested.server.requests.length).toBe(1);
    await expect(tested.embed()).rejects.toThrow('(process ');
    expect(await importRecords(tested.path, [product('9', 'Chair')])).toMatchObject({ new: 1 });
    release();
    expect(await first).toMatchObject({ embedded: 4 });
    tested.server.fault = undefined;
    expect(await tested.embed()).toEqual({ embedded: 1, unchanged: 4, gone: 0 });
  });

  test('a catalog that is empty or missing has nothing to embed', async () => {
    expect(await tested.embed()).toEqual({ embedded: 0, unchanged: 0, gone: 0 });
    expect(tested.server.requests).toEqual([]);
  });
});
