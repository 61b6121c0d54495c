import type { EmbeddingSettings } from '../../lib/embedding-settings.ts';
import type { StoredCatalog } from '../catalog.ts';
import { connectDataset } from '../connect-dataset.ts';
import { openLanceCatalog } from '../lance-catalog.ts';

/** Opens the catalog for reading, searched by vectors too when embeddings are configured. */
export async function openCatalog(options: {
  uri: string;
  embeddings: EmbeddingSettings | undefined;
}): Promise<StoredCatalog> {
  const words = await openLanceCatalog({ uri: options.uri });
  if (options.embeddings === undefined) return words;
  const { VectorCatalog } = await import('./vector-catalog.ts');
  return new VectorCatalog(words, await connectDataset(options.uri), options.embeddings);
}
