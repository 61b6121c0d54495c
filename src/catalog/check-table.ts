import { MatchQuery } from '@lancedb/lancedb';
import { Refusal } from '../lib/refusal.ts';
import type { ReadableTable } from './leased-dataset.ts';

/** A search by words and a look-up by key, each of which needs its index; rejects as the engine does. */
export async function searchAndLookUp(table: ReadableTable): Promise<void> {
  await table.query().fullTextSearch(new MatchQuery('a', 'terms')).select(['_score']).limit(1).toArrow();
  await table.query().where(`key = ''`).select(['key']).limit(1).toArrow();
}

/** What is said of a catalog whose files are damaged; the engine's own words, with paths of the machine, are the cause. */
export function brokenCatalog(cause: unknown): Refusal {
  const refusal = new Refusal(
    'unavailable',
    'the catalog cannot be searched: files of it are damaged or missing; "assay catalog repair" rebuilds its indexes',
  );
  refusal.cause = cause;
  return refusal;
}
