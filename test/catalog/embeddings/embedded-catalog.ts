import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Catalog, CatalogQuery } from '../../../src/catalog/catalog.ts';
import { embedCatalog } from '../../../src/catalog/embeddings/embed-catalog.ts';
import { openCatalog } from '../../../src/catalog/embeddings/open-catalog.ts';
import type { EmbeddingSettings } from '../../../src/lib/embedding-settings.ts';
import { type EmbeddingsServer, openEmbeddingsServer } from '../../support/embeddings-server.ts';
import { product, tempFolder } from '../temp-catalog.ts';

export const apiKey = 'emb-s3cret';
export const goods = [
  product('1', 'Insulated flask', { attributes: [{ name: 'Capacity', value: '500 ml' }] }),
  product('2', 'Ceramic mug'),
  product('3', 'Cotton bag', { price: { currency: 'USD', amount: '2.00' } }),
  { ...product('4', 'Insulated flask large'), platform: 'alibaba' },
];

/** An interface of embeddings for the tests of a file, and an empty catalog for each of them. */
export interface EmbeddedCatalog {
  readonly server: EmbeddingsServer;
  readonly path: string;
  readonly settings: EmbeddingSettings;
  embed(changes?: {
    rebuild?: boolean;
    settings?: EmbeddingSettings;
    signal?: AbortSignal;
  }): ReturnType<typeof embedCatalog>;
  /** Opens the catalog to search it; `null` without vectors. */
  searching(embeddings?: EmbeddingSettings | null): Promise<{
    catalog: Catalog;
    search(text: string, rest?: Partial<CatalogQuery>): Promise<{ ids: string[]; notes: string[] }>;
  }>;
}

/** Registers what opens them and ends them with the tests. */
export function withEmbeddedCatalog(): EmbeddedCatalog {
  let server: EmbeddingsServer;
  let folder: Awaited<ReturnType<typeof tempFolder>>;
  const opened: Catalog[] = [];
  beforeAll(async () => {
    // The server knows that a dewar is a flask; our vocabulary does not.
    server = await openEmbeddingsServer([['flask', 'dewar']]);
  });
  afterAll(() => server[Symbol.asyncDispose]());
  beforeEach(async () => {
    folder = await tempFolder();
    server.requests.length = 0;
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((catalog) => catalog.close()));
    server.fault = undefined;
    server.dimension = 256;
    await folder[Symbol.asyncDispose]();
  });
  const tested: EmbeddedCatalog = {
    get server() {
      return server;
    },
    get path() {
      return folder.path;
    },
    get settings() {
      return {
        url: `${server.origin}/v1/embeddings`,
        model: 'bag-of-words',
        apiKey,
        queryTimeoutMs: 5_000,
        maxCharacters: 500,
        batchSize: 2,
        minSimilarity: 0.2,
      };
    },
    embed(changes = {}) {
      const { signal } = new AbortController();
      return embedCatalog({ uri: tested.path, settings: tested.settings, rebuild: false, signal, ...changes });
    },
    async searching(embeddings = tested.settings) {
      const catalog = await openCatalog({ uri: tested.path, embeddings: embeddings ?? undefined });
      opened.push(catalog);
      return {
        catalog,
        async search(text, rest = {}) {
          const notes: string[] = [];
          const found = await catalog.search(
            { texts: [{ text, weight: 1 }], limit: 10, ...rest },
            { onNote: (note) => notes.push(note) },
          );
          return { ids: found.map(({ product: { product_id } }) => product_id), notes };
        },
      };
    },
  };
  return tested;
}
