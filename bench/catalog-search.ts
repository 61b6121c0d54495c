import { MatchQuery } from '@lancedb/lancedb';
import { connectDataset } from '../src/catalog/connect-dataset.ts';
import { openLanceCatalog } from '../src/catalog/lance-catalog.ts';
import type { ReadableTable } from '../src/catalog/leased-dataset.ts';
import { planQuery } from '../src/catalog/plan-query.ts';
import { openProductTable } from '../src/catalog/product-table.ts';
import { queryTerms } from '../src/catalog/query-terms.ts';
import { searchTerms } from '../src/catalog/search-terms.ts';
import { generatedItem } from './catalog-products.ts';

/** Milliseconds. */
export interface Percentiles {
  p50: number;
  p95: number;
}

const searches = 200;
const warmUp = 20;
const limit = 200;

/** Searches the catalog at `uri` with generated requests, and the engine itself beside it, each part by itself. */
export async function measureSearch(
  uri: string,
): Promise<Record<'plan' | 'engine' | 'planned' | 'fetch' | 'whole', Percentiles>> {
  const connection = await connectDataset(uri);
  const table = await openProductTable(connection);
  if (table === undefined) throw new Error('the imported table is missing');
  const catalog = await openLanceCatalog({ uri });
  const times = { plan: [], engine: [], planned: [], fetch: [], whole: [] } as Record<string, number[]>;
  for (let index = -warmUp; index < searches; index++) {
    const item = generatedItem(index);
    const clock = async <T>(part: string, work: () => T | Promise<T>): Promise<T> => {
      const startedAt = performance.now();
      const result = await work();
      if (index >= 0) times[part]?.push(performance.now() - startedAt);
      return result;
    };
    const words = searchTerms(
      [item.name, item.description, ...item.specs.flatMap(({ name, value }) => [name, value])].join(' '),
    );
    await clock('engine', () => rowIds(table, words));
    const query = await clock('plan', () => planQuery(item, { limit }));
    const ids = await clock('planned', () => rowIds(table, plannedWords(queryTerms(query.texts))));
    await clock('fetch', () => fetchProducts(table, ids));
    await clock('whole', () => catalog.search(planQuery(item, { limit })));
  }
  await catalog.close();
  connection.close();
  const of = (part: string) => percentiles(times[part] ?? []);
  return { plan: of('plan'), engine: of('engine'), planned: of('planned'), fetch: of('fetch'), whole: of('whole') };
}

async function rowIds(table: ReadableTable, words: string[]): Promise<bigint[]> {
  const match = new MatchQuery(words.join(' '), 'terms');
  const found = await table.query().fullTextSearch(match).select(['_score']).withRowId().limit(limit).toArrow();
  const ids = found.getChild('_rowid');
  return Array.from({ length: found.numRows }, (_, row) => BigInt(ids?.get(row)));
}

function plannedWords(weights: [term: string, weight: number][]): string[] {
  return weights.map(([term]) => term);
}

async function fetchProducts(table: ReadableTable, ids: bigint[]): Promise<unknown[]> {
  const rows = (await table.takeRowIds(ids).select(['product']).toArray()) as { product: string }[];
  return rows.map(({ product }) => JSON.parse(product) as unknown);
}

function percentiles(values: number[]): Percentiles {
  const sorted = values.toSorted((left, right) => left - right);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}
