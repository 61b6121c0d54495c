import { giveWay } from '../lib/give-way.ts';
import { loadTables } from './load-tables.ts';
import type { ProductSearch } from './product-search.ts';

let loaded: Promise<typeof ProductSearch> | undefined;

/** Loads the search with all it knows of goods, in steps in which others have the thread. */
export function loadProductSearch(): Promise<typeof ProductSearch> {
  loaded ??= inTurns();
  return loaded;
}

async function inTurns(): Promise<typeof ProductSearch> {
  await loadTables();
  await import('./translate-words.ts');
  await giveWay();
  await import('../matching/read/name/resolve-name.ts');
  await giveWay();
  return (await import('./product-search.ts')).ProductSearch;
}
