import { type Connection, MatchQuery, type Table } from '@lancedb/lancedb';
import { compareCandidates } from './candidate-order.ts';
import type { Candidate, Catalog, CatalogFilters, CatalogQuery, SearchOptions } from './catalog.ts';
import { decimalToScaled } from './decimal.ts';
import type { Product } from './product.ts';
import { productKey } from './product-row.ts';
import { connectDataset, isMissingTable, mostScannedRows, unindexedRows } from './product-table.ts';
import { queryTerms } from './query-terms.ts';
import { ShownTable } from './shown-table.ts';
import { sqlText } from './sql-text.ts';

/**
 * A catalog in a LanceDB dataset, for reading: any number of these may be open while one import writes. A search that
 * finds nothing is repeated with one letter of each longer word allowed to differ.
 */
export class LanceCatalog implements Catalog {
  readonly #connection: Connection;
  readonly #shown: ShownTable;
  readonly #isIndexOnly = new WeakMap<Table, Promise<boolean>>();

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#shown = new ShownTable(connection);
  }

  async search(query: CatalogQuery, options: SearchOptions = {}): Promise<Candidate[]> {
    options.signal?.throwIfAborted();
    const weights = queryTerms(query.texts);
    if (weights.length === 0 || query.limit < 1 || query.platforms?.length === 0) return [];
    const rows = await this.#read<FoundRow[]>([], async (table) => {
      const isIndexOnly = await this.#isMostlyUnindexed(table);
      const exact = await searchRows(table, query, weighedQuery(weights), isIndexOnly);
      if (exact.length > 0) return exact;
      const forgiving = forgivingQuery(weights);
      return forgiving === undefined ? [] : searchRows(table, query, forgiving, isIndexOnly);
    });
    return rows
      .map((row) => ({ product: JSON.parse(row.product) as Product, score: row._score }))
      .toSorted(compareCandidates);
  }

  async get(platform: string, productId: string): Promise<Product | null> {
    const condition = `key = ${sqlText(productKey(platform, productId))}`;
    const rows = await this.#read(
      [],
      async (table) =>
        (await table.query().where(condition).select(['product']).limit(1).toArray()) as { product: string }[],
    );
    const row = rows[0];
    return row === undefined ? null : (JSON.parse(row.product) as Product);
  }

  count(): Promise<number> {
    return this.#read(0, (table) => table.countRows());
  }

  async version(): Promise<string> {
    return this.#read('empty', async (table) => `lance-${await table.version()}`);
  }

  async close(): Promise<void> {
    this.#shown.close();
    this.#connection.close();
  }

  /** True when more rows wait for the index than a search should scan; asked once of each version. */
  #isMostlyUnindexed(table: Table): Promise<boolean> {
    const known = this.#isIndexOnly.get(table);
    if (known !== undefined) return known;
    const asked = unindexedRows(table).then((rows) => rows > mostScannedRows);
    this.#isIndexOnly.set(table, asked);
    return asked;
  }

  /** Reads from the newest version that is shown; `whenMissing` answers while no dataset exists, or after it was removed. */
  async #read<T>(whenMissing: T, read: (table: Table) => Promise<T>): Promise<T> {
    try {
      return await this.#shown.use(whenMissing, read);
    } catch (error) {
      if (!isMissingTable(error)) throw error;
      // The dataset was removed, or removed and made anew, under the open table: look once more.
      this.#shown.close();
      return this.#shown.use(whenMissing, read);
    }
  }
}

/** Opens the catalog at `uri` (a folder or an object store address); nothing needs to exist there yet. */
export async function openLanceCatalog(options: { uri: string }): Promise<LanceCatalog> {
  return new LanceCatalog(await connectDataset(options.uri));
}

interface FoundRow {
  product: string;
  _score: number;
}

/** How often the heaviest word is repeated. */
const weightSteps = 4;

/**
 * The weights as one query: the engine adds a repeated word up, so repeating is weighing, and a single query of many
 * words skips most of the index where a combination of one query per word reads all of it (five times slower).
 */
function weighedQuery(weights: [term: string, weight: number][]): MatchQuery {
  const step = (weights[0]?.[1] ?? 1) / weightSteps;
  const words = weights.flatMap(([term, weight]) => Array<string>(Math.max(1, Math.round(weight / step))).fill(term));
  return new MatchQuery(words.join(' '), 'terms');
}

/** The longer words, each with one letter allowed to differ after its first two. */
function forgivingQuery(weights: [term: string, weight: number][]): MatchQuery | undefined {
  const words = weights.flatMap(([term]) => (/^\p{L}{5,}$/u.test(term) ? term : []));
  if (words.length === 0) return undefined;
  return new MatchQuery(words.join(' '), 'terms', { fuzziness: 1, prefixLength: 2 });
}

function searchRows(table: Table, query: CatalogQuery, words: MatchQuery, isIndexOnly: boolean): Promise<FoundRow[]> {
  const search = table.query().fullTextSearch(words).select(['product', '_score']);
  if (isIndexOnly) search.fastSearch();
  const condition = sqlCondition(query.platforms, query.filters);
  if (condition !== undefined) search.where(condition);
  return search.limit(query.limit).toArray();
}

function sqlCondition(platforms: string[] | undefined, filters: CatalogFilters | undefined): string | undefined {
  const conditions: string[] = [];
  if (platforms !== undefined) conditions.push(`platform IN (${platforms.map(sqlText).join(', ')})`);
  if (filters?.maxPrice !== undefined) {
    const { amount, currency } = filters.maxPrice;
    conditions.push(`currency = ${sqlText(currency)} AND lowest_price <= ${decimalToScaled(amount)}`);
  }
  if (filters?.supplierMemberIds !== undefined) {
    const ids = filters.supplierMemberIds.filter(Number.isSafeInteger);
    conditions.push(ids.length === 0 ? 'false' : `member_id IN (${ids.join(', ')})`);
  }
  return conditions.length === 0 ? undefined : conditions.join(' AND ');
}
