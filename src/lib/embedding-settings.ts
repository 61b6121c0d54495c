/** How texts become vectors: an OpenAI-compatible `/v1/embeddings` interface and a model that it knows. */
export interface EmbeddingSettings {
  /** Whole address of the interface. */
  url: string;
  model: string;
  apiKey: string | undefined;
  /** A search waits this long for the vector of its query. */
  queryTimeoutMs: number;
  /** Characters of a product or a query that are embedded; models read a limited number of tokens. */
  maxCharacters: number;
  /** Texts per request. */
  batchSize: number;
  /** Cosine similarity from which on a product counts as near, from -1 to 1. */
  minSimilarity: number;
}
