import { asIs, integerWithin, parseEmbeddingsUrl, parseSimilarity } from '../parse-values.ts';
import { setting } from '../setting.ts';

export const sources = {
  sourcesFile: setting({
    name: 'SOURCES_FILE',
    meaning:
      'file that describes [marketplaces](marketplaces.md) to search beside the catalog; it names further variables for their secrets',
    brief: 'JSON file that describes marketplaces to search as well (docs/marketplaces.md)',
    parse: asIs,
  }),
  embeddingsUrl: setting({
    name: 'EMBEDDINGS_URL',
    meaning: 'an OpenAI-compatible server of embeddings; without it the catalog is searched by words only',
    brief: 'OpenAI-compatible embeddings, to search the catalog by meaning too; with EMBEDDINGS_MODEL',
    parse: parseEmbeddingsUrl,
  }),
  embeddingsModel: setting({
    name: 'EMBEDDINGS_MODEL',
    meaning: 'name of its model; needed with `EMBEDDINGS_URL`',
    parse: asIs,
  }),
  embeddingsApiKey: setting({
    name: 'EMBEDDINGS_API_KEY',
    meaning: 'its bearer token',
    secret: true,
    parse: asIs,
  }),
  embeddingsTimeoutMs: setting({
    name: 'EMBEDDINGS_TIMEOUT_MS',
    fallback: '1500',
    meaning: 'a search waits so long for the vector of its query, then goes by words',
    parse: integerWithin(10, 60_000),
  }),
  embeddingsMaxCharacters: setting({
    name: 'EMBEDDINGS_MAX_CHARACTERS',
    fallback: '1500',
    meaning: "so much of a product's text makes its vector",
    parse: integerWithin(50, 100_000),
  }),
  embeddingsBatch: setting({
    name: 'EMBEDDINGS_BATCH',
    fallback: '64',
    meaning: 'texts in one call',
    parse: integerWithin(1, 2_048),
  }),
  embeddingsMinSimilarity: setting({
    name: 'EMBEDDINGS_MIN_SIMILARITY',
    fallback: '0.2',
    meaning: 'a product must be so near to the query to be found by its vector, 0 to 1',
    parse: parseSimilarity,
  }),
};
