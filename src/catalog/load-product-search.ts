import { giveWay } from '../lib/give-way.ts';
import { lazily } from '../lib/lazily.ts';
import { loadTables } from './load-tables.ts';
import type { ProductSearch } from './product-search.ts';

/** Loads the search with all it knows of goods, in steps in which others have the thread. */
export const loadProductSearch = lazily(async (): Promise<typeof ProductSearch> => {
  await loadTables();
  await import('./translate-words.ts');
  await giveWay();
  await import('../matching/read/name/resolve-name.ts');
  await giveWay();
  return (await import('./product-search.ts')).ProductSearch;
});
