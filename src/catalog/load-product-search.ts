import { giveWay } from '../lib/give-way.ts';
import type { ProductSearch } from './product-search.ts';

let loaded: Promise<typeof ProductSearch> | undefined;

/**
 * Loads the search with all it knows of goods, in steps in which others have the thread: the tables first that take longest to
 * be made, each by itself.
 */
export function loadProductSearch(): Promise<typeof ProductSearch> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<typeof ProductSearch> {
  for (const loadTable of [
    () => import('../matching/ontology/load-ontology.ts'),
    () => import('../matching/ontology/bound-words.ts'),
    () => import('../matching/ontology/value-families.ts'),
    () => import('./translate-words.ts'),
    () => import('../matching/product-type/type-index.ts'),
  ]) {
    await loadTable();
    await giveWay();
  }
  return (await import('./product-search.ts')).ProductSearch;
}
