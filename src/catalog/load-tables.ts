import { giveWay } from '../lib/give-way.ts';
import { lazily } from '../lib/lazily.ts';

/**
 * Loads the tables of matching that take longest to be made, each by itself, so that others have the thread in between: all at
 * once they hold it for a quarter of a second. What needs them is imported afterwards.
 */
export const loadTables = lazily(async (): Promise<void> => {
  for (const loadTable of [
    () => import('../matching/ontology/load-ontology.ts'),
    () => import('../matching/text/spelling.ts'),
    () => import('../matching/text/everyday.ts'),
    () => import('../matching/ontology/units.ts'),
    () => import('../matching/ontology/value-families.ts'),
    () => import('../matching/product-type/find-mentions.ts'),
  ]) {
    await loadTable();
    await giveWay();
  }
});
