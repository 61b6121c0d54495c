import { beforeEach, describe, expect, test } from 'vitest';
import { openCatalog } from '../../../src/catalog/embeddings/open-catalog.ts';
import { LanceCatalog } from '../../../src/catalog/lance-catalog.ts';
import { deleteProducts } from '../../../src/catalog/maintain-catalog.ts';
import { importRecords, product, tempFolder } from '../temp-catalog.ts';
import { apiKey, goods, withEmbeddedCatalog } from './embedded-catalog.ts';

const tested = withEmbeddedCatalog();

describe('searching with vectors', () => {
  beforeEach(async () => {
    await importRecords(tested.path, goods);
    await tested.embed();
  });

  test('finds what shares no word, which words alone do not', async () => {
    expect((await (await tested.searching(null)).search('dewar')).ids).toEqual([]);
    const { ids, notes } = await (await tested.searching()).search('dewar');
    expect(ids.toSorted()).toEqual(['1', '4']);
    expect(notes).toEqual([]);
  });

  test('what stands high in both rankings comes first; what is far from the query is left out', async () => {
    const { search } = await tested.searching();
    expect((await search('insulated flask 500 ml')).ids[0]).toBe('1');
    expect((await search('mug')).ids).toEqual(['2']);
    expect((await search('dewar', { limit: 1 })).ids).toHaveLength(1);
  });

  test('keeps to platforms and prices', async () => {
    const { search } = await tested.searching();
    expect((await search('dewar', { platforms: ['alibaba'] })).ids).toEqual(['4']);
    expect((await search('dewar', { platforms: [] })).ids).toEqual([]);
    const filters = { maxPrice: { amount: '5', currency: 'USD' } };
    expect((await search('dewar', { filters })).ids).toEqual([]);
    expect((await search('cotton', { filters })).ids).toEqual(['3']);
  });

  test('a product that is gone is not found by its vector; a new one is found by its words', async () => {
    const { search } = await tested.searching();
    await deleteProducts(tested.path, { platform: '1688', productId: '1' });
    await importRecords(tested.path, [product('7', 'Steel dewar')]);
    expect((await search('dewar')).ids.toSorted()).toEqual(['4', '7']);
  });

  test.each<[string, (reply: import('node:http').ServerResponse) => void, number, RegExp]>([
    ['fails', (reply) => void reply.writeHead(500).end(), 60_000, /words only, without vectors: .* status 500$/],
    ['is silent', () => undefined, 50, /did not answer within 50 ms$/],
  ])('when the interface %s, the words answer alone and a note says so', async (_, fault, queryTimeoutMs, note) => {
    const { search } = await tested.searching({ ...tested.settings, queryTimeoutMs });
    tested.server.fault = fault;
    const { ids, notes } = await search('insulated');
    expect(ids.toSorted()).toEqual(['1', '4']);
    expect(notes).toEqual([expect.stringMatching(note)]);
    expect(notes[0]).not.toContain(apiKey);
  });

  test('an interface that keeps failing is not waited for every time', async () => {
    const { search } = await tested.searching();
    tested.server.fault = (reply) => void reply.writeHead(503).end();
    tested.server.requests.length = 0;
    for (let attempt = 0; attempt < 5; attempt++) expect((await search('mug')).ids).toEqual(['2']);
    expect(tested.server.requests).toHaveLength(3);
    expect((await search('mug')).notes).toEqual([expect.stringContaining('is not queried for up to 30 s')]);
  });

  test('vectors of another model are not compared with', async () => {
    const { search } = await tested.searching({ ...tested.settings, model: 'other' });
    const { ids, notes } = await search('mug');
    expect(ids).toEqual(['2']);
    expect(notes[0]).toContain('--rebuild');
  });

  test('an open catalog follows vectors that are added, and made anew', async () => {
    const { search, catalog } = await tested.searching();
    const before = await catalog.version();
    expect((await search('dewar')).ids).toHaveLength(2);
    await importRecords(tested.path, [product('8', 'Flask of glass')]);
    await tested.embed();
    expect((await search('dewar')).ids).toHaveLength(3);
    expect(await catalog.version()).not.toBe(before);
    tested.server.dimension = 128;
    await tested.embed({ rebuild: true });
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
